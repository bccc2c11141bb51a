"""What a simulator asks of a table of Unknown Quarry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.agenda import GameState
from rules.core.questions import PUBLIC, Event
from rules.robots.luck import Stream
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import ITEMS, MONSTROUS
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.knowledge import nothing_known
from rules.unknown_quarry.state import FULL_ENERGY, Seat, State

ALL_CARDS = Counter([*ITEMS, *(card.name for card in MONSTROUS)])
BANS = ((), ("interact",), ("move",))


class QuarryInspection:
    """The inspection of Unknown Quarry."""

    def is_whole(self, state: GameState) -> bool:
        table = own(state)
        held = Counter(card for cards in places(table) for card in cards)
        monsters = sum(1 for seat in table.seats if seat.monster)
        return held == ALL_CARDS and monsters == 1 and all(0 <= seat.energy <= FULL_ENERGY for seat in table.seats)

    def accounts_for(self, before: GameState, told: Sequence[Event], after: GameState) -> bool:
        drawn = sum(len(seat.hand) for seat in own(after).seats) - sum(len(seat.hand) for seat in own(before).seats)
        facts = [event.fact for event in told if event.audience == PUBLIC]
        taken = sum(isinstance(fact, events.PickedUp) for fact in facts)
        return drawn == taken - sum(isinstance(fact, events.Dropped) for fact in facts)

    def steps(self, state: GameState) -> frozenset[str]:
        return frozenset(step.kind for step in own(state).agenda)

    def cards_used(self, fact: object) -> tuple[str, ...]:
        match fact:
            case events.CardUsed(card=card):
                return (card,)
            case events.CardsSeen(cards=cards):
                return cards
        return ()

    def disguised(self, state: GameState, viewer: int, stream: Stream) -> State:
        table = own(state)
        fixed = set(fixed_places(table, viewer))
        loose = shuffled(
            [card for place, cards in enumerate(places(table)) if place not in fixed for card in cards], stream
        )
        moved = [
            cards if place in fixed else tuple(sorted(loose.pop() for _ in cards))
            for place, cards in enumerate(places(table))
        ]
        seats = tuple(
            seat if number == viewer else masked(seat, hand, len(table.seats), stream)
            for number, (seat, hand) in enumerate(zip(table.seats, moved, strict=False))
        )
        return replace(table, seats=seats, rooms=tuple(moved[len(seats) :]))


def own(state: GameState) -> State:
    """The state as one of this game."""
    if not isinstance(state, State):
        raise TypeError("not a state of Unknown Quarry")
    return state


def places(table: State) -> tuple[tuple[str, ...], ...]:
    """The cards of every hand, then of every room."""
    return (*(seat.hand for seat in table.seats), *table.rooms)


def fixed_places(table: State, viewer: int) -> Iterator[int]:
    """The places whose cards the viewer knows: its own hand, and in its own turn the rooms it has searched."""
    if viewer == PUBLIC:
        return
    yield viewer
    if table.turn.seat == viewer:
        yield from (len(table.seats) + ROOM_NAMES.index(room) for room in table.turn.searched)


def masked(seat: Seat, hand: tuple[str, ...], seats: int, stream: Stream) -> Seat:
    """A seat as another sees it, with other cards, wounds, bans and nothing on its scratch sheet."""
    bans, known = BANS[stream.below(len(BANS))], nothing_known(seats)
    return replace(seat, hand=hand, wounds=stream.below(seats), bans=bans, knowledge=known)


def shuffled(cards: list[str], stream: Stream) -> list[str]:
    """The cards in an even random order."""
    return [cards.pop(stream.below(len(cards))) for _ in range(len(cards))]
