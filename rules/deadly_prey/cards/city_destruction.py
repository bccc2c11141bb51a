"""Destruction: its seventeen City Cards and its three Minions. Scores in the order of CALLINGS."""

from rules.deadly_prey.cards.card import CityCard

DESTRUCTION = (
    CityCard("army_navy_store", "destruction", (3, 1, 1, 0), "defense"),
    CityCard("gun_show", "destruction", (3, 1, 0, 1), "socializing"),
    CityCard("demolition_yard", "destruction", (3, 0, 2, 0)),
    CityCard("steel_foundry", "destruction", (3, 0, 1, 1), "trapping"),
    CityCard("fireworks_barn", "destruction", (3, 0, 0, 2), "socializing"),
    CityCard("boxing_gym", "destruction", (2, 2, 1, 0), "socializing"),
    CityCard("chop_shop", "destruction", (2, 0, 2, 1), "tracking"),
    CityCard("retired_sapper", "destruction", (3, 2, 0, 0)),
    CityCard("arson_squad", "destruction", (2, 1, 2, 0), "observation"),
    CityCard("quarry_office", "destruction", (2, 1, 1, 1), "trapping"),
    CityCard("flare_locker", "destruction", (2, 1, 0, 2), "observation"),
    CityCard("hunting_lodge", "destruction", (2, 1, 1, 1), "tracking"),
    CityCard("bail_bondsman", "destruction", (2, 2, 0, 1), "tracking"),
    CityCard("armoured_van", "destruction", (2, 0, 1, 2), "defense"),
    CityCard("welders_hall", "destruction", (1, 2, 2, 0), "defense"),
    CityCard("range_master", "destruction", (1, 2, 0, 2), "observation"),
    CityCard("scrap_crusher", "destruction", (1, 0, 2, 2), "trapping"),
    CityCard("street_gang", "destruction"),
    CityCard("hired_muscle", "destruction"),
    CityCard("pit_dogs", "destruction"),
)
