"""The five reaction items: four pieces of armour and the False Papers (rulings B6)."""

from rules.unknown_quarry.cards.effects import Card, Family, Reaction

REACTIONS = (
    Card("buckler", Family.REACTION, reaction=Reaction((4,), "wound"), copies=2),
    Card("hauberk", Family.REACTION, reaction=Reaction((5,), "wound"), copies=2),
    Card("gauntlets", Family.REACTION, reaction=Reaction((3,), "wound"), copies=2),
    Card("greaves", Family.REACTION, reaction=Reaction((2,), "wound"), copies=2),
    Card("false_papers", Family.REACTION, reaction=Reaction((1, 2, 3, 4, 5, 6), "cards"), copies=2),
)
