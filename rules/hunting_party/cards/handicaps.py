"""The four handicap characters, one from each location but the Tavern (optional, HP-45)."""

from rules.hunting_party.cards.card import Hunter

TAX_COLLECTOR = Hunter("tax_collector", "arena", (), is_handicap=True)
"""One silver of each bounty of his owner stays in the bank."""
TIMMY = Hunter("timmy", "temple", (), is_handicap=True)
"""His owner pays one silver at each own turn start, if he can."""
WOLF_FAMILIAR = Hunter("wolf_familiar", "forest", ("darkwoods", "tracks"), is_handicap=True)
DRAGON_FAMILIAR = Hunter("dragon_familiar", "tower", ("mystic_vale", "magic"), is_handicap=True)

HANDICAP_CHARACTERS = (TAX_COLLECTOR, TIMMY, WOLF_FAMILIAR, DRAGON_FAMILIAR)
