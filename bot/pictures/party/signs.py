"""The small signs of the picture: symbols, skills and shares; drawn large once, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.pictures.colours import INK, NIGHT, WHITE
from bot.pictures.lettering import font
from bot.pictures.party.colours import SKILL_COLOURS
from bot.pictures.party.symbols import GEAR_SYMBOLS, SKILL_SYMBOLS, SYMBOLS
from bot.pictures.sprites import SCALE, UNITS, emblem, large, large_canvas, paint, reduced
from bot.words.party.names import SKILL_TITLES
from rules.hunting_party.kingdom import SHARES, TYPE_OF

CHIP_HEIGHT, CHIP_GAP = 29, 2
_SYMBOL = 19


@cache
def symbol(name: str, side: int = 20) -> Image.Image:
    """One of SYMBOLS or of GEAR_SYMBOLS, so many pixels wide and high."""
    return emblem({**SYMBOLS, **GEAR_SYMBOLS}[name], side)


@cache
def scroll(letter: str) -> Image.Image:
    """A hand of prophecies with its letter."""
    image, canvas = large_canvas(27, 27)
    paint(canvas, SYMBOLS["prophecy"], 27 * SCALE / UNITS)
    letters, middle = font(18 * SCALE), 13.5 * SCALE
    canvas.text((middle, middle), letter, INK, letters, anchor="mm", stroke_width=0.8 * SCALE)
    return reduced(image)


@cache
def titled_chip(skill: str) -> Image.Image:
    """The skill as its symbol and its whole name."""
    return _chip(skill, SKILL_TITLES[skill], has_symbol=True)


@cache
def chip(skill: str) -> Image.Image:
    """The skill as its symbol and its first two letters."""
    return _chip(skill, _letters(skill), has_symbol=True)


@cache
def letters_of(skill: str) -> Image.Image:
    """The skill as its first two letters, for where many stand side by side."""
    return _chip(skill, _letters(skill))


@cache
def small_letters_of(skill: str) -> Image.Image:
    """The skill as its first two letters, as small as they may be."""
    return _chip(skill, _letters(skill), pixels=17, edge=2)


def chips(skills: Sequence[str], room: int) -> list[Image.Image]:
    """The skills, each as often as it counts, as the best signs for which there is room (in pixels, with CHIP_GAP)."""
    for sign in (chip, letters_of, small_letters_of):
        signs = [sign(skill) for skill in skills]
        if sum(one.width + CHIP_GAP for one in signs) <= room + CHIP_GAP:
            return signs
    few = [small_letters_of(skill) for skill in skills[: (room - 28) // 31]]
    return [*few, _more(len(skills) - len(few))]


def _letters(skill: str) -> str:
    """The first two letters, which differ for all twelve skills."""
    return skill[:2].title()


def _chip(skill: str, text: str, *, pixels: int = 19, edge: int = 4, has_symbol: bool = False) -> Image.Image:
    """Guiding is a signpost, seeking is round, fighting is square: the type is told by shape and by colour."""
    kind, start = TYPE_OF[skill], _SYMBOL + 5 if has_symbol else edge
    point = edge + 1 if kind == "guiding" else 0
    width = start + round(font(pixels).getlength(text)) + edge + point
    image, canvas = large_canvas(width, CHIP_HEIGHT)
    colour, end, low = SKILL_COLOURS[kind], width - point, CHIP_HEIGHT - 1
    radius = {"guiding": 4, "seeking": 13, "fighting": 1}[kind]
    canvas.rounded_rectangle(large((0, 0, end, low)), radius * SCALE, fill=colour)
    if point:
        canvas.polygon(large((end - 3, 0, end, 0, width - 1, low / 2, end, low, end - 3, low)), fill=colour)
    if has_symbol:
        paint(canvas, SKILL_SYMBOLS[skill], _SYMBOL * SCALE / UNITS, 3 * SCALE, 5 * SCALE)
    x, y = large((start, CHIP_HEIGHT / 2))
    canvas.text((x, y), text, WHITE, font(pixels * SCALE), anchor="lm", stroke_width=0.4 * SCALE)
    return reduced(image)


@cache
def _more(count: int) -> Image.Image:
    image, canvas = large_canvas(26, CHIP_HEIGHT)
    canvas.text((0, CHIP_HEIGHT / 2 * SCALE), f"+{count}", WHITE, font(19 * SCALE), anchor="lm")
    return reduced(image)


@cache
def pie(count: int, colour: str, side: int = 34) -> Image.Image:
    """So many of eight shares as pieces of a pie, with their number; below 0 the pie is empty, above 8 it is full."""
    image, canvas = large_canvas(side, side)
    box = large((1, 1, side - 1, side - 1))
    canvas.ellipse(box, fill=NIGHT)
    for piece in range(min(count, SHARES)):
        start = piece * 360 / SHARES - 90
        canvas.pieslice(box, start, start + 360 / SHARES, fill=colour, outline=INK, width=SCALE)
    canvas.ellipse(box, outline=colour, width=2 * SCALE)
    letters, middle = font(side * 19 // 34 * SCALE), side / 2 * SCALE
    stroke = 2 * SCALE
    canvas.text((middle, middle), str(count), WHITE, letters, anchor="mm", stroke_width=stroke, stroke_fill=INK)
    return reduced(image)
