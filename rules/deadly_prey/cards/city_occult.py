"""Occult Mastery: its seventeen City Cards and its three Minions. Scores in the order of CALLINGS."""

from rules.deadly_prey.cards.card import CityCard

OCCULT = (
    CityCard("palm_reader", "occult", (1, 1, 1, 2), "socializing"),
    CityCard("antique_dealer", "occult", (1, 1, 1, 2), "tracking"),
    CityCard("drowned_library", "occult", (0, 0, 2, 3)),
    CityCard("lodge_of_the_key", "occult", (2, 0, 0, 3)),
    CityCard("tattoo_parlour", "occult", (2, 1, 0, 2), "defense"),
    CityCard("tarot_stall", "occult", (0, 2, 1, 2), "observation"),
    CityCard("herb_garden", "occult", (0, 1, 2, 2), "trapping"),
    CityCard("dream_clinic", "occult", (1, 0, 2, 2), "observation"),
    CityCard("rune_stones", "occult", (1, 1, 0, 3), "defense"),
    CityCard("mirror_maker", "occult", (1, 2, 0, 2), "trapping"),
    CityCard("blind_astrologer", "occult", (0, 2, 2, 1), "tracking"),
    CityCard("midnight_auction", "occult", (2, 0, 1, 2), "tracking"),
    CityCard("puppet_theatre", "occult", (2, 2, 0, 1), "socializing"),
    CityCard("chair_of_folklore", "occult", (2, 0, 2, 1), "defense"),
    CityCard("crossroads_shrine", "occult", (0, 2, 0, 3), "socializing"),
    CityCard("salt_circle", "occult", (1, 0, 1, 3), "trapping"),
    CityCard("whispering_well", "occult", (0, 1, 1, 3), "observation"),
    CityCard("moon_cult", "occult"),
    CityCard("stray_familiar", "occult"),
    CityCard("hedge_witch", "occult"),
)
