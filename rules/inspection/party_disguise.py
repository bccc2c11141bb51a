"""A table of Hunting Party as it could as well be for all that one viewer is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.luck import Luck
from rules.core.questions import PUBLIC
from rules.hunting_party.state import MARKET, STACKS, Seat, State
from rules.robots.luck import Stream

HANDS = 3
DESTINED = 3
SMALLEST_ORDER = ("fighting", "seeking", "guiding")


def disguised(table: State, viewer: int, stream: Stream) -> State:
    """Other prophecies, items, stacks, wishes, orders and luck; what the viewer is asked about stays as it is."""
    is_asked = table.question is not None and viewer in table.question.waiting
    other = with_other_prophecies(table, viewer, stream)
    if not is_asked:
        other = with_other_cards(replace(other, luck=Luck.of(b"%d" % stream.below(1 << 30))), viewer, stream)
    seats = tuple(
        seat if number == viewer else with_other_wishes(seat, stream) for number, seat in enumerate(other.seats)
    )
    offers = tuple(offer for offer in other.offers if viewer in (offer.seat, offer.to))
    return replace(other, seats=seats, offers=offers)


def with_other_wishes(seat: Seat, stream: Stream) -> Seat:
    """A seat that wants and orders something else."""
    order = SMALLEST_ORDER if stream.below(2) else ()
    return replace(seat, draft=None, wishes=(), passes_ahead=bool(stream.below(2)), show_order=order)


def with_other_prophecies(table: State, viewer: int, stream: Stream) -> State:
    """The prophecies of each type change places, but for the viewer's."""
    kept = DESTINED + 1 if viewer == PUBLIC else table.hands[viewer]
    hands = dict(zip(table.hands, (seat.prophecies for seat in table.seats), strict=True))
    free = next((hand for hand in range(HANDS) if hand not in hands), None)
    if free is not None:
        hands[free] = table.oracle
    hands[DESTINED] = table.destined
    loose = [place for place in sorted(hands) if place != kept]
    columns = [shuffled([hands[place][column] for place in loose], stream) for column in range(HANDS)]
    hands |= dict(zip(loose, zip(*columns, strict=True), strict=True))
    seats = tuple(replace(seat, prophecies=hands[hand]) for seat, hand in zip(table.seats, table.hands, strict=True))
    guiding, seeking, fighting = hands[DESTINED]
    oracle = table.oracle if free is None else hands[free]
    return replace(table, seats=seats, oracle=oracle, destined=(guiding, seeking, fighting))


def with_other_cards(table: State, viewer: int, stream: Stream) -> State:
    """The cards in stacks change places, items with those in the hands of others too."""
    others = [number for number in range(len(table.seats)) if number != viewer]
    loose = shuffled([*table.stacks[-1], *(card for number in others for card in table.seats[number].hand)], stream)
    seats = list(table.seats)
    for number in others:
        hand = tuple(loose.pop() for _ in seats[number].hand)
        seats[number] = replace(seats[number], hand=hand)
    return replace(table, seats=tuple(seats), stacks=(*stacks_of(table, stream), tuple(loose)))


def stacks_of(table: State, stream: Stream) -> Iterator[tuple[str, ...]]:
    """The stacks but the Market, each in another order."""
    for name, cards in zip(STACKS, table.stacks, strict=True):
        if name != MARKET:
            yield tuple(shuffled(cards, stream))


def shuffled(cards: Sequence[str], stream: Stream) -> list[str]:
    """The cards in an even random order."""
    left = list(cards)
    return [left.pop(stream.below(len(left))) for _ in cards]
