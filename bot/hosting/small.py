"""Small choices: answers after which the same seat is asked the same question, and of which nothing is told."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules import Action, Decision, GameState

BACK = "back"
"""The key of the option that takes a small choice back."""


def asked_again(state: GameState, seat: int, question: int) -> Decision | None:
    """What the seat is asked by the question, if it is (still) asked."""
    asked = (each for each in rules.decisions(state) if (each.seat, each.question) == (seat, question))
    return next(asked, None)


def small_choices(state: GameState, seat: int, question: int, keys: Sequence[str]) -> int:
    """How many of the answers, from the first on, are small. Raises Illegal if one, or the one after, is not legal."""
    for number, key in enumerate(keys):
        state, events = rules.apply(state, Action(seat, question, key))
        if events or asked_again(state, seat, question) is None:
            return number
    return len(keys)


def with_way_back(state: GameState, seat: int, question: int, key: str) -> tuple[str, ...]:
    """The key, after as many steps back as it takes until it is offered; alone if it never is."""
    back: list[str] = []
    while (decision := asked_again(state, seat, question)) is not None:
        offered = {option.key for option in decision.options}
        if key in offered:
            return (*back, key)
        if BACK not in offered:
            break
        back.append(BACK)
        state, _ = rules.apply(state, Action(seat, question, BACK))
    return (key,)
