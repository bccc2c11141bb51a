"""The house: fifteen rooms on three floors, each floor with two sides on which the walls differ (rulings B7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its floor, the number printed on it (cards laid there), and whether it takes leftover cards."""

    name: str
    floor: str
    number: int
    is_starred: bool = False


FLOORS = ("upper", "ground", "basement")
HALL = "hall"

ROOMS: dict[str, Room] = {
    room.name: room
    for room in (
        Room("gallery", "upper", 1),
        Room("library", "upper", 3, is_starred=True),
        Room("master_bedroom", "upper", 2),
        Room("study", "upper", 2),
        Room("attic", "upper", 2),
        Room("hall", "ground", 0),
        Room("game_room", "ground", 2),
        Room("dining_room", "ground", 1),
        Room("kitchen", "ground", 2),
        Room("gardens", "ground", 2, is_starred=True),
        Room("storeroom", "basement", 3, is_starred=True),
        Room("wine_cellar", "basement", 2),
        Room("crypt", "basement", 2),
        Room("laboratory", "basement", 2),
        Room("furnace", "basement", 1),
    )
}
ROOM_NAMES: tuple[str, ...] = tuple(ROOMS)
ROOM_NUMBER: dict[str, int] = {name: number for number, name in enumerate(ROOM_NAMES)}

STAIRS = (
    ("gallery", "hall"),
    ("study", "dining_room"),
    ("game_room", "storeroom"),
    ("kitchen", "wine_cellar"),
)

_OPEN_ON_BOTH_SIDES = {
    "upper": (("gallery", "master_bedroom"), ("library", "study"), ("master_bedroom", "attic"), ("study", "attic")),
    "ground": (
        ("hall", "game_room"),
        ("hall", "dining_room"),
        ("dining_room", "kitchen"),
        ("kitchen", "gardens"),
        ("game_room", "gardens"),
    ),
    "basement": (
        ("storeroom", "crypt"),
        ("wine_cellar", "laboratory"),
        ("crypt", "furnace"),
        ("laboratory", "furnace"),
    ),
}
_OPEN_ON_SIDE = {
    ("upper", "A"): ("gallery", "library"),
    ("upper", "B"): ("library", "master_bedroom"),
    ("ground", "A"): ("hall", "gardens"),
    ("ground", "B"): ("hall", "kitchen"),
    ("basement", "A"): ("storeroom", "wine_cellar"),
    ("basement", "B"): ("crypt", "laboratory"),
}

Sides = tuple[str, str, str]
"""The side that lies up, "A" or "B", of the upper floor, the ground floor and the basement."""


@cache
def open_sides(sides: Sides) -> tuple[tuple[str, str], ...]:
    """Every pair of rooms on one floor that are joined by an open side."""
    shared = tuple(pair for floor in FLOORS for pair in _OPEN_ON_BOTH_SIDES[floor])
    return shared + tuple(_OPEN_ON_SIDE[floor, side] for floor, side in zip(FLOORS, sides, strict=True))


@cache
def connected(sides: Sides) -> dict[str, tuple[str, ...]]:
    """For each room those that one move reaches from it, in the order of ROOMS."""
    pairs = {*open_sides(sides), *STAIRS}
    return {
        room: tuple(other for other in ROOM_NAMES if (room, other) in pairs or (other, room) in pairs)
        for room in ROOM_NAMES
    }
