"""How a deed is carried out press by press: each goes to that question of the seat in which it is offered."""

from __future__ import annotations

from collections.abc import Callable

from rules import AT_ANY_TIME, Action, Decision
from rules.deadly_prey.state import State
from tests.kit.prey.checks import GAME
from tests.kit.prey.deeds import AnyPress

AT_ANY_TIME_VERBS = ("burn", "hardship", "pay_off", "exchange", "into", "order")


def asked_of(state: State, seat: int) -> tuple[Decision, ...]:
    """What the seat is asked: its question, if any, then what it may do at any time."""
    decisions = [asked for asked in GAME.decisions(state) if asked.seat == seat]
    return tuple(sorted(decisions, key=lambda asked: not asked.forced))


def offered(state: State, seat: int) -> list[str]:
    """The keys of all that the seat can answer, in either question."""
    return [option.key for asked in asked_of(state, seat) for option in asked.options]


def action(state: State, seat: int, key: str) -> Action:
    """The answer with this key to the question that offers it, or else to the one in which it would make sense."""
    asked = asked_of(state, seat)
    is_aside = key.partition(":")[0] in AT_ANY_TIME_VERBS
    offering = [one for one in asked if any(option.key == key for option in one.options)]
    sensible = [one for one in asked if one.forced != is_aside]
    return Action(seat, next((one.question for one in (*offering, *sensible, *asked)), AT_ANY_TIME), key)


def run(state: Callable[[], State], seat: int, presses: list[AnyPress], do: Callable[[Action], None]) -> None:
    """The presses are made one after another by `do`, which may raise Illegal; `state` gives the table as it stands."""
    for press in presses:
        for key in press.keys(offered(state(), seat)):
            do(action(state(), seat, key))


def before_the_last(state: State, seat: int, presses: list[AnyPress]) -> tuple[State, list[str]]:
    """The table with all presses made but the last, and the keys of that one; raises Illegal."""
    walked = [state]

    def do(step: Action) -> None:
        walked.append(GAME.apply(walked[-1], step)[0])

    run(lambda: walked[-1], seat, presses[:-1], do)
    return walked[-1], presses[-1].keys(offered(walked[-1], seat))
