"""The stored form of a state: how long it takes to make it and to open it again, and how long it is."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence

import rules
from rules import Action, GameState, Setup
from tests.bench.rows import Row, rates

ROUNDS = 15
STATES = 40
LIMIT_MICROSECONDS = 200
LIMIT_KIBIBYTES = 50
MICROSECONDS = 1_000_000


TABLES = {"quarry": 6, "party": 5, "prey": 5}
"""Our games, with the most seats of each."""


def rows() -> list[Row]:
    """The time of a round trip, beside its limit and beside a deep copy; the length of the longest state."""
    return [row for game, seats in TABLES.items() for row in _rows(game, midgame(game, seats))]


def _rows(game: str, states: Sequence[GameState]) -> list[Row]:
    def round_trips(_: int) -> int:
        for state in states:
            rules.load(rules.dump(state))
        return STATES

    def deep_copies(_: int) -> int:
        for state in states:
            copy.deepcopy(state)
        return STATES

    speed = rates(ROUNDS, {"ours": round_trips, "copy": deep_copies})
    ours, theirs = MICROSECONDS / speed["ours"], MICROSECONDS / speed["copy"]
    longest = max(len(rules.dump(state)) for state in states) / 1024
    what = f"dump and load of a state of {game}"
    return [
        Row(what, "microseconds", ours, "limit", LIMIT_MICROSECONDS, 1, less_is_better=True),
        Row(what, "microseconds", ours, "copy.deepcopy", theirs, less_is_better=True),
        Row(f"longest stored state of {game}", "KiB", longest, "limit", LIMIT_KIBIBYTES, 1, less_is_better=True),
    ]


def midgame(game: str, seats: int) -> list[GameState]:
    """States of full tables in which much has been seen, 200 even choices after the deal."""
    states = []
    while len(states) < STATES:
        luck = random.Random(len(states))
        state, _ = rules.start(game, Setup(seats), bytes([len(states)]))
        for _ in range(200):
            decision = rules.decisions(state)[0]
            option = luck.choice(decision.options)
            state, _ = rules.apply(state, Action(decision.seat, decision.question, option.key))
        states.append(state)
    return states
