"""Initiative, the rotation and its slots, skips, dormant hunters (Initiative; DP-19 to DP-24)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario

QUIET = "guilt, tunnel vision, broken trust, followed"
"""Hardships that bring nothing by themselves."""


def test_d037_initiative_is_won_at_dawn_for_day_and_night():
    game = scenario(
        half="dawn 3",
        ana="rsv 6",
        bo="rsv 4; hand decoy",
        cy="rsv 1",
        di="rsv 1",
        stops="rotation_order",
        hardships=QUIET,
    )
    game.time_out()
    assert (game.kind, game.asked, game.standing[0]) == ("rotation_order", ("ana",), "ana")
    game.ana("first")
    game.ana("place 7 on A1")
    game.bo("burn decoy")
    assert (game.ana.rsv, game.bo.rsv) == (0, 7)
    while game.now != "night 3":
        decision = game.forced[0]
        keys = {option.key for option in decision.options}
        game.answer(decision.seat, decision.question, "done" if "done" in keys else decision.default)
        game.runs_on()
    game.mo("feed De")
    for name in ("ana", "bo", "cy", "di"):
        game[name]("act")
    assert (game.kind, game.asked) == ("rotation_order", ("ana",))


def test_d039_choosing_last_moves_only_the_rotation():
    game = scenario(
        last="ana",
        ana="w1 A1; hand grimoire leaf",
        bo="w1 A1; hand grimoire leaf",
        A1="Oc t2",
        stops="window",
    )
    assert game.rotation == ("bo", "cy", "di", "ana")
    game.bo("invite A1")
    game.ana("join")
    game.bo("attempt A1 jointly then keep")
    game.ana("agree")
    game.bo("dice")
    game.ana("agree")
    game.bo("play grimoire leaf on A2, A3")
    game.ana("play grimoire leaf on A4, A5")
    game.everybody_passes()
    assert [(fact.seat, fact.of) for fact in game.told_of(events.StackPeeked)] == [
        (0, "A4"),
        (0, "A5"),
        (1, "A2"),
        (1, "A3"),
    ]


@pytest.mark.parametrize(
    ("winner", "resting", "rotation"),
    [("ana", "ana bo", "cy di"), ("bo", "bo cy", "di ana"), ("di", "cy di", "ana bo"), ("cy", "cy", "di ana bo")],
)
def test_d040_if_the_winner_does_not_act_the_next_acting_hunter_clockwise_starts_unasked(winner, resting, rotation):
    standing = " ".join(sorted(("ana", "bo", "cy", "di"), key=lambda name: name != winner))
    rests = dict.fromkeys(resting.split(), "rests")
    game = scenario(half="night 3", phase="begin placement", standing=standing, stops="rotation_order", **rests)
    acting = tuple(rotation.split())
    assert (game.kind, game.asked, game.rotation) == ("place_slot", acting[:1], acting)


def test_d042_several_activities_on_one_card_in_one_slot_and_none_on_another():
    game = scenario(ana="holds A2; w2 A1; w1 A3", bo="holds A1", cy="w2 A1", stops="turn_red strike")
    game.ana("intrude A1")
    game.bo("allow")
    game.ana("turn 1 red")
    assert (game.kind, game.asked) == ("resolve_slot", ("ana",))
    asked = {option.key for option in game.forced[0].options}
    assert asked == {"reinforce:A1:1", "evict_red:A1:1", "evict_white:A1:2", "evict_white:A1:2.2", "end_slot"}
    game.ana("evict white cy, cy at A1")
    assert (game.ana.white("A1"), game.ana.red("A1"), game.cy.white("A1")) == (1, 0, 0)
    assert game.kind == "strike"
    game.mo("no strike")
    assert game.asked == ("bo",)


def test_d043_a_failed_attempt_ends_the_slot_even_with_white_left():
    game = scenario(ana="w3 A1", bo="w1 A2", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert (game.ana.white("A1"), game.asked) == (1, ("bo",))


def test_d044_the_second_skip_ends_the_phase_for_him():
    game = scenario(phase="placement", ana="w1 A1")
    game.ana("skip")
    for name in ("bo", "cy", "di"):
        game[name]("place 1 on A3")
    assert (game.asked, game.phase) == (("ana",), "placement")
    game.ana("skip")
    assert game.ana.public.is_done
    for name in ("bo", "cy", "di"):
        game[name]("place 1 on A3")
    assert game.asked == ("bo",)
    game.comes_to("day 3", "resolution")
    assert game.asked == ("ana",)
    assert (game.ana.public.skips, game.ana.public.is_done) == (0, False)


def test_d046_a_hunter_with_nothing_in_reserve_is_dormant_not_out():
    game = scenario(phase="placement", ana="rsv 1; hand decoy")
    game.ana("place 1 on A1")
    assert game.asked == ("bo",)
    game.ana("burn decoy")
    assert game.asked == ("bo",)
    for name in ("bo", "cy", "di"):
        game[name]("place 1 on A3")
    assert (game.asked, game.phase, game.ana.rsv) == (("ana",), "placement", 2)


def test_d046_the_phase_ends_when_all_are_done_or_dormant():
    game = scenario(phase="placement", ana="rsv 1; hand decoy", bo="done", cy="done", di="done")
    game.ana("place 1 on A1")
    assert game.phase == "resolution"


def test_dp23_who_loses_his_reserve_in_his_own_slot_is_dormant_and_keeps_his_skip():
    game = scenario(phase="placement", ana="rsv 2; hand decoy", mo="hand blackmail")
    game.mo("play blackmail on ana")
    game.ana("pick 0")
    assert (game.ana.rsv, game.asked, game.ana.public.skips) == (0, ("bo",), 0)
    game.ana("burn decoy")
    assert game.asked == ("bo",)
    for name in ("bo", "cy", "di"):
        game[name]("place 1 on A3")
    assert (game.asked, game.kind) == (("ana",), "place_slot")


@pytest.mark.parametrize("begun", ["", "at:A1", "reclaim"])
def test_dp24_a_slot_is_over_when_his_last_willpower_is_gone_whatever_he_has_begun(begun):
    game = scenario(ana="w2 A1; hand rebuild", bo="w1 A2", hardships="mugged", stops="strike")
    if begun:
        game.ana.answers(begun)
    game.ana("hardship then strip A1 then strip A1")
    assert (game.kind, game.asked, game.ana.public.skips) == ("resolve_slot", ("bo",), 0)


def test_dp24_with_one_white_left_the_slot_stays_open():
    game = scenario(ana="w3 A1", bo="w1 A2", hardships="mugged")
    game.ana("hardship then strip A1 then strip A1")
    assert (game.asked, game.kind) == (("ana",), "resolve_slot")


def test_dp24_a_vacancy_to_restore_keeps_a_slot_open_until_there_is_no_hardship_for_it():
    game = scenario(ana="R1 B1; w1 A3", bo="w1 A2", A1="vacant", hardships="only turned out")
    assert game.ana.is_offered("restore A1")
    game.ana("hardship")
    assert (game.red("B1"), game.asked) == ({}, ("ana",))
    game.ana.refused("restore A1")


def test_d047_resolution_asks_whoever_has_any_legal_action():
    game = scenario(ana="R2 A1", bo="w1 A1", slot="ana")
    assert game.asked == ("ana",)
    assert game.ana.is_offered("evict white bo at A1")
    game.ana("skip")
    assert game.asked == ("bo",)
    game.bo("skip")
    assert game.asked == ("ana",)


def test_d047_whoever_has_none_is_dormant():
    game = scenario(bo="w1 A1")
    assert game.asked == ("bo",)


def test_d048_white_left_alone_stays_for_later_half_days():
    game = scenario(ana="w2 A1", dice=[5, 6, 7])
    game.ana("done")
    game.comes_to("night 3", "resolution", acting="ana")
    assert (game.asked, game.ana.white("A1")) == (("ana",), 2)
    game.ana("attempt A1 by dice")
    assert game.ana.owns == {"A1"}


# --- Placement ---


def test_d049_any_number_from_the_reserve_at_least_one():
    game = scenario(phase="placement", ana="rsv 7")
    assert game.ana.offered_after("place 7 on A1", "count:") == set()
    game.ana.refused("place 0 on A1", rule="Placement Phase")
    game.ana.refused("place 8 on A1", rule="Placement Phase")
    game.ana("place 7 on A1")
    assert (game.ana.white("A1"), game.ana.rsv) == (7, 0)


def test_d049_laying_nothing_is_skipping_or_being_done():
    game = scenario(phase="placement")
    copy = game.copied()
    copy.ana.answers("place:A1")
    assert copy.ana.offered("count:") == {f"count:{number}" for number in range(1, 6)}
    assert {"skip", "done"} <= game.ana.offered()


def test_d050_any_card_of_the_pyramid_may_be_chosen():
    game = scenario(phase="placement", bo="holds C2", cy="w2 C2")
    assert len(game.ana.offered("place:")) == 21
    game.ana("place 1 on E1")
    assert game.ana.white("E1") == 1
    for name in ("bo", "cy", "di"):
        game[name]("skip")
    game.ana("place 1 on C2")
    assert game.white("C2") == {"ana": 1, "cy": 2}


def test_d052_more_white_than_three_may_lie_on_a_controlled_card():
    game = scenario(phase="placement", ana="R3 A1")
    game.ana("place 2 on A1")
    assert (game.ana.red("A1"), game.ana.white("A1")) == (3, 2)
    game.comes_to("day 3", "resolution")
    assert game.asked == ("ana",)
    game.ana.refused("reinforce A1 1")
    assert not game.ana.is_offered("reinforce A1 1")
