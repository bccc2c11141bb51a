"""Absolution: its seventeen City Cards and its three Minions. Scores in the order of CALLINGS."""

from rules.deadly_prey.cards.card import CityCard

ABSOLUTION = (
    CityCard("corner_mission", "absolution", (0, 3, 1, 1), "socializing"),
    CityCard("bell_tower", "absolution", (1, 3, 1, 0), "observation"),
    CityCard("old_exorcist", "absolution", (0, 3, 0, 2)),
    CityCard("hospice_nurse", "absolution", (0, 3, 2, 0)),
    CityCard("soup_kitchen", "absolution", (1, 2, 1, 1), "socializing"),
    CityCard("cemetery_chapel", "absolution", (0, 2, 1, 2), "observation"),
    CityCard("grief_circle", "absolution", (0, 2, 2, 1), "socializing"),
    CityCard("reliquary", "absolution", (1, 3, 0, 1), "defense"),
    CityCard("night_confessional", "absolution", (1, 2, 0, 2), "tracking"),
    CityCard("choir_loft", "absolution", (1, 2, 1, 1), "observation"),
    CityCard("pilgrim_hostel", "absolution", (1, 2, 2, 0), "tracking"),
    CityCard("prison_chaplain", "absolution", (2, 3, 0, 0), "trapping"),
    CityCard("rain_font", "absolution", (2, 2, 0, 1), "trapping"),
    CityCard("charity_ward", "absolution", (2, 2, 1, 0), "defense"),
    CityCard("penitents_house", "absolution", (2, 1, 0, 2), "trapping"),
    CityCard("catechist", "absolution", (0, 1, 2, 2), "tracking"),
    CityCard("candle_maker", "absolution", (2, 1, 2, 0), "defense"),
    CityCard("false_prophet", "absolution"),
    CityCard("grave_robbers", "absolution"),
    CityCard("fallen_deacon", "absolution"),
)
