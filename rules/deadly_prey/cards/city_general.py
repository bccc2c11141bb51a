"""General: its twenty City Cards, none of them a Minion. Scores in the order of CALLINGS."""

from rules.deadly_prey.cards.card import CityCard

GENERAL = (
    CityCard("bus_depot", "general", (1, 1, 2, 1), "tracking"),
    CityCard("all_night_diner", "general", (1, 2, 1, 1), "socializing"),
    CityCard("pawnshop", "general", (2, 1, 1, 1), "trapping"),
    CityCard("town_hall", "general", (1, 2, 1, 1), "defense"),
    CityCard("local_paper", "general", (1, 1, 2, 1), "observation"),
    CityCard("taxi_rank", "general", (2, 1, 1, 1), "tracking"),
    CityCard("old_cinema", "general", (1, 1, 1, 2), "observation"),
    CityCard("storm_drains", "general", (2, 0, 1, 2), "trapping"),
    CityCard("storage_units", "general", (2, 0, 2, 1), "trapping"),
    CityCard("beat_cop", "general", (2, 2, 1, 0), "defense"),
    CityCard("truck_stop", "general", (2, 2, 0, 1), "socializing"),
    CityCard("hardware_store", "general", (2, 1, 2, 0), "trapping"),
    CityCard("telephone_exchange", "general", (0, 1, 2, 2), "observation"),
    CityCard("park_warden", "general", (1, 2, 2, 0), "tracking"),
    CityCard("night_market", "general", (0, 2, 1, 2), "socializing"),
    CityCard("barber_shop", "general", (1, 2, 0, 2), "socializing"),
    CityCard("locksmith", "general", (2, 1, 0, 2), "defense"),
    CityCard("dockside_bar", "general", (1, 0, 2, 2), "observation"),
    CityCard("rooftop_garden", "general", (0, 2, 2, 1), "defense"),
    CityCard("lost_property", "general", (1, 1, 1, 2), "tracking"),
)
