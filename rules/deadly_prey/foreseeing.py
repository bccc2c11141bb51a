"""What a viewer can work out as things stand: dice, tallies, meddling, what an attack must reach."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.questions import PUBLIC
from rules.deadly_prey.at_any_time import sorts_of_deeds
from rules.deadly_prey.attempting import ChooseMethod
from rules.deadly_prey.city import GENERAL, SPOTS, TOP
from rules.deadly_prey.confronting import tally
from rules.deadly_prey.paths import is_worth_white, own_spots, spot, spots_with_borrowed, suit_at
from rules.deadly_prey.ratings import dice_of, number_of_attack, number_to_reach, room_for_meddling
from rules.deadly_prey.rolling import AddTrophies
from rules.deadly_prey.slots import JoinAttempt, ResolveSlot
from rules.deadly_prey.spending import can_pay, payers_for
from rules.deadly_prey.state import Share, State
from rules.deadly_prey.striking import Strike, is_target, owners_of
from rules.deadly_prey.viewing import spot_asked_about
from rules.deadly_prey.windows import React


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What the viewer can work out. `stranded`: where he, in an own slot, has white that serves for nothing.

    `tally`: what a hunter at the top would come to against the monster. `tallies`: what each of those who fight comes
    to, which everybody can count. `dice`: of the own roll, if that can be known. `meddling`: what is to be reached with
    1, 2, 3 points of the monster's, as many as it can still lay. `to_hit`: what a die of its attack must show. `deeds`:
    what the viewer could begin beside what is asked, as options begin.
    """

    stranded: tuple[str, ...] = ()
    tally: int | None = None
    tallies: tuple[int, ...] = ()
    dice: int | None = None
    meddling: tuple[int, ...] = ()
    to_hit: int = 0
    deeds: tuple[str, ...] = ()


def foreseen(state: State, question: object, viewer: int) -> Foreseen:
    """What the viewer, who may be asked this, can work out as things stand."""
    return Foreseen(
        stranded=stranded(state, question, viewer),
        tally=tally_foreseen(state, question, viewer),
        tallies=tuple(tally(state, seat) for seat in state.fighters) if isinstance(question, React) else (),
        dice=dice_foreseen(state, question, viewer),
        meddling=meddling_foreseen(state, question, viewer),
        to_hit=number_to_hit(state, question, viewer),
        deeds=() if viewer == PUBLIC else sorts_of_deeds(state, viewer),
    )


def stranded(state: State, question: object, viewer: int) -> tuple[str, ...]:
    """Where the hunter whose slot it is has white that serves for nothing, as his cards lie (DP-34)."""
    if not isinstance(question, ResolveSlot) or question.seat != viewer:
        return ()
    own, more = own_spots(state, viewer), spots_with_borrowed(state, viewer)
    return tuple(
        name
        for name, there in zip(SPOTS, state.spots, strict=True)
        if there.card and there.white[viewer] and not there.red[viewer]
        if not any(is_worth_white(state, cards, name) for cards in (own, more))
    )


def tally_foreseen(state: State, question: object, viewer: int) -> int | None:
    """The hunter's tally if he, with his partners, controlled the top as it lies; None unless he is at it."""
    where, group = _aimed_at(state, question, viewer)
    if where != TOP or viewer not in group or state.fighters:
        return None
    top = spot(state, TOP)
    red = tuple(max(count, int(seat in group)) for seat, count in enumerate(top.red))
    spots = tuple(replace(there, red=red) if there is top else there for there in state.spots)
    return tally(replace(state, spots=spots, fighters=group), viewer)


def _aimed_at(state: State, question: object, viewer: int) -> tuple[str, tuple[int, ...]]:
    """The spot that is aimed at, and who does: in an attempt, in the viewer's own slot, in one he is invited to."""
    if state.attempt is not None:
        return state.attempt.spot, state.attempt.group
    match question:
        case ResolveSlot(seat=seat, spot=name, draft=draft) if seat == viewer:
            return name or (draft.key.partition(":")[2] if draft is not None else ""), (viewer,)
        case JoinAttempt(slot=slot, asked=asked) if viewer in asked:
            return spot_asked_about(question), (slot.seat, viewer)
    return "", ()


def dice_foreseen(state: State, question: object, viewer: int) -> int | None:
    """How many dice a hunter has who chooses, waits or adds trophies; None if a partner's secret score could count."""
    attempt = state.attempt
    if attempt is None or viewer not in attempt.group:
        return None
    if attempt.partners and suit_at(state, attempt.spot) != GENERAL:
        return None
    match question:
        case AddTrophies(seat=seat, numbers=numbers) if seat == viewer:
            return dice_of(state, replace(attempt, shares=(*attempt.shares, Share(viewer, trophies=numbers))))
        case ChooseMethod(seat=seat) if seat == viewer:
            return dice_of(state, attempt)
        case React():
            return dice_of(state, attempt)
    return None


def meddling_foreseen(state: State, question: object, viewer: int) -> tuple[int, ...]:
    """What is to be reached with one point of meddling, with two and so on, as many as the monster can still lay."""
    attempt = state.attempt
    if attempt is None or viewer != state.mo or not isinstance(question, React):
        return ()
    payers = payers_for(suit_at(state, attempt.spot))
    points = (count for count in range(1, room_for_meddling(state) + 1) if can_pay(state, payers, count))
    return tuple(number_to_reach(state, replace(attempt, meddled=count)) for count in points)


def number_to_hit(state: State, question: object, viewer: int) -> int:
    """What a die must show in the attack that the monster puts together; 0 if it does not, or its target is gone."""
    if not isinstance(question, Strike) or question.seat != viewer or question.draft is None:
        return 0
    verb, _, target = question.draft.key.partition(":")
    if verb != "strike" or not is_target(state, target, question.actors):
        return 0
    return number_of_attack(state, target, owners_of(state, target))
