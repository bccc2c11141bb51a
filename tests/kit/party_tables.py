"""Whole tables of Hunting Party between robots, for tests of what is shown of them."""

from collections.abc import Iterator, Mapping
from functools import cache

import rules
from rules import TABLE, Action, Decision, GameState, Setup
from rules.robots import LEVELS
from rules.robots.luck import Stream
from tests.kit.quarry_games import Moment

Options = Mapping[str, str | int | bool]

LONG = {"rounds": 12}
HARD = {"rounds": 12, "red_shares": "2", "timmy": "1:1", "tax_collector": "2:0", "wolf_familiar": "1:2"}
TABLES: tuple[tuple[int, Options, str], ...] = (
    (2, LONG, "two"),
    (3, HARD, "three, hard"),
    (3, LONG, "three"),
    (4, HARD, "four, hard"),
    (5, LONG, "five"),
)
"""Seats, options, and a word from which the luck comes."""
ASIDE_EVERY = 5
"""About how many questions are answered for one thing done at any time."""


def moments(seats: int, options: Options, word: str) -> Iterator[Moment]:
    """A table from its deal to its end."""
    state, events = rules.start("party", Setup(seats, options), word.encode())
    stream = Stream(word.encode())
    yield Moment(state, events, None)
    while asked := rules.decisions(state):
        decision, key = _answer(state, asked, stream)
        state, events = rules.apply(state, Action(decision.seat, decision.question, key))
        yield Moment(state, events, decision)


def _answer(state: GameState, asked: tuple[Decision, ...], stream: Stream) -> tuple[Decision, str]:
    """What is answered next: now and then something that nobody asked for."""
    aside = [decision for decision in asked if not decision.forced]
    if aside and stream.below(ASIDE_EVERY) == 0:
        decision = aside[stream.below(len(aside))]
        key = LEVELS["random"](rules.view(state, decision.seat), decision, stream)
        if key is not None:
            return decision, key
    forced = [decision for decision in asked if decision.forced]
    decision = forced[stream.below(len(forced))]
    if decision.seat == TABLE:
        return decision, decision.default
    return decision, LEVELS["random"](rules.view(state, decision.seat), decision, stream) or decision.default


@cache
def tables() -> tuple[tuple[Moment, ...], ...]:
    """Tables of every number of seats, with and without the options."""
    return tuple(tuple(moments(*each)) for each in TABLES)


@cache
def sample() -> tuple[Moment, ...]:
    """Moments from all the tables: one of many, one at least of each kind of question, and the ends."""
    return tuple(moment for table in tables() for moment in (*table[::29], *_one_of_each_kind(table), table[-1]))


def _one_of_each_kind(table: tuple[Moment, ...]) -> tuple[Moment, ...]:
    kinds = {decision.kind: moment for moment in table for decision in rules.decisions(moment.state)}
    return tuple(kinds.values())
