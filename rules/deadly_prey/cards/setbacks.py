"""The five Setbacks that lie in the Arsenal deck."""

from rules.deadly_prey.cards.card import Setback
from rules.deadly_prey.cards.effects import EVERYONE, HUNTERS, Allow, Bar, Tax

SETBACK_CARDS = (
    Setback("evacuation", "dawn", (Allow(HUNTERS, "night_without_hardship"), Tax(HUNTERS, "acting_at_night", 2))),
    Setback("transit_strike", "half_day", (Bar(HUNTERS, "placing", beyond=2),)),
    Setback("press_frenzy", "dawn", (Bar(HUNTERS, "burning"),)),
    Setback("power_cut", "dawn+1", (Tax(HUNTERS, "invoking", 1, beyond=1),)),
    Setback("state_of_emergency", "next_half_day", (Bar(EVERYONE, "dice_changed"),)),
)
