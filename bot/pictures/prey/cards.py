"""A City Card as it lies in the pyramid: face up, face down, or a vacancy, with its chip and everybody's Willpower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.pictures.colours import FAINT, INK, PALE, WHITE
from bot.pictures.lettering import lettered, wrapped
from bot.pictures.prey.colours import CREASE, GONE, PAPER, SCARLET, SUIT_COLOURS, SUIT_SHADES
from bot.pictures.prey.plan import CARD_HEIGHT, CARD_WIDTH
from bot.pictures.prey.signs import chip, goal, suit_mark, symbol, willpower
from bot.pictures.sprites import SCALE, large, large_canvas, put, reduced, row, with_round_corners
from bot.words.prey.names import CITY_TITLES
from rules.deadly_prey.cards import CITY

_STRIP = 30
_LETTERS = 19
_MIDDLES = {1: (50,), 2: (39, 57)}
"""Where the lines of a name stand: one, or two."""
_ONLY = 38
"""Where the one line of a name stands above two rows of Willpower."""
_SIGN, _SMALL_SIGN = 44, 38


@dataclass(frozen=True, slots=True)
class Lying:
    """What everybody sees of a spot. `suit`: "" for a vacancy. `card`: "" unless all know it.

    `is_seen`: it lies face down, and all have seen it. `red`, `white`: Willpower by hunter, in seat order.
    """

    spot: str
    suit: str
    card: str
    is_up: bool
    is_seen: bool
    chip: int
    number: int
    red: tuple[int, ...]
    white: tuple[int, ...]


@lru_cache(128)
def tile(lying: Lying) -> Image.Image:
    """The card on its spot, CARD_WIDTH by CARD_HEIGHT. Not to be drawn on."""
    if not lying.suit:
        return _vacancy(lying.spot)
    image = blank(lying.suit, CARD_WIDTH, CARD_HEIGHT, is_up=lying.is_up).copy()
    _head(image, lying)
    tokens = _tokens(lying)
    if lying.card:
        _name(image, lying, lines=1 if len(tokens) > 1 else 2)
    else:
        side = _SMALL_SIGN if tokens else _SIGN
        put(image, suit_mark(lying.suit, side), (CARD_WIDTH - side) // 2, 28 if tokens else 34)
    for place, sprites in enumerate(tokens[::-1]):
        row(image, sprites, 5, CARD_HEIGHT - (14 if len(tokens) > 1 else 16) - place * 24, 2)
    return image


def _head(image: Image.Image, lying: Lying) -> None:
    """In the strip: the suit, the name of the spot, the chip, and the number to reach."""
    sign = (suit_mark(lying.suit),) if lying.card else ()
    row(image, (*sign, lettered(lying.spot, 18, WHITE, 0.4)), 6, 16, 3)
    number = goal(lying.number)
    row(image, (chip(lying.chip), number), CARD_WIDTH - number.width - 33, 16, 3)


def _name(image: Image.Image, lying: Lying, *, lines: int) -> None:
    colour = name_colour(lying.card) if lying.is_up else PALE
    words = wrapped(CITY_TITLES[lying.card], _LETTERS, CARD_WIDTH - 14, lines)
    for middle, line in zip(_MIDDLES[len(words)] if lines > 1 else (_ONLY,), words, strict=True):
        row(image, (lettered(line, _LETTERS, colour, 0.4),), 7, middle)


def is_minion(card: str) -> bool:
    """Whether the card, if any is known, is a Minion."""
    return bool(card) and CITY[card].is_minion


def name_colour(card: str) -> str:
    """The colour of a name on paper: a Minion's is red, beside the skull that marks it."""
    return SCARLET if is_minion(card) else INK


def _tokens(lying: Lying) -> list[list[Image.Image]]:
    """Willpower, an eye if all know the card that lies face down, a skull on a Minion; in one row if it fits."""
    plain = _rows(list(_signs(lying, is_small=False)))
    return plain if len(plain) < 2 else _rows(list(_signs(lying, is_small=True)))


def _signs(lying: Lying, *, is_small: bool) -> Iterator[Image.Image]:
    if lying.is_seen:
        yield symbol("eye", 22)
    if is_minion(lying.card):
        yield symbol("skull_on_paper" if lying.is_up else "skull", 22)
    for hunter, (red, white) in enumerate(zip(lying.red, lying.white, strict=True)):
        if red or white:
            yield willpower(hunter, red, white, is_small=is_small)


def _rows(signs: Sequence[Image.Image]) -> list[list[Image.Image]]:
    """The signs in rows for which there is room."""
    rows: list[list[Image.Image]] = []
    for sign in signs:
        if rows and sum(other.width + 2 for other in rows[-1]) + sign.width <= CARD_WIDTH - 9:
            rows[-1].append(sign)
        else:
            rows.append([sign])
    return rows


def _vacancy(spot: str) -> Image.Image:
    """Where nothing lies."""
    image, canvas = large_canvas(CARD_WIDTH, CARD_HEIGHT)
    whole = large((1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2))
    canvas.rounded_rectangle(whole, 7 * SCALE, fill=GONE, outline=FAINT, width=2 * SCALE)
    image = reduced(image)
    row(image, (lettered(spot, 18, FAINT, 0.4),), 7, 16)
    words = lettered("vacant", 20, FAINT)
    row(image, (words,), (CARD_WIDTH - words.width) // 2, CARD_HEIGHT // 2 + 4)
    return image


def frame(canvas: ImageDraw.ImageDraw, corner: tuple[int, int], colours: Sequence[str]) -> None:
    """Lines round the card whose corner this is, one colour outside the other."""
    left, top = corner
    for place, colour in enumerate(colours):
        reach = 1 + 2 * place
        box = (left - reach, top - reach, left + CARD_WIDTH - 1 + reach, top + CARD_HEIGHT - 1 + reach)
        canvas.rounded_rectangle(box, 8 + reach, outline=colour, width=3)


@cache
def blank(suit: str, width: int, height: int, *, is_up: bool, strip: int = _STRIP) -> Image.Image:
    """A card of this suit with nothing written on it: its face with a strip of the suit's colour, or its back."""
    image, canvas = large_canvas(width, height)
    colour, whole = SUIT_COLOURS[suit], large((0, 0, width - 1, height - 1))
    canvas.rounded_rectangle(whole, 7 * SCALE, fill=PAPER if is_up else colour)
    if is_up:
        canvas.rounded_rectangle(large((0, 0, width - 1, strip + 7)), 7 * SCALE, fill=colour)
        canvas.rectangle(large((0, strip, width - 1, strip + 8)), fill=PAPER)
    else:
        inner = large((6, 6, width - 7, height - 7))
        canvas.rounded_rectangle(inner, 4 * SCALE, fill=SUIT_SHADES[suit])
    canvas.rounded_rectangle(whole, 7 * SCALE, outline=CREASE if is_up else PALE, width=2 * SCALE)
    return reduced(with_round_corners(image, 7))
