"""Another deal of a recorded table, with which the same public table can have come about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rules import PUBLIC, Event
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import MONSTROUS_NAMES
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import State
from tests.kit.secrecy.quarry.cards import Followed

PAIR = 2


def other_names(table: Followed, last_named: Sequence[int], chance: Random) -> list[str]:
    """Other names for the cards that the viewer was never sent: the monster may be another, of another type.

    A monstrous card never moves, so it takes the place of one that never did.
    """
    names = list(table.names)
    moved = {shift.card for shifts in table.shifts for shift in shifts}
    free = [card for card, last in enumerate(last_named) if last < 0]
    monstrous = [name for name in (names[card] for card in free) if name in MONSTROUS_NAMES]
    items = [name for name in (names[card] for card in free) if name not in MONSTROUS_NAMES]
    chance.shuffle(monstrous)
    chance.shuffle(items)
    still = [card for card in free if table.deal[card] in ROOM_NAMES and card not in moved]
    pair = [card for card in monster_pair(table, last_named, moved, chance) if card in free]
    for card in (*pair, *chance.sample(still, len(monstrous) - len(pair))):
        names[card] = monstrous.pop()
        free.remove(card)
    for card in free:
        names[card] = items.pop()
    return names


def monster_pair(table: Followed, last_named: Sequence[int], moved: set[int], chance: Random) -> list[int]:
    """The two cards that make a monster: of any seat that kept both unseen and never declared, or of the old one."""
    declared = {event.fact.seat for event in told_to_all(table) if isinstance(event.fact, events.Declared)}
    dealt = [[card for card, place in enumerate(table.deal) if place == seat] for seat in range(len(table.dealt.seats))]
    old = next(pair for pair in dealt if table.names[pair[0]] in MONSTROUS_NAMES)
    if any(last_named[card] >= 0 for card in old):
        return old
    unseen = [
        pair
        for seat, pair in enumerate(dealt)
        if seat not in declared and all(last_named[card] < 0 and card not in moved for card in pair)
    ]
    return chance.choice(unseen)


def told_to_all(table: Followed) -> list[Event]:
    """Every public event of the table."""
    return [event for answer in table.answers for event in answer.told if event.audience == PUBLIC]


def dealt_with(table: Followed, names: Sequence[str]) -> State:
    """The table as it was dealt, but for the names of its cards."""
    state = table.dealt
    hands, rooms = cards_at(table.deal, names, len(state.seats))
    seats = tuple(replace(seat, hand=hand) for seat, hand in zip(state.seats, hands, strict=True))
    return replace(state, seats=seats, rooms=tuple(rooms))


def cards_at(
    at: Sequence[int | str], names: Sequence[str], seats: int
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The hands, and the cards in the rooms, when each card is where `at` says."""
    held: dict[int | str, list[str]] = {place: [] for place in (*range(seats), *ROOM_NAMES)}
    for place, name in zip(at, names, strict=True):
        held[place].append(name)
    laid = {place: tuple(sorted(cards)) for place, cards in held.items()}
    return [laid[seat] for seat in range(seats)], [laid[room] for room in ROOM_NAMES]
