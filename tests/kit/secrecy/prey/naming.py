"""Cards under other names: what was never named to a viewer could as well be another card of its kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random

from rules.deadly_prey.cards import ARSENAL_DECK, CITY, HARDSHIP_DECK, INFLUENCE_DECK, SETBACKS

Kin = tuple[str, str | int]
COPIES = {
    "arsenal": Counter(card for card in ARSENAL_DECK if card not in SETBACKS),
    "hardship": Counter(HARDSHIP_DECK),
    "influence": Counter(INFLUENCE_DECK),
}
KIN: dict[str, Kin] = {
    **{card.name: ("city", card.suit) for card in CITY.values()},
    **{card: (deck, count) for deck, cards in COPIES.items() for card, count in cards.items()},
}
"""What a card has in common with those that can take its place: its suit, or its deck and how often it is in it."""


def loose_names(named: Collection[str], chance: Random) -> dict[str, str]:
    """For every card that was not named, another name, that of one of its kin."""
    kin: dict[Kin, list[str]] = {}
    for card, its_kin in KIN.items():
        if card not in named:
            kin.setdefault(its_kin, []).append(card)
    return {
        card: other
        for alike in kin.values()
        for card, other in zip(alike, chance.sample(alike, len(alike)), strict=True)
    }
