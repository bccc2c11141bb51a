"""The answers that can be given at a table of Deadly Prey: their values, and the options that carry them."""

from __future__ import annotations

from rules.core.questions import Option
from rules.deadly_prey.choices.plays import (
    ChooseVictims,
    Exchange,
    ExchangeInto,
    FeedChip,
    LayBack,
    Meddle,
    NoStrike,
    Pass,
    PickCalling,
    PickCard,
    PickHunter,
    PickNumber,
    PickPlay,
    PickSpot,
    PickWay,
    Play,
    Spend,
    StandingOrder,
    Strike,
)
from rules.deadly_prey.choices.slot import (
    ActAt,
    Agree,
    Allow,
    Attempt,
    Commit,
    Contest,
    Decline,
    DiscardForDebt,
    EndSlot,
    EvictRed,
    EvictWhite,
    HoldTactics,
    Intrude,
    Invite,
    InvokeCard,
    Join,
    Keep,
    Method,
    Reclaim,
    Redraw,
    Refuse,
    Reinforce,
    Restore,
    Roll,
    RollInstead,
    SpendWillpower,
    Stand,
    SwapCard,
    TakeWillpower,
    TurnRed,
    UseTrophy,
)
from rules.deadly_prey.choices.week import (
    ActTonight,
    Back,
    Burn,
    Close,
    Count,
    Done,
    LayByLuck,
    LayChip,
    PayOff,
    Place,
    Rest,
    RotationOrder,
    Skip,
    TakeHardship,
)

BACK = Option("back", Back())
BACK_ASIDE = Option("back", Back(is_aside=True))
SKIP = Option("skip", Skip(is_last=False))
LAST_SKIP = Option("skip", Skip(is_last=True))
DONE = Option("done", Done())
CLOSE = Option("close", Close())
REST = Option("rest", Rest())
FIRST = Option("first", RotationOrder(is_first=True))
LAST = Option("last", RotationOrder(is_first=False))
JOIN = Option("join", Join())
DECLINE = Option("decline", Decline())
ALLOW = Option("allow", Allow())
CONTEST = Option("contest", Contest())
RECLAIM = Option("reclaim", Reclaim())
COMMIT = Option("commit", Commit())
END_SLOT = Option("end_slot", EndSlot())
KEEP = Option("keep", Keep())
REDRAW = Option("redraw", Redraw())
AGREE = Option("agree", Agree())
REFUSE = Option("refuse", Refuse())
SPEND_WILLPOWER = Option("willpower", SpendWillpower())
ROLL_INSTEAD = Option("dice", RollInstead())
ROLL = Option("roll", Roll())
STAND = Option("stand", Stand())
PASS = Option("pass", Pass())
MEDDLE = Option("meddle", Meddle())
NO_STRIKE = Option("no_strike", NoStrike())
EXCHANGE = Option("exchange", Exchange())
HARDSHIP = Option("hardship", TakeHardship())
LAY_BY_LUCK = Option("lay_by_luck", LayByLuck())

__all__ = [
    "AGREE",
    "ALLOW",
    "BACK",
    "BACK_ASIDE",
    "CLOSE",
    "COMMIT",
    "CONTEST",
    "DECLINE",
    "DONE",
    "END_SLOT",
    "EXCHANGE",
    "FIRST",
    "HARDSHIP",
    "JOIN",
    "KEEP",
    "LAST",
    "LAST_SKIP",
    "LAY_BY_LUCK",
    "MEDDLE",
    "NO_STRIKE",
    "PASS",
    "RECLAIM",
    "REDRAW",
    "REFUSE",
    "REST",
    "ROLL",
    "ROLL_INSTEAD",
    "SKIP",
    "SPEND_WILLPOWER",
    "STAND",
    "ActAt",
    "ActTonight",
    "Agree",
    "Allow",
    "Attempt",
    "Back",
    "Burn",
    "ChooseVictims",
    "Close",
    "Commit",
    "Contest",
    "Count",
    "Decline",
    "DiscardForDebt",
    "Done",
    "EndSlot",
    "EvictRed",
    "EvictWhite",
    "Exchange",
    "ExchangeInto",
    "FeedChip",
    "HoldTactics",
    "Intrude",
    "Invite",
    "InvokeCard",
    "Join",
    "Keep",
    "LayBack",
    "LayByLuck",
    "LayChip",
    "Meddle",
    "Method",
    "NoStrike",
    "Pass",
    "PayOff",
    "PickCalling",
    "PickCard",
    "PickHunter",
    "PickNumber",
    "PickPlay",
    "PickSpot",
    "PickWay",
    "Place",
    "Play",
    "Reclaim",
    "Redraw",
    "Refuse",
    "Reinforce",
    "Rest",
    "Restore",
    "Roll",
    "RollInstead",
    "RotationOrder",
    "Skip",
    "Spend",
    "SpendWillpower",
    "Stand",
    "StandingOrder",
    "Strike",
    "SwapCard",
    "TakeHardship",
    "TakeWillpower",
    "TurnRed",
    "UseTrophy",
]
