"""The plan of the picture: what lies where, in pixels."""

from __future__ import annotations

WIDTH = 900
LEFT, RIGHT = 15, 885
GAP = 8
HEADER = 92
MAP_HEIGHT = 300
AFFAIR = HEADER + MAP_HEIGHT + GAP
"""Where what goes on begins: the hire or the hunt, with the Shadow beside it."""
AFFAIR_HEIGHT = 134
SHADOW_WIDTH = 268
PARTIES = AFFAIR + AFFAIR_HEIGHT + GAP

TILE_WIDTH, TILE_HEIGHT = 172, 86
TILE_GAP = 5
TILE_STEP = TILE_WIDTH + TILE_GAP
TILES_IN_ROW = 4
SEAT_WIDTH = RIGHT - LEFT - TILES_IN_ROW * TILE_STEP - 4
"""The part of a party's panel that is its player's own."""


def panel_height(hunters: int) -> int:
    """The height of the panel of a party of so many hunters."""
    rows = max(1, -(-hunters // TILES_IN_ROW))
    return rows * (TILE_HEIGHT + TILE_GAP) + 9
