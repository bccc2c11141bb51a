"""The picture of Unknown Quarry's board: the house by floors, who is where, and what everybody sees of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.picture import Picture, png_of
from bot.pictures.quarry.alt import alt_text
from bot.pictures.quarry.colours import palette
from bot.pictures.quarry.house import empty_house
from bot.pictures.quarry.panels import header, height_of, legend
from bot.pictures.quarry.pawns import PAWN, pawn
from bot.pictures.quarry.plan import boxes
from bot.pictures.sprites import CARD_WIDTH, card_back, put
from bot.words.quarry.names import pawn as letter_of
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.view import View


def draw(view: View, names: Sequence[str]) -> Picture:
    """The board as everybody sees it: equal public parts of a view give equal bytes, whoever's view it is."""
    image = empty_house(view.sides, height_of(len(view.seats))).copy()
    for room, count in zip(ROOM_NAMES, view.card_counts, strict=True):
        _, top, right, _ = boxes()[room]
        put(image, card_back(count), right - CARD_WIDTH - 10, top + 9)
        _pawns(image, view, room)
    header(ImageDraw.Draw(image), view, names)
    legend(image, view, names)
    return Picture(png_of(image, palette()), alt_text(view, names))


def _pawns(image: Image.Image, view: View, room: str) -> None:
    """The pawns stand along the lower wall, closer together where there are many."""
    left, _, right, bottom = boxes()[room]
    present = [seat for seat, there in enumerate(view.seats) if there.room == room]
    width = right - left - 24
    step = min(PAWN + 4, (width - PAWN) // max(1, len(present) - 1))
    for place, seat in enumerate(present):
        character = view.seats[seat].character
        is_active = seat == view.active and view.outcome is None
        sprite = pawn(character, letter_of(character), is_active=is_active)
        put(image, sprite, left + 12 + place * step, bottom - PAWN - 8)
