"""What is printed on the cards: City, Arsenal, Setback, Hardship, Influence, Monster and Hunter Cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.deadly_prey.cards.effects import Choose, Effect, Trick, Until
from rules.deadly_prey.city import CALLINGS, Calling, Suit, Tactic


@dataclass(frozen=True, slots=True)
class CityCard:
    """A place, person or thing; its suit is on the back too (DP-05). A Minion has neither scores nor tactic.

    `scores`: 0 to 3 in each of the CALLINGS, in their order (DP-06).
    """

    name: str
    suit: Suit
    scores: tuple[int, int, int, int] | None = None
    tactic: Tactic | None = None

    @property
    def is_minion(self) -> bool:
        """Whether it is a Minion: fought, never controlled."""
        return self.scores is None

    def score(self, calling: Calling) -> int:
        """What it adds when invoked for a card of this Calling; 0 for a Minion."""
        return 0 if self.scores is None else self.scores[CALLINGS.index(calling)]


@dataclass(frozen=True, slots=True)
class ArsenalCard:
    """A card of a hunter's hand. `value`: the Willpower it is burnt for, or the debt it pays, 1 to 3."""

    name: str
    copies: int
    value: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class Setback:
    """A catastrophe for the whole city, in play as soon as it shows, until its length is over (DP-14, DP-14b)."""

    name: str
    length: Until
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WayOut:
    """So much Willpower from reserve ends the Hardship: in a dawn window, or any time outside a confrontation."""

    willpower: int
    when: Literal["dawn", "any"]


@dataclass(frozen=True, slots=True)
class Hardship:
    """A loss, open before its hunter. It acts at once, from its drawing on, or from the next dawn or dusk on.

    `length`: how long, counted from when it begins to act; now: it acts once. At a dawn it acts after the gain.
    """

    name: str
    copies: int
    kind: Literal["at_once", "lasting", "next_dawn", "next_dusk"]
    effects: tuple[Effect, ...]
    choices: tuple[Choose, ...] = ()
    length: Until = "now"
    way_out: WayOut | None = None


@dataclass(frozen=True, slots=True)
class Influence:
    """A card of the monster's hand."""

    name: str
    copies: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class Monster:
    """A Monster Card. `cost`: points of any Callings for each use of the power, once a half-day (DP-63)."""

    name: str
    cost: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class HunterCard:
    """A Hunter Card: an identity, by name only."""

    name: str
