"""When a deed that belongs to a pause can be done at once, and when it can be kept for the next one (HP-29b)."""

from __future__ import annotations

from rules.hunting_party.state import State

MOST_WISHES = 5


def can_act_now(state: State, seat: int) -> bool:
    """Whether this is a pause for the seat; to the hiring player it is one until their own bid (HP-22, HP-29b)."""
    question, hire = state.question, state.hire
    if question is None:
        return False
    if question.kind == "take_turn":
        return True
    is_own_hire = hire is not None and hire.seat == seat and all(bidder != seat for bidder, _ in hire.bids)
    return is_own_hire and question.kind in ("bid_order", "bid")


def is_in_own_hunt(state: State, seat: int) -> bool:
    """Whether a hunt of the seat's runs, after which its own turn goes on."""
    return state.hunt is not None and state.hunt.seat == seat


def can_wish(state: State, seat: int) -> bool:
    """Whether a deed can be kept for later (OWN-19)."""
    return not is_in_own_hunt(state, seat) and len(state.seats[seat].wishes) < MOST_WISHES


def can_begin(state: State, seat: int) -> bool:
    """Whether a deed of a pause can be done now, or be kept."""
    return can_act_now(state, seat) or can_wish(state, seat)
