"""What the whole table is told of the set-up, the week, and the end, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.questions import Outcome


@dataclass(frozen=True, slots=True)
class Dealt:
    """The pyramid is laid out and the monster named. `identities` by seat, "" for the monster's."""

    mo: int
    monster: str
    identities: tuple[str, ...]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class CallingsLaid:
    """All Callings are laid, face down. `chips`: how many the monster has on each."""

    chips: tuple[int, ...]
    kind: Literal["callings_laid"] = "callings_laid"


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Everybody has their first cards."""

    cards: int
    influence: int
    kind: Literal["hands_dealt"] = "hands_dealt"


@dataclass(frozen=True, slots=True)
class HalfBegan:
    """A day or a night began."""

    half: int
    kind: Literal["half_began"] = "half_began"


@dataclass(frozen=True, slots=True)
class SetbackEntered:
    """A Setback entered play."""

    card: str
    ends: int
    kind: Literal["setback_entered"] = "setback_entered"


@dataclass(frozen=True, slots=True)
class SetbackEnded:
    """A Setback is over."""

    card: str
    kind: Literal["setback_ended"] = "setback_ended"


@dataclass(frozen=True, slots=True)
class TrackerFlipped:
    """The turn's tracker card was turned up."""

    space: int
    card: str
    kind: Literal["tracker_flipped"] = "tracker_flipped"


@dataclass(frozen=True, slots=True)
class CardBurnt:
    """A hunter discarded an Arsenal Card for Willpower."""

    seat: int
    card: str
    willpower: int
    kind: Literal["card_burnt"] = "card_burnt"


@dataclass(frozen=True, slots=True)
class HardshipDrawn:
    """A hunter drew a Hardship; `purpose`: night, willpower, restoring, debt."""

    seat: int
    card: str
    purpose: str
    kind: Literal["hardship_drawn"] = "hardship_drawn"


@dataclass(frozen=True, slots=True)
class HardshipActed:
    """A Hardship took effect."""

    seat: int
    card: str
    kind: Literal["hardship_acted"] = "hardship_acted"


@dataclass(frozen=True, slots=True)
class HardshipEnded:
    """A Hardship is over."""

    seat: int
    card: str
    kind: Literal["hardship_ended"] = "hardship_ended"


@dataclass(frozen=True, slots=True)
class WillpowerChanged:
    """A hunter's reserve rose or fell by so much, for a reason: hardship, card (which `card`), tax, power, burnt."""

    seat: int
    willpower: int
    reason: str
    card: str = ""
    kind: Literal["willpower_changed"] = "willpower_changed"


@dataclass(frozen=True, slots=True)
class InitiativeRolled:
    """Tied hunters rolled for Initiative."""

    rolls: tuple[tuple[int, int], ...]
    kind: Literal["initiative_rolled"] = "initiative_rolled"


@dataclass(frozen=True, slots=True)
class InitiativeWon:
    """A hunter has Initiative for the turn; the standing follows."""

    seat: int
    standing: tuple[int, ...]
    kind: Literal["initiative_won"] = "initiative_won"


@dataclass(frozen=True, slots=True)
class ArsenalDrawn:
    """A hunter drew so many Arsenal Cards."""

    seat: int
    cards: int
    kind: Literal["arsenal_drawn"] = "arsenal_drawn"


@dataclass(frozen=True, slots=True)
class InfluenceDrawn:
    """The monster drew so many Influence Cards."""

    cards: int
    kind: Literal["influence_drawn"] = "influence_drawn"


@dataclass(frozen=True, slots=True)
class ChipFed:
    """The monster laid a chip on a Calling: one drawn in secret, or that of a card it destroyed, seen by all (DP-60).

    `card`: the destroyed one, else ""; `chip`: what everybody has seen of it, else None.
    """

    calling: str
    card: str = ""
    chip: int | None = None
    kind: Literal["chip_fed"] = "chip_fed"


@dataclass(frozen=True, slots=True)
class NightAnswered:
    """A hunter acts this night, or does not; `price`: hardship, free, or nothing."""

    seat: int
    acts: bool
    price: str
    kind: Literal["night_answered"] = "night_answered"


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase began; `order` is the rotation."""

    phase: str
    order: tuple[int, ...]
    kind: Literal["phase_began"] = "phase_began"


@dataclass(frozen=True, slots=True)
class OrderChosen:
    """The winner of Initiative acts first, or last, in this phase."""

    seat: int
    is_first: bool
    kind: Literal["order_chosen"] = "order_chosen"


@dataclass(frozen=True, slots=True)
class WillpowerPlaced:
    """A hunter laid white Willpower on a spot."""

    seat: int
    spot: str
    count: int
    kind: Literal["willpower_placed"] = "willpower_placed"


@dataclass(frozen=True, slots=True)
class Skipped:
    """A hunter let a slot go."""

    seat: int
    kind: Literal["skipped"] = "skipped"


@dataclass(frozen=True, slots=True)
class PhaseLeft:
    """A hunter does nothing more in this phase."""

    seat: int
    kind: Literal["phase_left"] = "phase_left"


@dataclass(frozen=True, slots=True)
class WentOut:
    """A hunter's week is over."""

    seat: int
    kind: Literal["went_out"] = "went_out"


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    """A hunter's Willpower lies on the tracker; `last` is the last half-day he has."""

    seat: int
    last: int
    kind: Literal["marker_placed"] = "marker_placed"


@dataclass(frozen=True, slots=True)
class Scored:
    """The final scores, by seat: chips, prize, five of the primary suit, all five suits."""

    scores: tuple[tuple[int, int, int, int], ...]
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Ended:
    """The table ended."""

    outcome: Outcome
    kind: Literal["ended"] = "ended"
