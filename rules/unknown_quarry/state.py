"""The whole of a table of Unknown Quarry at one moment, secrets included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from rules.core.agenda import Asking, GameState
from rules.unknown_quarry.cards import MONSTROUS_NAMES, Monster, monster_of
from rules.unknown_quarry.house import ROOM_NUMBER, Sides, connected

if TYPE_CHECKING:
    from rules.unknown_quarry.agenda import AnyStep
    from rules.unknown_quarry.verbs import Table

NAME = "quarry"
CHARACTERS = ("fathom", "verdge", "noblesse", "sable", "albion", "brass")
HAND_LIMIT = 4
FULL_ENERGY = 2
CRIPPLING_WOUNDS = 3
CRIPPLED_ROOMS = 2
TURNS_WITHOUT_INTERACTION = 2
MONSTERS: tuple[str, ...] = tuple(Monster)


@dataclass(frozen=True, slots=True)
class RoomSeen:
    """Cards that a seat saw lying in a room: on which turn, and after how many searches at the whole table.

    A search replaces all that was known of the items in the room; a monstrous card, which never moves, stays as it
    was first seen, and an item that the seat laid down itself is kept apart.
    """

    room: str
    cards: tuple[str, ...]
    turn: int
    moment: int


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A card that a seat saw in another's hand, and on which turn it did so last."""

    seat: int
    card: str
    turn: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat was shown. `boxes[seat][monster]`: the wounds it may have dealt there, monsters as in MONSTERS."""

    boxes: tuple[tuple[int, ...], ...]
    rooms: tuple[RoomSeen, ...] = ()
    hands: tuple[HandSeen, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: the pawn, the energy card, the hand, the wounds and what its player knows.

    `harassers`: those who targeted this seat since its previous turn. `bans`: what Magic forbids on its next turn.
    `turns`: the turns of its own that it has begun. `dealt`: the starting hand, opened at the end.
    """

    character: str
    hand: tuple[str, ...]
    room: str
    knowledge: Knowledge
    energy: int = FULL_ENERGY
    wounds: int = 0
    has_declared: bool = False
    harassers: tuple[int, ...] = ()
    bans: tuple[str, ...] = ()
    turns: int = 0
    dealt: tuple[str, ...] = ()

    @property
    def monster(self) -> str | None:
        """The type of monster that the hand makes its owner, or None for a human."""
        return monster_of(self.hand)

    @property
    def is_crippled(self) -> bool:
        """A human with three wounds or more, declared or not."""
        return self.wounds >= CRIPPLING_WOUNDS and self.monster is None

    @property
    def can_spend_energy(self) -> bool:
        """Whether the energy card can pay for anything now."""
        return self.energy > 0 and not self.is_crippled


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that runs: its number in the game from 1, whose it is, and what was done in it.

    `actions`: actions left. `rooms_moved`: moves made. `is_quiet`: nothing but searches, pick-ups and Spy so far.
    `searched`: rooms searched this turn.
    """

    number: int
    seat: int
    actions: int = 0
    rooms_moved: int = 0
    has_feinted: bool = False
    is_quiet: bool = True
    searched: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class State(GameState):
    """A table.

    `rooms[k]` are the cards in room k of ROOM_NAMES. `searches[k]` says of each seat at which of the table's
    searches it last searched room k (0: never); `moment` counts those searches.
    """

    seats: tuple[Seat, ...]
    rooms: tuple[tuple[str, ...], ...]
    searches: tuple[tuple[int, ...], ...]
    sides: Sides
    turn: Turn
    round_limit: int
    moment: int = 0
    agenda: tuple[AnyStep, ...] = ()

    @property
    def question(self) -> Asking[State, Table] | None:
        """The step that waits for an answer, or None once the table has ended."""
        top = self.agenda[-1] if self.agenda else None
        return top if top is not None and top.asks else None


class Position(Protocol):
    """What the rules of a turn look at: a state, or the scratch copy on which it changes."""

    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def rooms(self) -> Sequence[tuple[str, ...]]: ...
    @property
    def sides(self) -> Sides: ...
    @property
    def turn(self) -> Turn: ...


def round_of(turn: int, seats: int) -> int:
    """The round, from 1, in which a turn of the game falls."""
    return (turn - 1) // seats + 1


def neighbours(position: Position, seat: int) -> tuple[str, ...]:
    """The rooms connected with the one where the seat's pawn stands."""
    return connected(position.sides)[position.seats[seat].room]


def cards_in(position: Position, room: str) -> tuple[str, ...]:
    """The cards that lie in a room."""
    return position.rooms[ROOM_NUMBER[room]]


def present(position: Position, seat: int) -> tuple[int, ...]:
    """The other seats whose pawns stand in the same room."""
    room = position.seats[seat].room
    return tuple(other for other, there in enumerate(position.seats) if other != seat and there.room == room)


def price_of_move(position: Position) -> int:
    """The actions that the active seat's next move costs (Move; UQ-10, UQ-12)."""
    turn = position.turn
    mover = position.seats[turn.seat]
    if turn.rooms_moved or turn.has_feinted or not mover.harassers:
        return 1
    return 1 + sum(1 for harasser in mover.harassers if position.seats[harasser].room == mover.room)


def droppable(hand: Sequence[str]) -> tuple[str, ...]:
    """The items in a hand, each name once: a monstrous card is never laid down (UQ-14)."""
    return tuple(dict.fromkeys(card for card in hand if not is_monstrous(card)))


def is_monstrous(card: str) -> bool:
    """Whether the card is one of the five monstrous cards."""
    return card in MONSTROUS_NAMES
