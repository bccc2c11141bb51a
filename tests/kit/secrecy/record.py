"""A whole table as it was played, answer by answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

import rules
from bot.simulation.players import Players
from rules import PUBLIC, Action, Event, GameState, Setup
from rules.core.luck import Luck
from rules.deadly_prey.view import View as PreyView
from rules.robots import Robot

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True)
class Answer:
    """One answer: the state before it, what was answered and told, the state after it."""

    before: GameState
    action: Action
    told: tuple[Event, ...]
    after: GameState


@dataclass(frozen=True)
class Record:
    """A table from its deal to its last answer, and what was told of the deal."""

    dealt: GameState
    told: tuple[Event, ...]
    answers: tuple[Answer, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return seats_of(self.dealt)


def play(game: str, setup: Setup, seed: bytes, robot: Robot, most: int | None = None) -> Record:
    """A table of robots, whole or its first answers. Its luck is counted by answers, so that a replay can have it."""
    state, told = rules.start(game, setup, seed)
    dealt = state = counted(state, 0)
    players = Players([robot] * setup.seats, seed)
    answers: list[Answer] = []
    while (decisions := rules.decisions(state)) and (most is None or len(answers) < most):
        action = players.next_action(state, decisions)
        after, heard = rules.apply(state, action)
        after = counted(after, len(answers) + 1)
        answers.append(Answer(state, action, heard, after))
        state = after
    return Record(dealt, told, tuple(answers))


def counted(state: S, answers: int) -> S:
    """The state with a luck that depends on its key and the number of answers alone."""
    return replace(state, luck=Luck(state.luck.key, answers * 100))


def seats_of(state: GameState) -> int:
    """How many sit at the table, as everybody sees."""
    seen = rules.view(state, PUBLIC)
    return len(seen.hunters if isinstance(seen, PreyView) else seen.seats)


def viewers(state: GameState) -> tuple[int, ...]:
    """PUBLIC and every seat."""
    return (PUBLIC, *range(seats_of(state)))
