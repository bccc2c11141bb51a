"""Steps as they could as well stand on the agenda: what others have begun, or answered under seal, is another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from random import Random

from rules.deadly_prey.attempting import Agree
from rules.deadly_prey.callings import lays
from rules.deadly_prey.choices import AGREE, ALLOW, CONTEST, DECLINE, JOIN, REFUSE
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.moments import UsePower
from rules.deadly_prey.setup import MONSTER_CHIPS, LayCallings
from rules.deadly_prey.slots import Contest, JoinAttempt
from rules.deadly_prey.state import State
from rules.deadly_prey.week import DawnWindow
from rules.deadly_prey.windows import React

SMALL_CHOICES = {"draft": None, "share": None, "numbers": (), "laid": ()}
"""Where steps keep small choices that only who is asked sees, and what is there when none was made."""
WANTS_TO_BURN = 0.6
WAYS = {JoinAttempt: (JOIN, DECLINE), Contest: (ALLOW, CONTEST), Agree: (AGREE, REFUSE)}


def unbegun(step: object, state: State, viewer: int, chance: Random) -> object:
    """The step with other sealed answers of others, and nothing that any of them has begun."""
    match step:
        case React():
            own = tuple(draft for draft in step.drafts if draft[0] == viewer)
            return replace(step, drafts=own, done=other_passes(step, state, viewer, chance))
        case DawnWindow():
            own = tuple(draft for draft in step.drafts if draft[0] == viewer)
            done = tuple(seat for seat in step.done if seat == viewer)
            drafts = (*own, *put_down(step, state, viewer, chance))
            return replace(step, drafts=drafts, done=(*done, *some_others(step.seats, done, viewer, chance)))
        case LayCallings():
            return other_lays(step, state, viewer, chance)
        case JoinAttempt() | Contest() | Agree():
            own = tuple(answer for answer in step.answers if answer[0] == viewer)
            others = some_others(step.seats, [seat for seat, _ in own], viewer, chance)
            keys = WAYS[type(step)]
            return replace(step, answers=(*own, *((seat, chance.choice(keys).key) for seat in others)))
    return step if getattr(step, "seat", viewer) == viewer else untouched(step)


def untouched(step: object) -> object:
    """The step of another as it was when it was asked."""
    if isinstance(step, UsePower):  # its `laid` is Willpower that all have seen
        return replace(step, draft=None)
    begun = {field.name for field in fields(step)} & set(SMALL_CHOICES)
    return replace(step, **{name: SMALL_CHOICES[name] for name in begun})


def some_others(seats: Sequence[int], done: Sequence[int], viewer: int, chance: Random) -> list[int]:
    """Any of the others, as long as somebody is still to answer."""
    others = [seat for seat in seats if seat != viewer]
    is_viewer_to_answer = viewer in seats and viewer not in done
    most = len(others) if is_viewer_to_answer else len(others) - 1
    return chance.sample(others, chance.randint(0, max(0, most)))


def put_down(step: DawnWindow, state: State, viewer: int, chance: Random) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Others want to burn a card of their hand."""
    for seat in step.seats:
        hunter = state.hunters[seat]
        if hunter is not None and seat != viewer and hunter.hand and chance.random() < WANTS_TO_BURN:
            yield seat, (f"burn:{chance.choice(hunter.hand)}",)


def other_passes(step: React, state: State, viewer: int, chance: Random) -> tuple[int, ...]:
    """Who has answered in this round: those who have played for all to see; of the others any."""
    played = {play.seat for play in state.plays if play.round == step.round}
    if state.attempt is not None and state.attempt.has_meddled:
        played.add(state.mo)
    seen = [seat for seat in step.done if seat == viewer or seat in played]
    rest = [seat for seat in step.seats if seat not in seen]
    return (*seen, *some_others(rest, (), viewer, chance))


def other_lays(step: LayCallings, state: State, viewer: int, chance: Random) -> LayCallings:
    """The others have laid something else, or nothing so far."""
    own = tuple(draft for draft in step.drafts if draft[0] == viewer)
    done = [seat for seat in step.done if seat == viewer]
    others = some_others(step.seats, done, viewer, chance)
    laid = tuple((seat, any_lay(state, seat, chance)) for seat in others)
    return replace(step, drafts=(*own, *laid), done=(*done, *others))


def any_lay(state: State, seat: int, chance: Random) -> tuple[str, ...]:
    """A legal lay, as the Callings of the chips from the largest on."""
    if seat != state.mo:
        return tuple(chance.sample(CALLINGS, len(CALLINGS)))
    return as_callings(chance.choice(lays()))


def as_callings(piles: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """The Callings of the monster's chips from the largest on, when they are to lie in these piles."""
    left = [list(pile) for pile in piles]
    laid = []
    for chip in MONSTER_CHIPS:
        number = next(number for number, pile in enumerate(left) if chip in pile)
        left[number].remove(chip)
        laid.append(CALLINGS[number])
    return tuple(laid)
