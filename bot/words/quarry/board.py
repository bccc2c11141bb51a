"""The public board in words: enough to play without the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.page import Field, Page, last_lines
from bot.words.people import Names, counted, escaped, listed, who
from bot.words.quarry import names as titles
from bot.words.quarry.narration import OUTCOME_WORDS
from bot.words.quarry.questions import waiting_words
from rules.unknown_quarry.house import FLOORS, ROOM_NUMBER, ROOMS, STAIRS, open_sides
from rules.unknown_quarry.state import FULL_ENERGY
from rules.unknown_quarry.view import SeatView, View

LOG_LIMIT = 900
SHORT_NAME = 14


def board(view: View, names: Names, log: Sequence[str]) -> Page:
    """The table as everybody may see it, the same for every viewer. `log`: lines, the oldest first."""
    title = f"Hunt: The Unknown Quarry · round {view.round} of {view.round_limit}"
    floors = (Field(_floor_title(view, floor), _floor(view, names, floor)) for floor in FLOORS)
    latest = (Field("What happened", last_lines(log, LOG_LIMIT)),) if log else ()
    return Page(title, "\n".join(_status(view, names)), (*floors, *latest))


def _status(view: View, names: Names) -> Iterator[str]:
    if view.outcome is not None:
        yield f"**{outcome_words(view, names)}**"
    else:
        yield f"**{who(names, view.active)}'s turn** · {counted(view.actions, 'action')} left{_remarks(view)}"
        yield from _attack(view, names)
        yield waiting_words(view, names)
    yield ""
    yield from (_seat(view, names, seat) for seat in range(len(view.seats)))


def outcome_words(view: View, names: Names) -> str:
    """Who has won and why. The view is one of an ended table."""
    if view.outcome is None:
        raise ValueError("the table has not ended")
    winners = view.outcome.winners
    winner = listed([who(names, seat) for seat in winners]) if winners else "nobody"
    return OUTCOME_WORDS[view.outcome.label].format(winner=winner)


def _remarks(view: View) -> str:
    searched = [titles.ROOM_TITLES[room] for room in view.searched]
    feinted = " · has feinted" if view.has_feinted else ""
    return f"{feinted} · has searched the {listed(searched)}" if searched else feinted


def _attack(view: View, names: Names) -> Iterator[str]:
    attack = view.attack
    if attack is None:
        return
    pair = f"{who(names, attack.attacker)} → {who(names, attack.target)}"
    numbers = " → ".join(str(number) for number in attack.numbers)
    yield f"🎲 {pair}: a hidden card on **{numbers}**" if numbers else f"🃏 {pair}: cards have gone over"


def _seat(view: View, names: Names, seat: int) -> str:
    """One line on a seat; every colour has its letter and every pip its number."""
    there = view.seats[seat]
    marker = "▶" if seat == view.active else ("⏳" if seat in view.waiting else "•")
    parts = (
        f"{marker} {titles.CHARACTER_SHAPES[there.character]} **{titles.pawn(there.character)}** {who(names, seat)}",
        titles.ROOM_TITLES[there.room],
        f"energy {there.energy}/{FULL_ENERGY}",
        counted(there.hand_size, "card"),
        *_burdens(there, names),
    )
    return " · ".join(parts)


def _burdens(there: SeatView, names: Names) -> Iterator[str]:
    if there.has_declared:
        yield "**crippled**"
    if there.harassers:
        yield f"harassed by {listed([escaped(names[seat], SHORT_NAME) for seat in there.harassers])}"


def _floor_title(view: View, floor: str) -> str:
    return f"{titles.FLOOR_TITLES[floor]} (side {view.sides[FLOORS.index(floor)]})"


def _floor(view: View, names: Names, floor: str) -> str:
    return "\n".join(_room(view, names, room.name) for room in ROOMS.values() if room.floor == floor)


def _room(view: View, names: Names, room: str) -> str:
    cards = view.card_counts[ROOM_NUMBER[room]]
    people = [escaped(names[seat], SHORT_NAME) for seat, there in enumerate(view.seats) if there.room == room]
    present = f" · {listed(people)}" if people else ""
    return f"**{titles.ROOM_TITLES[room]}** {counted(cards, 'card')}{present} → {_ways(view, room)}"


def _ways(view: View, room: str) -> str:
    doors = [titles.ROOM_TITLES[other] for other in _across(open_sides(view.sides), room)]
    stairs = [f"stairs to {titles.ROOM_TITLES[other]}" for other in _across(STAIRS, room)]
    return ", ".join((*doors, *stairs))


def _across(pairs: Sequence[tuple[str, str]], room: str) -> list[str]:
    return [first if second == room else second for first, second in pairs if room in {first, second}]
