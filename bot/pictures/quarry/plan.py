"""The plan of the house: where each room lies in the picture, so that rooms which can be joined share an edge."""

from __future__ import annotations

from functools import cache

from rules.unknown_quarry.house import FLOORS

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""

WIDTH = 900
LEFT, RIGHT = 15, 885
HEADER = 96
FLOOR_TITLE = 36
ROOM_HEIGHT = 112
GAP = 12
_FLOOR_HEIGHT = FLOOR_TITLE + 2 * ROOM_HEIGHT + GAP
LEGEND = HEADER + len(FLOORS) * _FLOOR_HEIGHT + 6

# Three rooms above two: each of the two touches two of the three.
_ROWS = {
    "upper": (("gallery", "library", "study"), ("master_bedroom", "attic")),
    "ground": (("game_room", "hall", "dining_room"), ("gardens", "kitchen")),
    "basement": (("storeroom", "crypt", "furnace"), ("wine_cellar", "laboratory")),
}


def floor_top(floor: str) -> int:
    """Where the floor begins, its title first."""
    return HEADER + FLOORS.index(floor) * _FLOOR_HEIGHT


def floor_box(floor: str) -> Box:
    """The outer walls of a floor."""
    top = floor_top(floor) + FLOOR_TITLE
    return LEFT, top, RIGHT, top + 2 * ROOM_HEIGHT


@cache
def boxes() -> dict[str, Box]:
    """The box of every room."""
    return {
        room: _box(floor_top(floor) + FLOOR_TITLE + level * ROOM_HEIGHT, place, len(row))
        for floor, rows in _ROWS.items()
        for level, row in enumerate(rows)
        for place, room in enumerate(row)
    }


def _box(top: int, place: int, places: int) -> Box:
    width = (RIGHT - LEFT) // places
    return LEFT + place * width, top, LEFT + (place + 1) * width, top + ROOM_HEIGHT


@cache
def edges() -> dict[frozenset[str], Box]:
    """For each pair of rooms that touch, the line along which they do (no width, or no height)."""
    rooms = boxes()
    lines = {
        frozenset({one, other}): _common(rooms[one], rooms[other])
        for row in _ROWS.values()
        for one in (*row[0], *row[1])
        for other in (*row[0], *row[1])
        if one != other
    }
    return {pair: line for pair, line in lines.items() if line is not None}


def _common(one: Box, other: Box) -> Box | None:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    is_line = (left == right and top < bottom) or (top == bottom and left < right)
    return (left, top, right, bottom) if is_line else None
