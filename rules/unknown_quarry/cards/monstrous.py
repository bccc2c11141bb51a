"""The five monstrous cards, and the ten monsters that two of them make."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from rules.unknown_quarry.cards.effects import Ban, Card, Family, Give, Line, Reaction, Show, SpendEnergy, Wound


class Monster(StrEnum):
    """The ten types of monster."""

    GOLEM = "golem"
    WARLOCK = "warlock"
    NAGA = "naga"
    GORGON = "gorgon"
    SPIRIT = "spirit"
    WEREWOLF = "werewolf"
    LICH = "lich"
    REVENANT = "revenant"
    VAMPIRE = "vampire"
    FAIRY = "fairy"


EVERY_MONSTER: tuple[str, ...] = tuple(Monster)

ABILITIES: dict[str, frozenset[str]] = {
    Monster.GOLEM: frozenset({"tireless", "resilience"}),
    Monster.SPIRIT: frozenset({"tireless", "wasting"}),
    Monster.REVENANT: frozenset({"tireless", "bite"}),
    Monster.FAIRY: frozenset({"tireless", "magic"}),
    Monster.VAMPIRE: frozenset({"bite", "wasting"}),
    Monster.WEREWOLF: frozenset({"bite", "resilience"}),
    Monster.NAGA: frozenset({"bite", "magic"}),
    Monster.WARLOCK: frozenset({"magic", "wasting"}),
    Monster.GORGON: frozenset({"wasting", "resilience"}),
    Monster.LICH: frozenset({"magic", "resilience"}),
}
"""The pair of monstrous cards that makes each monster (rulings B2)."""

MONSTROUS = (
    Card(
        "bite",
        Family.MONSTROUS,
        EVERY_MONSTER,
        (Line((6,), (Wound(2),)), Line((3, 4), (Wound(),), is_averted_by_energy=True)),
    ),
    Card(
        "wasting",
        Family.MONSTROUS,
        EVERY_MONSTER,
        (Line((6,), (Wound(),)), Line((5,), (Wound(), SpendEnergy())), Line((3,), (Wound(), SpendEnergy()))),
    ),
    Card(
        "magic",
        Family.MONSTROUS,
        EVERY_MONSTER,
        (
            Line((6,), (Ban("interact"),)),
            Line((5,), (Wound(),)),
            Line((4,), (SpendEnergy(),)),
            Line((3,), (Ban("move"),)),
            Line((2,), (Give("random"),)),
            Line((1,), (Show("all"),)),
        ),
    ),
    Card("resilience", Family.MONSTROUS, reaction=Reaction((1, 2), "any")),
    Card("tireless", Family.MONSTROUS),
)

_MONSTERS = {pair: monster for monster, pair in ABILITIES.items()}
assert len(_MONSTERS) == len(list(combinations(MONSTROUS, 2)))


def monster_of(hand: Sequence[str]) -> str | None:
    """The monster that the cards in a hand make, or None for a human."""
    return _MONSTERS.get(frozenset(hand) & _NAMES)


_NAMES = frozenset(card.name for card in MONSTROUS)
