"""General Cards: rolled for with their chip, invoked by their scores (General Cards; DP-06, DP-45, DP-46, DP-65)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario


def test_d108_a_general_is_rolled_for_with_as_many_dice_as_its_chip():
    game = scenario(ana="De0 Oc3; w1 B2", B2="Ge t2", dice=[6, 1])
    game.ana("attempt B2")
    assert game.was_told(events.DiceRolled(0, (6, 1), 6))
    assert game.ana.owns == {"B2"}
    assert not {"choose_method", "gather"} & {before.question.kind for before, *_ in game.history}
    assert not game.told_of(events.ScoreShown)


def test_d109_a_flipped_general_cannot_be_redrawn_or_swapped():
    game = scenario(ana="w1 A1", A1="Ge t2", stops="window")
    game.ana("attempt A1")
    assert game.kind == "window"
    assert "choose_card" not in {before.question.kind for before, *_ in game.history}


def test_d112_a_general_at_11_fails_without_a_roll():
    game = scenario(half="night 3", ana="path D1; w4 E1", E1="Ge t3")
    assert "E1" in game.ana.attempts
    game.ana("attempt E1")
    assert not game.told_of(events.DiceRolled)
    assert game.was_told(events.AttemptFailed((0,), "E1"))
    assert game.ana.white("E1") == 1


def test_d113_a_general_can_be_invoked_by_its_scores():
    game = scenario(ana="path A1; w1 B1", A1="Ge t2")
    game.ana("attempt B1 by points")
    assert game.ana.offered("invoke:") == {"invoke:A1"}
    game.ana("gather A1, 1 willpower")
    assert game.told_of(events.PointsGathered)[0].points == 7
    assert game.chip("A1") == 1


def test_d113_a_general_can_be_poached_by_its_scores():
    game = scenario(ana="path A1; w1 B1 A2", bo="holds A2", A2="Ge 2210 t2")
    game.ana("attempt B1 by points then gather poach A2, 1 willpower")
    assert game.told_of(events.PointsGathered)[0].points == 7
    assert (game.chip("A2"), game.ana.white("A2")) == (1, 0)


@pytest.mark.parametrize(("chip", "suit", "tally"), [(3, "Ge", 4), (3, "De", 7)])
def test_d114_a_general_adds_nothing_to_the_tally(chip: int, suit: str, tally: int):
    game = scenario(
        ana="path E1; w1 F1; rsv 9",
        B1=f"{suit} t{chip}",
        A1="Ab",
        C1="Sc",
        D1="Oc",
        mo="De 3",
    )
    game.ana("attempt F1 by points then gather 4 willpower")
    assert game.told_of(events.TallyTold) == [events.TallyTold(0, tally, is_enough=True)]


def test_d114_its_chip_scores_at_the_end_and_it_is_the_fifth_kind():
    lines = {"A1": "Ab t1", "C1": "Sc t1", "D1": "Oc t1", "E1": "De t1", "F1": "De t2"}
    game = scenario(ana="path E1; w1 F1; rsv 9", B1="Ge t3", mo="De 3", **lines)
    game.ana("attempt F1 by points then gather 4 willpower")
    assert game.label == "defeated"
    assert game.public.opened.scores[0] == (1 + 3 + 1 + 1 + 1 + 2, 12, 0, 5)
    game = scenario(ana="path E1; w1 F1; rsv 9", B1="De t3", mo="De 3", **lines)
    game.ana("attempt F1 by points then gather 4 willpower")
    assert game.public.opened.scores[0] == (1 + 3 + 1 + 1 + 1 + 2, 12, 0, 0)
