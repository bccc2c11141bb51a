"""The computer players of a simulated table: which of them does something next, and what."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules import TABLE, Action, Decision, GameState
from rules.robots import Robot, Stream

SELDOM = 8
"""Each player thinks of what may be done at any time before one forced answer of so many."""


class Players:
    """One robot a seat, each with a luck of its own, made from the seed."""

    def __init__(self, robots: Sequence[Robot], seed: bytes) -> None:
        self._robots = robots
        self._streams = [Stream(seed + b":%d" % seat) for seat in range(len(robots))]
        self._order = Stream(seed + b":order")
        self._busy: int | None = None

    def next_action(self, state: GameState, decisions: Sequence[Decision]) -> Action:
        """What happens next: something that may be done at any time, or else an answer to one who is asked.

        Of several who are asked together anyone may be the first. A seat that has just begun something goes on with it.
        """
        aside = self._aside(state, [decision for decision in decisions if not decision.forced])
        if aside is not None:
            return aside
        forced = [decision for decision in decisions if decision.forced]
        decision = forced[self._order.below(len(forced)) if len(forced) > 1 else 0]
        if decision.seat == TABLE:
            return _action(decision, decision.default)
        return _action(decision, self._key(state, decision) or decision.default)

    def _aside(self, state: GameState, open_to_all: Sequence[Decision]) -> Action | None:
        for decision in open_to_all:
            if decision.seat != self._busy and self._streams[decision.seat].below(SELDOM):
                continue
            key = self._key(state, decision)
            if key is not None:
                self._busy = decision.seat
                return _action(decision, key)
        self._busy = None
        return None

    def _key(self, state: GameState, decision: Decision) -> str | None:
        return self._robots[decision.seat](rules.view(state, decision.seat), decision, self._streams[decision.seat])


def _action(decision: Decision, key: str) -> Action:
    return Action(decision.seat, decision.question, key)
