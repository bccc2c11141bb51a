"""The end of a table: who won and why, and all that was secret."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.page import Field, Page
from bot.words.people import Names, counted, who
from bot.words.quarry import names as titles
from bot.words.quarry.board import outcome_words
from rules.unknown_quarry.house import FLOORS, ROOM_NUMBER, ROOMS
from rules.unknown_quarry.view import Opened, OpenedSeat, View


def ending(view: View, names: Names) -> Page:
    """The result and everything opened. Raises ValueError if the table has not ended."""
    if view.opened is None or view.outcome is None:
        raise ValueError("the table has not ended")
    rounds = f"It was round {view.round} of {view.round_limit}."
    return Page(
        "The hunt is over",
        f"**{outcome_words(view, names)}**\n{rounds} Here is all that was hidden.",
        (*_seats(view, view.opened, names), *_floors(view.opened)),
    )


def _seats(view: View, opened: Opened, names: Names) -> Iterator[Field]:
    winners = view.outcome.winners if view.outcome else ()
    for seat, there in enumerate(opened.seats):
        crown = "🏆 " if seat in winners else ""
        yield Field(f"{crown}{who(names, seat)}", _seat(there), inline=True)


def _seat(there: OpenedSeat) -> str:
    role = f"Monster: **{titles.monster(there.monster)}**" if there.monster else "Hunter"
    crippled = ", crippled" if there.is_crippled else ""
    held = f"{titles.cards(there.hand)}\nDealt: {titles.cards(there.dealt)}"
    return f"{role}\n{counted(there.wounds, 'wound')}{crippled}\n{held}"


def _floors(opened: Opened) -> Iterator[Field]:
    for floor in FLOORS:
        rooms = [room.name for room in ROOMS.values() if room.floor == floor]
        lines = (f"{titles.ROOM_TITLES[room]}: {titles.cards(opened.rooms[ROOM_NUMBER[room]])}" for room in rooms)
        yield Field(titles.FLOOR_TITLES[floor], "\n".join(lines))
