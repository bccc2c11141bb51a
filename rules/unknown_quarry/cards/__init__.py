"""The 44 cards of Unknown Quarry as data: effects in a small vocabulary, then the cards by family."""

from rules.unknown_quarry.cards.effects import Card, Line
from rules.unknown_quarry.cards.monstrous import ABILITIES, MONSTROUS, Monster, monster_of
from rules.unknown_quarry.cards.reactions import REACTIONS
from rules.unknown_quarry.cards.standard import STANDARD
from rules.unknown_quarry.cards.weapons import WEAPONS

CARDS: dict[str, Card] = {card.name: card for card in (*STANDARD, *MONSTROUS, *WEAPONS, *REACTIONS)}
"""Every card by name. Two copies of a card are the same card."""

ITEMS: tuple[str, ...] = tuple(card.name for card in (*WEAPONS, *REACTIONS) for _ in range(card.copies))
"""The names of the 36 item cards, each as often as it exists."""

STANDARD_NAMES: tuple[str, ...] = tuple(card.name for card in STANDARD)
MONSTROUS_NAMES: frozenset[str] = frozenset(card.name for card in MONSTROUS)

__all__ = [
    "ABILITIES",
    "CARDS",
    "ITEMS",
    "MONSTROUS",
    "MONSTROUS_NAMES",
    "REACTIONS",
    "STANDARD",
    "STANDARD_NAMES",
    "WEAPONS",
    "Card",
    "Line",
    "Monster",
    "monster_of",
]
