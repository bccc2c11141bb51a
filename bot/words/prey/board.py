"""The public board in words: enough to play without the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.words.page import FIELD_VALUE_LIMIT, PAGE_LIMIT, Field, Page, cut, first_lines, last_lines, size
from bot.words.people import Names
from bot.words.prey import names as titles
from bot.words.prey.hunters import FULL, SHORT, TERSE, hunter_field, monster_field
from bot.words.prey.pyramid import LEGEND, grid, spot_fields
from bot.words.prey.spots import By
from bot.words.prey.status import status_lines
from bot.words.prey.table import hunters
from bot.words.prey.texts.cards import city_line, setback_does
from bot.words.voice import Voice
from rules.deadly_prey.state import TRACKER_SPACES, Burden
from rules.deadly_prey.view import SpaceView, SpotView, View

LOG_TITLE = "What happened"
HEADING = 40
"""Room kept for what is set before the title, and for the name of the log."""
LOG_LIMIT = 900
LOG_LEAST = 300
"""All else leaves so much room for the log."""
STATUS_LIMIT = 1000


def board(view: View, names: Names, log: Sequence[str]) -> Page:
    """The table as everybody may see it, the same for all who see the lid alike. `log`: lines, the oldest first."""
    view = replace(view, own=None, spots=tuple(_as_public(there) for there in view.spots))
    voice = Voice(names, None)
    page = _fitting(view, voice, PAGE_LIMIT - HEADING - LOG_LEAST * bool(log))
    left = min(LOG_LIMIT, PAGE_LIMIT - HEADING - _length(page))
    latest = (Field(LOG_TITLE, last_lines(log, left)),) if log else ()
    return replace(page, fields=(*page.fields, *latest))


def _as_public(there: SpotView) -> SpotView:
    """The spot without what only its viewer knows."""
    return there if there.is_up or there.is_seen else replace(there, card="")


def _fitting(view: View, voice: Voice, room: int) -> Page:
    """The board in as much detail as there is room for; at the worst, lines are left out at the end of fields."""
    page = Page("")
    for page in _layouts(view, voice):
        if _length(page) <= room:
            return page
    return _cut_to(page, room)


def _layouts(view: View, voice: Voice) -> Iterator[Page]:
    """The board from the most to the least detail: hunters' Willpower by name or number, cards with or without text."""
    for by in (voice.name, _number):
        for detail in (FULL, SHORT, TERSE):
            yield _page(view, voice, by, detail)


def _number(seat: int) -> str:
    return f"#{seat + 1}"


def _page(view: View, voice: Voice, by: By, detail: int) -> Page:
    status = cut("\n".join(status_lines(view, voice)), STATUS_LIMIT)
    title = " · ".join(("Deadly Prey", *_when(view)))
    fields = (
        *spot_fields(view, by),
        _tracker(view, detail),
        *(hunter_field(view, seat, there, voice, detail) for seat, there in hunters(view)),
        monster_field(view, voice, detail),
        *_setbacks(view, detail),
    )
    return Page(title, f"{status}\n{grid(view)}\n{LEGEND}", fields)


def _when(view: View) -> tuple[str, ...]:
    phase = titles.PHASE_TITLES[view.phase]
    return (f"{titles.half(view.half)} of {TRACKER_SPACES}", phase) if view.half else (phase,)


def _tracker(view: View, detail: int) -> Field:
    lines = (
        _space(number, there, detail)
        for number, there in enumerate(view.tracker, start=1)
        if there.is_up or not there.suit
    )
    down = [
        f"{number} {titles.SUIT_SHORT[there.suit]}"
        for number, there in enumerate(view.tracker, start=1)
        if there.suit and not there.is_up
    ]
    below = [f"Face down: {', '.join(down)}"] if down else []
    return Field(f"Tracker, day {view.turn} of {TRACKER_SPACES}", first_lines([*lines, *below], FIELD_VALUE_LIMIT))


def _space(number: int, there: SpaceView, detail: int) -> str:
    if not there.suit:
        return f"{number} destroyed"
    rest = city_line(there.card) if detail == FULL else titles.SUIT_TITLES[there.suit]
    return f"{number} **{titles.CITY_TITLES[there.card]}**: {rest}"


def _setbacks(view: View, detail: int) -> Iterator[Field]:
    if view.setbacks:
        lines = [_setback(setback, detail) for setback in view.setbacks]
        yield Field("Setbacks", first_lines(lines, FIELD_VALUE_LIMIT))


def _setback(setback: Burden, detail: int) -> str:
    head = f"**{titles.SETBACK_TITLES[setback.card]}** to {titles.start_of_half(setback.ends)}"
    return head if detail == TERSE else f"{head}: {setback_does(setback.card)}"


def _length(page: Page) -> int:
    parts = (page.title, page.text, page.footer, *(part for field in page.fields for part in (field.name, field.value)))
    return sum(size(part) for part in parts)


def _cut_to(page: Page, room: int) -> Page:
    """The page with its fields cut to equal shares of the room."""
    share = (room - _length(replace(page, fields=()))) // len(page.fields)
    return replace(
        page,
        fields=tuple(
            replace(field, value=first_lines(field.value.split("\n"), share - size(field.name)))
            for field in page.fields
        ),
    )
