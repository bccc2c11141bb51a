"""What can be answered in the turn: deeds, bids, purchases."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChooseHero:
    """Take the top hunter of this location as hero."""

    location: str


@dataclass(frozen=True, slots=True)
class Hire:
    """Turn up the top hunter of this location for hire."""

    location: str


@dataclass(frozen=True, slots=True)
class Buy:
    """Look at the Market's top cards and buy."""


@dataclass(frozen=True, slots=True)
class GoHunting:
    """Put a hunt together; until it is declared, Back is free."""


@dataclass(frozen=True, slots=True)
class Equip:
    """Give this item from the hand to a hunter, who is picked next."""

    item: str


@dataclass(frozen=True, slots=True)
class PartyDisband:
    """Lose the turn, all money and all items to disband every member."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Do nothing more this turn."""


@dataclass(frozen=True, slots=True)
class BidOrder:
    """The hiring player bids first, or last."""

    is_first: bool


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many shares."""

    shares: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: no bid, no response, nothing more in this fight."""


@dataclass(frozen=True, slots=True)
class Take:
    """Put this item among those to be paid for."""

    item: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """Do not buy this item after all."""

    item: str


@dataclass(frozen=True, slots=True)
class PayFor:
    """Pay for what was taken, and end the purchase."""

    items: tuple[str, ...]
    silver: int


@dataclass(frozen=True, slots=True)
class BuyUnseen:
    """Buy so many cards off the top of the Market, unseen, from an agent's chest."""

    cards: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw this item from the hand, face down, under the Market."""

    item: str


@dataclass(frozen=True, slots=True)
class KeepOne:
    """Keep this one of the cards looked at."""

    item: str


@dataclass(frozen=True, slots=True)
class LayNext:
    """Lay this card back next, below those laid before."""

    card: str
