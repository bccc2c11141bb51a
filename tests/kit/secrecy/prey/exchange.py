"""Another table that looks the same to one viewer: everything is exchanged that it was not sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from rules.core.luck import Luck
from rules.deadly_prey.asking import PayDebt
from rules.deadly_prey.cards import CITY, INFLUENCE, SETBACKS
from rules.deadly_prey.city import CALLINGS, SPOTS, SUITS
from rules.deadly_prey.state import Hunter, Known, Space, Spot, State
from rules.deadly_prey.week import DawnDeed
from tests.kit.secrecy.prey.chips import with_other_chips
from tests.kit.secrecy.prey.sealed import unbegun
from tests.kit.secrecy.prey.sent import Sent, known_of
from tests.kit.secrecy.prey.stirring import stirred

T = TypeVar("T")

ORDERS = ("pass_all", "pass_low_rows", "done_now", "done_placement", "pass_until_top", "no_attacks")


def exchanged(state: State, sent: Sent, chance: Random) -> State:
    """A state that differs from this one in nothing that the viewer was sent, and in all else by chance."""
    other = with_other_hands(with_other_faces(state, sent, chance), sent, chance)
    if sent.viewer != state.mo:
        other = with_other_influence(other, sent, chance)
        other = with_other_chips(other, sent, chance)
    hunters = tuple(
        hunter if hunter is None or seat == sent.viewer else with_other_scores(hunter, seat, sent, chance)
        for seat, hunter in enumerate(other.hunters)
    )
    agenda = tuple(unbegun(step, other, sent.viewer, chance) for step in other.agenda)
    other = replace(
        in_other_minds(other, sent, chance),
        hunters=hunters,
        agenda=agenda,
        hardships=mixed(other.hardships, chance),
        luck=other_luck(state, sent.viewer, chance),
    )
    return stirred(other, sent.viewer, chance)


def mixed(things: Sequence[T], chance: Random) -> tuple[T, ...]:
    """The things in another order."""
    return tuple(chance.sample(things, len(things)))


# --- faces of City Cards, suit by suit ---


def with_other_faces(state: State, sent: Sent, chance: Random) -> State:
    """Cards that the viewer does not know where they lie change places within their suit."""
    known = len(sent.deck)
    hidden = [
        *(spot.card for name, spot in zip(SPOTS, state.spots, strict=True) if is_hidden(name, spot, sent)),
        *(space.card for number, space in enumerate(state.tracker) if is_covered(number, space, sent)),
        *state.city[known:],
    ]
    loose = {suit: list(mixed([card for card in hidden if CITY[card].suit == suit], chance)) for suit in SUITS}

    def another(card: str) -> str:
        return loose[CITY[card].suit].pop()

    spots = tuple(
        replace(spot, card=another(spot.card)) if is_hidden(name, spot, sent) else spot
        for name, spot in zip(SPOTS, state.spots, strict=True)
    )
    tracker = tuple(
        replace(space, card=another(space.card)) if is_covered(number, space, sent) else space
        for number, space in enumerate(state.tracker)
    )
    deck = [*state.city[:known], *(another(card) for card in state.city[known:])]
    first = max(known, 1)
    return replace(state, spots=spots, tracker=tracker, city=(*deck[:first], *mixed(deck[first:], chance)))


def is_hidden(name: str, spot: Spot, sent: Sent) -> bool:
    """Whether a card lies there that the viewer was not told of."""
    return bool(spot.card) and name not in sent.faces


def is_covered(number: int, space: Space, sent: Sent) -> bool:
    """Whether a card lies on the space of the tracker that the viewer was not told of."""
    return bool(space.card) and not space.is_up and number not in sent.spaces


# --- hands and decks ---


def with_other_hands(state: State, sent: Sent, chance: Random) -> State:
    """Other Arsenal Cards in the hands of others, but for those that they hold for certain."""
    hands = {
        seat: known_of(hunter.hand, sent.held.get(seat, Counter()))
        for seat, hunter in enumerate(state.hunters)
        if hunter is not None and seat not in (sent.viewer, *paying(state), *burning(state))
    }
    hidden = [card for card in state.arsenal if card not in SETBACKS]
    for seat, known in hands.items():
        hidden += [card for card, name in zip(hand_of(state, seat), known, strict=True) if name is None]
    loose = list(mixed(hidden, chance))
    hunters = list(state.hunters)
    for seat, known in hands.items():
        hunters[seat] = replace(hunters[seat], hand=tuple(name or loose.pop() for name in known))
    return replace(state, hunters=tuple(hunters), arsenal=with_setbacks(state.arsenal, loose, chance))


def paying(state: State) -> tuple[int, ...]:
    """Who pays a debt with cards, and so has enough, as everybody knows."""
    return state.question.waiting if isinstance(state.question, PayDebt) else ()


def burning(state: State) -> tuple[int, ...]:
    """Whose cards are burnt at dawn as soon as a Hardship of another has struck: these are in the hand still."""
    return tuple(step.seat for step in state.agenda if isinstance(step, DawnDeed))


def hand_of(state: State, seat: int) -> tuple[str, ...]:
    """The cards of a hunter."""
    hunter = state.hunters[seat]
    return hunter.hand if hunter else ()


def with_setbacks(deck: Sequence[str], loose: Sequence[str], chance: Random) -> tuple[str, ...]:
    """The loose cards and the deck's Setbacks in an order of which no Setback is the first."""
    first, *rest = loose or ("",)
    setbacks = [card for card in deck if card in SETBACKS]
    return (first, *mixed([*rest, *setbacks], chance)) if first else mixed(setbacks, chance)


def with_other_influence(state: State, sent: Sent, chance: Random) -> State:
    """Other Influence Cards in the monster's hand."""
    known = known_of(state.monster.hand, sent.held.get(state.mo, Counter()))
    hidden = [card for card, name in zip(state.monster.hand, known, strict=True) if name is None]
    loose = list(mixed([*state.influence, *hidden], chance))
    hand = tuple(name or loose.pop() for name in known)
    return replace(state, monster=replace(state.monster, hand=hand), influence=tuple(loose))


def with_other_scores(hunter: Hunter, seat: int, sent: Sent, chance: Random) -> Hunter:
    """The scores that the viewer was not told of, in another order."""
    pairs = list(zip(CALLINGS, hunter.callings, strict=False))
    loose = list(mixed([score for calling, score in pairs if (seat, calling) not in sent.scores], chance))
    return replace(
        hunter,
        callings=tuple(score if (seat, calling) in sent.scores else loose.pop() for calling, score in pairs),
    )


# --- what others have in mind ---


def in_other_minds(state: State, sent: Sent, chance: Random) -> State:
    """The others have looked at something else, order something else, and have begun nothing at any time."""
    seats = range(len(state.hunters))
    return replace(
        state,
        known=tuple(
            state.known[seat] if seat == sent.viewer else tuple(other_known(one, chance) for one in state.known[seat])
            for seat in seats
        ),
        orders=tuple(
            state.orders[seat] if seat == sent.viewer else tuple(chance.sample(ORDERS, chance.randint(0, 2)))
            for seat in seats
        ),
        drafts=tuple(state.drafts[seat] if seat == sent.viewer else None for seat in seats),
    )


def other_known(known: Known, chance: Random) -> Known:
    """Something else, looked at then."""
    if known.what == "score":
        return replace(known, score=chance.randint(0, 3))
    return replace(known, cards=tuple(chance.sample([*CITY, *INFLUENCE], len(known.cards))))


def other_luck(state: State, viewer: int, chance: Random) -> Luck:
    """Another secret key, except that a default which the viewer sees at this moment was drawn with the old one."""
    question = state.question
    is_drawn = question is not None and question.kind == "lay_callings" and viewer in question.waiting
    return state.luck if is_drawn else Luck.of(chance.randbytes(8))
