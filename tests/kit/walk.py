"""How a deed is carried out press by press: each goes to that question of the seat in which it is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import rules
from rules import AT_ANY_TIME, Action, Decision
from rules.core.agenda import GameState

IsAside = Callable[[str, tuple[Decision, ...]], bool]
"""Whether a key belongs to what may be done at any time, of what the seat is asked."""


class Press(Protocol):
    """One press of a deed, in words."""

    def keys(self, offered: list[str]) -> list[str]:
        """The keys that it means among those offered."""


def asked_of(state: GameState, seat: int) -> tuple[Decision, ...]:
    """What the seat is asked: its question, if any, then what it may do at any time."""
    decisions = [asked for asked in rules.decisions(state) if asked.seat == seat]
    return tuple(sorted(decisions, key=lambda asked: not asked.forced))


def offered(state: GameState, seat: int) -> list[str]:
    """The keys of all that the seat can answer, in either question."""
    return [option.key for asked in asked_of(state, seat) for option in asked.options]


class Walk:
    """The way of one game from a press to its question."""

    def __init__(self, is_aside: IsAside) -> None:
        self._is_aside = is_aside

    def action(self, state: GameState, seat: int, key: str) -> Action:
        """The answer with this key to the question that offers it, or else to the one in which it would make sense."""
        asked = asked_of(state, seat)
        offering = [one for one in asked if any(option.key == key for option in one.options)]
        sensible = [one for one in asked if one.forced != self._is_aside(key, asked)]
        return Action(seat, next((one.question for one in (*offering, *sensible, *asked)), AT_ANY_TIME), key)

    def run(
        self, state: Callable[[], GameState], seat: int, presses: Sequence[Press], do: Callable[[Action], None]
    ) -> None:
        """The presses are made one after another by `do`, which may raise Illegal; `state` is the table as it is."""
        for press in presses:
            for key in press.keys(offered(state(), seat)):
                do(self.action(state(), seat, key))

    def before_the_last(self, state: GameState, seat: int, presses: Sequence[Press]) -> tuple[GameState, list[str]]:
        """The table with all presses made but the last, and the keys of that one; raises Illegal."""
        walked = [state]

        def do(step: Action) -> None:
            walked.append(rules.apply(walked[-1], step)[0])

        self.run(lambda: walked[-1], seat, presses[:-1], do)
        return walked[-1], presses[-1].keys(offered(walked[-1], seat))
