"""Success: red Willpower, the phase's limits, exhausted cards (Successful Dice; The Rules of 3; DP-40 to DP-44)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario


def test_d101_at_least_one_and_at_most_three_turn_red():
    game = scenario(ana="w5 A1", bo="w1 A1", dice=[9, 9, 9], stops="turn_red")
    game.ana("attempt A1 by dice")
    assert game.ana.offered("red:") == {"red:1", "red:2", "red:3"}
    game.ana.refused("turn 4 red", rule="The Rules of 3")
    game.time_out()
    assert (game.red("A1"), game.white("A1"), game.chip("A1")) == ({"ana": 3}, {"ana": 2, "bo": 1}, 2)


def test_d101_one_is_enough():
    game = scenario(ana="w5 A1", dice=[9, 9, 9], stops="turn_red")
    game.ana("attempt A1 by dice then turn 1 red")
    assert (game.ana.red("A1"), game.ana.white("A1")) == (1, 4)


def test_d102_one_ordinary_control_a_phase_however_many_attempts_fail_before():
    game = scenario(ana="w1 A1 A2 C3; w3 A3", C3="Ge", dice=[1, 1, 1])
    game.ana("attempt A3 by dice")
    game.dice(9, 9, 9)
    game.ana("attempt A1 by dice")
    assert game.ana.owns == {"A1"}
    assert game.ana.attempts == {"C3"}
    game.ana.refused("attempt A2", rule="DP-44", reason="phase_limit")
    game.comes_to("night 3", "resolution", acting="ana")
    assert "A2" in game.ana.attempts


def test_d103_reinforcing_is_unasked_even_if_shared():
    game = scenario(ana="R1 A1; w4 A1", bo="holds A1")
    game.ana.answers("at:A1")
    assert game.ana.offered("reinforce:") == {"reinforce:A1:1", "reinforce:A1:2"}
    game.ana("reinforce A1 2")
    assert "bo" not in game.asked
    assert (game.ana.red("A1"), game.ana.white("A1")) == (3, 2)


def test_d104_reinforcing_stops_at_three():
    game = scenario(ana="R2 A1; w3 A1")
    game.ana.answers("at:A1")
    assert game.ana.offered("reinforce:") == {"reinforce:A1:1"}
    game.ana.refused("reinforce A1 2", rule="The Rules of 3")
    game = scenario(ana="R3 A1; w3 A1")
    assert not game.ana.is_offered("reinforce A1 1")


def test_d104_control_stops_at_three():
    game = scenario(ana="w7 A1", dice=[9, 9, 9])
    game.ana("attempt A1 by dice")
    assert game.ana.red("A1") == 3


def test_d104_an_allowed_intrusion_stops_at_three():
    game = scenario(ana="w5 A1", bo="holds A1", stops="turn_red")
    game.ana("intrude A1")
    game.bo("allow")
    assert game.ana.offered("red:") == {"red:1", "red:2", "red:3"}
    game.ana("turn 3 red")
    game.ana.refused("reinforce A1 1")


def test_d104_a_forced_intrusion_stops_at_three():
    game = scenario(ana="w5 A1; hand second wind", bo="holds A1", stops="window", dice=[9, 9, 9, 9])
    game.ana("intrude A1")
    game.bo("contest")
    game.ana("play second wind")
    game.everybody_passes()
    assert (game.ana.red("A1"), game.ana.white("A1")) == (3, 2)


@pytest.mark.parametrize(("red", "after"), [(1, 3), (2, 3), (3, 3)])
def test_d104_a_card_effect_stops_at_three(red: int, after: int):
    game = scenario(ana=f"R{red} A1; hand hidden stash")
    game.ana("play hidden stash on A1, 2")
    assert game.ana.red("A1") == after
    assert game.ana.white("A1") == red + 2 - after


def test_d105_a_chip_that_drops_to_0_takes_the_card_and_all_willpower_on_it():
    game = scenario(ana="R2 A1; w1 B1", bo="w1 A1", A1="De t1")
    card, supplies = game.card("A1"), (game.ana.supply, game.bo.supply)
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert card in game.state.city_discards
    assert (game.red("A1"), game.white("A1"), game.spot("A1").is_up) == ({}, {}, False)
    assert game.chip("A1") > 0
    assert (game.ana.supply, game.bo.supply) == (supplies[0] + 2 + 1, supplies[1] + 1)


def test_d106_exhaustion_comes_after_the_success_though_it_cuts_the_path():
    game = scenario(ana="R1 A1; w1 B1 C1", A1="De t1")
    tracker = game.state.tracker
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert game.ana.owns == {"B1"}
    kinds = game.kinds_told
    assert kinds.index("turned_red") < kinds.index("chip_changed") < kinds.index("card_replaced")
    assert not game.spot("A1").is_vacant
    assert (game.state.tracker, game.ana.markers) == (tracker, 0)
    game.comes_to("night 3", "resolution", acting="ana")
    game.ana.refused("attempt C1", rule="Severed Path")


def test_d107_a_card_that_loses_its_last_red_is_replaced():
    game = scenario(slot="bo", ana="R1 A1", bo="R1 A1", cy="w2 A1", stops="strike")
    card, supply = game.card("A1"), game.cy.supply
    game.bo("evict red ana at A1")
    assert card in game.state.city_discards
    assert (game.red("A1"), game.white("A1"), game.spot("A1").is_up) == ({}, {}, False)
    assert game.cy.supply == supply + 2
    assert game.told_of(events.CardReplaced)[0].reason == "uncontrolled"
    assert (game.ana.markers, game.bo.markers) == (0, 0)
