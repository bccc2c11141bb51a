"""The twelve Hunter Cards: identities, by name only."""

from rules.deadly_prey.cards.card import HunterCard

HUNTER_CARDS = tuple(
    HunterCard(name)
    for name in (
        "cop",
        "court_reporter",
        "night_porter",
        "paramedic",
        "schoolteacher",
        "gravestone_carver",
        "tram_driver",
        "bookseller",
        "plumber",
        "radio_host",
        "lapsed_monk",
        "war_widow",
    )
)
