"""Other chips on the monster's Callings, that everybody else could as well think lie there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rules.deadly_prey.bag import put_in, take_out
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.feeding import FeedChip
from rules.deadly_prey.state import State
from tests.kit.secrecy.prey.sent import Sent

VALUES = range(4)
Piles = list[list[int]]


def with_other_chips(state: State, sent: Sent, chance: Random) -> State:
    """The chips lie otherwise, as many on each Calling; of those drawn at dusk some are others out of the lid."""
    free = [number for number, calling in enumerate(CALLINGS) if (state.mo, calling) not in sent.scores]
    loose = [chip for number in free for chip in state.monster.callings[number]]
    chance.shuffle(loose)
    state, loose = drawn_otherwise(state, loose, chance)
    state = fed_otherwise(state, chance)
    piles = tuple(
        tuple(loose.pop() for _ in pile) if number in free else pile
        for number, pile in enumerate(state.monster.callings)
    )
    return replace(state, monster=replace(state.monster, callings=piles))


def drawn_otherwise(state: State, loose: list[int], chance: Random) -> tuple[State, list[int]]:
    """Perhaps one of the chips drawn at dusk was another."""
    for at, chip in enumerate(loose):
        other = another(state, chip, chance)
        if other is not None:
            return put_back(state, chip, other), [*loose[:at], other, *loose[at + 1 :]]
    return state, loose


def fed_otherwise(state: State, chance: Random) -> State:
    """The chip that the monster has just drawn at dusk, and is to lay, is another."""
    top = state.question
    if not isinstance(top, FeedChip) or state.phase != "dusk":
        return state
    other = another(state, top.chip, chance)
    if other is None:
        return state
    state = put_back(state, top.chip, other)
    return replace(state, agenda=(*state.agenda[:-1], replace(top, chip=other)))


def another(state: State, chip: int, chance: Random) -> int | None:
    """A chip that could have been drawn in place of this one, which nobody saw drawn; None if there is none."""
    if not state.monster.drawn[chip]:
        return None
    there = [value for value in VALUES if value != chip and state.bag[value] > 0]
    return chance.choice(there) if there else None


def put_back(state: State, chip: int, other: int) -> State:
    """The table at which the other chip was drawn in place of this one."""
    drawn = put_in(take_out(state.monster.drawn, (chip,)), (other,))
    bag = take_out(put_in(state.bag, (chip,)), (other,))
    return replace(state, bag=bag, monster=replace(state.monster, drawn=drawn))
