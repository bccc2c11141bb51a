"""The plan of the picture: what lies where, in pixels."""

from __future__ import annotations

from functools import cache

from rules.deadly_prey.city import ROW_OF

WIDTH = 900
LEFT, RIGHT = 15, 885
GAP = 8
HEADER = 92

TRACKER = HEADER
"""Where the week begins: seven days with their nights, and below each its City Card."""
TRACKER_HEIGHT = 130

STAGE = TRACKER + TRACKER_HEIGHT + GAP
"""Where the city begins: the sky, and before it the pyramid."""
STAGE_WIDTH = RIGHT - LEFT
CARD_WIDTH, CARD_HEIGHT = 137, 98
_STEP, _ROW = CARD_WIDTH + 8, CARD_HEIGHT + 8
_ROWS = 6
_EDGE = 8
STAGE_HEIGHT = _ROWS * _ROW + _EDGE

CORNER_TOP = STAGE + _EDGE
CORNER_WIDTH, CORNER_HEIGHT = 274, 2 * _ROW - 8
"""What stands in the sky beside the two upper rows: the monster on the left, Initiative on the right."""
SIDE_TOP = CORNER_TOP + 2 * _ROW
SIDE_WIDTH = 206
"""Beside the row below: Setbacks on the left."""

AFFAIR = STAGE + STAGE_HEIGHT + GAP
"""Where what goes on begins."""
AFFAIR_HEIGHT = 84

HUNTERS = AFFAIR + AFFAIR_HEIGHT + GAP
HUNTER_WIDTH, HUNTER_HEIGHT = (STAGE_WIDTH - GAP) // 2, 142


@cache
def corner_of(spot: str) -> tuple[int, int]:
    """The upper left corner of a spot's card in the picture."""
    row, place = ROW_OF[spot], int(spot[1])
    in_row = _ROWS + 1 - row
    left = LEFT + STAGE_WIDTH // 2 - in_row * _STEP // 2 + 4
    return left + (place - 1) * _STEP, STAGE + _EDGE + (_ROWS - row) * _ROW


def height_of(hunters: int) -> int:
    """The height of the whole picture for so many hunters."""
    return HUNTERS + -(-hunters // 2) * (HUNTER_HEIGHT + GAP) + 4
