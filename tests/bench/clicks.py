"""How often a person is asked something in a half-day of Deadly Prey, with and without standing orders.

Tables of four are played by computer players. A question that a standing order passes does not reach its person.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

import rules
from bot.simulation.players import Players
from rules import Decision, Setup
from rules.deadly_prey.state import State
from rules.inspection.prey import own
from rules.robots import LEVELS
from tests.bench.rows import Row

SEATS = 4
TABLES = 12
OF_HUNTERS, OF_THE_MONSTER = ("pass_others",), ("pass_low_rows",)
"""The orders that everybody gives: hunters pass where others are concerned, the monster on the three lowest rows."""

HalfDay = tuple[int, int, int]
"""A table, a seat, a half-day."""


def rows() -> list[Row]:
    """The median of questions to one person in a half-day, to hunters and to the monster, beside it without orders."""
    hunters, monster = Asked(), Asked()
    for number in range(TABLES):
        play(number, hunters, monster)
    named = {"a hunter": hunters, "the monster": monster}
    return [
        Row(
            f"questions to {who} in a half-day of prey, median",
            "questions",
            median(asked.with_orders.values()),
            "without orders",
            median(asked.in_all.values()),
            less_is_better=True,
        )
        for who, asked in named.items()
    ]


class Asked:
    """How many questions were asked in each half-day: in all, and of those that no standing order passes."""

    def __init__(self) -> None:
        self.in_all: Counter[HalfDay] = Counter()
        self.with_orders: Counter[HalfDay] = Counter()

    def note(self, half_day: HalfDay, decision: Decision | None) -> None:
        """The question was asked in the half-day; or it has come, if there is no question."""
        self.in_all[half_day] += decision is not None
        self.with_orders[half_day] += decision is not None and decision.ordered is None


def play(number: int, hunters: Asked, monster: Asked) -> None:
    """A table is played to its end, and every question noted once."""
    seed = b"clicks:%d" % number
    state, _ = rules.start("prey", Setup(SEATS), seed)
    players = Players([LEVELS["random"]] * SEATS, seed)
    known: set[tuple[int, int]] = set()
    while decisions := rules.decisions(state):
        table = own(state)
        for seat in range(SEATS):
            (monster if seat == table.mo else hunters).note((number, seat, table.half), None)
        for decision in new_questions(table, known):
            (monster if decision.seat == table.mo else hunters).note((number, decision.seat, table.half), decision)
        state, _ = rules.apply(state, players.next_action(state, decisions))


def new_questions(table: State, known: set[tuple[int, int]]) -> Iterator[Decision]:
    """What is asked for the first time, by people who have given their orders."""
    orders = tuple(OF_THE_MONSTER if seat == table.mo else OF_HUNTERS for seat in range(SEATS))
    for decision in rules.decisions(replace(table, orders=orders)):
        if decision.forced and (decision.seat, decision.question) not in known:
            known.add((decision.seat, decision.question))
            yield decision
