"""A table of Deadly Prey as it could as well be for all that one viewer is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from rules.core.luck import Luck
from rules.core.questions import PUBLIC
from rules.deadly_prey.cards import CITY, SETBACKS
from rules.deadly_prey.city import SUITS
from rules.deadly_prey.state import Hunter, Monster, Spot, State
from rules.robots.luck import Stream

T = TypeVar("T")

ORDERS = ((), ("pass_all",), ("done_now",), ("done_placement", "done_resolution"))


def disguised(table: State, viewer: int, stream: Stream) -> State:
    """Other Callings, chips, hands, decks, faces, orders and luck; what the viewer is asked about stays as it is."""
    is_asked = table.question is not None and viewer in table.question.waiting
    other = with_other_orders(with_other_callings(table, viewer, stream), viewer, stream)
    if is_asked:
        return other
    other = with_other_faces(with_other_hands(other, viewer, stream), viewer, stream)
    return replace(other, luck=Luck.of(b"%d" % stream.below(1 << 30)))


def with_other_orders(table: State, viewer: int, stream: Stream) -> State:
    """The others order something else, and have begun nothing."""
    seats = range(len(table.hunters))
    return replace(
        table,
        orders=tuple(table.orders[seat] if seat == viewer else one_of(ORDERS, stream) for seat in seats),
        drafts=tuple(table.drafts[seat] if seat == viewer else None for seat in seats),
    )


def with_other_callings(table: State, viewer: int, stream: Stream) -> State:
    """Scores that were not shown change places, and so do the monster's chips."""
    hunters = tuple(
        hunter if hunter is None or seat == viewer else with_other_scores(hunter, stream)
        for seat, hunter in enumerate(table.hunters)
    )
    monster = table.monster if viewer == table.mo else with_other_chips(table.monster, stream)
    return replace(table, hunters=hunters, monster=monster)


def with_other_scores(hunter: Hunter, stream: Stream) -> Hunter:
    """Those scores that are not known to all in another order."""
    hidden = [score for score, is_shown in zip(hunter.callings, hunter.shown, strict=False) if not is_shown]
    loose = shuffled(hidden, stream)
    scores = (
        score if is_shown else loose.pop() for score, is_shown in zip(hunter.callings, hunter.shown, strict=False)
    )
    return replace(hunter, callings=tuple(scores))


def with_other_chips(monster: Monster, stream: Stream) -> Monster:
    """The chips on Callings in another order."""
    loose = shuffled([chip for pile in monster.callings for chip in pile], stream)
    return replace(monster, callings=tuple(tuple(loose.pop() for _ in pile) for pile in monster.callings))


def with_other_hands(table: State, viewer: int, stream: Stream) -> State:
    """Cards in the hands of others and in decks change places; no Setback lies in a hand, or on top of the deck.

    A hand of which something is known to all stays as it is: it holds locked cards, or enough to pay a debt.
    """
    paying = table.question.waiting if table.question is not None and table.question.kind == "pay_debt" else ()
    unlocked = [
        seat
        for seat, hunter in enumerate(table.hunters)
        if hunter and seat != viewer and not hunter.locked and seat not in paying
    ]
    arsenal = [card for card in table.arsenal if card not in SETBACKS]
    loose = shuffled([*arsenal, *(card for seat in unlocked for card in hand_of(table, seat))], stream)
    hunters = list(table.hunters)
    for seat in unlocked:
        hunter = table.hunters[seat]
        if hunter is not None:
            hunters[seat] = replace(hunter, hand=tuple(loose.pop() for _ in hunter.hand))
    deck = tuple(card if card in SETBACKS else loose.pop() for card in table.arsenal)
    monster, influence = table.monster, table.influence
    if viewer != table.mo and not monster.locked:
        secret = shuffled([*influence, *monster.hand], stream)
        monster = replace(monster, hand=tuple(secret.pop() for _ in monster.hand))
        influence = tuple(secret)
    hardships = tuple(shuffled(table.hardships, stream))
    return replace(
        table, hunters=tuple(hunters), monster=monster, arsenal=deck, influence=influence, hardships=hardships
    )


def hand_of(table: State, seat: int) -> tuple[str, ...]:
    """The cards of a hunter."""
    hunter = table.hunters[seat]
    return hunter.hand if hunter else ()


def with_other_faces(table: State, viewer: int, stream: Stream) -> State:
    """Cards that the viewer has not seen change places within their suit: the pyramid's, the tracker's, the deck's."""
    loose = {
        suit: shuffled([card for card in unseen(table, viewer) if CITY[card].suit == suit], stream) for suit in SUITS
    }
    spots = tuple(
        replace(spot, card=loose[CITY[spot.card].suit].pop()) if is_unseen(spot, viewer) else spot
        for spot in table.spots
    )
    tracker = tuple(
        replace(space, card=loose[CITY[space.card].suit].pop()) if space.card and not space.is_up else space
        for space in table.tracker
    )
    city = tuple(loose[CITY[card].suit].pop() for card in table.city)
    return replace(table, spots=spots, tracker=tracker, city=(*city[:1], *shuffled(city[1:], stream)))


def unseen(table: State, viewer: int) -> Iterator[str]:
    """The cards that lie face down where the viewer has not looked; the deck counts as not looked at."""
    yield from (spot.card for spot in table.spots if is_unseen(spot, viewer))
    yield from (space.card for space in table.tracker if space.card and not space.is_up)
    yield from table.city


def is_unseen(spot: Spot, viewer: int) -> bool:
    """Whether the viewer does not know the face of the card there."""
    is_known = spot.is_up or spot.is_seen or (viewer != PUBLIC and viewer in spot.known)
    return not spot.is_vacant and not is_known


def one_of(things: Sequence[T], stream: Stream) -> T:
    """One of the things, each as likely as any other."""
    return things[stream.below(len(things))]


def shuffled(things: Sequence[T], stream: Stream) -> list[T]:
    """The things in an even random order."""
    left = list(things)
    return [left.pop(stream.below(len(left))) for _ in things]
