"""The city behind the pyramid, by day and by night: sky, sun or moon, and two lines of houses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import cycle

from PIL import Image, ImageDraw

from bot.pictures.colours import INK
from bot.pictures.prey.colours import CRATER, DARK, DAY, Sky
from bot.pictures.prey.plan import STAGE_HEIGHT, STAGE_WIDTH
from bot.pictures.sprites import Area, Shape, dot, paint

_SCALE = 2
"""The stage is large and mostly flat: drawing it twice as large makes its edges soft enough."""
_House = tuple[int, int, int, str]
_ROOFS = {"flat": (0.0, 0), "gable": (0.5, 16), "spire": (0.24, 46), "mast": (0.05, 30)}
"""How far a roof reaches to both sides, in widths of its house, and how high it rises."""
_HIDDEN = 116
"""The bottom row of cards stands before the feet of the houses."""
_STARS = (
    *((306, 40), (332, 110), (560, 62), (548, 150), (352, 20), (520, 18), (14, 226)),
    *(
        (58, 250),
        (26, 268),
        (120, 236),
        (150, 262),
        (178, 232),
        (214, 262),
        (206, 330),
        (150, 318),
        (70, 300),
        (112, 292),
    ),
    *((852, 226), (800, 300), (738, 316), (760, 292), (838, 292), (700, 300), (668, 330), (190, 300), (846, 318)),
)
# Houses from the left, mirrored on the right: where they begin, how wide and how high they are, and their roofs.
_FAR = (
    *((0, 40, 400, "flat"), (44, 34, 330, "spire"), (82, 50, 350, "flat"), (136, 40, 250, "gable")),
    *((180, 60, 190, "flat"), (250, 60, 160, "gable"), (320, 116, 120, "flat")),
)
_NEAR = (
    *((0, 34, 300, "mast"), (38, 46, 232, "flat"), (86, 40, 268, "gable"), (128, 60, 180, "mast")),
    *((190, 80, 120, "flat"), (274, 162, 70, "flat")),
)


@cache
def city(*, is_night: bool) -> Image.Image:
    """The stage without its cards. Copy it before drawing on it."""
    sky = DARK if is_night else DAY
    image = Image.new("RGB", (STAGE_WIDTH * _SCALE, STAGE_HEIGHT * _SCALE))
    canvas = ImageDraw.Draw(image)
    band = STAGE_HEIGHT / len(sky.bands)
    for place, colour in enumerate(sky.bands):
        _block(canvas, (0, place * band, STAGE_WIDTH, (place + 1) * band), colour)
    if is_night:
        stars = [dot(sky.light, x, y, 1.2 + place % 3 / 2) for place, (x, y) in enumerate(_STARS)]
        paint(canvas, stars, _SCALE)
    paint(canvas, _light(sky, is_night=is_night), _SCALE)
    _houses(canvas, _FAR, sky.far)
    _houses(canvas, _NEAR, sky.near)
    _windows(canvas, sky.windows)
    canvas.rectangle((0, 0, image.width - 1, image.height - 1), outline=INK, width=3 * _SCALE)
    return image.reduce(_SCALE)


def _light(sky: Sky, *, is_night: bool) -> list[Shape]:
    """The sun or the moon stands behind the top of the pyramid."""
    middle, height = STAGE_WIDTH / 2, 76
    shapes: list[Shape] = [dot(sky.halo, middle, height, 138), dot(sky.light, middle, height, 108)]
    if is_night:
        craters = ((-84, 12, 12), (-78, -34, 7), (80, -22, 14), (88, 26, 7), (-40, 84, 10), (52, 78, 13), (-4, -62, 9))
        shapes += [dot(CRATER, middle + x, height + y, reach) for x, y, reach in craters]
    return shapes


def _block(canvas: ImageDraw.ImageDraw, box: tuple[float, float, float, float], colour: str) -> None:
    left, top, right, bottom = (round(edge * _SCALE) for edge in box)
    canvas.rectangle((left, top, right - 1, bottom - 1), fill=colour)


def _houses(canvas: ImageDraw.ImageDraw, houses: Sequence[_House], colour: str) -> None:
    for left, width, height, roof in houses:
        top = STAGE_HEIGHT - height
        for start in (left, STAGE_WIDTH - left - width):
            _block(canvas, (start, top, start + width, STAGE_HEIGHT), colour)
            reach, rise = _ROOFS[roof]
            middle = start + width / 2
            corners = (middle - reach * width, top, middle, top - rise, middle + reach * width, top)
            paint(canvas, (Area(colour, corners),), _SCALE)


def _windows(canvas: ImageDraw.ImageDraw, colour: str) -> None:
    """Some of the windows of the near houses are lit."""
    lit = cycle((True, False, True, True, False, False, True, False, False, True, False))
    for left, width, height, _ in _NEAR[:4]:
        for start in (left, STAGE_WIDTH - left - width):
            for x in range(start + 6, start + width - 8, 11):
                for y in range(STAGE_HEIGHT - height + 10, STAGE_HEIGHT - _HIDDEN, 16):
                    if next(lit):
                        _block(canvas, (x, y, x + 5, y + 8), colour)
