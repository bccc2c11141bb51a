"""What others may do without the viewer's noticing: begin something, want it later, trade, give orders, answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import rules
from rules import TABLE, Action, Decision, Option
from rules.hunting_party import choices
from rules.hunting_party.state import State
from rules.inspection.party import own

MOST_DEEDS = 3

ALWAYS_UNSEEN = (
    choices.Back
    | choices.PassAhead
    | choices.ThinkOfOrder
    | choices.ShowOrder
    | choices.TakeBackWish
    | choices.GiveSilver
    | choices.GiveCard
    | choices.AskSilver
    | choices.AskCards
)
"""Deeds of others at any time of which the rules tell nobody else."""
SMALL_CHOICES = choices.Back | choices.GoHunting | choices.Equip | choices.Declare | choices.Send | choices.Stay
SMALL_CHOICES |= choices.Take | choices.PutBack
"""Answers to a question after which it is still asked, for sure."""


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
    for decision in rules.decisions(state):
        if decision.seat in (viewer, TABLE):
            continue
        for option in decision.options:
            if is_unseen(state, decision, option, viewer):
                yield Action(decision.seat, decision.question, option.key)


def is_unseen(state: State, decision: Decision, option: Option, viewer: int) -> bool:
    """Whether the rulebook or a ruling lets nobody else, or the viewer at least, see this answer of another."""
    value = option.value
    if decision.kind == "respond":
        return len(own_window(state)) > 1
    if isinstance(value, choices.Play):
        return value.choices > 0 or decision.kind == "for_later"
    if decision.forced:
        return isinstance(value, SMALL_CHOICES)
    return isinstance(value, ALWAYS_UNSEEN) or is_unseen_aside(state, decision, option, viewer)


def is_unseen_aside(state: State, decision: Decision, option: Option, viewer: int) -> bool:
    """Whether it is about a trade with another than the viewer, or kept for later."""
    match option.value:
        case choices.OfferTrade():
            return True
        case choices.SendOffer():
            draft = state.seats[decision.seat].draft
            return draft is not None and draft.key != f"offer:{viewer}"
        case choices.RefuseOffer(seat=seat) | choices.WithdrawOffer(seat=seat):
            return seat != viewer
        case choices.Disband():
            return decision.kind == "for_later"
    is_pick = option.key.startswith("pick:")
    return is_pick and decision.kind == "for_later"


def own_window(state: State) -> tuple[int, ...]:
    """The seats that have still to answer the response window."""
    return state.question.waiting if state.question else ()
