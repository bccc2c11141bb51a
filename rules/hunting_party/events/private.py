"""What one seat is told, beside what the whole table hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class PropheciesDealt:
    """Told to a seat: the prophecies it holds."""

    cards: tuple[str, ...]
    kind: Literal["prophecies_dealt"] = "prophecies_dealt"


@dataclass(frozen=True, slots=True)
class ProphecyShown:
    """Told to the hunting player: this prophecy was shown by a seat, or the ORACLE."""

    by: int
    card: str
    kind: Literal["prophecy_shown"] = "prophecy_shown"


@dataclass(frozen=True, slots=True)
class ProphecyShownTo:
    """Told to who showed it."""

    to: int
    card: str
    kind: Literal["prophecy_shown_to"] = "prophecy_shown_to"


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """Told to who looked: the cards at the top of a stack, the top first."""

    stack: str
    cards: tuple[str, ...]
    kind: Literal["cards_seen"] = "cards_seen"


@dataclass(frozen=True, slots=True)
class CardsCame:
    """Told to a seat: these items came to its hand."""

    cards: tuple[str, ...]
    kind: Literal["cards_came"] = "cards_came"


@dataclass(frozen=True, slots=True)
class CardsWent:
    """Told to a seat: these items left its hand."""

    cards: tuple[str, ...]
    kind: Literal["cards_went"] = "cards_went"


@dataclass(frozen=True, slots=True)
class OfferMade:
    """Told to both sides of a trade: it is on offer."""

    seat: int
    to: int
    silver: int
    cards: tuple[str, ...]
    asked_silver: int
    asked_cards: int
    kind: Literal["offer_made"] = "offer_made"


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """Told to both sides of a trade: the cards that the other side has put in."""

    seat: int
    to: int
    cards: tuple[str, ...]
    kind: Literal["cards_laid"] = "cards_laid"


@dataclass(frozen=True, slots=True)
class OfferGone:
    """Told to both sides of a trade: it will not take place; `reason` is refused, withdrawn, or impossible."""

    seat: int
    to: int
    reason: str
    kind: Literal["offer_gone"] = "offer_gone"


@dataclass(frozen=True, slots=True)
class WishKept:
    """Told to a seat: what it wants done at the next pause; keys of choices.py."""

    key: str
    picks: tuple[str, ...]
    kind: Literal["wish_kept"] = "wish_kept"


@dataclass(frozen=True, slots=True)
class WishReturned:
    """Told to a seat: its wish is not legal any more, for this reason (a kind of refusal)."""

    key: str
    picks: tuple[str, ...]
    reason: str
    rule: str
    kind: Literal["wish_returned"] = "wish_returned"
