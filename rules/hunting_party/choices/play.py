"""What can be answered when cards and abilities are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Play:
    """Play a potion, an ability, or a piece of gear's trick; its choices are picked next.

    `sort`, `card`, `which` as in state.Source. `choices`: how many picks follow.
    """

    sort: Literal["potion", "power", "gear"]
    card: str
    which: str
    choices: int


@dataclass(frozen=True, slots=True)
class Respond:
    """Answer what is under way with this card or ability, aimed at this hunter where one is to be chosen."""

    sort: Literal["potion", "power", "gear"]
    card: str
    which: str
    pick: str


@dataclass(frozen=True, slots=True)
class PickHunter:
    """Pick a hunter in play, of this seat."""

    seat: int
    hunter: str


@dataclass(frozen=True, slots=True)
class PickSeat:
    """Pick a player."""

    seat: int


@dataclass(frozen=True, slots=True)
class PickSkill:
    """Pick a skill."""

    skill: str


@dataclass(frozen=True, slots=True)
class PickStack:
    """Pick the stack of a location or a region."""

    stack: str


@dataclass(frozen=True, slots=True)
class PickItem:
    """Pick an item that lies under this hunter of this seat."""

    seat: int
    hunter: str
    item: str


@dataclass(frozen=True, slots=True)
class Back:
    """Take the last small choice back, of the deed that was begun with the key `of` where there can be several."""

    of: str = ""
