"""What a viewer may know of a table: built up from an allow-list, never cut down from the state."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.questions import PUBLIC, Outcome
from rules.unknown_quarry.house import Sides
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.notes import Notes, notes_of
from rules.unknown_quarry.state import FULL_ENERGY, NAME, State, price_of_move, round_of
from rules.unknown_quarry.steps import TakeAction


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat. `harassers`: those who targeted it since its previous turn."""

    character: str
    room: str
    energy: int
    hand_size: int
    has_declared: bool
    harassers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackView:
    """What everybody sees of the interaction under way: who, whom, the roll and what Surges made of it."""

    attacker: int
    target: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardInPlay:
    """A card of an interaction as one of the two concerned sees it; `affects` is None for the attacker."""

    card: str
    number: int
    affects: bool | None


@dataclass(frozen=True, slots=True)
class OwnView:
    """What a seat sees of itself, its scratch sheet included.

    `recovers`: ending the turn now brings the energy card back by itself. `drafted_target`: a target that
    was chosen while its card is still to be. `received`: the cards that came over.
    """

    hand: tuple[str, ...]
    monster: str | None
    wounds: int
    is_crippled: bool
    bans: tuple[str, ...]
    recovers: bool
    card_in_play: CardInPlay | None
    drafted_target: int | None
    received: tuple[str, ...]
    is_gift: bool
    notes: Notes


@dataclass(frozen=True, slots=True)
class OpenedSeat:
    """A seat when all is opened at the end: what it was dealt, and what it holds and is."""

    dealt: tuple[str, ...]
    hand: tuple[str, ...]
    monster: str | None
    wounds: int
    is_crippled: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """What was secret, opened to everybody at the end: the seats, and the cards in each room of ROOM_NAMES."""

    seats: tuple[OpenedSeat, ...]
    rooms: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table as one viewer sees it: a seat, or PUBLIC, who has no `own` part.

    `card_counts[k]` counts the cards in room k of ROOM_NAMES; `price_of_move` is that of the active seat's next move.
    """

    game: str
    viewer: int
    round: int
    round_limit: int
    turn: int
    active: int
    actions: int
    rooms_moved: int
    has_feinted: bool
    price_of_move: int
    searched: tuple[str, ...]
    sides: Sides
    card_counts: tuple[int, ...]
    seats: tuple[SeatView, ...]
    waiting: tuple[int, ...]
    asked: str | None
    attack: AttackView | None
    outcome: Outcome | None
    own: OwnView | None
    opened: Opened | None


def view_of(state: State, viewer: int) -> View:
    """What the viewer, a seat or PUBLIC, may know of the table."""
    turn, question = state.turn, state.question
    return View(
        game=NAME,
        viewer=viewer,
        round=round_of(max(turn.number, 1), len(state.seats)),
        round_limit=state.round_limit,
        turn=turn.number,
        active=turn.seat,
        actions=turn.actions,
        rooms_moved=turn.rooms_moved,
        has_feinted=turn.has_feinted,
        price_of_move=price_of_move(state),
        searched=turn.searched,
        sides=state.sides,
        card_counts=tuple(len(cards) for cards in state.rooms),
        seats=_seats(state),
        waiting=question.waiting if question else (),
        asked=question.kind if question else None,
        attack=_attack(state),
        outcome=state.outcome,
        own=None if viewer == PUBLIC else _own(state, viewer),
        opened=_opened(state) if state.outcome else None,
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(seat.character, seat.room, seat.energy, len(seat.hand), seat.has_declared, seat.harassers)
        for seat in state.seats
    )


def _attack(state: State) -> AttackView | None:
    match state.question:
        case DecideRoll(seat=attacker, target=target, numbers=numbers):
            return AttackView(attacker, target, numbers)
        case Respond(seat=target, attacker=attacker, roll=number):
            return AttackView(attacker, target, (number,))
        case Receive(seat=attacker, giver=target):
            return AttackView(attacker, target, ())
    return None


def _own(state: State, viewer: int) -> OwnView:
    seat, question = state.seats[viewer], state.question
    receiving = question if isinstance(question, Receive) and question.seat == viewer else None
    return OwnView(
        hand=seat.hand,
        monster=seat.monster,
        wounds=seat.wounds,
        is_crippled=seat.is_crippled,
        bans=seat.bans,
        recovers=viewer == state.turn.seat and state.turn.is_quiet and seat.energy < FULL_ENERGY,
        card_in_play=_card_in_play(state, viewer),
        drafted_target=question.target if isinstance(question, TakeAction) and question.seat == viewer else None,
        received=receiving.cards if receiving else (),
        is_gift=receiving is not None and receiving.is_gift,
        notes=notes_of(state, viewer),
    )


def _card_in_play(state: State, viewer: int) -> CardInPlay | None:
    match state.question:
        case DecideRoll(seat=attacker, card=card, numbers=numbers) if viewer == attacker:
            return CardInPlay(card, numbers[-1], None)
        case Respond(attacker=attacker, card=card, roll=number) if viewer == attacker:
            return CardInPlay(card, number, None)
        case Respond(seat=target, card=card, roll=number) as respond if viewer == target:
            return CardInPlay(card, number, respond.affects(state.seats[viewer]))
    return None


def _opened(state: State) -> Opened:
    seats = tuple(
        OpenedSeat(seat.dealt, seat.hand, seat.monster, seat.wounds, seat.is_crippled) for seat in state.seats
    )
    return Opened(seats, state.rooms)
