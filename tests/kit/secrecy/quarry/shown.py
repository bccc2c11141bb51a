"""What the rulebook lets a viewer see at the table, read off the state by the tests themselves.

A replay keeps exactly this equal. It is neither the view nor the events, which are what is being compared.
"""

from __future__ import annotations

from rules import PUBLIC
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.state import State

Shown = tuple[object, ...]


def must_be_shown(before: State, after: State, viewer: int) -> Shown:
    """What the viewer, a seat or PUBLIC, sees of the table after an answer."""
    return (on_the_table(after), under_way(after, viewer), in_hand(after, viewer), forbidden(before, after, viewer))


def on_the_table(state: State) -> Shown:
    """Pawns, charges, numbers of cards, declarations, harassment, and how far the turn has come."""
    turn = state.turn
    seats = tuple(
        (seat.room, seat.energy, len(seat.hand), seat.has_declared, seat.harassers, seat.turns) for seat in state.seats
    )
    acted = (turn.number, turn.seat, turn.actions, turn.rooms_moved, turn.has_feinted, turn.searched)
    return seats, tuple(map(len, state.rooms)), acted, state.outcome


def under_way(state: State, viewer: int) -> Shown:
    """Who is asked what; the roll; the cards of the interaction, or only their number for those not concerned."""
    step = state.question
    asked = (step.kind, step.waiting) if step else ()
    match step:
        case DecideRoll(seat=attacker, target=target, numbers=numbers, card=card):
            return (*asked, target, numbers, card if viewer == attacker else None)
        case Respond(seat=target, attacker=attacker, roll=roll, card=card):
            return (*asked, attacker, roll, card if viewer in (target, attacker) else None)
        case Receive(seat=attacker, giver=giver, cards=cards, is_gift=is_gift):
            return (*asked, giver, len(cards), (cards, is_gift) if viewer in (giver, attacker) else None)
    return asked


def in_hand(state: State, viewer: int) -> Shown:
    """The viewer's own cards, wounds and bans, and what lies in the rooms that it searched in its turn."""
    if viewer == PUBLIC:
        return ()
    me, turn = state.seats[viewer], state.turn
    searched = turn.searched if turn.seat == viewer else ()
    return me.hand, me.wounds, me.bans, tuple(state.rooms[ROOM_NUMBER[room]] for room in searched)


def forbidden(before: State, after: State, viewer: int) -> Shown:
    """What the viewer's own card has just forbidden its target."""
    match before.question:
        case Respond(seat=target, attacker=attacker) if attacker == viewer:
            return after.seats[target].bans
    return ()
