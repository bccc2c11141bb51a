"""What one viewer of a table of Unknown Quarry was sent, worked out from nothing but the events told to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules import PUBLIC, Event
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import MONSTROUS_NAMES, STANDARD_NAMES
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.state import State


class Sent:
    """What a viewer, a seat or PUBLIC, can know of a table.

    `hand`, `wounds`: its own. `lying[room]`, `held[seat]`: cards that are there for certain. `read`: every (place,
    card) that it was ever shown, a place being a room or a seat. `bans`: those it was told of, by seat. `in_play`: the
    card of the interaction under way, and `passed`: the cards that came over, if it knows them. `declared`: seats.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hand: Counter[str] = Counter()
        self.wounds = 0
        self.lying: dict[str, Counter[str]] = {}
        self.held: dict[int, Counter[str]] = {}
        self.read: set[tuple[str | int, str]] = set()
        self.bans: dict[int, set[str]] = {}
        self.declared: set[int] = set()
        self.in_play: str | None = None
        self.passed: tuple[str, ...] | None = None

    @classmethod
    def before(cls, state: State, viewer: int) -> Sent:
        """What a position built by hand takes for granted: the viewer's own things, and what it says was shown."""
        sent = cls(viewer)
        sent.declared = {number for number, seat in enumerate(state.seats) if seat.has_declared}
        if viewer != PUBLIC:
            sent._own_things(state)
            sent._shown_before(state)
        return sent

    def _own_things(self, state: State) -> None:
        me = state.seats[self.viewer]
        self.hand = Counter(me.hand)
        self.wounds = me.wounds
        self.bans[self.viewer] = set(me.bans)
        match state.question:
            case DecideRoll(seat=attacker, card=card) if attacker == self.viewer:
                self.in_play = card
            case Respond(seat=target, attacker=attacker, card=card) if self.viewer in (target, attacker):
                self.in_play = card
            case Receive(seat=attacker, giver=giver, cards=cards) if self.viewer in (giver, attacker):
                self.passed = cards

    def _shown_before(self, state: State) -> None:
        known = state.seats[self.viewer].knowledge
        for seen in known.rooms:
            self.read.update((seen.room, card) for card in seen.cards)
            self.lying[seen.room] = Counter(seen.cards) & Counter(state.rooms[ROOM_NUMBER[seen.room]])
        for seen in known.hands:
            self.read.add((seen.seat, seen.card))
            if seen.card in state.seats[seen.seat].hand:
                self.held.setdefault(seen.seat, Counter())[seen.card] = 1

    def hear(self, told: Iterable[Event]) -> None:
        """The viewer has heard those of the events that are told to it or to everybody."""
        for event in told:
            if event.audience in (PUBLIC, self.viewer):
                self._hear(event.fact)

    def _hear(self, fact: object) -> None:
        match fact:
            case events.PickedUp(seat=seat, room=room):
                self._picked_up(seat, room)
            case events.Dropped(seat=seat) if seat != self.viewer:
                self.held[seat] = only_monstrous(self.held.get(seat))
            case events.CardKept(seat=seat, target=giver):
                self._kept(seat, giver)
            case events.Declared(seat=seat):
                self.declared.add(seat)
            case events.TurnEnded(seat=seat):
                self.bans.pop(seat, None)
            case events.Rolled():
                self.in_play = self.passed = None
            case _:
                self._hear_alone(fact)

    def _hear_alone(self, fact: object) -> None:
        match fact:
            case events.HandDealt(cards=cards):
                self.hand = Counter(cards)
            case events.RoomSearched(room=room, cards=cards):
                self.lying[room] = Counter(cards)
                self.read.update((room, card) for card in cards)
            case events.CardTaken(card=card):
                self.hand[card] += 1
                self.lying[self._picked_in][card] -= 1
            case events.CardLaidDown(card=card, room=room):
                self._laid_down(card, room)
            case events.Wounded(total=total):
                self.wounds = total
            case events.Banned(seat=seat, deed=deed):
                self.bans.setdefault(seat, set()).add(deed)
            case _:
                self._read(fact)

    def _read(self, fact: object) -> None:
        match fact:
            case events.CardUsed(card=card):
                self.in_play = card
            case events.CardApplied(seat=seat, card=card):
                self.in_play = card
                self._saw_held(seat, (card,))
            case events.CardsSeen(seat=seat, cards=cards):
                self.passed = cards
                self._saw_held(seat, cards)
            case events.CardsPassed(cards=cards):
                self.passed = cards
            case events.CardGone(seat=seat, card=card):
                self.hand[card] -= 1
                self._saw_held(seat, (card,))

    def _picked_up(self, seat: int, room: str) -> None:
        """Which item another took nobody else knows, so no item is certain to lie there any more."""
        self._picked_in = room
        if seat != self.viewer:
            self.lying[room] = only_monstrous(self.lying.get(room))

    def _kept(self, seat: int, giver: int) -> None:
        """Only the two concerned know which card left the giver's hand."""
        if seat == self.viewer:
            self.hand.update(self.passed or ())
        if giver != self.viewer:
            self.held[giver] = only_monstrous(self.held.get(giver))

    def _laid_down(self, card: str, room: str) -> None:
        self.hand[card] -= 1
        self.lying.setdefault(room, Counter())[card] += 1
        self.read.add((room, card))

    def _saw_held(self, seat: int, cards: tuple[str, ...]) -> None:
        own = Counter(card for card in cards if card not in STANDARD_NAMES)
        self.held[seat] = self.held.get(seat, Counter()) | own
        self.read.update((seat, card) for card in own)


def only_monstrous(cards: Counter[str] | None) -> Counter[str]:
    """Those of the cards that never change their place."""
    return Counter({card: count for card, count in (cards or {}).items() if card in MONSTROUS_NAMES})
