"""The charges of energy; drawn large once, then kept."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures.colours import GOLD, INK
from bot.pictures.sprites import SCALE, large, large_canvas, reduced

BOLT_WIDTH, BOLT_HEIGHT = 22, 32
_BOLT = ((13, 1), (3, 18), (10, 18), (6, 31), (19, 12), (11, 12), (16, 1))


@cache
def bolt(*, is_full: bool) -> Image.Image:
    """A charge of energy, 22 by 32 pixels: a solid bolt, or the outline of one that was spent."""
    image, canvas = large_canvas(BOLT_WIDTH, BOLT_HEIGHT)
    corners = [large(corner) for corner in _BOLT]
    fill = GOLD if is_full else INK
    canvas.polygon(corners, fill=fill, outline=GOLD, width=int(1.5 * SCALE))
    return reduced(image)
