"""A whole table of Unknown Quarry as it was played, with every physical card followed on its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import rules
from rules import PUBLIC, Action, Decision, Event, Setup
from rules.core.luck import Luck
from rules.robots import LEVELS, Robot, Stream
from rules.unknown_quarry import events
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import State

Place = int | str
"""A seat's hand, or a room."""


@dataclass(frozen=True)
class Answer:
    """One answer: the state before it, what was answered and told, the state after it."""

    before: State
    action: Action
    told: tuple[Event, ...]
    after: State


@dataclass(frozen=True)
class Shift:
    """A card, by its number in the deal, that went from one place to another."""

    card: int
    origin: Place
    goal: Place


class Record:
    """A table from its deal to its last answer. Cards are numbered as they were dealt; `names[k]` is card k's name."""

    def __init__(self, dealt: State, told: tuple[Event, ...], answers: tuple[Answer, ...]) -> None:
        self.dealt = dealt
        self.told = told
        self.answers = answers
        self.names = tuple(name for _, cards in places_of(dealt) for name in cards)
        self.deal = tuple(place for place, cards in places_of(dealt) for _ in cards)

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


def play(setup: Setup, seed: bytes, robot: Robot) -> Record:
    """A whole table of robots. Its luck is counted by answers, so that a replay can have the same."""
    state, told = rules.start("quarry", setup, seed)
    dealt = state = counted(state, 0)
    stream = Stream(seed)
    answers: list[Answer] = []
    while asked := rules.decisions(state):
        seat = asked[0].seat
        key = robot(rules.view(state, seat), asked[0], stream)
        action = Action(seat, asked[0].question, key)
        after, heard = rules.apply(state, action)
        after = counted(after, len(answers) + 1)
        answers.append(Answer(state, action, heard, after))
        state = after
    return Record(dealt, told, tuple(answers))


def hasty_answer(view: object, decision: Decision, stream: Stream) -> str:
    """As the random robot answers, but every third time the turn ends where it can."""
    ends = [option.key for option in decision.options if option.key.startswith("end_turn")]
    if ends and not stream.below(3):
        return ends[stream.below(len(ends))]
    return LEVELS["random"](view, decision, stream)


def counted(state: State, answers: int) -> State:
    """The state with a luck that depends on its key and the number of answers alone."""
    return replace(state, luck=Luck(state.luck.key, answers * 100))


def viewers(state: State) -> tuple[int, ...]:
    """PUBLIC and every seat."""
    return (PUBLIC, *range(len(state.seats)))
