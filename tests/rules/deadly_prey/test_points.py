"""Ratings and gathering points (City Card Ratings; Gathering Points; DP-08, DP-10, DP-30, DP-36, DP-37)."""

import pytest

from rules.deadly_prey import events
from rules.deadly_prey.city import SPOTS
from tests.kit.prey import scenario


@pytest.mark.parametrize(
    ("spot", "chip", "rating"), [("A3", 1, 4), ("A3", 3, 6), ("C2", 2, 7), ("F1", 1, 9), ("F1", 3, 11)]
)
def test_d075_a_rating_is_row_value_plus_chip(spot: str, chip: int, rating: int):
    game = scenario(phase="placement", spots={spot: f"De t{chip}"})
    assert game.public.spots[SPOTS.index(spot)].number == rating


def test_d076_calling_willpower_and_invoked_scores_must_reach_the_rating():
    game = scenario(ana="path A1; w1 B1")
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert game.told_of(events.PointsGathered) == [events.PointsGathered(0, 3, ("A1",), (), 1, (), 7, 7)]
    assert game.ana.owns == {"A1", "B1"}
    assert (game.ana.rsv, game.chip("A1")) == (4, 1)


def test_d076_short_by_one_is_short():
    game = scenario(ana="path A1; w1 B1", dice=[1, 1, 1])
    game.ana("attempt B1 by points then gather A1")
    assert game.was_told(events.GatherShort(0, 5, 6))
    assert game.ana.owns == {"A1"}


@pytest.mark.parametrize(("chip", "is_hers"), [(1, True), (0, False)])
def test_d076_a_trophy_adds_its_chip_and_is_given_up(chip: int, *, is_hers: bool):
    game = scenario(ana=f"path A1; w3 B1; rsv 0; trophy Oc t{chip}", dice=[1, 1, 1])
    game.ana("attempt B1 by points then gather A1, trophy Oc")
    assert game.told_of(events.PointsGathered)[0].points == 5 + chip
    assert ("B1" in game.ana.owns) is is_hers
    assert game.ana.trophies == (() if is_hers else (0,))


def test_d077_white_willpower_gives_no_points():
    game = scenario(ana="w5 A1; rsv 0", dice=[1, 1, 1])
    game.ana("attempt A1 by points")
    assert {option.key for option in game.forced[0].options} == {"commit", "dice"}
    game.ana.refused("gather 1 willpower", rule="Gathering Points")
    game.ana("gather nothing")
    assert game.was_told(events.GatherShort(0, 3, 5))


def test_d078_the_invoked_score_is_that_of_the_targets_calling():
    game = scenario(ana="path A1; w1 B1", B1="Oc t1")
    game.ana("attempt B1 by points then gather A1, 2 willpower")
    assert game.told_of(events.PointsGathered)[0].points == 5
    assert game.ana.owns == {"A1", "B1"}


def test_d081_an_invoked_cards_chip_drops_by_one():
    game = scenario(ana="path A1; w1 B1", A1="De t3")
    _, _, twos, threes = game.bag
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert game.chip("A1") == 2
    assert game.bag[2:] == (twos - 1, threes + 1)


def test_d082_a_bag_without_the_lower_chip_owes_one():
    game = scenario(ana="path A1; w1 B1; w2 A6", bo="w2 A5", di="w1 A4", A1="De t3", A4="De t1", bag="0 3 0 3")
    game.ana("attempt B1 by points then gather A1, 1 willpower")
    assert (game.chip("A1"), game.bag[2], game.public.bag[2]) == (2, -1, -1)
    game.until("di")
    ones, threes = game.bag[1], game.bag[3]
    game.dice(1, 1, 1)
    game.di("attempt A4 by dice")
    assert game.chip("A4") in (1, 3)
    assert game.bag[2] == -1
    assert sum(game.bag) == -1 + ones + threes
    game.until("bo")
    game.dice(1, 1, 1)
    game.bo("attempt A5 by dice")
    assert game.chip("A5") != 2
    assert game.bag[2] == 0


def test_d083_a_gather_that_falls_short_gives_everything_back_and_turns_into_dice():
    game = scenario(half="night 3", ana="path A1; w3 B1", mo="De 3.3", stops="window", dice=[9, 9, 9])
    game.ana("attempt B1 by points")
    assert game.number == 7
    game.mo("meddle 3")
    game.everybody_passes()
    assert game.number == 10
    game.ana("gather A1, 2 willpower")
    assert game.was_told(events.GatherShort(0, 9, 10))
    assert game.was_told(events.DiceRolled(0, (9, 9, 9), 10))
    assert (game.ana.rsv, game.chip("A1"), game.ana.white("B1")) == (5, 2, 1)


def test_d083_a_trophy_comes_back_and_adds_no_die_unasked():
    game = scenario(ana="path A1; w3 B1; rsv 0; trophy Oc t1", B1="De t3", dice=[1, 1, 1])
    game.ana("attempt B1 by points then gather A1, trophy Oc")
    assert game.was_told(events.GatherShort(0, 6, 7))
    assert (game.kind, game.asked) == ("roll_sources", ("ana",))
    game.ana("roll")
    assert game.was_told(events.DiceRolled(0, (1, 1, 1), 7))
    assert (game.ana.trophies, game.chip("A1"), game.ana.white("B1")) == ((1,), 2, 0)


def test_d084_points_may_be_turned_into_dice_after_the_window():
    game = scenario(ana="w1 A1", dice=[5, 1, 1])
    game.ana("attempt A1 by points")
    assert game.kind == "gather"
    game.ana("roll instead")
    assert game.ana.owns == {"A1"}


@pytest.mark.parametrize("is_lifted", [True, False])
def test_d084_dice_become_points_only_if_the_window_made_a_roll_impossible(*, is_lifted: bool):
    game = scenario(ana="path C1; w3 D1", D1="De t3", mo="hand red tape", stops="window", dice=[1, 1, 1])
    game.ana("attempt D1 by dice")
    assert game.number == 9
    if is_lifted:
        game.mo("play red tape")
    game.everybody_passes()
    assert (game.kind == "gather") is is_lifted
    assert bool(game.told_of(events.DiceRolled)) is not is_lifted
    if is_lifted:
        assert not game.ana.is_offered("roll instead")
        game.ana("gather A1, B1, C1, 1 willpower")
        assert "D1" in game.ana.owns


@pytest.mark.parametrize(
    ("line", "card", "asked"),
    [
        ("w3 A1", "Sc t1", "gather"),
        ("w3 A1; trophy De t1", "Sc t1", "roll_sources"),
        ("w3 A1; trophy De t0", "Sc t1", "gather"),
        ("w3 A1", "Oc t1", "resolve_slot"),
        ("w3 A1; trophy De t1", "Oc t1", "gather"),
        ("w3 A1", "Ge t1", "resolve_slot"),
    ],
)
def test_d084_points_are_asked_for_if_the_window_has_taken_every_die_that_there_was(line: str, card: str, asked: str):
    game = scenario(ana=line, A1=card, bo="w1 A6; hand spilled coffee", stops="window")
    game.ana("attempt A1" if card == "Ge t1" else "attempt A1 by dice")
    game.bo("play spilled coffee")
    game.everybody_passes()
    assert game.kind == asked
    assert bool(game.told_of(events.AttemptFailed)) is (asked == "resolve_slot")


def test_d084_so_they_are_if_a_hardship_of_the_window_has_taken_the_die():
    game = scenario(ana="w3 A1", A1="Sc t1", hardships="sprained wrist", stops="window")
    game.ana("attempt A1 by dice")
    game.ana("hardship")
    game.everybody_passes()
    assert (game.kind, game.asked) == ("gather", ("ana",))


def test_d084_so_they_are_if_a_hardship_of_the_window_has_taken_the_trophy_that_was_to_roll():
    line = "De0 Ab2 Sc3 Oc1; w2 A1; trophy Sc t2; hand long lens"
    game = scenario(ana=line, A1="De t1", hardships="missing friend", stops="window drop_trophy")
    game.ana("attempt A1 by dice")
    game.ana("hardship")
    assert game.kind == "drop_trophy"
    game.ana.refused("burn long lens", rule="DP-36c", reason="nothing_beside")  # OWN-54
    game.time_out()
    game.everybody_passes()
    assert (game.kind, game.asked) == ("gather", ("ana",))


def test_d084_then_points_may_win_the_card():
    game = scenario(ana="w3 A1", A1="Sc t1", bo="hand spilled coffee", stops="window")
    game.ana("attempt A1 by dice")
    game.bo("play spilled coffee")
    game.everybody_passes()
    game.ana("gather 2 willpower")
    assert game.ana.owns == {"A1"}


def test_d084_whatever_partners_have_put_in_comes_back_when_points_become_dice():
    game = scenario(ana="holds A1; w1 B1", bo="w1 B1; holds A2; rsv 3", last="ana", dice=[1, 9, 1])
    game.bo("invite B1")
    game.ana("join")
    game.bo("attempt B1 jointly then keep")
    game.ana("agree")
    game.bo("points")
    game.ana("agree")
    assert game.asked == ("ana",)
    assert not game.ana.is_offered("roll instead")
    game.ana("gather A1, 2 willpower")
    game.bo("add 1 willpower then roll instead")
    assert game.was_told(events.DiceRolled(1, (1, 9, 1), 6))
    assert (game.ana.rsv, game.bo.rsv, game.chip("A1")) == (5, 3, 2)
    assert game.red("B1") == {"ana": 1, "bo": 1}


def test_d085_a_card_whose_points_could_not_be_used_returns_locked():
    game = scenario(ana="w4 A1; hand empirical data", A1="Sc t2", stops="window", dice=[1])
    game.ana("attempt A1 by points")
    game.ana("play empirical data on 0")
    game.everybody_passes()
    game.ana("gather nothing")
    assert game.was_told(events.GatherShort(0, 4, 5))
    assert (game.ana.hand, game.ana.locked) == (("empirical_data",), ("empirical_data",))
    assert game.ana.is_offered("burn empirical data")
    game.until("ana")
    game.ana("attempt A1 by points")
    game.ana.refused("play empirical data on 0", rule="DP-72", reason="locked")


@pytest.mark.parametrize(
    ("how", "then"), [("points", "gather nothing"), ("points", "roll instead"), ("dice", ""), ("bad tip", "")]
)
def test_dp37_a_card_whose_points_were_not_used_is_back_before_the_debt_and_pays_it(how, then):
    """However it came to dice: short, rolled instead, rolled at once, or barred from points."""
    game = scenario(
        ana="Sc1; w1 A1; rsv 0; hand empirical data",
        bo="w1 A2; hand bad tip",
        A1="Sc t3",
        deck="De",
        hardships="guilt",
        dice=[1],
        stops="window",
    )
    game.ana(f"attempt A1 by {'dice' if how == 'dice' else 'points'}")
    game.ana("play empirical data on 0")
    if how == "bad tip":
        game.bo("play bad tip")
    game.everybody_passes()
    if then:
        game.ana(then)
    assert (game.kind, game.ana.hand, game.ana.locked) == ("pay_debt", ("empirical_data",), ("empirical_data",))
    game.ana("give empirical data")
    assert (game.ana.burdens, game.ana.hand, game.ana.locked) == ((), (), ())


def test_dp37_it_is_back_before_a_failure_without_a_roll_too():
    game = scenario(
        ana="path E1; Sc0; w1 F1; rsv 0; hand empirical data",
        bo="w1 A2",
        F1="Sc t3",
        hardships="guilt, fired",
        stops="window",
    )
    game.ana("attempt F1 by points then play empirical data on 0")
    game.everybody_passes()
    game.ana("gather nothing")
    assert (game.kind, game.ana.locked) == ("pay_debt", ("empirical_data",))


def test_dp37_points_that_were_used_are_spent():
    game = scenario(ana="Sc1; w1 A1; rsv 1; hand empirical data", A1="Sc t2", stops="window")
    game.ana("attempt A1 by points then play empirical data on 0")
    game.everybody_passes()
    game.ana("gather 1 willpower")
    assert (game.ana.owns, game.ana.hand) == ({"A1"}, ())
    assert game.state.arsenal_discards == ("empirical_data",)


def test_d085_a_card_that_did_something_else_too_is_spent():
    game = scenario(ana="Oc3; w3 A1; hand grimoire leaf", bo="w1 A6", A1="Oc t2", stops="window", dice=[1, 1, 9])
    game.ana("attempt A1 by dice then play grimoire leaf on B1, C1")
    game.everybody_passes()
    assert game.seers(game.card("B1")) == {"ana"}
    assert (game.ana.hand, game.ana.locked) == ((), ())
    assert game.state.arsenal_discards == ("grimoire_leaf",)


def test_d085_it_may_be_played_again_at_night():
    game = scenario(ana="w4 A1; locked empirical data", A1="Sc t2")
    game.comes_to("night 3", "resolution", acting="ana")
    game.stops_at("window")
    game.ana("attempt A1 by points")
    assert game.ana.locked == ()
    assert game.ana.is_offered("play empirical data on 0")


def test_d086_below_11_both_are_offered_whatever_the_hidden_score():
    game = scenario(ana="w1 A1", A1="Oc t2")
    game.ana("attempt A1 then keep")
    assert game.ana.offered("method:") == {"method:points", "method:dice"}


def test_d086_from_11_up_only_points():
    game = scenario(ana="path E1; w1 F1", F1="De t3")
    game.ana("attempt F1 then keep")
    assert game.ana.offered("method:") == {"method:points"}


@pytest.mark.parametrize("partner", [False, True])
def test_own49_a_rating_of_nothing_is_met_with_nothing(*, partner: bool):
    game = scenario(
        ana="De3 Ab0; w1 A3; rsv 0; hand quiet absolution, quiet absolution",
        bo="De3 Ab0; w1 A3; rsv 0",
        A3="Ab t1",
        stops="window",
    )
    if partner:
        game.ana("invite A3")
        game.bo("join")
        game.ana("attempt A3 jointly then keep")
        game.bo("agree")
        game.ana("points")
        game.bo("agree")
    else:
        game.ana("attempt A3 by points")
    game.ana("play quiet absolution")
    game.mo("pass")
    game.ana("play quiet absolution")
    game.everybody_passes()
    game.ana("gather nothing")
    if partner:
        game.bo("gather nothing")
    assert game.was_told(events.RatingSet("A3", 0))
    assert game.red("A3") == ({"ana": 1, "bo": 1} if partner else {"ana": 1})
