"""Red given up, taken back, and vacancies filled (Evicting; Reclaim; Restoring; DP-41, DP-52, DP-53, DP-58b)."""

import pytest

from rules.deadly_prey import events
from rules.deadly_prey.paths import is_top_out_of_reach
from tests.kit.prey import scenario

ANA, BO, CY, DI = range(4)


# --- evicting ---


def test_d159_each_red_given_up_removes_one_red_or_two_white_spread_as_he_likes():
    game = scenario(ana="R3 A1", bo="R1 A1; w1 A1", cy="R1 A1; w2 A1")
    card, supplies = game.card("A1"), [person.supply for person in game.people[:3]]
    assert game.ana.is_offered("evict white bo cy at A1")
    assert game.ana.is_offered("evict white cy cy at A1")
    game.ana("evict red bo at A1")
    game.ana("evict red cy at A1")
    assert game.red("A1") == {"ana": 1}
    game.ana("evict white cy cy at A1")
    assert game.card("A1") != card
    assert not game.spot("A1").is_up
    assert (game.red("A1"), game.white("A1")) == ({}, {})
    assert [person.supply for person in game.people[:3]] == [supplies[0] + 3, supplies[1] + 2, supplies[2] + 3]
    assert game.was_told(events.Evicted(ANA, "A1", ((CY, "white"), (CY, "white"))))
    assert game.asked != ("ana",)


def test_d159_a_lone_white_of_others_is_removed_alone():
    game = scenario(ana="R2 A1", bo="w1 A1")
    game.ana("evict white bo at A1")
    assert (game.ana.red("A1"), game.white("A1")) == (1, {})


def test_d159_reinforcing_and_evicting_go_on_in_one_slot():
    game = scenario(ana="R1 A1; w1 A1", bo="R1 A1; w2 A1")
    game.ana("reinforce A1 1")
    game.ana("evict white bo bo at A1")
    assert (game.red("A1"), game.white("A1")) == ({"ana": 1, "bo": 1}, {})
    game.ana("end slot")
    assert game.asked == ("bo",)


def test_d160_only_red_on_the_same_card_evicts():
    game = scenario(ana="w4 A1; R3 A2", bo="holds A1")
    game.ana.refused("evict red bo at A1", rule="DP-52")


# --- reclaiming ---


def test_d161_reclaimed_willpower_goes_to_the_reserve_and_the_phase_is_over_for_him():
    game = scenario(ana="R2 A1; w1 A2; R1 B1; rsv 5", bo="w1 A6")
    card = game.card("B1")
    game.ana("reclaim red A1, white A2, red B1")
    assert game.ana.rsv == 8
    assert (game.ana.red("A1"), game.ana.white("A2")) == (1, 0)
    assert game.card("B1") != card
    assert not game.spot("B1").is_up
    assert game.ana.hunter.is_done
    game.bo("skip")
    assert game.asked == ("bo",)


def test_d162_the_last_red_of_all_loses_the_card():
    game = scenario(ana="holds B1", bo="w1 B1")
    card, supply = game.card("B1"), game.bo.supply
    game.ana("reclaim red B1")
    assert game.card("B1") != card
    assert not game.spot("B1").is_up
    assert (game.white("B1"), game.bo.supply) == ({}, supply + 1)


def test_d162_with_another_controller_it_stays():
    game = scenario(ana="holds B1", bo="w1 B1", cy="holds B1")
    card = game.card("B1")
    game.ana("reclaim red B1")
    assert (game.card("B1"), game.red("B1"), game.white("B1")) == (card, {"cy": 1}, {"bo": 1})


def test_d163_reclaiming_follows_nothing_in_its_slot():
    game = scenario(ana="R1 A1; w3 A1; w1 B1")
    assert game.ana.offered("reclaim")
    game.ana("reinforce A1 1")
    assert game.kind == "resolve_slot"
    assert game.asked == ("ana",)
    assert not game.ana.offered("reclaim")
    game.ana("end slot")
    assert game.ana.offered("reclaim")


def test_d163_after_it_cards_may_still_be_played():
    game = scenario(ana="R2 A1; w1 B1; hand ring of salt", stops="strike window")
    game.ana("reclaim white B1")
    assert game.kind == "strike"
    game.mo("strike A1 with 1")
    assert game.asked == ("ana", "mo")
    game.ana("play ring of salt")
    game.everybody_passes()
    assert game.was_told(events.AttackWarded("A1"))
    assert game.red("A1") == {"ana": 2}


# --- restoring ---


@pytest.mark.parametrize("holds", ["C1", "B2"])
def test_d164_a_vacancy_is_filled_from_beside_or_above(holds):
    game = scenario(ana=f"holds {holds}", B1="vacant", hardships="broken trust", deck="Sc 0200")
    game.rig(0)
    game.ana("restore B1")
    assert game.ana.burdens == ("broken_trust",)
    assert game.is_suit("B1", "Sc")
    assert not game.spot("B1").is_up
    assert game.was_told(events.Restored(ANA, "B1", "science", 1))
    kinds = [kind for kind in game.kinds_told if kind in ("hardship_drawn", "restored")]
    assert kinds == ["hardship_drawn", "restored"]


def test_d164_but_not_from_below():
    game = scenario(ana="holds A1 A2", B1="vacant")
    game.ana.refused("restore B1", rule="DP-58b")


def test_d165_a_hardship_that_forbids_it_leaves_the_vacancy_and_uses_the_slot():
    game = scenario(ana="holds C1", bo="holds A6", B1="vacant", hardships="sick day")
    game.ana("restore B1")
    assert game.spot("B1").is_vacant
    assert game.was_told(events.RestoringBarred(ANA, "B1"))
    assert game.asked == ("bo",)
    game.bo("skip")
    assert game.asked == ("bo",)


@pytest.mark.parametrize(("holds", "is_filled"), [("R1 B2", False), ("R2 B2", True), ("R1 B2 C1", True)])
def test_own56_a_hardship_that_takes_the_only_card_beside_it_leaves_the_vacancy(holds, is_filled):
    game = scenario(ana=f"{holds}; w1 A6", bo="w1 A5", B1="vacant", hardships="turned out")
    game.ana("restore B1")
    if game.kind == "hardship_choice":
        game.ana("pick B2")
    assert game.spot("B1").is_vacant is not is_filled
    assert game.was_told(events.RestoringBarred(ANA, "B1")) is not is_filled
    assert game.asked == ("bo",)


def test_d167_a_wholly_vacant_row_with_nobody_above_stays_so_but_for_a_card():
    holding = "R1 D1 D2 D3; w1 A1"
    game = scenario(ana=f"{holding}; hand rebuild", bo=holding, cy=holding, di=holding, E1="vacant", E2="vacant")
    assert is_top_out_of_reach(game.state)
    for name in ("ana", "bo", "cy", "di"):
        assert not game[name].offered("restore:")
        if name != "di":
            game[name]("skip")
    game.di("skip")
    game.ana("play rebuild on E1")
    assert not game.spot("E1").is_vacant
    assert not game.spot("E1").is_up
    assert game.ana.burdens == ()
    assert not is_top_out_of_reach(game.state)


def test_d167_then_all_hunters_in_the_week_may_concede():
    game = scenario(ana="holds D1", bo="holds D2; markers 10", cy="dead", E1="vacant", E2="vacant")
    game.ana("order concede on")
    assert game.label is None
    game.di("order concede on")
    assert (game.label, game.winners) == ("conceded", ("mo",))


def test_d167_nobody_concedes_while_the_top_can_be_reached():
    game = scenario(ana="holds D1", bo="holds F1", E1="vacant", E2="vacant")
    game.ana.refused("order concede on", rule="DP-58b", reason="top_in_reach")


def test_d167_who_is_out_of_the_week_restores_nothing_from_above():
    game = scenario(
        half="night 7", hunters=2, ana="path C1; w1 A4", bo="holds E1; markers 2", D1="vacant", D2="vacant", D3="vacant"
    )
    assert not game.bo.is_in
    game.ana("order concede on")
    assert game.label == "conceded"


def test_d167_when_the_last_who_has_not_conceded_goes_out_of_the_week_the_others_have():
    vacant = {"E1": "vacant", "E2": "vacant"}
    game = scenario(
        half="night 7",
        hunters=2,
        ana="holds D1",
        bo="R1 A1; w1 A1",
        spots=vacant,
        slot="bo",
        stops="strike",
        dice=[9, 9],
    )
    game.ana("order concede on")
    assert game.label is None
    game.bo("reinforce A1 1")
    game.mo("strike A1 with 2")
    assert (game.label, game.kind, game.bo.is_in) == (None, "feed_chip", False)
    game.mo("feed Oc")
    assert (game.label, game.winners) == ("conceded", ("mo",))


def test_d167_the_order_to_concede_is_taken_back_and_ends_when_the_top_is_in_reach_again():
    vacant = {"E1": "vacant", "E2": "vacant"}
    game = scenario(hunters=2, ana="holds D1; w1 A2; hand rebuild", bo="holds D2; w1 A3", spots=vacant)
    game.bo("order concede on then order concede off")
    game.ana("order concede on")
    assert game.label is None
    game.ana("order concede off")
    game.bo("order concede on")
    game.ana("play rebuild on E1")
    assert game.bo.own.orders == ()
    assert game.bo.was_told(events.OrderSet("concede", is_on=False))
    game.bo.refused("order concede on", rule="DP-58b", reason="top_in_reach")


# --- what makes a vacancy, and a marker ---


def _is_refilled(game, spot, card):
    return game.card(spot) not in ("", card) and not game.spot(spot).is_up


def test_d168_exhausted_cards_leave_the_week_alone():
    game = scenario(ana="holds A1; w1 B1", A1="De t1")
    card = game.card("A1")
    game.ana("attempt B1 by points")
    game.ana("gather A1, 1 willpower")
    assert _is_refilled(game, "A1", card)
    assert game.ana.markers == 0


def test_d168_evicted_and_reclaimed_cards_leave_the_week_alone():
    game = scenario(ana="R1 A1; R1 A2", bo="R1 A1")
    cards = game.card("A1"), game.card("A2")
    game.ana("evict red bo at A1")
    assert _is_refilled(game, "A1", cards[0])
    game.ana("reclaim red A2")
    assert _is_refilled(game, "A2", cards[1])
    assert (game.ana.markers, game.bo.markers) == (0, 0)


def test_d168_destroyed_face_down_cards_leave_the_week_alone():
    game = scenario(ana="R1 A1; w1 A1", stops="strike")
    card = game.card("A2")
    game.ana("reinforce A1 1")
    game.dice(9)
    game.mo("strike A2 with 1")
    assert _is_refilled(game, "A2", card)
    assert game.ana.markers == 0


def test_d168_the_last_red_that_falls_to_an_attack_does_not():
    game = scenario(ana="R1 A1; w1 A1; hand decoy", stops="strike")
    game.ana("reinforce A1 1")
    game.dice(9, 9)
    game.mo("strike A1 with 2")
    game.mo("feed Oc")
    assert game.spot("A1").is_vacant
    assert game.ana.markers == 1
