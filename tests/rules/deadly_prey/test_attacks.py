"""Attacks, destroyed cards and the shortened week (Attacking City Cards; DP-29, DP-56 to DP-59; OWN-38, OWN-39)."""

import pytest

from rules.deadly_prey import events
from rules.deadly_prey.verbs import Table
from tests.kit.prey import Play, scenario

ANA, BO, CY, DI, MO = range(5)


def acted(**lines: str) -> Play:
    """Ana, with a red and a white on A1, has reinforced it; the monster is asked."""
    ana = f"R1 A1; w1 A1; {lines.pop('ana', '')}"
    game = scenario(ana=ana, stops="strike", **{"mo": "De 3.3", **lines})
    game.ana("reinforce A1 1")
    if game.kind == "resolve_slot" and game.asked == ("ana",):
        game.ana("end slot")
    assert game.kind == "strike"
    return game


@pytest.mark.parametrize(("victims", "left"), [("ana ana", {"bo": 1}), ("ana bo", {"ana": 1}), ("bo", {"ana": 1})])
def test_d206_the_monster_chooses_whose_red_goes(victims, left):
    game = acted(bo="R1 A1")
    game.dice(6, 6)
    game.mo("strike A1 with 2")
    assert game.mo.offered("victim:") == {f"victim:{ANA}", f"victim:{BO}"}
    for name in victims.split():
        game.mo(f"victim {name}")
    assert game.red("A1") == left
    assert game.public.monster.has_hit


@pytest.mark.parametrize("target", ["A1", "A2", "6"])
def test_d207_one_success_a_phase(target):
    game = acted(bo="R1 A6; w1 A6")
    game.dice(9)
    game.mo(f"strike {target} with 1")
    assert game.asked == ("bo",)
    game.bo("reinforce A6 1")
    assert game.kind != "strike"
    game.comes_to("night 3", "resolution")
    assert game.kind == "strike"


def test_d208_a_miss_costs_the_points_and_waits_for_the_next_action():
    game = acted(bo="R1 A6; w1 A6", A1="Oc t2")
    game.dice(1, 2)
    game.mo("strike A1 with 2")
    assert game.mo.score("Oc") == 4
    assert game.was_told(events.AttackMissed("A1"))
    assert (game.kind, game.asked) == ("resolve_slot", ("bo",))
    game.bo("reinforce A6 1")
    assert game.kind == "strike"
    assert "strike:A6" in game.mo.offered()
    assert "strike:A1" not in game.mo.offered()


def test_d209_at_the_start_only_face_down_cards_and_the_tracker():
    game = scenario(ana="holds A1; w1 A2", phase="begin resolution", stops="strike")
    assert game.kind == "strike"
    offered = {key.removeprefix("strike:") for key in game.mo.offered("strike:")}
    assert "A1" not in offered
    assert {"A2", "F1", "1", "7"} <= offered
    game.mo.refused("strike A1 with 1", rule="DP-56")


def test_d209_one_attempt_a_window():
    game = scenario(ana="holds A1; w1 A2", phase="begin resolution", stops="strike", dice=[1])
    game.mo("strike A3 with 1")
    assert (game.kind, game.asked) == ("resolve_slot", ("ana",))


@pytest.mark.parametrize("word", ["skip", "done"])
def test_d209_after_a_skip_or_done_there_is_no_window(word):
    game = scenario(ana="holds A1; w1 A1", bo="holds A6", stops="strike")
    game.ana(word)
    assert (game.kind, game.asked) == ("resolve_slot", ("bo",))


def test_d211_a_face_down_card_falls_to_its_row_value():
    game = acted(bo="w2 C2", C2="De t3", half="night 3", mo="De 2.1")
    card, supply = game.card("C2"), game.bo.supply
    game.rig(4, 0)
    game.mo("strike C2 with 1")
    assert game.was_told(events.AttackDeclared("C2", 1, 5))
    assert game.card("C2") not in ("", card)
    assert game.chip("C2") == 1
    assert (game.white("C2"), game.bo.supply) == ({}, supply + 2)
    assert game.bag == (8, 9, 8, 7)


def test_d211_by_day_to_one_more():
    game = acted(C2="De t3")
    game.dice(5)
    game.mo("strike C2 with 1")
    assert game.was_told(events.DiceRolled(MO, (5,), 6))
    assert game.was_told(events.AttackMissed("C2"))


@pytest.mark.parametrize("space", [1, 6])
@pytest.mark.parametrize(("half", "number"), [("day 3", 7), ("night 3", 6)])
def test_d212_a_tracker_card_falls_and_is_not_replaced(space, half, number):
    game = acted(half=half, bo="R1 A6; w1 A6")
    card = game.space(space).card
    game.dice(number - 1)
    game.mo(f"strike {space} with 1")
    assert game.space(space).card == card
    game.bo("reinforce A6 1")
    game.dice(number)
    game.mo(f"strike {space} with 1")
    assert game.space(space).card == ""
    assert card in game.state.city_discards
    assert game.public.tracker[space - 1].suit == ""


def test_d213_a_face_down_card_is_paid_from_the_calling_of_its_back():
    game = acted(C2="Oc t2")
    game.mo.refused("strike C2 with De 1")
    game.dice(6)
    game.mo("strike C2 with Oc 1")
    assert game.mo.score("Oc") == 5


@pytest.mark.parametrize("target", ["B2", "C2", "6"])
def test_d213_a_general_is_paid_from_any_mix_three_in_all(target):
    game = acted(ana="R1 B2", B2="Ge t2", C2="Ge t2", tracker="De, De, De, De, De, Ge", mo="De 3.3")
    game.mo.refused(f"strike {target} with De 1, Ab 2, Sc 1")
    game.dice(1, 1, 1)
    game.mo(f"strike {target} with De 1, Ab 2")
    assert [len(roll.dice) for roll in game.told_of(events.DiceRolled)] == [3]
    assert (game.mo.score("De"), game.mo.score("Ab")) == (5, 2)


def test_d214_a_warded_attack_still_costs_its_points():
    game = acted(bo="R1 A6; w1 A6; hand ring of salt")
    game.stops_at("strike", "window")
    game.mo("strike A1 with 3")
    assert set(game.asked) == {"bo", "mo"}
    game.bo("play ring of salt")
    game.everybody_passes()
    assert not game.told_of(events.DiceRolled)
    assert (game.mo.score("De"), game.public.monster.has_hit) == (3, False)
    assert (game.kind, game.asked) == ("resolve_slot", ("bo",))
    game.bo("reinforce A6 1")
    assert game.kind == "strike"


def test_d214_an_attack_whose_card_is_gone_strikes_nothing_else():
    game = scenario(
        ana="R1 A1; R1 A2; w1 A2; hand second wind",
        bo="R1 A6; w1 A6",
        mo="De 3.3",
        hardships="turned out",
        stops="strike window",
    )
    game.ana("reinforce A2 1")
    game.mo("strike A1 with 2")
    game.ana("hardship then pick A1")
    card = game.card("A1")
    assert not game.spot("A1").is_up
    game.everybody_passes()
    assert game.was_told(events.AttackMissed("A1"))
    assert not game.told_of(events.DiceRolled)
    assert (game.card("A1"), game.mo.score("De"), game.ana.markers) == (card, 4, 0)
    assert (game.kind, game.asked) == ("resolve_slot", ("bo",))
    game.bo("reinforce A6 1")
    assert game.mo.is_offered("strike A6 with 1")


def test_d214_what_was_played_on_an_attack_whose_card_is_gone_comes_back():
    game = scenario(
        ana="R1 A1; R1 A2; w1 A2; hand bolted doors",
        bo="R1 A6; hand ring of salt",
        mo="De 3.3; hand long shadow",
        hardships="turned out",
        stops="strike window",
    )
    game.ana("reinforce A2 1")
    game.mo("strike A1 with 2")
    game.ana("play bolted doors")
    game.bo("play ring of salt")
    game.mo("play long shadow")
    game.ana("hardship then pick A1")
    game.everybody_passes()
    assert game.was_told(events.AttackMissed("A1"))
    assert (game.ana.locked, game.bo.locked) == (("bolted_doors",), ("ring_of_salt",))
    assert (game.mo.locked, game.mo.score("De")) == (("long_shadow",), 4)


def test_d214_in_its_window_everybody_sees_the_number_as_it_stands():
    game = scenario(
        ana="R1 A1; w1 A1; hand boarded windows", mo="De 3.3; hand long shadow", stops="strike window", dice=[7]
    )
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    assert [view.attack.number for view in game.views.values()] == [6] * 6
    game.ana("play boarded windows")
    assert [view.attack.number for view in game.views.values()] == [8] * 6
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(4, (7,), 8))


def test_d215_all_red_gone_leaves_a_vacancy_and_a_marker_each():
    game = acted(bo="R1 A1; w1 A6", cy="w1 A1", half="night 3")
    card, supply = game.card("A1"), game.cy.supply
    game.dice(9, 9, 9)
    game.mo("strike A1 with 3")
    game.mo("victim ana")
    game.mo("victim ana")
    game.mo("feed De")
    assert game.spot("A1").is_vacant
    assert card in game.state.city_discards
    assert (game.ana.markers, game.bo.markers, game.cy.markers) == (1, 1, 0)
    assert game.was_told(events.MarkerPlaced(ANA, 13))
    assert game.was_told(events.MarkerPlaced(BO, 13))
    assert (game.white("A1"), game.cy.supply) == ({}, supply + 1)


def test_d215_with_an_empty_supply_the_marker_comes_from_the_reserve():
    game = scenario(
        ana="R1 A1; rsv 24; hand second wind",
        bo="R1 A1; w1 A1",
        slot="bo",
        mo="De 3.3",
        hardships="turned out",
        stops="strike window",
    )
    game.bo("reinforce A1 1 then end slot")
    game.dice(9, 9)
    game.mo("strike A1 with 2")
    game.ana("hardship then burn second wind")
    assert (game.ana.rsv, game.ana.supply, game.red("A1")) == (25, 0, {"bo": 2})
    game.everybody_passes()
    assert (game.ana.rsv, game.ana.supply, game.ana.markers) == (24, 0, 1)
    assert game.was_told(events.MarkerPlaced(ANA, 13))


def test_d215_with_an_empty_reserve_too_it_is_a_white_one():
    table = Table(scenario(ana="rsv 0; supply 0; w1 A2; w2 B1").state)
    table.shorten_week(ANA)
    hunter = table.hunter(ANA)
    assert (hunter.reserve, hunter.supply, hunter.markers) == (0, 0, 1)
    assert (table.spot("A2").white[ANA], table.spot("B1").white[ANA]) == (0, 2)


@pytest.mark.parametrize(("before", "last"), [(0, "day 7"), (1, "night 6"), (2, "day 6"), (3, "night 5")])
def test_d216_markers_fill_the_week_from_its_end(before, last):
    game = acted(ana=f"markers {before}", half="day 5")
    game.dice(9, 9)
    game.mo("strike A1 with 2")
    game.mo("feed De")
    assert game.ana.markers == before + 1
    half = game.ana.hunter.last_half
    assert f"{'day' if half % 2 else 'night'} {(half + 1) // 2}" == last


def test_d216_after_the_third_he_acts_through_day_6():
    game = scenario(ana="markers 3; w1 A1", bo="w1 A1", half="dawn 6")
    game.time_out()
    assert game.ana.is_in
    game.comes_to("day 6", "resolution")
    game.until("ana")
    assert game.ana.offered("at:")
    game.comes_to("night 6")
    assert not game.ana.is_in
    assert game.ana.offered() == set()


def test_d218_who_is_out_can_do_nothing_more_but_all_of_his_stays():
    game = scenario(
        half="dawn 4",
        ana="w2 A1; w1 A3; rsv 6",
        bo="holds A1 A2; markers 8; rsv 9; hand decoy; w1 A5",
        A1="De tracking t1",
        A2="De tracking t1",
    )
    assert not game.bo.is_in
    assert game.asked == ("ana", "cy", "di")
    game.time_out()
    assert (game.bo.rsv, game.bo.hand) == (9, ("decoy",))
    assert game.standing == ("ana", "cy", "di")
    assert "bo" not in game.rotation
    game.bo.refused("burn decoy")
    assert game.bo.offered() == set()
    assert not game.seers("decoy") - {"bo"}
    game.comes_to("day 4", "resolution")
    game.ana("attempt A3 by points")
    game.ana("gather poach A1")
    assert (game.chip("A1"), game.bo.owns) == (1, {"A1", "A2"})
    assert game.bo.white("A5") == 1


def test_d218_setbacks_and_hardships_pass_him_by():
    game = scenario(half="dawn 4", bo="markers 8; burden hospital bill; rsv 9")
    game.time_out()
    assert game.bo.rsv == 9


def test_d218_a_hardship_of_his_acts_no_more_on_a_card_that_he_shares():
    for markers, number in ((0, 4), (1, 5)):
        bo = f"R1 A1; burden followed; markers {markers}"
        game = scenario(half="night 7", ana="R1 A1; w1 A1", bo=bo, mo="De 3.3", stops="strike")
        game.ana("reinforce A1 1 then end slot")
        game.mo("strike A1 with 1")
        assert game.was_told(events.AttackDeclared("A1", 1, number))
