"""Sprites: small drawings on a clear ground, drawn large once so that their edges are soft, then kept and put down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.colours import BACK, INK, PALE, WHITE
from bot.pictures.lettering import font

SCALE = 4
UNITS = 24
"""How wide and high the signs are drawn, before they are brought to their size."""
CLEAR = (0, 0, 0, 0)
CARD_WIDTH, CARD_HEIGHT = 36, 38


@dataclass(frozen=True, slots=True)
class Area:
    """A filled polygon through these points (x, y, x, y, ...), with an edge if `width` is above 0."""

    fill: str
    points: tuple[float, ...]
    width: float = 0
    edge: str = INK


@dataclass(frozen=True, slots=True)
class Round:
    """A filled ellipse in this box (left, top, right, bottom), with an edge if `width` is above 0."""

    fill: str
    box: tuple[float, float, float, float]
    width: float = 0
    edge: str = INK


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through these points (x, y, x, y, ...)."""

    fill: str
    points: tuple[float, ...]
    width: float


Shape = Area | Round | Stroke


def large_canvas(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A clear ground for a sprite of this size, SCALE times as large, and what draws on it."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE), CLEAR)
    return image, ImageDraw.Draw(image)


def reduced(image: Image.Image) -> Image.Image:
    """The sprite in its own size, its edges soft."""
    return image.resize((image.width // SCALE, image.height // SCALE), Image.Resampling.BOX)


def with_round_corners(image: Image.Image, radius: float) -> Image.Image:
    """A sprite, still large, that ends where a rectangle with such corners does."""
    mask, canvas = large_canvas(image.width // SCALE, image.height // SCALE)
    canvas.rounded_rectangle((0, 0, image.width - SCALE, image.height - SCALE), radius * SCALE, fill=WHITE)
    image.putalpha(mask.getchannel("A"))
    return image


def large(lengths: Sequence[float]) -> tuple[float, ...]:
    """Lengths of a sprite as they are on its large canvas."""
    return tuple(length * SCALE for length in lengths)


def paint(canvas: ImageDraw.ImageDraw, shapes: Sequence[Shape], scale: float, left: float = 0, top: float = 0) -> None:
    """The shapes lie on the canvas, each over the one before, `scale` times as large, from this corner on."""
    for shape in shapes:
        width = round(shape.width * scale)
        match shape:
            case Area(fill, points):
                canvas.polygon(_placed(points, scale, left, top), fill=fill, outline=shape.edge, width=width)
            case Round(fill, box):
                canvas.ellipse(_placed(box, scale, left, top), fill=fill, outline=shape.edge, width=width)
            case Stroke(fill, points):
                canvas.line(_placed(points, scale, left, top), fill=fill, width=width, joint="curve")


def dot(fill: str, x: float, y: float, reach: float) -> Round:
    """A disc around this point."""
    return Round(fill, (x - reach, y - reach, x + reach, y + reach))


@cache
def emblem(shapes: tuple[Shape, ...], side: int) -> Image.Image:
    """A sign in shapes on UNITS by UNITS, so many pixels wide and high."""
    image, canvas = large_canvas(side, side)
    paint(canvas, shapes, side * SCALE / UNITS)
    return reduced(image)


def _placed(points: Sequence[float], scale: float, left: float, top: float) -> list[float]:
    return [point * scale + (top if place % 2 else left) for place, point in enumerate(points)]


def put(image: Image.Image, sprite: Image.Image, left: int, top: int) -> None:
    """The sprite stands on the picture, with its upper left corner there."""
    image.paste(sprite, (left, top), sprite)


def row(image: Image.Image, sprites: Iterable[Image.Image], left: int, middle: int, gap: int = 6) -> int:
    """The sprites stand side by side, their middles at this height. Gives where the next one would stand."""
    for sprite in sprites:
        put(image, sprite, left, middle - sprite.height // 2)
        left += sprite.width + gap
    return left


@cache
def card_back(count: int) -> Image.Image:
    """The back of a card with a number on it, 36 by 38 pixels; all cards look the same."""
    image, canvas = large_canvas(CARD_WIDTH, CARD_HEIGHT)
    if count > 1:
        canvas.rounded_rectangle(large((6, 1, 34, 34)), 4 * SCALE, fill=BACK, outline=PALE, width=2 * SCALE)
    face = BACK if count else INK
    canvas.rounded_rectangle(large((1, 4, 29, 37)), 4 * SCALE, fill=face, outline=PALE, width=2 * SCALE)
    letters, middle = font((24 if count < 10 else 19) * SCALE), (15 * SCALE, 21 * SCALE)
    canvas.text(middle, str(count), fill=WHITE, font=letters, anchor="mm", stroke_width=0.6 * SCALE)
    return reduced(image)
