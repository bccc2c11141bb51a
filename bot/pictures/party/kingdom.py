"""The map of the kingdom: its ten places, roads and river, and on it how many cards lie where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.pictures.colours import BACK, GOLD, INK, PALE, WHITE
from bot.pictures.lettering import font, lettered
from bot.pictures.party.colours import DARK_LEAF, GROUNDS, LEAF, PARCHMENT, PLASTER, ROAD, WATER, WOOD
from bot.pictures.party.landmarks import LANDMARK_HEIGHT, LANDMARK_WIDTH, LANDMARKS
from bot.pictures.party.plan import LEFT, MAP_HEIGHT, RIGHT
from bot.pictures.sprites import SCALE, Stroke, large, large_canvas, paint, put, reduced
from bot.words.party.names import STACK_TITLES
from rules.hunting_party.kingdom import REGIONS
from rules.hunting_party.state import MARKET, STACKS

MAP_WIDTH = RIGHT - LEFT
_ROWS = (
    ("palace", "arena", "tavern", "tower", "mystic_vale"),
    ("catacomb", "temple", "market", "forest", "darkwoods"),
)
_SHRUNK = 0.75
_WIDE, _HIGH = round(LANDMARK_WIDTH * _SHRUNK), round(LANDMARK_HEIGHT * _SHRUNK)
CELL = MAP_WIDTH // len(_ROWS[0])
_ROW = 143
# Places do not stand in a line: how much lower each column is.
_LOWER = (0, 7, 2, 7, 0)
_ROADS = (*_ROWS, ("tavern", "market"))
_RIVER = (
    776,
    95,
    764,
    118,
    742,
    135,
    710,
    147,
    672,
    153,
    630,
    151,
    590,
    149,
    556,
    154,
    530,
    166,
    513,
    186,
    500,
    212,
    486,
    240,
)
_PILE_WIDTH, _PILE_HEIGHT = 38, 47
_TUFTS = ((172, 147), (352, 153), (404, 153), (180, 288), (526, 20), (696, 24), (345, 22), (702, 286), (172, 26))


@cache
def corner_of(place: str) -> tuple[int, int]:
    """The upper left corner of a place's landmark on the map."""
    line = next(number for number, places in enumerate(_ROWS) if place in places)
    column = _ROWS[line].index(place)
    return column * CELL + 6, 12 + line * _ROW + _LOWER[column]


def kingdom(stack_sizes: Sequence[int], lit: Iterable[str]) -> Image.Image:
    """The map with the piles of cards at each place; the places that are lit have a golden sign and a golden frame."""
    image = _land().copy()
    canvas = ImageDraw.Draw(image)
    for place in lit:
        left, top = corner_of(place)
        canvas.rounded_rectangle((left - 3, top - 7, left + 162, top + 125), 10, outline=GOLD, width=5)
    for place, count in zip(STACKS, stack_sizes, strict=True):
        left, top = corner_of(place)
        put(image, pile(count, _back(place)), left + _WIDE, top + 41)
        sign = _sign(place, GOLD if place in lit else PLASTER)
        put(image, sign, left + _WIDE // 2 - sign.width // 2 + 2, top + _HIGH + 2)
    return image


def _back(place: str) -> str:
    if place == MARKET:
        return WOOD
    return BACK if place in REGIONS else DARK_LEAF


@cache
def pile(count: int, back: str) -> Image.Image:
    """A pile of cards, face down, with their number on it: higher the more there are; or an empty place."""
    image, canvas = large_canvas(_PILE_WIDTH, _PILE_HEIGHT)
    layers = sum(1 for least in (1, 2, 4, 7) if count >= least)
    for layer in range(layers):
        left, top = 1 + layer * 2.4, 8 - layer * 2.4
        box = large((left, top, left + 29, top + 38))
        canvas.rounded_rectangle(box, 4 * SCALE, fill=back, outline=PALE, width=6)
    if not layers:
        canvas.rounded_rectangle(large((1, 8, 30, 46)), 4 * SCALE, fill=PARCHMENT, outline=INK, width=2 * SCALE)
    shift = max(0, layers - 1) * 2.4
    x, y = large((15.5 + shift, 27 - shift))
    fill = WHITE if layers else INK
    canvas.text((x, y), str(count), fill=fill, font=font(23 * SCALE), anchor="mm", stroke_width=0.6 * SCALE)
    return reduced(image)


@cache
def _sign(place: str, colour: str) -> Image.Image:
    """The name of a place on a board of this colour."""
    words = lettered(STACK_TITLES[place], 22, INK, 0.5)
    image, canvas = large_canvas(words.width + 16, 29)
    box = large((1, 1, words.width + 15, 28))
    canvas.rounded_rectangle(box, 6 * SCALE, fill=colour, outline=INK, width=2 * SCALE)
    sign = reduced(image)
    sign.alpha_composite(words, (8, 0))
    return sign


@cache
def _land() -> Image.Image:
    """The map without its cards and names."""
    image, canvas = large_canvas(MAP_WIDTH, MAP_HEIGHT)
    frame = (0, 0, image.width - 1, image.height - 1)
    canvas.rectangle(frame, fill=PARCHMENT)
    for region, tint in GROUNDS.items():
        left, top = corner_of(region)
        middle, height = left + 68, top + 52
        canvas.ellipse(large((middle - 205, height - 114, middle + 205, height + 114)), fill=tint)
    canvas.ellipse(large((336, 244, 546, 350)), fill=WATER)
    paint(canvas, (Stroke(WATER, _RIVER, 15),), SCALE)
    for road in _ROADS:
        for one, other in pairwise(road):
            _road(canvas, one, other)
    for left, top in _TUFTS:
        paint(canvas, _tuft(left, top), SCALE)
    for place, shapes in LANDMARKS.items():
        left, top = corner_of(place)
        paint(canvas, shapes, _SHRUNK * SCALE, left * SCALE, top * SCALE)
    canvas.rectangle(frame, outline=INK, width=3 * SCALE)
    canvas.rectangle(large((5, 5, MAP_WIDTH - 6, MAP_HEIGHT - 6)), outline=ROAD, width=2 * SCALE)
    return reduced(image).convert("RGB")


def _tuft(left: int, top: int) -> tuple[Stroke, ...]:
    """Three blades of grass."""
    return tuple(Stroke(LEAF, (left, top, left + lean, top - 8), 2) for lean in (-4, 0, 4))


def _road(canvas: ImageDraw.ImageDraw, one: str, other: str) -> None:
    """A dotted line between two places, from the foot of the one to that of the other."""
    (start, high), (end, low) = _foot(one), _foot(other)
    dots = round(max(abs(end - start), abs(low - high)) / 12)
    for dot in range(dots + 1):
        x, y = start + (end - start) * dot / dots, high + (low - high) * dot / dots
        canvas.ellipse(large((x - 2.5, y - 2.2, x + 2.5, y + 2.2)), fill=ROAD)


def _foot(place: str) -> tuple[int, int]:
    left, top = corner_of(place)
    return left + _WIDE // 2, top + _HIGH - 8
