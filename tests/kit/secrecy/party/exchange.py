"""Another table that looks the same to one viewer: everything is exchanged that it was not sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random

from rules import PUBLIC
from rules.core.luck import Luck
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.choices import PASS
from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.playing import Respond
from rules.hunting_party.state import ORACLE, STACKS, Seat, Seen, Shown, State, stack
from tests.kit.secrecy.party.naming import renamed_state, shuffled_names
from tests.kit.secrecy.party.prophecies import DESTINED, Deal, other_deal
from tests.kit.secrecy.party.sent import Sent
from tests.kit.secrecy.party.stirring import stirred

LUCKY_DEFAULTS = ("choose_hero", "deny", "choose_victim")
"""Questions whose default is drawn by the table's luck, so that who is asked sees something of it."""
SMALL_CHOICES = ("draft", "chosen", "laid", "taken")
"""Where steps keep small choices that only who is asked sees."""


def exchanged(state: State, sent: Sent, chance: Random) -> State:
    """A state that differs from this one in nothing that the viewer was sent, and in all else by chance."""
    other = without_small_choices(state, sent.viewer, chance)
    other = renamed_state(other, sent.viewer, shuffled_names(loose_cards(state, sent), chance))
    other = dealt_again(other, other_deal(sent.told, chance), sent.viewer)
    seats = tuple(
        own_seat(seat, sent, chance) if number == sent.viewer else other_seat(other, seat, chance)
        for number, seat in enumerate(other.seats)
    )
    other = replace(other, seats=seats, luck=other_luck(state, sent.viewer, chance))
    return stirred(other, sent.viewer, chance)


def loose_cards(state: State, sent: Sent) -> list[str]:
    """The cards that lie where the viewer does not know them to lie: in stacks, and in others' hands."""
    return [*loose_in_stacks(state, sent), *loose_in_hands(state, sent)]


def loose_in_stacks(state: State, sent: Sent) -> Iterator[str]:
    """Those in stacks."""
    for name in STACKS:
        for card, known in zip(stack(state, name), sent.stacks[name], strict=True):
            if known is None:
                yield card


def loose_in_hands(state: State, sent: Sent) -> Iterator[str]:
    """Those in hands of others."""
    for number, seat in enumerate(state.seats):
        if number != sent.viewer:
            yield from (Counter(seat.hand) - sent.held.get(number, Counter())).elements()


# --- what others are just putting together ---


def without_small_choices(state: State, viewer: int, chance: Random) -> State:
    """Nobody but the viewer has begun anything, or wants anything done; others have passed in a window, or not yet."""
    seats = tuple(
        seat if number == viewer else replace(seat, draft=None, wishes=()) for number, seat in enumerate(state.seats)
    )
    offers = tuple(offer for offer in state.offers if viewer in (offer.seat, offer.to))
    agenda = tuple(unbegun(step, viewer, chance) for step in state.agenda)
    return replace(state, seats=seats, offers=offers, agenda=agenda)


def unbegun(step: object, viewer: int, chance: Random) -> object:
    """The step as it was when it was asked, if it is not the viewer who is asked."""
    if isinstance(step, Respond):
        return replace(step, answers=other_answers(step, viewer, chance))
    if getattr(step, "seat", viewer) == viewer:
        return step
    begun = {field.name for field in fields(step)} & set(SMALL_CHOICES)
    return replace(step, **{name: None if name == "draft" else () for name in begun})


def other_answers(step: Respond, viewer: int, chance: Random) -> tuple[tuple[int, str], ...]:
    """Any of the others may have passed, as long as the window is open; what the viewer answered stays."""
    own = [(seat, key) for seat, key in step.answers if seat == viewer]
    others = [seat for seat in step.seats if seat != viewer]
    most = len(others) if len(own) < (viewer in step.seats) else len(others) - 1
    return (*own, *((seat, PASS.key) for seat in chance.sample(others, chance.randint(0, most))))


# --- prophecies, seats, luck ---


def dealt_again(state: State, deal: Deal, viewer: int) -> State:
    """The table with these prophecies; the viewer's are as they were, or it was told too little of them."""
    seats = tuple(replace(seat, prophecies=deal[hand]) for seat, hand in zip(state.seats, state.hands, strict=True))
    if viewer != PUBLIC:
        assert seats[viewer].prophecies == state.seats[viewer].prophecies
    (free,) = {0, 1, 2} - {*state.hands} or {None}
    return replace(state, seats=seats, oracle=state.oracle and deal[free], destined=deal[DESTINED])


def own_seat(seat: Seat, sent: Sent, chance: Random) -> Seat:
    """The viewer's seat; what it keeps in mind without having been shown it is exchanged."""
    shown, read = Counter(sent.shown), Counter(sent.read)
    return replace(
        seat,
        shown=tuple(one if took(shown, (one.by, one.card)) else other_shown(one, chance) for one in seat.shown),
        seen=tuple(one if took(read, (one.where, one.cards)) else other_seen(one, chance) for one in seat.seen),
    )


def took(known: Counter[tuple[object, object]], one: tuple[object, object]) -> bool:
    """Whether it was told once more than was asked for so far."""
    known[one] -= 1
    return known[one] >= 0


def other_shown(shown: Shown, chance: Random) -> Shown:
    """Another prophecy, shown then."""
    return replace(shown, card=chance.choice([card for card in SKILLS if card != shown.card]))


def other_seen(seen: Seen, chance: Random) -> Seen:
    """Other cards, seen then."""
    return replace(seen, cards=tuple(chance.sample([*ITEMS], len(seen.cards))))


def other_seat(state: State, seat: Seat, chance: Random) -> Seat:
    """Another's seat with other things in mind and other standing orders; what everybody sees of it stays."""
    seats = range(ORACLE if state.oracle else 0, len(state.seats))
    return replace(
        seat,
        shown=tuple(Shown(chance.choice(seats), chance.choice(SKILLS), 1) for _ in range(chance.randint(0, 3))),
        seen=tuple(Seen("market", (chance.choice([*ITEMS]),), 1) for _ in range(chance.randint(0, 2))),
        passes_ahead=chance.random() < 0.3,
        show_order=(),
    )


def other_luck(state: State, viewer: int, chance: Random) -> Luck:
    """Another secret key, except that a default which the viewer sees at this moment was drawn with the old one."""
    question = state.question
    is_drawn = question is not None and question.kind in LUCKY_DEFAULTS and viewer in question.waiting
    return state.luck if is_drawn else Luck.of(chance.randbytes(8))
