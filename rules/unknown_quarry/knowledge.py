"""What a seat was shown, kept for it as its scratch sheet needs it (Using the Scratch Sheet; UQ-44).

Each function takes a seat's knowledge and returns what it is afterwards.
"""

from __future__ import annotations

from dataclasses import replace

from rules.unknown_quarry.cards import CARDS, Line
from rules.unknown_quarry.state import MONSTERS, HandSeen, Knowledge, RoomSeen

__all__ = [
    "CARDS",
    "Knowledge",
    "came_to_room",
    "card_seen",
    "left_hand",
    "left_room",
    "nothing_known",
    "room_seen",
    "wounds_dealt",
]


def nothing_known(seats: int) -> Knowledge:
    """An empty scratch sheet."""
    return Knowledge(boxes=((0,) * len(MONSTERS),) * seats)


def room_seen(known: Knowledge, room: str, cards: tuple[str, ...], turn: int, moment: int) -> Knowledge:
    """The room was looked at, which replaces what was known of it."""
    others = tuple(seen for seen in known.rooms if seen.room != room)
    return replace(known, rooms=(*others, RoomSeen(room, cards, turn, moment)))


def left_room(known: Knowledge, room: str, card: str) -> Knowledge:
    """The card that was seen in the room is there no longer."""
    for number, seen in enumerate(known.rooms):
        if seen.room == room and card in seen.cards:
            return replace(known, rooms=(*known.rooms[:number], _without(seen, card), *known.rooms[number + 1 :]))
    return known


def came_to_room(known: Knowledge, room: str, card: str, turn: int, moment: int) -> Knowledge:
    """The seat itself laid the card down in the room; who searched there earlier has not seen it."""
    return replace(known, rooms=(*known.rooms, RoomSeen(room, (card,), turn, moment)))


def card_seen(known: Knowledge, seat: int, card: str, turn: int) -> Knowledge:
    """The card was seen to be that seat's. Standard cards go round and tell nothing."""
    if CARDS[card].family == "standard":
        return known
    others = tuple(seen for seen in known.hands if (seen.seat, seen.card) != (seat, card))
    return replace(known, hands=(*others, HandSeen(seat, card, turn)))


def left_hand(known: Knowledge, seat: int, card: str) -> Knowledge:
    """The card that was seen with that seat is there no longer."""
    return replace(known, hands=tuple(seen for seen in known.hands if (seen.seat, seen.card) != (seat, card)))


def wounds_dealt(known: Knowledge, target: int, card: str, line: Line) -> Knowledge:
    """The line's wounds are marked for the target under each monster that it may have wounded."""
    wounds = line.wounds if line.hits_ring else 0
    if not wounds:
        return known
    ring = CARDS[card].ring
    row = tuple(
        boxes + wounds if monster in ring else boxes
        for boxes, monster in zip(known.boxes[target], MONSTERS, strict=True)
    )
    return replace(known, boxes=(*known.boxes[:target], row, *known.boxes[target + 1 :]))


def _without(seen: RoomSeen, card: str) -> RoomSeen:
    cards = list(seen.cards)
    cards.remove(card)
    return replace(seen, cards=tuple(cards))
