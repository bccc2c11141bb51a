"""What one seat is told, beside what the whole table hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class CallingsHeld:
    """Told to a seat: the Callings it has laid."""

    callings: tuple[tuple[int, ...], ...]
    kind: Literal["callings_held"] = "callings_held"


@dataclass(frozen=True, slots=True)
class CardsCame:
    """Told to a seat: these cards came to its hand."""

    cards: tuple[str, ...]
    kind: Literal["cards_came"] = "cards_came"


@dataclass(frozen=True, slots=True)
class ChipDrawn:
    """Told to the monster: the chip it drew."""

    chip: int
    kind: Literal["chip_drawn"] = "chip_drawn"


@dataclass(frozen=True, slots=True)
class Peeked:
    """Told to who looked: a card of a spot, the deck's top cards, a hand."""

    what: str
    of: str
    cards: tuple[str, ...]
    kind: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True)
class ScorePeeked:
    """Told to who looked: a hunter's score, or the monster's total, in a Calling."""

    seat: int
    calling: str
    score: int
    kind: Literal["score_peeked"] = "score_peeked"


@dataclass(frozen=True, slots=True)
class OrderSet:
    """Told to a seat: its standing order."""

    order: str
    is_on: bool
    kind: Literal["order_set"] = "order_set"
