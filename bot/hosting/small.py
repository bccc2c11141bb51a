"""Small choices: answers after which the same seat is asked the same question, and of which nothing is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import rules
from rules import Action, Decision, GameState, Option

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


@dataclass(frozen=True, slots=True)
class WayBack:
    """Small choices to be taken back, by these keys, until an option is offered; and the state in which it is."""

    keys: tuple[str, ...]
    state: GameState
    option: Option


def way_back(state: GameState, seat: int, question: int, key: str) -> WayBack | None:
    """The way to the option with this key, as many steps back as it takes; None if it is not offered any more."""
    back: tuple[str, ...] = ()
    while (decision := asked_again(state, seat, question)) is not None:
        offered = {option.key: option for option in decision.options}
        if key in offered:
            return WayBack(back, state, offered[key])
        if BACK not in offered:
            break
        back = (*back, BACK)
        state, _ = rules.apply(state, Action(seat, question, BACK))
    return None
