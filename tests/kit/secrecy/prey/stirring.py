"""What others may do without the viewer's noticing: begin something, answer under seal, give orders."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import rules
from rules import Action, Decision, Option
from rules.deadly_prey import choices
from rules.deadly_prey.at_any_time import CONCEDE
from rules.deadly_prey.state import State
from rules.inspection.prey import own

MOST_DEEDS = 3
ASKED_TOGETHER = ("window", "dawn_window", "join", "agree", "contest", "lay_callings")
BEGUN = choices.Place | choices.ActAt | choices.Reclaim | choices.TakeWillpower | choices.Strike | choices.Exchange
BEGUN |= choices.InvokeCard | choices.SpendWillpower | choices.HoldTactics | choices.Meddle
"""Answers after which the question is still asked, for sure, and nobody else has seen anything."""
SEALED = choices.Pass | choices.Close | choices.Join | choices.Decline | choices.Agree | choices.Refuse
SEALED |= choices.Allow | choices.Contest
"""Answers under seal to a question that is put to several together."""
PUT_DOWN = choices.Burn | choices.TakeHardship | choices.PayOff
"""What is put down in the dawn window, and done when everybody has closed."""


def stirred(state: State, viewer: int, chance: Random) -> State:
    """The table after a few deeds of others of which the rules tell the viewer nothing."""
    for _ in range(chance.randint(0, MOST_DEEDS)):
        unseen = list(unseen_actions(state, viewer))
        if not unseen:
            break
        state = own(rules.apply(state, chance.choice(unseen))[0])
    return state


def unseen_actions(state: State, viewer: int) -> Iterator[Action]:
    """Every such deed that is legal now."""
    decisions = rules.decisions(state)
    forced = [decision for decision in decisions if decision.forced]
    for decision in decisions:
        if decision.seat == viewer:
            continue
        for option in decision.options:
            if is_unseen(decision, option, is_last=decision.forced and len(forced) == 1):
                yield Action(decision.seat, decision.question, option.key)


def is_unseen(decision: Decision, option: Option, *, is_last: bool) -> bool:
    """Whether nobody else sees this answer. `is_last`: nobody else is still to answer the question."""
    value = option.value
    match value:
        case choices.Back():
            return True
        case choices.StandingOrder(order=order):
            return order != CONCEDE
        case choices.Play(choices=made):
            return made > 0
        case choices.LayChip():
            return not is_last
    if decision.kind == "dawn_window" and isinstance(value, PUT_DOWN):
        return True
    if decision.kind in ASKED_TOGETHER and isinstance(value, SEALED):
        return not is_last
    return isinstance(value, BEGUN)
