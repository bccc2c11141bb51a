"""The week: seven days and nights, the marker on one of them, where hunters' weeks end, and the tracker's cards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, INK, NIGHT, PALE, PANEL
from bot.pictures.lettering import lettered, wrapped
from bot.pictures.prey.cards import blank, is_minion, name_colour
from bot.pictures.prey.colours import GONE
from bot.pictures.prey.people import hunters_of
from bot.pictures.prey.plan import GAP, LEFT, STAGE_WIDTH, TRACKER
from bot.pictures.prey.signs import badge, suit_mark, symbol
from bot.pictures.sprites import put, row
from bot.words.prey.names import CITY_TITLES
from rules.deadly_prey.state import HALVES, TRACKER_SPACES, is_day, turn_of
from rules.deadly_prey.view import View

_COLUMN = (STAGE_WIDTH + GAP) / TRACKER_SPACES
_WIDTH = round(_COLUMN - GAP)
_HALF_WIDTH, _HALF_HEIGHT = (_WIDTH - 2) // 2, 52
_CARD_TOP, _CARD_HEIGHT = _HALF_HEIGHT + 3, 75


def tracker(image: Image.Image, view: View) -> None:
    """The week at the top of the picture, and one City Card below each day."""
    canvas = ImageDraw.Draw(image)
    for half in range(1, HALVES + 1):
        _half(image, canvas, view, half)
    for space in range(1, TRACKER_SPACES + 1):
        left, top = left_of(space), TRACKER + _CARD_TOP
        suit, card = seen_at(view, space)
        put(image, space_tile(suit, card), left, top)
        if view.attack is not None and view.attack.target == str(space):
            box = (left - 2, top - 2, left + _WIDTH + 1, top + _CARD_HEIGHT + 1)
            canvas.rounded_rectangle(box, 8, outline=ALARM, width=4)


def left_of(space: int) -> int:
    """Where the column of a day begins."""
    return LEFT + round((space - 1) * _COLUMN)


def seen_at(view: View, space: int) -> tuple[str, str]:
    """The suit of the card on a space, and its name if it lies face up or the table has ended."""
    there = view.tracker[space - 1]
    if view.opened is not None:
        return there.suit, view.opened.tracker[space - 1]
    return there.suit, there.card if there.is_up else ""


def _half(image: Image.Image, canvas: ImageDraw.ImageDraw, view: View, half: int) -> None:
    """A day or a night: where the marker stands it is golden, what is past is dark."""
    left = left_of(turn_of(half)) + (0 if is_day(half) else _HALF_WIDTH + 2)
    box = (left, TRACKER, left + _HALF_WIDTH - 1, TRACKER + _HALF_HEIGHT - 1)
    is_now = half == view.half
    fill = GOLD if is_now else GONE if half < view.half else PANEL
    canvas.rounded_rectangle(box, 7, fill=fill)
    colour = INK if is_now else FAINT if half < view.half else PALE
    sign = symbol(f"{'sun' if is_day(half) else 'moon'}{'_now' if is_now else ''}", 22)
    row(image, (sign, lettered(str(turn_of(half)), 21, colour, 0.6)), left + 7, TRACKER + 17, 5)
    gone = [number for number, there in enumerate(hunters_of(view).values()) if half > HALVES - there.markers]
    side = 18 if len(gone) < 4 else 14
    row(image, (badge(number, side) for number in gone), left + 1, TRACKER + 41, 0)


@lru_cache(128)
def space_tile(suit: str, card: str) -> Image.Image:
    """The City Card of one day; without a name it lies face down, without a suit it is destroyed."""
    if not suit:
        image = Image.new("RGBA", (_WIDTH, _CARD_HEIGHT), NIGHT)
        ImageDraw.Draw(image).rounded_rectangle((0, 0, _WIDTH - 1, _CARD_HEIGHT - 1), 7, fill=GONE)
        _centred(image, "destroyed", FAINT, _CARD_HEIGHT // 2)
        return image
    image = blank(suit, _WIDTH, _CARD_HEIGHT, is_up=bool(card), strip=27).copy()
    if not card:
        put(image, suit_mark(suit, 40), (_WIDTH - 40) // 2, (_CARD_HEIGHT - 40) // 2)
        return image
    signs = (suit_mark(suit), symbol("skull", 22)) if is_minion(card) else (suit_mark(suit),)
    row(image, signs, (_WIDTH - sum(sign.width + 3 for sign in signs) + 3) // 2, 14, 3)
    lines = wrapped(CITY_TITLES[card], 18, _WIDTH - 3, 2)
    for place, line in enumerate(lines):
        _centred(image, line, name_colour(card), 39 + place * 20 if len(lines) > 1 else 49)
    return image


def _centred(image: Image.Image, text: str, colour: str, middle: int) -> None:
    words = lettered(text, 18, colour, 0.3)
    row(image, (words,), (_WIDTH - words.width) // 2, middle)
