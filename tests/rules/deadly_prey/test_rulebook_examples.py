"""The rulebook's own examples, played."""

import pytest

from rules.deadly_prey import events
from rules.deadly_prey.cards import ArsenalCard, Hardship, Influence, Setback
from rules.deadly_prey.cards.effects import EVERYONE, Bar, Rating, Trick
from rules.deadly_prey.city import SPOTS
from tests.kit.prey import Play, scenario
from tests.kit.prey.made import known

ANA, BO, CY, DI, MO = range(5)


def test_d246_bottom_row_cards_come_out_at_four_to_six_the_top_at_nine_to_eleven():
    found = {"A1": set(), "F1": set()}
    for chip in (1, 2, 3):
        game = scenario(ana="w1 A2", spots=dict.fromkeys(found, f"De t{chip}"))
        for name, numbers in found.items():
            numbers.add(game.public.spots[SPOTS.index(name)].number)
    assert found == {"A1": {4, 5, 6}, "F1": {9, 10, 11}}


CITY_OF_THE_COP = {
    "A3": "army navy store",
    "C2": "planetarium",
    "B2": "Ab t2",
    "B3": "De t2",
    "D2": "Oc t2",
}


def test_d247_the_cop_is_cut_off_above_the_gap():
    game = scenario(ana="holds A3 C2; w1 B2 B3 D2", spots=CITY_OF_THE_COP)
    game.ana.refused("attempt D2", rule="DP-34")
    assert game.ana.attempts == {"B2", "B3"}


@pytest.mark.parametrize("link", ["B2", "B3"])
def test_d247_until_one_of_the_two_linking_cards_is_his(link):
    game = scenario(ana="holds A3 C2; w1 B2 B3 D2; rsv 9", spots=CITY_OF_THE_COP, hardships="guilt")
    game.ana(f"attempt {link} by points")
    game.ana("gather 3 willpower")
    assert game.ana.red(link)
    game.comes_to("night 3", "resolution", acting="ana")
    assert "D2" in game.ana.attempts


def test_d248_empirical_data_helps_no_other_hunter():
    game = scenario(ana="w1 A4; hand empirical data", bo="w1 A3", A3="Sc t2", A4="Sc t2", slot="bo", stops="window")
    game.bo("attempt A3 by points")
    assert "ana" in game.asked
    assert game.ana.offered("play:") == set()
    game.everybody_passes()
    game.bo("gather nothing")
    game.everybody_passes()
    game.until("ana")
    game.ana("attempt A4 by points")
    assert game.ana.offered("play:") == {"play:arsenal:empirical_data"}


def test_d249_of_two_sets_used_in_one_action_one_stays():
    game = scenario(
        ana="holds A1 A2 B1 B2; w1 C1",
        spots={
            **dict.fromkeys(("A1", "B2"), "De observation t1"),
            **dict.fromkeys(("A2", "B1"), "De trapping t1"),
        },
    )
    game.ana("attempt C1 by points")
    game.ana("gather A1, A2, B1, B2, tactics observation")
    assert game.ana.owns == {"A1", "B2", "C1"}
    assert (game.chip("A1"), game.chip("B2")) == (1, 1)
    assert not game.spot("A2").is_up
    assert not game.spot("B1").is_up


def test_d250_twelve_red_is_the_most_on_a_card():
    everybody = "R2 A1; w2 A1"
    game = scenario(ana=everybody, bo=everybody, cy=everybody, di=everybody)
    for name in ("ana", "bo", "cy", "di"):
        game[name]("reinforce A1 1")
        game[name].refused("reinforce A1 1", rule="Rules of 3")
        game[name]("end slot")
    assert game.red("A1") == {"ana": 3, "bo": 3, "cy": 3, "di": 3}
    assert sum(game.red("A1").values()) == 12
    assert game.white("A1") == {"ana": 1, "bo": 1, "cy": 1, "di": 1}
    for name in ("ana", "bo", "cy", "di"):
        game[name].refused("reinforce A1 1", rule="Rules of 3")
        game[name]("skip")


def test_d251_with_two_markers_the_game_ends_after_turn_6():
    game = scenario(ana="R1 A1 A2; w1 A1 A2", bo="w1 A6", half="day 2", stops="strike", mo="De 3.3", hardships="guilt")
    _lost(game, "A1")
    game.comes_to("day 3", "resolution")
    game.until("ana")
    _lost(game, "A2")
    assert game.ana.markers == 2
    game.comes_to("night 6")
    assert game.ana.is_in
    game.comes_to("day 7")
    assert not game.ana.is_in
    assert game.bo.is_in
    game.comes_to("day 7", "resolution")
    game.until("bo")
    assert "bo" in game.rotation
    assert "ana" not in game.rotation


def test_d251_in_night_6_she_still_acts():
    game = scenario(half="dusk 6", ana="markers 2; w1 A1; holds A2", bo="w1 A6", hardships="guilt")
    game.mo("feed De")
    game.ana("act")
    while game.kind == "night":
        game[game.asked[0]]("rest")
    assert game.rotation == ("ana",)
    game.ana("done")
    assert (game.asked, game.phase) == (("ana",), "resolution")
    game.comes_to("day 7")
    assert not game.ana.is_in


def _lost(game: Play, spot: str) -> None:
    """Ana reinforces the card, and the monster destroys it."""
    if game.kind == "strike":
        game.mo("no strike")
    game.ana(f"reinforce {spot} 1")
    game.dice(9, 9)
    game.mo(f"strike {spot} with 2")
    game.mo("feed De")


def _known_to_the_rules() -> None:
    """Cards that raise what is to be reached, one of each kind, one that lowers it, a Setback that forbids rising."""
    up = Rating(1, "attempts", EVERYONE)
    known(
        Setback("lean_times", "dawn", (up,)),
        Setback("open_doors", "dawn", (Bar(EVERYONE, "rating_up"),)),
        Hardship("bad_name", 1, "lasting", (Rating(1, "attempts"),), length="dawn"),
        Influence("a_word", 1, Trick(("attempt",), (Rating(1),), scope="any")),
        ArsenalCard("small_favour", 1, 1, Trick(("attempt",), (Rating(-1),))),
    )


@pytest.mark.parametrize(("setback", "number", "returned"), [("lean times", 7, False), ("open doors", 4, True)])
def test_d252_the_four_kinds_act_together_unless_they_conflict(setback, number, returned):
    _known_to_the_rules()
    game = scenario(
        ana="w1 A1 A6; burden bad name; hand small favour", mo="hand a word", setbacks=setback, stops="window"
    )
    game.ana("attempt A1 by dice")
    game.ana("play small favour")
    game.mo("play a word")
    game.dice(1, 1, 1)
    game.everybody_passes()
    assert game.told_of(events.RatingSet) == [events.RatingSet("A1", number)]
    assert ("a_word" in game.mo.locked) == returned


def test_d253_exhausting_the_path_in_the_last_push_does_not_stop_the_confrontation():
    game = scenario(
        ana="path E1; w1 F1",
        bo="w1 A6",
        spots={**dict.fromkeys(("A1", "B1", "C1", "D1", "E1"), "De t1"), "F1": "De t2"},
    )
    cards = {name: game.card(name) for name in ("A1", "B1", "C1", "D1", "E1")}
    game.ana("attempt F1 by points")
    game.ana("gather A1, B1, C1, D1, E1")
    assert all(game.card(name) not in ("", card) for name, card in cards.items())
    assert game.told_of(events.TallyTold) == [events.TallyTold(ANA, 2, is_enough=False)]
    kinds = game.kinds_told
    assert kinds.index("confrontation_began") > max(at for at, kind in enumerate(kinds) if kind == "chip_changed")


def test_d253_a_failed_push_exhausts_nothing():
    game = scenario(
        ana="Oc3 De0; path E1; w1 F1; rsv 0",
        bo="w1 A6",
        spots={**dict.fromkeys(("A1", "B1", "C1", "D1", "E1"), "De t1"), "F1": "De t3"},
        hardships="guilt",
    )
    cards = {name: game.card(name) for name in ("A1", "B1", "C1", "D1", "E1")}
    game.ana("attempt F1 by points")
    game.ana("gather A1, B1, C1, D1, E1")
    assert game.was_told(events.GatherShort(ANA, 10, 11))
    assert {name: game.card(name) for name in cards} == cards
    assert game.ana.owns == set(cards)
    assert all(game.chip(name) == 1 for name in cards)
    assert not game.told_of(events.ConfrontationBegan)
