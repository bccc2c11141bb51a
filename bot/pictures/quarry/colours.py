"""The colours of the house. Nothing is told by colour alone."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures.colours import ACTIVE_PANEL, ALARM, BACK, FAINT, GOLD, INK, NIGHT, PALE, PANEL, WHITE
from bot.pictures.picture import palette_of

DOOR = "#b9854a"

FLOOR_COLOURS = {"upper": "#eadfca", "ground": "#e6d3b3", "basement": "#cdced6"}
ROOM_COLOURS = {"gardens": "#cbdcae"}

PAWN_COLOURS = {
    "fathom": "#c62f3b",
    "verdge": "#2f6fd0",
    "noblesse": "#e07b12",
    "sable": "#7d3fb2",
    "albion": "#2f8a3e",
    "brass": "#7a4a2b",
}


@cache
def palette() -> Image.Image:
    """All colours of the picture, with the soft edges between those that meet in it."""
    floors, pawns = (*FLOOR_COLOURS.values(), *ROOM_COLOURS.values()), tuple(PAWN_COLOURS.values())
    blends = (
        *((INK, floor) for floor in floors),
        *((WHITE, floor) for floor in floors),
        *((GOLD, floor) for floor in floors),
        *((PALE, ground) for ground in (NIGHT, PANEL, ACTIVE_PANEL, BACK)),
        *((FAINT, ground) for ground in (NIGHT, PANEL, ACTIVE_PANEL)),
        *((GOLD, ground) for ground in (NIGHT, PANEL, ACTIVE_PANEL, INK)),
        *((WHITE, other) for other in (BACK, INK, *pawns)),
        *((INK, pawn) for pawn in pawns),
        (ALARM, PANEL),
    )
    return palette_of((WHITE, NIGHT, PANEL, ACTIVE_PANEL, INK, DOOR, BACK, PALE, GOLD, ALARM, *floors, *pawns), blends)
