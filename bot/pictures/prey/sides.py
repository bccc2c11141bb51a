"""What else stands in the sky: Initiative and the City deck, Setbacks in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import FAINT, PALE, PANEL
from bot.pictures.lettering import fitted, lettered
from bot.pictures.people import short
from bot.pictures.prey.people import number_of
from bot.pictures.prey.plan import CORNER_HEIGHT, CORNER_TOP, CORNER_WIDTH, LEFT, RIGHT, SIDE_TOP, SIDE_WIDTH
from bot.pictures.prey.signs import badge, suit_sign, symbol
from bot.pictures.sprites import put, row
from bot.words.prey.names import SETBACK_TITLES, start_of_half
from rules.deadly_prey.state import HALVES, Burden
from rules.deadly_prey.view import View

_LINE, _LOW_LINE = 22, 18
_MOST_LINES = 4
"""There is room for one more, low line, which counts the rest."""


def initiative(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """In the sky to the right: the hunters in order of Initiative, and the top of the City deck."""
    left = RIGHT - 8 - CORNER_WIDTH
    _panel(image, left, CORNER_TOP, CORNER_WIDTH, CORNER_HEIGHT)
    row(image, (lettered("Initiative", 20, FAINT),), left + 12, CORNER_TOP + 19)
    for place, seat in enumerate(view.standing):
        name = lettered(short(names, seat, 21, 190), 21, PALE)
        line = (lettered(f"{place + 1}", 21, FAINT), badge(number_of(view, seat), 26), name)
        row(image, line, left + 12, CORNER_TOP + 48 + place * 30)
    if not view.standing:
        words = lettered("not rolled yet", 20, FAINT)
        row(image, (words,), left + 12, CORNER_TOP + 50)
    _deck(image, view, left + 12, CORNER_TOP + CORNER_HEIGHT - 24)


def _deck(image: Image.Image, view: View, left: int, middle: int) -> None:
    """The City deck: its top card's suit shows on its back."""
    words = lettered("City deck", 20, FAINT)
    count = lettered(str(view.deck_sizes[0]), 21, PALE, 0.4)
    sign = (suit_sign(view.deck_suit, 30),) if view.deck_suit else ()
    row(image, (words, *sign, count), left, middle)


def setbacks(image: Image.Image, view: View) -> None:
    """On the left, only while some are in play."""
    if not view.setbacks:
        return
    lines = list(_setback_lines(view.setbacks))
    step = _LINE if len(lines) <= _MOST_LINES else _LOW_LINE
    left = LEFT + 8
    _panel(image, left, SIDE_TOP, SIDE_WIDTH, 10 + len(lines) * step)
    put(image, symbol("storm", 25), left + 5, SIDE_TOP + 6)
    for place, (text, colour) in enumerate(lines):
        words = lettered(fitted(text, 18, SIDE_WIDTH - 37), 18, colour, 0.3)
        row(image, (words,), left + 33, SIDE_TOP + 16 + place * step)


def _setback_lines(setbacks: Sequence[Burden]) -> Iterator[tuple[str, str]]:
    """Each with the time at which it is over, if there is room for that; and how many more there are."""
    for setback in setbacks[:_MOST_LINES]:
        yield SETBACK_TITLES[setback.card], PALE
        if len(setbacks) < 3:
            yield "to the end" if setback.ends > HALVES else f"until {start_of_half(setback.ends)}", FAINT
    if len(setbacks) > _MOST_LINES:
        yield f"+{len(setbacks) - _MOST_LINES} more", FAINT


def _panel(image: Image.Image, left: int, top: int, width: int, height: int) -> None:
    ImageDraw.Draw(image).rounded_rectangle((left, top, left + width, top + height), 10, fill=PANEL)
