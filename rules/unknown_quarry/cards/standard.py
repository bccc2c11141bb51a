"""The three standard action cards, which go round with the turn."""

from rules.unknown_quarry.cards.effects import Card, Family, Give, Line, Show, SpendEnergy, Wound
from rules.unknown_quarry.cards.monstrous import EVERY_MONSTER

STANDARD = (
    Card(
        "brawl",
        Family.STANDARD,
        EVERY_MONSTER,
        (
            Line((6,), (Wound(),)),
            Line((5,), (Wound(),), is_averted_by_energy=True, hits_ring=False),
            Line((4,), (SpendEnergy(),)),
        ),
    ),
    Card(
        "grab",
        Family.STANDARD,
        EVERY_MONSTER,
        (
            Line((3, 4), (Give("any"),), is_averted_by_energy=True),
            Line((2,), (Give("random"),), is_averted_by_energy=True),
        ),
    ),
    Card(
        "spy",
        Family.STANDARD,
        EVERY_MONSTER,
        (
            Line((5,), (Show("any"),), is_averted_by_energy=True),
            Line((3, 4), (Show("random"),), is_averted_by_energy=True),
            Line((1, 2), (Show("any"),)),
        ),
    ),
)
