"""What can be answered in set-up, at dawn and dusk, and in a slot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LayChip:
    """Lay the chip in hand on this Calling."""

    calling: str
    chip: int


@dataclass(frozen=True, slots=True)
class LayByLuck:
    """Lay all chips as luck will have it; for the monster."""


@dataclass(frozen=True, slots=True)
class Burn:
    """Discard an Arsenal Card for its value in Willpower."""

    card: str
    willpower: int


@dataclass(frozen=True, slots=True)
class TakeHardship:
    """Take the half-day's Hardship for two Willpower."""


@dataclass(frozen=True, slots=True)
class PayOff:
    """Pay a Hardship's way out."""

    card: str
    willpower: int


@dataclass(frozen=True, slots=True)
class Close:
    """Do nothing more in the dawn window."""


@dataclass(frozen=True, slots=True)
class ActTonight:
    """Act this night: for a Hardship, or without one; `willpower`: what it costs besides."""

    is_free: bool
    willpower: int


@dataclass(frozen=True, slots=True)
class Rest:
    """Take no slots this night."""


@dataclass(frozen=True, slots=True)
class RotationOrder:
    """Act first, or last, in the rotation of this phase."""

    is_first: bool


@dataclass(frozen=True, slots=True)
class Place:
    """Lay white Willpower on this spot; how many is chosen next. `is_in_reach`: as one's cards lie now (DP-34)."""

    spot: str
    is_in_reach: bool = True


@dataclass(frozen=True, slots=True)
class Count:
    """So many."""

    number: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Let this slot go; the second time it ends the phase for one."""

    is_last: bool


@dataclass(frozen=True, slots=True)
class Done:
    """Do nothing more in this phase."""


@dataclass(frozen=True, slots=True)
class Back:
    """Take the last small choice back; `is_aside`: one of what may be done beside any question."""

    is_aside: bool = False
