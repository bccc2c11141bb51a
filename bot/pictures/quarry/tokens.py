"""The small signs of the picture: card backs and charges of energy; drawn large once, then kept."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.lettering import font
from bot.pictures.quarry.colours import BACK, GOLD, INK, PALE, WHITE

CARD_WIDTH, CARD_HEIGHT = 36, 38
BOLT_WIDTH, BOLT_HEIGHT = 22, 32
_SCALE = 4
_BOLT = ((13, 1), (3, 18), (10, 18), (6, 31), (19, 12), (11, 12), (16, 1))


@cache
def card_back(count: int) -> Image.Image:
    """The back of a card with a number on it, 36 by 38 pixels; all cards look the same."""
    image = Image.new("RGBA", (CARD_WIDTH * _SCALE, CARD_HEIGHT * _SCALE), (0, 0, 0, 0))
    canvas = ImageDraw.Draw(image)
    if count > 1:
        canvas.rounded_rectangle(_large((6, 1, 34, 34)), 4 * _SCALE, fill=BACK, outline=PALE, width=2 * _SCALE)
    face = BACK if count else INK
    canvas.rounded_rectangle(_large((1, 4, 29, 37)), 4 * _SCALE, fill=face, outline=PALE, width=2 * _SCALE)
    letters, middle = font((24 if count < 10 else 19) * _SCALE), (15 * _SCALE, 21 * _SCALE)
    canvas.text(middle, str(count), fill=WHITE, font=letters, anchor="mm", stroke_width=0.6 * _SCALE)
    return image.resize((CARD_WIDTH, CARD_HEIGHT), Image.Resampling.LANCZOS)


@cache
def bolt(*, is_full: bool) -> Image.Image:
    """A charge of energy, 22 by 32 pixels: a solid bolt, or the outline of one that was spent."""
    image = Image.new("RGBA", (BOLT_WIDTH * _SCALE, BOLT_HEIGHT * _SCALE), (0, 0, 0, 0))
    corners = [_large(corner) for corner in _BOLT]
    fill = GOLD if is_full else INK
    ImageDraw.Draw(image).polygon(corners, fill=fill, outline=GOLD, width=int(1.5 * _SCALE))
    return image.resize((BOLT_WIDTH, BOLT_HEIGHT), Image.Resampling.LANCZOS)


def _large(lengths: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(length * _SCALE for length in lengths)
