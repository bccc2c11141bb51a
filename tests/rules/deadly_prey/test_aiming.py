"""Which cards may be aimed at (The Bottom Row; Severed Path; General Cards; DP-34)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario


def test_d053_a_bottom_card_may_always_be_attempted():
    game = scenario(ana="holds A1; w1 A6")
    assert game.ana.attempts == {"A6"}


@pytest.mark.parametrize("more", ["", "; w1 B2"])
def test_d054_elsewhere_a_card_must_touch_one_he_controls_and_white_does_not_join(more: str):
    game = scenario(ana=f"holds A1; w1 B1 B3{more}")
    assert game.ana.attempts == {"B1"}
    game.ana.refused("attempt B3", rule="DP-34", reason="out_of_path")


def test_d055_beside_or_below_an_own_card_is_always_legal():
    game = scenario(ana="holds C2; w1 C1 C3 B2 B3 B1 B4 A1", C2="Ge t2")
    assert game.ana.attempts == {"C1", "C3", "B2", "B3", "A1"}


def test_d056_above_an_own_card_is_legal_only_if_that_card_is_joined_to_the_bottom():
    game = scenario(ana="holds C2; w1 D1 D2", C2="Ge t2")
    assert game.ana.attempts == set()
    game.ana.refused("attempt D1", rule="Severed Path")
    game.ana.refused("attempt D2", rule="Severed Path")
    game = scenario(ana="holds A3 B3 C2; w1 D1 D2", C2="Ge t2")
    assert game.ana.attempts == {"D1", "D2"}


def test_d058_an_alternative_path_may_be_built_from_the_bottom():
    game = scenario(ana="holds A6 D1; w1 B5 E1")
    assert game.ana.attempts == {"B5"}


def test_d059_filling_the_gap_makes_higher_rows_legal_again():
    game = scenario(ana="holds A1 C1; w2 B1; w1 D1", dice=[7, 7, 7])
    assert game.ana.attempts == {"B1"}
    game.ana.refused("attempt D1", rule="Severed Path")
    game.ana("attempt B1 by dice")
    assert game.ana.owns == {"A1", "B1", "C1"}
    game.comes_to("night 3", "resolution", acting="ana")
    assert "D1" in game.ana.attempts


def test_d061_while_cut_off_a_general_above_his_highest_row_is_barred():
    game = scenario(ana="holds A1 C1; w1 E2 C4 B5 D3", E2="Ge", C4="Ge", B5="Ge", D3="Ge")
    assert game.ana.attempts == {"C4", "B5"}
    game.ana.refused("attempt E2", rule="Severed Path")


def test_d061_who_is_not_cut_off_may_take_a_general_anywhere():
    game = scenario(ana="holds A1 B1 C1; w1 E2 C4", E2="Ge", C4="Ge")
    assert game.ana.attempts == {"E2", "C4"}


def test_d062_with_nothing_held_a_general_anywhere_is_legal():
    game = scenario(ana="w1 E1 D1", E1="Ge")
    assert game.ana.attempts == {"E1"}


def test_d063_shared_control_joins_for_each_and_a_vacancy_joins_nothing():
    lines = {"ana": "holds A1 B1 C1; w1 D1", "bo": "holds A2 B1; w1 C1 C2"}
    game = scenario(**lines)
    assert game.ana.attempts == {"D1"}
    game.ana("skip")
    assert game.bo.is_offered("intrude C1")
    game = scenario(**lines, stops="strike", dice=[8, 8], slot="bo")
    game.bo("intrude C1")
    game.ana("allow")
    game.bo("end slot")
    game.mo("strike B1 with 2 then victim ana")
    assert game.spot("B1").is_vacant
    game.mo("feed De")
    game.until("ana")
    game.ana.refused("attempt D1", rule="Severed Path")


def test_d063_a_vacancy_in_the_path_cuts_it():
    game = scenario(ana="holds A1 C1; w1 D1", bo="holds A2; w1 C1", B1="vacant")
    assert game.ana.attempts == set()
    game.ana.refused("attempt D1", rule="Severed Path")


def test_d064_a_face_up_card_of_another_can_only_be_intruded_on():
    game = scenario(ana="w1 A2", bo="holds A2")
    assert {option.key for option in game.forced[0].options} == {"at:A2", "reclaim", "skip", "done"}
    game.ana.answers("at:A2")
    assert {option.key for option in game.forced[0].options} == {"intrude:A2", "back"}
    game.ana.refused("attempt A2")


# --- turning it ---


def test_d065_the_attempt_starts_by_turning_the_card_for_all_to_see():
    game = scenario(ana="w1 A1")
    card = game.card("A1")
    assert game.seers(card) == set()
    game.ana("attempt A1")
    assert game.kind == "choose_card"
    assert game.seers(card) == {"public", "ana", "bo", "cy", "di", "mo"}
    assert game.was_told(events.CardTurned(0, "A1", card))


def test_d065_without_white_there_it_is_not_offered():
    game = scenario(ana="w1 A1")
    game.ana.refused("attempt A2", reason="no_white_there")
    assert game.ana.attempts == {"A1"}


def test_shortcut_counts_a_card_no_longer_that_is_nobodys():
    game = scenario(ana="holds A1; w1 C1 A3; hand shortcut", bo="holds B1; w1 A5", hardships="turned out")
    game.ana("play shortcut on B1")
    assert game.ana.attempts == {"C1", "A3"}
    game.bo("hardship")
    assert not game.spot("B1").is_up
    assert game.ana.attempts == {"A3"}


@pytest.mark.parametrize(("holds", "deed"), [("C3", "attempt D1"), ("C3 D1", "intrude D1")])
def test_shortcut_takes_no_general_away_that_was_in_reach(holds, deed):
    game = scenario(ana="holds A1; w1 D1; w1 A6; hand shortcut", bo=f"holds {holds}", D1="Ge t1")
    assert game.ana.is_offered(deed)
    game.ana("play shortcut on C3")
    assert game.ana.is_offered(deed)
    assert game.ana.view.foreseen.stranded == ()


def test_shortcut_counts_it_as_long_as_any_other_hunter_is_there():
    game = scenario(
        ana="holds A1; w1 C1 A3; hand shortcut", bo="holds B1; w1 A5", cy="holds B1", hardships="turned out"
    )
    game.ana("play shortcut on B1")
    game.bo("hardship")
    assert (game.red("B1"), game.ana.attempts) == ({"cy": 1}, {"C1", "A3"})
