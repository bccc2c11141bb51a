"""Minions: fought at once, kept as trophies (Minion Cards; DP-33, DP-49)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario


@pytest.mark.parametrize(("dice", "is_won"), [((5, 1, 1), True), ((4, 4, 4), False)])
def test_d115_a_minion_is_fought_at_once_with_the_score_in_its_calling(dice: tuple[int, ...], *, is_won: bool):
    game = scenario(ana="w3 A1", A1="minion De t2", dice=dice)
    card = game.card("A1")
    game.ana("attempt A1")
    assert game.was_told(events.DiceRolled(0, dice, 5))
    assert not {"choose_card", "choose_method", "gather"} & {before.question.kind for before, *_ in game.history}
    assert game.was_told(events.MinionBeaten(0, card, 2) if is_won else events.MinionWon((0,), card))
    assert game.card("A1") != card
    assert not game.spot("A1").is_up
    assert game.ana.white("A1") == (3 if is_won else 1)
    assert (card in game.state.city_discards) is not is_won


def test_d117_a_win_is_no_control():
    game = scenario(ana="w1 A1 A2 A3", A1="minion De t2", A3="Ge t2", dice=[9, 9, 9])
    game.ana("attempt A1")
    assert (game.ana.owns, game.ana.public.controls, game.ana.trophies) == (set(), 0, (2,))
    game.dice(9, 9, 9)
    game.ana("attempt A2 by dice" if game.kind == "resolve_slot" else "skip")
    assert game.kind == "roll_sources"
    game.ana("roll")
    assert game.ana.owns == {"A2"}
    assert "A3" in game.ana.attempts


def test_d117_an_ordinary_card_and_a_general_besides():
    game = scenario(ana="w1 A1 A2 A3", A1="minion De t2", A3="Ge t2", dice=[9, 9, 9])
    game.ana("attempt A1")
    game.dice(9, 9, 9)
    game.ana("attempt A2 by dice then roll")
    game.dice(9, 9)
    game.ana("attempt A3 then roll")
    assert game.ana.owns == {"A2", "A3"}


def test_d119_score_0_loses_at_once():
    game = scenario(ana="w3 A1", A1="minion Oc t2")
    game.ana("attempt A1")
    assert not game.told_of(events.DiceRolled)
    assert game.told_of(events.MinionWon)
    assert game.ana.white("A1") == 1


def test_d119_unless_an_arsenal_card_helps():
    game = scenario(ana="w3 A1; hand second wind", A1="minion Oc t2", stops="window", dice=[5])
    game.ana("attempt A1 then play second wind")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(0, (5,), 5))
    assert game.ana.trophies == (2,)


@pytest.mark.parametrize("is_helped", [True, False])
def test_d119_eleven_loses_likewise(*, is_helped: bool):
    game = scenario(
        ana="path E1; w4 F1; hand inside man", F1="minion De t3", stops="window", dice=[9, 1, 1] if is_helped else []
    )
    game.ana("attempt F1")
    assert game.number == 11
    if is_helped:
        game.ana("play inside man")
    game.everybody_passes()
    assert game.told_of(events.DiceRolled) == ([events.DiceRolled(0, (9, 1, 1), 9)] if is_helped else [])
    assert bool(game.ana.trophies) is is_helped


@pytest.mark.parametrize(("half", "is_rolled"), [("day 3", True), ("night 3", False)])
def test_d119_at_eleven_the_score_that_did_not_count_stays_hidden(half: str, *, is_rolled: bool):
    game = scenario(half=half, ana="path D1; w3 E1", E1="minion De t3", dice=[1, 1, 1])
    game.ana("attempt E1")
    assert game.was_told(events.RatingSet("E1", 10 if is_rolled else 11))
    assert game.was_told(events.ScoreShown(0, "destruction", 3)) is is_rolled
    assert game.ana.public.shown == ((3 if is_rolled else None), None, None, None)


@pytest.mark.parametrize(("dice", "trophies"), [((9, 1, 1), (1,)), ((1, 1, 1), ())])
def test_d085_points_are_of_no_use_against_a_minion_and_their_card_comes_back(dice: tuple[int, ...], trophies):
    game = scenario(ana="Sc3; w3 A1; hand empirical data", A1="minion Sc t1", stops="window", dice=dice)
    game.ana("attempt A1 then play empirical data on 0")
    game.everybody_passes()
    assert (game.ana.trophies, game.ana.hand, game.ana.locked) == (trophies, ("empirical_data",), ("empirical_data",))


def test_d120_a_trophy_does_not_help_against_another_minion():
    game = scenario(ana="w3 A1; trophy De t3", A1="minion Oc t2")
    game.ana("attempt A1")
    assert "roll_sources" not in [before.question.kind for before, *_ in game.history]
    assert game.told_of(events.MinionWon)
    assert game.ana.trophies == (3,)


def test_d122_a_minion_ends_the_slot_and_the_new_card_waits():
    game = scenario(ana="w2 A1", bo="w1 A6", A1="minion De t2", dice=[9, 9, 9], stops="strike")
    game.ana("attempt A1")
    assert game.ana.white("A1") == 2
    assert (game.kind, game.asked) == ("strike", ("mo",))
    game.mo("no strike")
    assert game.asked == ("bo",)
    game.bo("skip")
    assert game.ana.attempts == {"A1"}


def test_d123_a_face_up_minion_on_the_tracker_stays_and_is_fought_by_nobody():
    game = scenario(half="day 1", ana="w3 A1", tracker="minion De", stops="strike", phase="begin resolution")
    assert game.space(1).is_up
    assert "strike:1" in game.mo.offered()
    game.mo("no strike")
    game.ana("attempt A1")
    assert game.ana.offered("swap:") == set()
    game.dice(1, 1, 1)
    game.ana("keep then dice")
    assert game.space(1).is_up
    game.dice(7)
    game.mo("strike 1 with 1")
    assert game.space(1).card == ""


def test_d123_a_minion_turned_up_at_dawn_is_not_fought():
    game = scenario(half="dawn 3", tracker="De, De, minion Sc")
    assert game.space(3).is_up
    assert [event.fact.kind for event in game.before][-1] == "willpower_changed"
    assert game.kind == "dawn_window"
