"""Scientific Study: its seventeen City Cards and its three Minions. Scores in the order of CALLINGS."""

from rules.deadly_prey.cards.card import CityCard

SCIENCE = (
    CityCard("planetarium", "science", (1, 0, 3, 1), "observation"),
    CityCard("county_morgue", "science", (0, 1, 3, 1), "tracking"),
    CityCard("blood_bank", "science", (0, 0, 3, 2)),
    CityCard("radio_mast", "science", (2, 1, 2, 0), "tracking"),
    CityCard("seed_vault", "science", (1, 1, 3, 0), "defense"),
    CityCard("weather_station", "science", (1, 0, 2, 2), "observation"),
    CityCard("toxicology_lab", "science", (2, 0, 3, 0)),
    CityCard("map_room", "science", (2, 0, 2, 1), "tracking"),
    CityCard("data_centre", "science", (1, 2, 2, 0), "defense"),
    CityCard("retired_coroner", "science", (0, 2, 2, 1), "socializing"),
    CityCard("field_biologist", "science", (0, 1, 2, 2), "trapping"),
    CityCard("x_ray_suite", "science", (0, 2, 3, 0), "observation"),
    CityCard("patent_office", "science", (1, 1, 2, 1), "socializing"),
    CityCard("spectrograph", "science", (1, 1, 2, 1), "trapping"),
    CityCard("night_school", "science", (2, 2, 1, 0), "socializing"),
    CityCard("bone_archive", "science", (0, 2, 1, 2), "trapping"),
    CityCard("cold_room", "science", (2, 0, 1, 2), "defense"),
    CityCard("rogue_lab_hand", "science"),
    CityCard("company_fixer", "science"),
    CityCard("escaped_patient", "science"),
)
