"""Decks that run out are made anew at once (Managing Cards; DP-72b)."""

from dataclasses import replace

import pytest

from rules.core.luck import Luck
from rules.deadly_prey import events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.verbs import Table
from tests.kit.prey import scenario

ANA, BO, CY, DI, MO = range(5)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_dp72b_the_hardship_that_empties_the_deck_is_not_shuffled_in_with_the_discards(seed):
    game = scenario(ana="w1 A1", bo="w1 A2", hardships="only overdrawn", hardship_discards="guilt, fired")
    game.state = replace(game.state, luck=Luck.of(seed))
    game.ana("hardship")
    assert set(game.state.hardships) == {"guilt", "fired"}
    assert game.state.hardship_discards == ("overdrawn",)


def test_dp72b_a_hardship_discarded_onto_an_empty_deck_is_the_deck_at_once():
    game = scenario(ana="w1 A1; burden guilt; rsv 4", hardships="only ")
    game.ana("pay off guilt")
    assert (game.state.hardships, game.state.hardship_discards) == (("guilt",), ())


def test_dp72b_the_hardships_of_the_fallen_are_shuffled_into_an_empty_deck_together():
    game = scenario(ana="path E1; w1 F1; rsv 9; burden guilt, fired", bo="w1 A6", F1="Sc t1", hardships="only ")
    game.ana("attempt F1 by points then gather 4 willpower")
    assert game.ana.hunter.is_dead
    assert (set(game.state.hardships), game.state.hardship_discards) == ({"guilt", "fired"}, ())


def test_dp72b_the_influence_card_that_empties_the_deck_leaves_a_new_one_of_the_discards():
    game = scenario(
        half="dusk 3", mo="hand whispers", bo="hand decoy", influence="only rot", stops="rotation_order strike"
    )
    assert (game.mo.hand, game.state.influence) == (("whispers", "rot"), ())
    game.mo("feed De then play whispers on bo")
    assert (game.state.influence, game.state.influence_discards) == (("whispers",), ())


def test_dp72b_an_influence_deck_stored_empty_beside_its_discards_is_made_anew_before_the_next_draw():
    game = scenario(half="dusk 3", influence="only rot", stops="rotation_order strike")
    stored = replace(game.state, influence=(), influence_discards=("whispers",))
    table = Table(stored)
    table.draw_influence(1)
    assert (table.monster.hand[-1], table.influence_discards) == ("whispers", [])


def test_d190_an_empty_deck_is_made_anew_at_once():
    game = scenario(ana="holds C1", B1="vacant", deck="only Sc", discards="Ab, Oc, De, Ab, Sc", hardships="guilt")
    game.ana("restore B1")
    assert game.is_suit("B1", "Sc")
    assert (len(game.state.city), game.state.city_discards) == (5, ())
    assert game.public.deck_suit != ""
    assert game.public.deck_sizes[0] == 5


def test_d190_the_new_deck_is_shuffled():
    orders = []
    for draws in ((0, 0, 0), (2, 1, 0)):  # two of the shuffle, one of the chip
        game = scenario(ana="holds C1", B1="vacant", deck="only Sc", discards="Ab, Oc, De", hardships="guilt")
        game.rig(*draws)
        game.ana("restore B1")
        orders.append(game.state.city)
        assert game.public.deck_suit == CITY[game.state.city[0]].suit
    assert orders[0] != orders[1]


def test_d190_with_no_discards_a_draw_yields_nothing():
    game = scenario(half="dawn 4", arsenal="only ")
    assert game.kind == "dawn_window"
    game.time_out()
    assert all(person.hand == () for person in game.people)
    assert game.phase == "placement"


def test_d190_until_some_come():
    game = scenario(half="dawn 4", ana="hand decoy", arsenal="only ")
    game.ana("burn decoy then close")
    game.time_out()
    assert game.ana.hand == ("decoy",)
    assert game.state.arsenal_discards == ()


def test_d183_an_empty_arsenal_deck_is_made_anew_at_once():
    game = scenario(ana="hand decoy; w1 A1", bo="w1 A2", arsenal="only ")
    game.ana("burn decoy")
    assert (game.state.arsenal, game.state.arsenal_discards) == (("decoy",), ())


def test_d183_and_a_setback_on_top_of_it_enters_at_once():
    game = scenario(half="night 3", ana="w1 A1", setbacks="press frenzy", arsenal="only ")
    game.comes_to("day 4")
    assert [burden.card for burden in game.public.setbacks] == ["press_frenzy"]
    assert (game.state.arsenal, game.state.arsenal_discards) == ((), ())
    assert game.was_told(events.SetbackEnded("press_frenzy"))
    assert game.told_of(events.SetbackEntered)
