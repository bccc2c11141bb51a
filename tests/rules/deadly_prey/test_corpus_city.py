"""What the hundred City Cards and the pyramid must satisfy: D001, D002, D008."""

from collections import Counter
from itertools import permutations

import pytest

from rules.deadly_prey.cards import CITY, CITY_DECK, CityCard
from rules.deadly_prey.city import (
    BANDS,
    BOTTOM,
    CALLINGS,
    GENERAL,
    ROW_OF,
    SPOTS,
    SUITS,
    TACTICS,
    TOP,
    VALUE_OF,
    above,
    below,
    beside,
    touching,
)

NAMES = {
    "destruction": """
        army_navy_store gun_show demolition_yard steel_foundry fireworks_barn boxing_gym chop_shop retired_sapper
        arson_squad quarry_office flare_locker hunting_lodge bail_bondsman armoured_van welders_hall range_master
        scrap_crusher; street_gang hired_muscle pit_dogs""",
    "absolution": """
        corner_mission bell_tower old_exorcist hospice_nurse soup_kitchen cemetery_chapel grief_circle reliquary
        night_confessional choir_loft pilgrim_hostel prison_chaplain rain_font charity_ward penitents_house catechist
        candle_maker; false_prophet grave_robbers fallen_deacon""",
    "science": """
        planetarium county_morgue blood_bank radio_mast seed_vault weather_station toxicology_lab map_room data_centre
        retired_coroner field_biologist x_ray_suite patent_office spectrograph night_school bone_archive cold_room;
        rogue_lab_hand company_fixer escaped_patient""",
    "occult": """
        palm_reader antique_dealer drowned_library lodge_of_the_key tattoo_parlour tarot_stall herb_garden dream_clinic
        rune_stones mirror_maker blind_astrologer midnight_auction puppet_theatre chair_of_folklore crossroads_shrine
        salt_circle whispering_well; moon_cult stray_familiar hedge_witch""",
    "general": """
        bus_depot all_night_diner pawnshop town_hall local_paper taxi_rank old_cinema storm_drains storage_units
        beat_cop truck_stop hardware_store telephone_exchange park_warden night_market barber_shop locksmith
        dockside_bar rooftop_garden lost_property;""",
}
"""By suit: places, people and things; after the semicolon the Minions."""

EXPERTS = [(3, 1, 1, 0), (3, 1, 0, 1), (3, 0, 1, 1), (3, 2, 0, 0), (3, 0, 2, 0), (3, 0, 0, 2)]
SOUND = [*((2, *rest) for rest in permutations((2, 1, 0))), (2, 1, 1, 1), (2, 1, 1, 1)]
GO_BETWEENS = [(1, 2, 2, 0), (1, 2, 0, 2), (1, 0, 2, 2)]
EVEN = [*sorted(set(permutations((2, 1, 1, 1)))) * 2, *sorted(set(permutations((2, 2, 1, 0))))]


def cards_of(suit: str) -> list[CityCard]:
    return [card for card in CITY.values() if card.suit == suit]


def scored(suit: str) -> list[CityCard]:
    return [card for card in cards_of(suit) if not card.is_minion]


def from_own(card: CityCard) -> tuple[int, ...]:
    """The scores, beginning with the card's own Calling, round the ring."""
    assert card.scores is not None
    own = CALLINGS.index(card.suit)
    return (*card.scores[own:], *card.scores[:own])


def test_d001_a_hundred_cards_with_a_hundred_names_twenty_a_suit():
    assert len(CITY_DECK) == len(set(CITY_DECK)) == 100
    assert {name: card.name for name, card in CITY.items()} == {name: name for name in CITY_DECK}
    assert Counter(card.suit for card in CITY.values()) == dict.fromkeys(SUITS, 20)


@pytest.mark.parametrize("suit", SUITS)
def test_d001_the_cards_and_minions_of_a_suit_by_name(suit):
    people_and_places, _, minions = NAMES[suit].partition(";")
    assert {card.name for card in scored(suit)} == set(people_and_places.split())
    assert {card.name for card in cards_of(suit) if card.is_minion} == set(minions.split())


def test_d001_twelve_minions_three_in_each_calling_and_no_general_one():
    assert Counter(card.suit for card in CITY.values() if card.is_minion) == dict.fromkeys(CALLINGS, 3)


def test_d002_eighty_eight_cards_have_four_scores_of_0_to_3():
    scores = [card.scores for card in CITY.values() if card.scores is not None]
    assert len(scores) == 88
    assert {len(four) for four in scores} == {4}
    assert {score for four in scores for score in four} == {0, 1, 2, 3}


def test_d002_eighty_cards_carry_a_tactic_sixteen_of_each():
    assert Counter(card.tactic for card in CITY.values() if card.tactic) == dict.fromkeys(TACTICS, 16)
    assert sum(card.tactic is None for card in CITY.values() if not card.is_minion) == 8


def test_d002_a_minion_has_a_suit_and_nothing_else():
    for card in CITY.values():
        if card.is_minion:
            assert (card.scores, card.tactic) == (None, None)
            assert [card.score(calling) for calling in CALLINGS] == [0, 0, 0, 0]


def test_d002_a_score_is_that_of_the_calling_asked_for():
    card = CityCard("anything", "occult", (0, 1, 2, 3))
    assert [card.score(calling) for calling in CALLINGS] == [0, 1, 2, 3]


@pytest.mark.parametrize("suit", CALLINGS)
def test_d002_a_calling_suit_has_experts_sound_cards_and_go_betweens(suit):
    assert sorted(from_own(card) for card in scored(suit)) == sorted([*EXPERTS, *SOUND, *GO_BETWEENS])


def test_d002_general_cards_are_even():
    assert sorted(card.scores for card in cards_of(GENERAL)) == sorted(EVEN)


def test_d002_the_scores_of_a_card_make_five():
    assert {sum(card.scores) for card in CITY.values() if card.scores} == {5}


@pytest.mark.parametrize("suit", SUITS)
def test_d002_every_suit_has_each_tactic_alike_often(suit):
    counts = Counter(card.tactic for card in scored(suit) if card.tactic)
    assert counts == dict.fromkeys(TACTICS, 4 if suit == GENERAL else 3)


@pytest.mark.parametrize("suit", CALLINGS)
def test_d002_the_two_without_a_tactic_are_experts(suit):
    assert [from_own(card)[0] for card in scored(suit) if card.tactic is None] == [3, 3]


def test_d002_no_two_cards_of_a_suit_are_the_same_but_for_their_names():
    printed = Counter((card.suit, card.scores, card.tactic) for card in CITY.values() if not card.is_minion)
    assert set(printed.values()) == {1}


def test_d247_the_rulebooks_two_cards_have_the_suits_of_its_example():
    assert CITY["army_navy_store"].suit == "destruction"
    assert CITY["planetarium"].suit == "science"


def test_d008_twenty_one_spots_in_six_rows():
    assert [spot for spot in SPOTS if ROW_OF[spot] == 1] == list(BOTTOM) == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert Counter(ROW_OF.values()) == {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}
    assert (len(SPOTS), SPOTS[-1]) == (21, TOP)


def test_d008_rows_are_worth_three_to_eight():
    assert [VALUE_OF[spot] for spot in ("A1", "B5", "C2", "D3", "E1", "F1")] == [3, 4, 5, 6, 7, 8]
    assert {VALUE_OF[spot] for spot in SPOTS if ROW_OF[spot] in BANDS["high"]} == {6, 7, 8}
    assert {VALUE_OF[spot] for spot in SPOTS if ROW_OF[spot] in BANDS["low"]} == {3, 4, 5}
    assert {VALUE_OF[spot] for spot in SPOTS if ROW_OF[spot] in BANDS["lowest"]} == {3, 4}


def test_d008_neighbours_follow_the_bricks():
    assert set(touching("B3")) == {"B2", "B4", "A3", "A4", "C2", "C3"}
    assert set(touching("A1")) == {"A2", "B1"}
    assert set(touching("F1")) == {"E1", "E2"}


def test_d008_beside_above_and_below_a_spot():
    assert (beside("B3"), above("B3"), below("B3")) == (("B2", "B4"), ("C2", "C3"), ("A3", "A4"))
    assert (beside("A6"), above("A6"), below("A6")) == (("A5",), ("B5",), ())
    assert (beside("F1"), above("F1"), below("F1")) == ((), (), ("E1", "E2"))


def test_d008_neighbours_are_mutual():
    assert {(one, other) for one in SPOTS for other in above(one)} == {
        (one, other) for other in SPOTS for one in below(other)
    }
    assert all(one in beside(other) for one in SPOTS for other in beside(one))
