"""A recorded table of Unknown Quarry with every physical card followed on its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules import Event
from rules.inspection.quarry import own
from rules.unknown_quarry import events
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import State
from tests.kit.secrecy.record import Answer, Record

Place = int | str
"""A seat's hand, or a room."""


@dataclass(frozen=True)
class Shift:
    """A card, by its number in the deal, that went from one place to another."""

    card: int
    origin: Place
    goal: Place


class Followed:
    """A recorded table. Cards are numbered as they were dealt; `names[k]` is card k's name."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.answers = record.answers
        self.dealt = own(record.dealt)
        self.names = tuple(name for _, cards in places_of(self.dealt) for name in cards)
        self.deal = tuple(place for place, cards in places_of(self.dealt) for _ in cards)

    @cached_property
    def shifts(self) -> tuple[tuple[Shift, ...], ...]:
        """For each answer, the cards that changed their place."""
        at = list(self.deal)
        return tuple(tuple(self._shifts(answer, at)) for answer in self.answers)

    def _shifts(self, answer: Answer, at: list[Place]) -> Iterator[Shift]:
        for fact, way in ways_of(answer.told):
            card = self.card_at(at, way[0], fact)
            at[card] = way[1]
            yield Shift(card, *way)

    def card_at(self, at: Sequence[Place], place: Place, name: str) -> int:
        """A card of this name that lies in the place."""
        return next(card for card, where in enumerate(at) if where == place and self.names[card] == name)

    def last_named(self, viewer: int) -> list[int]:
        """For each card the last answer with which the viewer was sent its name; 0 with the deal, -1 never."""
        at = list(self.deal)
        last = [0 if place == viewer else -1 for place in at]
        for number, (answer, shifts) in enumerate(zip(self.answers, self.shifts, strict=True), start=1):
            for place, name in named_to(viewer, answer.told):
                cards = [card for card, where in enumerate(at) if where == place and self.names[card] == name]
                last = [number if card in cards else before for card, before in enumerate(last)]
            for shift in shifts:
                at[shift.card] = shift.goal
            last = [number if place == viewer else before for place, before in zip(at, last, strict=True)]
        return last


def places_of(state: State) -> Iterator[tuple[Place, tuple[str, ...]]]:
    """Every hand, then every room, with its cards."""
    yield from ((number, seat.hand) for number, seat in enumerate(state.seats))
    yield from zip(ROOM_NAMES, state.rooms, strict=True)


def ways_of(told: Sequence[Event]) -> Iterator[tuple[str, tuple[Place, Place]]]:
    """The names of cards that moved, each with where from and where to."""
    room = ""
    for event in told:
        match event.fact:
            case events.PickedUp(room=room):
                pass
            case events.CardTaken(card=card):
                yield card, (room, event.audience)
            case events.CardLaidDown(card=card, room=goal):
                yield card, (event.audience, goal)
            case events.CardGone(seat=attacker, card=card):
                yield card, (event.audience, attacker)


def named_to(viewer: int, told: Sequence[Event]) -> Iterator[tuple[Place, str]]:
    """The cards that the events name to the viewer, with the place where each of them was just then."""
    for event in told:
        if event.audience != viewer:
            continue
        match event.fact:
            case events.RoomSearched(room=place, cards=cards) | events.CardsSeen(seat=place, cards=cards):
                yield from ((place, card) for card in cards)
            case events.CardApplied(seat=attacker, card=card):
                yield attacker, card
