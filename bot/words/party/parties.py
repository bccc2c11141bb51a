"""A player's party on the board: hero, members with skills and shares, what they wear, fatigue, marks, belongings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.words.page import FIELD_NAME_LIMIT, FIELD_VALUE_LIMIT, Field, cut, first_lines, size
from bot.words.party import names as titles
from bot.words.party.texts.effects_on_hunters import GUARDED
from bot.words.party.texts.targets import shares
from bot.words.people import counted
from bot.words.voice import Voice
from rules.hunting_party.cards import HUNTERS
from rules.hunting_party.view import MemberView, SeatView, View

Detail = Callable[[MemberView, str], str]
"""(hunter, "hero" or ""): a line about a hunter of a party."""

_MARKS = {"normal": "power used", "champion": "champion power used"}


def party_field(view: View, seat: int, voice: Voice, detail: Detail) -> Field:
    """The party of a seat, within what a field holds: in as much detail as asked for, or less if it is too long."""
    there = view.seats[seat]
    for each in DETAILS[DETAILS.index(detail) :]:
        text = "\n".join((_belongings(there), *party_lines(there, each)))
        if size(text) <= FIELD_VALUE_LIMIT:
            break
    return Field(cut(_heading(view, seat, voice), FIELD_NAME_LIMIT), first_lines(text.split("\n"), FIELD_VALUE_LIMIT))


def _heading(view: View, seat: int, voice: Voice) -> str:
    if view.outcome is not None:
        return voice.whom(seat)
    marker = "▶ " if seat == view.turn.seat else "⏳ " if seat in view.waiting else ""
    return f"{marker}{voice.whom(seat)}"


def _belongings(there: SeatView) -> str:
    free = f"{shares(there.free)} free" if there.free >= 0 else f"**{-there.free} in debt**"
    limit = f" (limit {there.hand_limit})" if there.hand_limit != 3 or there.hand_size > 3 else ""
    return f"{titles.money(there.silver)} · {free} · {counted(there.hand_size, 'card')} in hand{limit}"


def party_lines(there: SeatView, detail: Detail) -> Iterator[str]:
    """A line for each hunter, the hero first."""
    if there.hero is not None:
        yield detail(there.hero, HERO)
    yield from (detail(member, "") for member in there.members)


def full_line(there: MemberView, rank: str) -> str:
    """Everything about a hunter."""
    name = f"**{titles.HUNTER_TITLES[there.hunter]}**"
    head = f"👑 {name} hero" if rank else f"{name} {_shares(there)}"
    return " · ".join((head, titles.skills(there.skills), *_state(there, rank)))


def _shares(member: MemberView) -> str:
    changed = "" if member.shares == member.agreed else f" (agreed {member.agreed})"
    return f"{shares(member.shares)}{changed}"


def _state(there: MemberView, rank: str) -> Iterator[str]:
    if there.is_champion and not rank:
        yield "⭐ champion"
    if there.is_tired:
        yield f"💤 {_fatigue(there)}"
    if HUNTERS[there.hunter].is_handicap:
        yield "handicap"
    yield from (_MARKS.get(mark) or f"{titles.short_item(mark)} used" for mark in there.marks)
    yield from (f"safe from {GUARDED[guard]}" for guard in there.guards)
    if there.items:
        yield f"wears {', '.join(titles.short_item(item) for item in there.items)}"


def _fatigue(there: MemberView) -> str:
    return "tired, next turn too" if there.stays_tired else "tired"


def short_line(there: MemberView, rank: str) -> str:
    """The same with items and powers used only counted."""
    head = f"**{titles.HUNTER_TITLES[there.hunter]}** {rank or shares(there.shares)}"
    counts = [f"{counted(len(there.marks), 'power')} used"] * bool(there.marks)
    counts += [counted(len(there.items), "item")] * bool(there.items)
    return " · ".join((head, titles.skills(there.skills), *_conditions(there, rank), *counts))


def terse_line(there: MemberView, rank: str) -> str:
    """The same in as few letters as can be."""
    parts = [*_conditions(there, rank)]
    parts += [f"used {len(there.marks)}"] * bool(there.marks) + [f"items {len(there.items)}"] * bool(there.items)
    text = f"**{titles.HUNTER_TITLES[there.hunter]}** {rank or there.shares}: {titles.skills(there.skills)}"
    return f"{text}; {', '.join(parts)}" if parts else text


def _conditions(there: MemberView, rank: str) -> Iterator[str]:
    if there.is_champion and not rank:
        yield "champion"
    if there.is_tired:
        yield _fatigue(there)


HERO = "hero"
DETAILS: tuple[Detail, ...] = (full_line, short_line, terse_line)
"""From the most to the least."""
