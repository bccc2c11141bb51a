"""What the rulebook lets a viewer see at the table, read off the state by the tests themselves.

A replay keeps exactly this equal. It is neither the view nor the events, which are what is being compared, nor who is
asked, which must follow from it.
"""

from __future__ import annotations

from rules import PUBLIC
from rules.hunting_party.state import Seat, State

Shown = tuple[object, ...]


def must_be_shown(state: State, viewer: int) -> Shown:
    """What the viewer, a seat or PUBLIC, sees of the table."""
    return (on_the_table(state), in_hand(state, viewer))


def on_the_table(state: State) -> Shown:
    """Parties, money, numbers of cards, the turn, and what was heard of hunts."""
    seats = tuple(map(in_front_of, state.seats))
    heard = (state.found, state.denials, state.lasting, state.red_shares, state.outcome)
    return seats, tuple(map(len, state.stacks)), state.turn, state.hands, state.hire, state.hunt, heard


def in_front_of(seat: Seat) -> Shown:
    """What lies open before a seat."""
    return seat.hero, seat.members, seat.silver, len(seat.hand)


def in_hand(state: State, viewer: int) -> Shown:
    """The viewer's own seat, and the trades that it is a side of."""
    if viewer == PUBLIC:
        return ()
    offers = tuple(offer for offer in state.offers if viewer in (offer.seat, offer.to))
    return state.seats[viewer], offers
