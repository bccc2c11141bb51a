"""What a seat was shown, kept for it as its scratch sheet needs it (Using the Scratch Sheet; UQ-44).

Each function takes a seat's knowledge and returns what it is afterwards.
"""

from __future__ import annotations

from dataclasses import replace

from rules.unknown_quarry.cards import CARDS, Line
from rules.unknown_quarry.state import MONSTERS, HandSeen, Knowledge, RoomSeen, is_monstrous

__all__ = [
    "CARDS",
    "Knowledge",
    "came_to_hand",
    "came_to_room",
    "cards_seen",
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
    """The room was looked at, which replaces what was known of its items.

    A monstrous card never moves: it stays on the sheet as it was first seen, with all who have searched since (OWN-60).
    """
    others = tuple(seen for seen in known.rooms if seen.room != room)
    here = (_monstrous_of(seen) for seen in known.rooms if seen.room == room)
    stayed = tuple(seen for seen in here if seen.cards)
    known = _last_seen_elsewhere(replace(known, rooms=(*others, *stayed)), cards)
    anew = tuple(card for card in cards if not any(card in seen.cards for seen in stayed))
    return replace(known, rooms=(*known.rooms, RoomSeen(room, anew, turn, moment)))


def left_room(known: Knowledge, room: str, card: str) -> Knowledge:
    """The card that was seen in the room is there no longer."""
    for number, seen in enumerate(known.rooms):
        if seen.room == room and card in seen.cards:
            return replace(known, rooms=(*known.rooms[:number], _without(seen, card), *known.rooms[number + 1 :]))
    return known


def came_to_room(known: Knowledge, room: str, card: str, turn: int, moment: int) -> Knowledge:
    """The seat itself laid the card down in the room; who searched there earlier has not seen it."""
    return replace(known, rooms=(*known.rooms, RoomSeen(room, (card,), turn, moment)))


def cards_seen(known: Knowledge, seat: int, cards: tuple[str, ...], turn: int) -> Knowledge:
    """The cards were seen together to be that seat's. Standard cards go round and tell nothing."""
    own = tuple(card for card in cards if CARDS[card].family != "standard")
    for card in own:
        known = left_hand(known, seat, card)
    for card in own:
        known = came_to_hand(known, seat, card, turn)
    return known


def came_to_hand(known: Knowledge, seat: int, card: str, turn: int) -> Knowledge:
    """The card is that seat's now, beside what was seen there before."""
    known = _last_seen_elsewhere(known, (card,))
    return replace(known, hands=(*known.hands, HandSeen(seat, card, turn)))


def left_hand(known: Knowledge, seat: int, card: str) -> Knowledge:
    """The card that was seen with that seat is there no longer; of two equal ones the other still is."""
    for number, seen in enumerate(known.hands):
        if (seen.seat, seen.card) == (seat, card):
            return replace(known, hands=(*known.hands[:number], *known.hands[number + 1 :]))
    return known


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


def _last_seen_elsewhere(known: Knowledge, cards: tuple[str, ...]) -> Knowledge:
    """The cards are seen anew, so an item that exists once is no longer where it was seen before (OWN-61)."""
    single = {card for card in cards if CARDS[card].copies == 1 and not is_monstrous(card)}
    if not single:
        return known
    rooms = tuple(replace(seen, cards=tuple(card for card in seen.cards if card not in single)) for seen in known.rooms)
    return replace(known, rooms=rooms, hands=tuple(seen for seen in known.hands if seen.card not in single))


def _monstrous_of(seen: RoomSeen) -> RoomSeen:
    return replace(seen, cards=tuple(filter(is_monstrous, seen.cards)))


def _without(seen: RoomSeen, card: str) -> RoomSeen:
    cards = list(seen.cards)
    cards.remove(card)
    return replace(seen, cards=tuple(cards))
