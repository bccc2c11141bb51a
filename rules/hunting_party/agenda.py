"""Every step that can stand on the agenda of Hunting Party."""

from typing import Annotated

from rules.core.codec import TAGGED
from rules.hunting_party.handling import Arrange, KeepOne, ThrowCards
from rules.hunting_party.hiring import AskBidOrder, Bid, CloseHire, NextBid
from rules.hunting_party.hunting import (
    AskOracle,
    Deny,
    EndHunt,
    FightAct,
    FightPause,
    JudgeFight,
    JudgeShadow,
    MeetAgent,
    NextDenial,
)
from rules.hunting_party.losing import ChooseVictim, Strike
from rules.hunting_party.market import Chest, Purchase
from rules.hunting_party.playing import Resolve, Respond
from rules.hunting_party.steps import ChooseHero, EndOfTurn, NextTurn, Pause, ServeWishes, TakeTurn

AnyStep = Annotated[
    ChooseHero
    | NextTurn
    | Pause
    | ServeWishes
    | TakeTurn
    | EndOfTurn
    | AskBidOrder
    | NextBid
    | Bid
    | CloseHire
    | Purchase
    | Chest
    | NextDenial
    | Deny
    | AskOracle
    | MeetAgent
    | FightPause
    | FightAct
    | JudgeFight
    | JudgeShadow
    | EndHunt
    | Strike
    | ChooseVictim
    | Respond
    | Resolve
    | ThrowCards
    | Arrange
    | KeepOne,
    TAGGED,
]
STEP_KINDS = (
    "choose_hero",
    "next_turn",
    "pause",
    "take_turn",
    "end_of_turn",
    "serve_wishes",
    "bid_order",
    "bid",
    "purchase",
    "chest",
    "deny",
    "ask_oracle",
    "fight",
    "fight_pause",
    "judge_fight",
    "judge_shadow",
    "end_hunt",
    "strike",
    "choose_victim",
    "respond",
    "throw_cards",
    "arrange",
    "keep_one",
)
"""The kinds that can stand on the agenda while somebody is asked; the others are carried out as soon as they come."""
