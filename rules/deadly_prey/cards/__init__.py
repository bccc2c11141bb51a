"""Every card of Deadly Prey as data, by name, and what the decks hold."""

from collections.abc import Iterable, Mapping

from rules.deadly_prey.cards.arsenal import ARSENAL_CARDS
from rules.deadly_prey.cards.card import (
    ArsenalCard,
    CityCard,
    Hardship,
    HunterCard,
    Influence,
    Monster,
    Setback,
    WayOut,
)
from rules.deadly_prey.cards.city_absolution import ABSOLUTION
from rules.deadly_prey.cards.city_destruction import DESTRUCTION
from rules.deadly_prey.cards.city_general import GENERAL
from rules.deadly_prey.cards.city_occult import OCCULT
from rules.deadly_prey.cards.city_science import SCIENCE
from rules.deadly_prey.cards.hardships import HARDSHIP_CARDS
from rules.deadly_prey.cards.identities import HUNTER_CARDS
from rules.deadly_prey.cards.influence import INFLUENCE_CARDS
from rules.deadly_prey.cards.monsters import MONSTER_CARDS
from rules.deadly_prey.cards.setbacks import SETBACK_CARDS

CITY: Mapping[str, CityCard] = {card.name: card for card in (*DESTRUCTION, *ABSOLUTION, *SCIENCE, *OCCULT, *GENERAL)}
"""The hundred City Cards, suit by suit."""
ARSENAL: Mapping[str, ArsenalCard] = {card.name: card for card in ARSENAL_CARDS}
SETBACKS: Mapping[str, Setback] = {card.name: card for card in SETBACK_CARDS}
HARDSHIPS: Mapping[str, Hardship] = {card.name: card for card in HARDSHIP_CARDS}
INFLUENCE: Mapping[str, Influence] = {card.name: card for card in INFLUENCE_CARDS}
MONSTERS: Mapping[str, Monster] = {card.name: card for card in MONSTER_CARDS}
IDENTITIES: Mapping[str, HunterCard] = {card.name: card for card in HUNTER_CARDS}


def _with_copies(cards: Iterable[ArsenalCard | Hardship | Influence]) -> tuple[str, ...]:
    return tuple(card.name for card in cards for _ in range(card.copies))


CITY_DECK: tuple[str, ...] = tuple(CITY)
"""What the decks hold, unshuffled. Copies of one card bear one name."""
ARSENAL_DECK: tuple[str, ...] = (*_with_copies(ARSENAL_CARDS), *SETBACKS)
HARDSHIP_DECK: tuple[str, ...] = _with_copies(HARDSHIP_CARDS)
INFLUENCE_DECK: tuple[str, ...] = _with_copies(INFLUENCE_CARDS)

__all__ = [
    "ARSENAL",
    "ARSENAL_DECK",
    "CITY",
    "CITY_DECK",
    "HARDSHIPS",
    "HARDSHIP_DECK",
    "IDENTITIES",
    "INFLUENCE",
    "INFLUENCE_DECK",
    "MONSTERS",
    "SETBACKS",
    "ArsenalCard",
    "CityCard",
    "Hardship",
    "HunterCard",
    "Influence",
    "Monster",
    "Setback",
    "WayOut",
]
