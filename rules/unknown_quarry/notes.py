"""The scratch sheet, drawn from what a seat was shown (Using the Scratch Sheet; UQ-44)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.unknown_quarry.cards import ABILITIES
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.state import MONSTERS, Knowledge, State, is_monstrous


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card that was seen: in a room, or with a seat (the other is None), on which turn.

    `also_seen_by`: seats that have searched the room since.
    """

    card: str
    room: str | None
    seat: int | None
    turn: int
    also_seen_by: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """The matrix row for one seat: possible wounds and crossed-out columns, monsters as in MONSTERS."""

    seat: int
    boxes: tuple[int, ...]
    is_crossed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """A scratch sheet: a row for each other seat, the cards seen, and the monster if a card gave it away."""

    rows: tuple[Row, ...]
    seen: tuple[SeenCard, ...]
    monster_seat: int | None


def notes_of(state: State, seat: int) -> Notes:
    """The scratch sheet of a seat, from its own knowledge and what is public."""
    known = state.seats[seat].knowledge
    others = [other for other in range(len(state.seats)) if other != seat]
    betrayed = [seen.seat for seen in known.hands if is_monstrous(seen.card)]
    lying = frozenset(card for seen in known.rooms for card in seen.cards if is_monstrous(card))
    return Notes(
        rows=tuple(_row(known, other, lying, len(state.seats)) for other in others),
        seen=(*_seen_in_rooms(state, seat), *(SeenCard(seen.card, None, seen.seat, seen.turn) for seen in known.hands)),
        monster_seat=betrayed[0] if betrayed else None,
    )


def _row(known: Knowledge, other: int, lying: frozenset[str], life: int) -> Row:
    boxes = known.boxes[other]
    held = frozenset(seen.card for seen in known.hands if seen.seat == other and is_monstrous(seen.card))
    return Row(other, boxes, _crossed(boxes, lying, held, life))


@lru_cache(maxsize=4096)
def _crossed(boxes: tuple[int, ...], lying: frozenset[str], held: frozenset[str], life: int) -> tuple[bool, ...]:
    """Whether each monster is out of the question, given monstrous cards seen in rooms and seen held by the seat."""
    return tuple(
        count >= life or bool(lying & ABILITIES[monster]) or not held <= ABILITIES[monster]
        for monster, count in zip(MONSTERS, boxes, strict=True)
    )


def _seen_in_rooms(state: State, seat: int) -> tuple[SeenCard, ...]:
    return tuple(
        SeenCard(card, seen.room, None, seen.turn, since)
        for seen in state.seats[seat].knowledge.rooms
        for since in (_searched_since(state, seat, seen.room, seen.moment),)
        for card in seen.cards
    )


def _searched_since(state: State, seat: int, room: str, moment: int) -> tuple[int, ...]:
    searches = state.searches[ROOM_NUMBER[room]]
    return tuple(other for other, when in enumerate(searches) if other != seat and when > moment)
