"""What is checked after every answer that a test gives: the stored form, conservation, and secrecy."""

from __future__ import annotations

import importlib
from collections import Counter
from importlib.util import find_spec

from rules import Action, Event
from rules.unknown_quarry.cards import ITEMS, MONSTROUS_NAMES
from rules.unknown_quarry.state import FULL_ENERGY, State

Answered = tuple[State, Action, tuple[Event, ...], State]
"""One answer of a history: the state before it, the answer, what was told, the state after it."""

ALL_CARDS = Counter([*ITEMS, *MONSTROUS_NAMES])
SECRECY = "tests.kit.secrecy"
check_views = importlib.import_module(SECRECY).check_views if find_spec(SECRECY) else None


def check_secrecy(history: list[Answered]) -> None:
    """After the last answer of the history nobody sees what nobody showed."""
    if check_views is not None:
        check_views(history)


def check_conservation(state: State) -> None:
    """Hands and rooms hold all 36 items and 5 monstrous cards; charges are 0 to 2; there is one monster."""
    lying = Counter(card for room in state.rooms for card in room)
    held = Counter(card for seat in state.seats for card in seat.hand)
    assert lying + held == ALL_CARDS
    assert all(0 <= seat.energy <= FULL_ENERGY for seat in state.seats)
    assert sum(1 for seat in state.seats if seat.monster) == 1
