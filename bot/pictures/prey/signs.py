"""The small signs of the picture: suits, chips, Willpower, numbers, dice; drawn large once, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.pictures.colours import ALARM, GOLD, INK, PALE, WHITE
from bot.pictures.lettering import font
from bot.pictures.prey.colours import CARD, CHIP, CHIP_EDGE, HUNTER_COLOURS, RED, SUIT_COLOURS
from bot.pictures.prey.symbols import HUNTER_SYMBOLS, SUIT_SYMBOLS, SYMBOLS
from bot.pictures.sprites import SCALE, UNITS, Shape, emblem, large, large_canvas, paint, reduced, with_round_corners

_CHIP = 25


@cache
def symbol(name: str, side: int = 22) -> Image.Image:
    """One of SYMBOLS, so many pixels wide and high."""
    return emblem(SYMBOLS[name], side)


@cache
def suit_mark(suit: str, side: int = 22) -> Image.Image:
    """The sign of a suit in white, for a ground of its colour."""
    return emblem(SUIT_SYMBOLS[suit], side)


@cache
def suit_sign(suit: str, side: int = 26) -> Image.Image:
    """The sign of a suit in white on a square of its colour."""
    return _on_square(SUIT_SYMBOLS[suit], SUIT_COLOURS[suit], side, 0.76)


@cache
def badge(hunter: int, side: int = 30) -> Image.Image:
    """The sign of a hunter on his colour."""
    return _on_square(HUNTER_SYMBOLS[hunter], HUNTER_COLOURS[hunter], side, 0.66)


def _on_square(shapes: Sequence[Shape], colour: str, side: int, part: float) -> Image.Image:
    """The shapes on a square of this colour, of which they fill so large a part."""
    image, canvas = large_canvas(side, side)
    canvas.rounded_rectangle(large((0, 0, side - 1, side - 1)), side * SCALE // 5, fill=colour)
    edge = side * (1 - part) / 2
    paint(canvas, shapes, side * part * SCALE / UNITS, edge * SCALE, edge * SCALE)
    return reduced(image)


@dataclass(frozen=True, slots=True)
class _Measure:
    """How high Willpower is; how wide are a hunter's sign, a number of one digit, one of two; how high its letters."""

    height: int
    sign: int
    one: int
    two: int
    letters: int


_PLAIN, _SMALL = _Measure(26, 23, 20, 30, 20), _Measure(24, 18, 14, 24, 18)


@cache
def willpower(hunter: int, red: int, white: int, *, is_small: bool = False) -> Image.Image:
    """A hunter's Willpower on a card: his sign, then how much of it is red and how much is white."""
    measure = _SMALL if is_small else _PLAIN
    parts = [(count, fill, ink) for count, fill, ink in ((red, RED, WHITE), (white, WHITE, INK)) if count]
    widths = [measure.one if count < 10 else measure.two for count, _, _ in parts]
    end, low = measure.sign + sum(widths), measure.height - 1
    image, canvas = large_canvas(end + 1, low + 1)
    canvas.rounded_rectangle(large((0, 0, end, low)), 5 * SCALE, fill=HUNTER_COLOURS[hunter])
    left = measure.sign
    for (count, fill, ink), width in zip(parts, widths, strict=True):
        canvas.rectangle(large((left, 0, left + width, low)), fill=fill)
        x, y = large((left + width / 2, measure.height / 2))
        canvas.text((x, y), str(count), ink, font(measure.letters * SCALE), anchor="mm", stroke_width=0.5 * SCALE)
        left += width
    canvas.rounded_rectangle(large((0, 0, end, low)), 5 * SCALE, outline=INK, width=6)
    side = measure.sign - 6
    paint(canvas, HUNTER_SYMBOLS[hunter], side * SCALE / UNITS, *large((3.4, (measure.height - side) / 2)))
    return reduced(with_round_corners(image, 5))


@cache
def reserve(hunter: int, count: int) -> Image.Image:
    """Willpower in reserve: a white token with a rim of the hunter's colour, and the number on it."""
    image, canvas = large_canvas(34, 34)
    canvas.ellipse(large((0, 0, 33, 33)), fill=HUNTER_COLOURS[hunter])
    canvas.ellipse(large((4, 4, 29, 29)), fill=WHITE)
    canvas.text(_middle(33), str(count), INK, font(21 * SCALE), anchor="mm", stroke_width=0.6 * SCALE)
    return reduced(image)


@cache
def chip(value: int, side: int = _CHIP) -> Image.Image:
    """A chip with its value."""
    image, canvas = large_canvas(side, side)
    box = large((0, 0, side - 1, side - 1))
    canvas.ellipse(box, fill=CHIP, outline=CHIP_EDGE, width=3 * SCALE)
    canvas.text(_middle(side - 1), str(value), INK, font(19 * SCALE), anchor="mm", stroke_width=0.6 * SCALE)
    return reduced(image)


@cache
def chip_stack(count: int) -> Image.Image:
    """So many chips that lie face down: all look the same, and only their number is told."""
    image, canvas = large_canvas(46, 40)
    for layer in range(min(count, 5)):
        top = 26 - layer * 5.4
        canvas.ellipse(large((0, top, 26, top + 12)), fill=CHIP_EDGE, outline=INK, width=4)
        canvas.ellipse(large((0, top - 3, 26, top + 9)), fill=CHIP, outline=INK, width=4)
    x, y = large((29, 24))
    canvas.text((x, y), str(count), PALE, font(21 * SCALE), anchor="lm", stroke_width=0.5 * SCALE)
    return reduced(image)


@cache
def goal(number: int) -> Image.Image:
    """The number to reach, on a shield."""
    width = 27 if number < 10 else 33
    image, canvas = large_canvas(width, 27)
    end = width - 1
    canvas.polygon(large((0, 0, end, 0, end, 16, end / 2, 26, 0, 16)), fill=INK)
    canvas.line(large((0, 0, end, 0, end, 16, end / 2, 26, 0, 16, 0, 0)), fill=GOLD, width=6)
    x, y = large((end / 2, 11.5))
    canvas.text((x, y), str(number), GOLD, font(20 * SCALE), anchor="mm", stroke_width=0.5 * SCALE)
    return reduced(image)


@cache
def die(number: int, goal_number: int) -> Image.Image:
    """A ten-sided die as it fell; a hit has a golden edge."""
    image, canvas = large_canvas(34, 34)
    is_hit = number >= goal_number > 0
    corners = large((17, 0, 33, 13, 33, 21, 17, 33, 0, 21, 0, 13))
    canvas.polygon(corners, fill=CARD, outline=GOLD if is_hit else ALARM, width=2 * SCALE)
    canvas.text(_middle(34), str(number), WHITE, font(20 * SCALE), anchor="mm", stroke_width=0.4 * SCALE)
    return reduced(image)


def _middle(side: float) -> tuple[float, float]:
    return side / 2 * SCALE, side / 2 * SCALE


def dice(rolled: Sequence[int], goal_number: int) -> list[Image.Image]:
    """The dice in the order in which they lie."""
    return [die(number, goal_number) for number in rolled]
