"""The pawns: for each character a shape, a colour and a letter; drawn large once, then kept."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PIL import Image

from bot.pictures.colours import GOLD, INK, WHITE
from bot.pictures.lettering import font
from bot.pictures.quarry.colours import PAWN_COLOURS
from bot.pictures.sprites import SCALE, large_canvas, reduced

PAWN = 52
# How many corners a pawn has, and how far it is turned, in eighths of a right angle; a circle has many.
_CORNERS = {"fathom": 60, "verdge": 4, "noblesse": 4, "sable": 6, "albion": 5, "brass": 8}
_TURNED = {"verdge": 4, "brass": 2}
_REACH = {"fathom": 0.45, "verdge": 0.59, "noblesse": 0.5, "sable": 0.49, "albion": 0.5, "brass": 0.47}


@cache
def pawn(character: str, letter: str, *, is_active: bool) -> Image.Image:
    """The pawn on a clear ground, 52 pixels wide and high; the active one has a golden rim."""
    side = PAWN * SCALE
    image, canvas = large_canvas(PAWN, PAWN)
    reach = _REACH[character] * side
    canvas.polygon(_corners(character, side, reach), fill=GOLD if is_active else WHITE)
    canvas.polygon(_corners(character, side, reach - (5 if is_active else 3) * SCALE), fill=INK)
    canvas.polygon(_corners(character, side, reach - 6 * SCALE), fill=PAWN_COLOURS[character])
    canvas.text((side / 2, side / 2), letter, fill=WHITE, font=font(25 * SCALE), anchor="mm", stroke_width=SCALE)
    return reduced(image)


def _corners(character: str, side: float, reach: float) -> list[tuple[float, float]]:
    corners = _CORNERS[character]
    start = -pi / 2 + _TURNED.get(character, 0) * pi / 16
    angles = [start + 2 * pi * corner / corners for corner in range(corners)]
    return [(side / 2 + reach * cos(angle), side / 2 + reach * sin(angle)) for angle in angles]
