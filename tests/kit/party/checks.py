"""What is checked after every answer that a test gives: the stored form, conservation, and secrecy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import rules
from rules import PUBLIC, Action, Event
from rules.hunting_party.cards import AGENTS, HANDICAPS, ITEMS, ORDINARY
from rules.hunting_party.kingdom import SHARES, SKILLS
from rules.hunting_party.state import State
from tests.kit import secrecy
from tests.kit.party.holding import cards_of

Answered = tuple[State, Action, tuple[Event, ...], State]
"""One answer of a history: the state before it, the answer, what was told, the state after it."""

ALL_CARDS = Counter([*ORDINARY, *ITEMS, *AGENTS])
check_views: Callable[[list[Answered]], None] | None = secrecy.check_views
"""None leaves secrecy out, where only what an answer leads to is of interest (tests/mutants/conformance.py)."""


def check_conservation(state: State) -> None:
    """Every card is somewhere once, every share placed or free; no money is owed; every prophecy is held once."""
    cards = cards_of(state)
    given = {name: count for name, count in cards.items() if name in HANDICAPS}
    assert all(count == 1 for count in given.values())
    assert cards - Counter(given) == ALL_CARDS
    check_prophecies(state)
    assert all(seat.silver >= 0 for seat in state.seats)
    for seat in rules.view(state, PUBLIC).seats:
        assert seat.free + sum(member.shares for member in seat.members) == SHARES
        assert all(member.shares >= 0 for member in seat.members)


def check_prophecies(state: State) -> None:
    """Three hands and the destined three make the twelve; sharers hold the same hand."""
    hands = dict(zip(state.hands, (seat.prophecies for seat in state.seats), strict=True))
    assert all(hands[hand] == seat.prophecies for hand, seat in zip(state.hands, state.seats, strict=True))
    everything = [card for cards in (*hands.values(), state.oracle, state.destined) for card in cards]
    assert Counter(everything) == Counter(SKILLS)


def check_secrecy(history: list[Answered]) -> None:
    """After the last answer of the history nobody sees what nobody showed."""
    if check_views is not None:
        check_views(history)
