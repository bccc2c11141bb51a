"""The answers that can be given at a table: their values, and the options that carry them.

A key says the same thing as its value, so that a stored answer, a typed command and a button all name one deed.
"""

from __future__ import annotations

from functools import cache

from rules.core.questions import Option
from rules.hunting_party.choices.at_any_time import (
    AcceptOffer,
    AskCards,
    AskSilver,
    ConfirmTrade,
    Disband,
    GiveCard,
    GiveSilver,
    LayCard,
    OfferTrade,
    PassAhead,
    RefuseOffer,
    SendOffer,
    ShowOrder,
    TakeBackWish,
    ThinkOfOrder,
    WithdrawOffer,
)
from rules.hunting_party.choices.hunt import (
    AskOracle,
    Declare,
    Go,
    Send,
    Show,
    ShowNone,
    Stay,
    Victim,
)
from rules.hunting_party.choices.play import (
    Back,
    PickHunter,
    PickItem,
    PickSeat,
    PickSkill,
    PickStack,
    Play,
    Respond,
)
from rules.hunting_party.choices.turn import (
    Bid,
    BidOrder,
    Buy,
    BuyUnseen,
    ChooseHero,
    EndTurn,
    Equip,
    GoHunting,
    Hire,
    KeepOne,
    LayNext,
    PartyDisband,
    Pass,
    PayFor,
    PutBack,
    Take,
    Throw,
)

BACK = Option("back", Back())
BUY = Option("buy", Buy())
HUNT = Option("hunt", GoHunting())
PARTY_DISBAND = Option("party_disband", PartyDisband())
END_TURN = Option("end_turn", EndTurn())
PASS = Option("pass", Pass())
SHOW_NONE = Option("none", ShowNone())
ASK_ORACLE = Option("ask_oracle", AskOracle())
SEND_OFFER = Option("send_offer", SendOffer())
FIRST = Option("first", BidOrder(is_first=True))
LAST = Option("last", BidOrder(is_first=False))


def hunter_key(seat: int, hunter: str) -> str:
    """How a pick names a hunter in play; who has changed hands since is no longer named by it."""
    return f"{seat}.{hunter}"


def hunter_of(key: str) -> tuple[int, str]:
    """The seat and the hunter that a pick names."""
    seat, _, hunter = key.partition(".")
    return int(seat), hunter


def item_key(seat: int, hunter: str, item: str) -> str:
    """How a pick names a worn item."""
    return f"{seat}.{hunter}.{item}"


def item_of(key: str) -> tuple[int, str, str]:
    """The seat, the hunter and the item that a pick names."""
    seat, hunter, item = key.split(".")
    return int(seat), hunter, item


@cache
def pick_hunter(seat: int, hunter: str) -> Option:
    """The option that picks this hunter in play."""
    return Option(f"pick:{hunter_key(seat, hunter)}", PickHunter(seat, hunter))


@cache
def back_in(deed: str) -> Option:
    """The option that takes the last small choice back in the deed that was begun with this key."""
    return Option(BACK.key, Back(deed))


__all__ = [
    "ASK_ORACLE",
    "BACK",
    "BUY",
    "END_TURN",
    "FIRST",
    "HUNT",
    "LAST",
    "PARTY_DISBAND",
    "PASS",
    "SEND_OFFER",
    "SHOW_NONE",
    "AcceptOffer",
    "AskCards",
    "AskOracle",
    "AskSilver",
    "Back",
    "Bid",
    "BidOrder",
    "Buy",
    "BuyUnseen",
    "ChooseHero",
    "ConfirmTrade",
    "Declare",
    "Disband",
    "EndTurn",
    "Equip",
    "GiveCard",
    "GiveSilver",
    "Go",
    "GoHunting",
    "Hire",
    "KeepOne",
    "LayCard",
    "LayNext",
    "OfferTrade",
    "PartyDisband",
    "Pass",
    "PassAhead",
    "PayFor",
    "PickHunter",
    "PickItem",
    "PickSeat",
    "PickSkill",
    "PickStack",
    "Play",
    "PutBack",
    "RefuseOffer",
    "Respond",
    "Send",
    "SendOffer",
    "Show",
    "ShowNone",
    "ShowOrder",
    "Stay",
    "Take",
    "TakeBackWish",
    "ThinkOfOrder",
    "Throw",
    "Victim",
    "WithdrawOffer",
    "back_in",
    "hunter_key",
    "hunter_of",
    "item_key",
    "item_of",
    "pick_hunter",
]
