"""Whole games of Unknown Quarry between robots, and the worst that names can be, for tests of what is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import rules
from rules import PUBLIC, Action, Decision, Event, GameState, Option, Setup
from rules.robots.luck import Stream
from rules.unknown_quarry.view import View

Thing = TypeVar("Thing")

NAMES = ("Ada", "Ben", "Chloé", "Dmitri", "Eve", "Finn")

# As long as Discord lets them be, and full of what it would act upon or count double.
WORST_NAMES = (
    "🐺" * 32,
    "*" * 32,
    "@everyone <@123456789012345678>!!",
    "[here](https://example.com/a_b) ~",
    "||_`#-:>\\" * 3 + "<#1>`",
    "W" * 32,
)


LIKED = {"interact": 10, "apply": 8, "move": 2, "search": 2, "pick_up": 2}

GAMES = ((3, 1), (4, 3), (5, 0), (6, 1))
"""Seats, and which game with so many."""


@dataclass(frozen=True)
class Moment:
    """A table at one moment, with the answer that led to it and what was told of that."""

    state: GameState
    events: tuple[Event, ...]
    answered: Decision | None

    @property
    def viewers(self) -> tuple[int, ...]:
        return (PUBLIC, *range(len(rules.view(self.state, PUBLIC).seats)))


def moments(seats: int, seed: str) -> Iterator[Moment]:
    """A game from its deal to its end."""
    state, events = rules.start("quarry", Setup(seats), seed.encode())
    stream = Stream(seed.encode())
    yield Moment(state, events, None)
    while waiting := rules.decisions(state):
        decision = waiting[0]
        key = chosen(decision, rules.view(state, PUBLIC), stream)
        state, events = rules.apply(state, Action(decision.seat, decision.question, key))
        yield Moment(state, events, decision)


def chosen(decision: Decision, view: View, stream: Stream) -> str:
    """The key of an option: a kind by how much it is liked, then one of the kind; people go where people are."""
    kinds: dict[str, list[Option]] = {}
    for option in decision.options:
        kinds.setdefault(option.key.partition(":")[0], []).append(option)
    kind = drawn([kind for kind in kinds for _ in range(LIKED.get(kind, 1))], stream)
    company = {there.room for seat, there in enumerate(view.seats) if seat != decision.seat}
    joining = [option for option in kinds[kind] if kind == "move" and option.value.room in company]
    return drawn(joining or kinds[kind], stream).key


def drawn(things: Sequence[Thing], stream: Stream) -> Thing:
    return things[stream.below(len(things))]


@cache
def games() -> tuple[tuple[Moment, ...], ...]:
    """Games of every number of seats."""
    return tuple(tuple(moments(seats, f"words {seats} {count}")) for seats, count in GAMES)


@cache
def sample() -> tuple[Moment, ...]:
    """Moments from all the games, their ends among them."""
    return tuple(moment for game in games() for moment in (*game[::31], game[-1]))
