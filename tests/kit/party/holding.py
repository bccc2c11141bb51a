"""Where the cards of a table are: with a seat, in a stack, or turned up."""

from __future__ import annotations

from collections import Counter

from rules.hunting_party.state import State


def cards_of(state: State) -> Counter[str]:
    """Every hunter, item and agent of the table, as often as it lies somewhere."""
    cards = Counter(card for stack in state.stacks for card in stack)
    for seat in state.seats:
        cards.update(seat.hand)
        for member in seat.party:
            cards.update([member.hunter, *member.items])
    if state.hire is not None:
        cards[state.hire.hunter] += 1
    if state.hunt is not None and state.hunt.agent:
        cards[state.hunt.agent] += 1
    return cards
