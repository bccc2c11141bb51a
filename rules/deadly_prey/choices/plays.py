"""What can be answered in windows and at any time: cards, powers, the monster's points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card, or use the power; its choices are picked next."""

    sort: str
    card: str
    choices: int


@dataclass(frozen=True, slots=True)
class PickHunter:
    """Pick a hunter."""

    seat: int


@dataclass(frozen=True, slots=True)
class PickSpot:
    """Pick a spot of the pyramid."""

    spot: str


@dataclass(frozen=True, slots=True)
class PickCalling:
    """Pick a Calling."""

    calling: str


@dataclass(frozen=True, slots=True)
class PickCard:
    """Pick a card."""

    card: str


@dataclass(frozen=True, slots=True)
class PickPlay:
    """Pick a card that was just played."""

    number: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PickNumber:
    """Pick a number."""

    number: int


@dataclass(frozen=True, slots=True)
class PickWay:
    """Pick one of several ways, counted from 0."""

    way: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in this round of the window; it closes when a round goes by without a play."""


@dataclass(frozen=True, slots=True)
class Meddle:
    """Raise what is to be reached; which Callings pay is picked next."""


@dataclass(frozen=True, slots=True)
class Spend:
    """Pay one more point from this Calling."""

    calling: str


@dataclass(frozen=True, slots=True)
class Strike:
    """Attack this spot or tracker space; which Callings pay is picked next. `number`: what a die must reach."""

    target: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class NoStrike:
    """Attack nothing now."""


@dataclass(frozen=True, slots=True)
class ChooseVictims:
    """Remove one red Willpower of this hunter."""

    seat: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange two Calling points for one of another Calling."""


@dataclass(frozen=True, slots=True)
class ExchangeInto:
    """Have the new point in this Calling."""

    calling: str


@dataclass(frozen=True, slots=True)
class FeedChip:
    """Lay the chip just gained on this Calling."""

    calling: str


@dataclass(frozen=True, slots=True)
class LayBack:
    """Lay this card back next, below those laid before."""

    card: str


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A standing order for windows, attacks or slots."""

    order: str
    is_on: bool
