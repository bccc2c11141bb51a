"""The hunters at the table: which seats they have, and how a line shows several of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.pictures.colours import FAINT, PALE
from bot.pictures.lettering import lettered
from bot.pictures.people import short
from bot.pictures.prey.signs import badge
from rules.deadly_prey.view import HunterView, View


def hunters_of(view: View) -> dict[int, HunterView]:
    """The hunters by their seats, in seat order: a hunter's place in it gives him his sign and his colour."""
    return {seat: hunter for seat, hunter in enumerate(view.hunters) if hunter is not None}


def number_of(view: View, seat: int) -> int:
    """Which hunter the seat has, counted from 0."""
    return list(hunters_of(view)).index(seat)


def people(
    view: View, seats: Sequence[int], names: Sequence[str], width: int, *, between: str = ""
) -> Iterator[Image.Image]:
    """The hunters of these seats by sign and name, each name in so many pixels at most, with this text between them."""
    for place, seat in enumerate(seats):
        if place and between:
            yield lettered(between, 22, FAINT)
        yield badge(number_of(view, seat), 26)
        yield lettered(short(names, seat, 22, width), 22, PALE, 0.4)
