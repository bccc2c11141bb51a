"""Acting by night: its price, who takes part, what it changes (Acting by Night; DP-25 to DP-28)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

HUNTERS = ("ana", "bo", "cy", "di")


def roll_call(game: Play, acting: str = "") -> None:
    """The monster lays its chip, then each hunter says whether he acts tonight."""
    if game.kind == "feed_chip":
        game.time_out()
    while game.kind == "night":
        name = game.asked[0]
        game[name]("act" if name in acting.split() else "rest")


def test_d028_a_hardship_buys_both_phases_of_the_night():
    game = scenario(half="dusk 3", ana="w1 A1", hardships="guilt")
    roll_call(game, acting="ana")
    assert (game.phase, game.rotation, game.asked) == ("placement", ("ana",), ("ana",))
    assert game.ana.burdens == ("guilt",)
    game.ana("place 1 on A2")
    game.ana("done")
    assert (game.phase, game.rotation, game.asked) == ("resolution", ("ana",), ("ana",))
    assert game.bo.burdens == ()


def test_d029_the_question_is_put_once_openly_in_standing():
    game = scenario(half="dusk 3", standing="bo cy di ana", hardships="guilt, tunnel vision")
    game.mo("feed De")
    order = []
    while game.kind == "night":
        order.append(game.asked[0])
        if game.asked == ("cy",):
            assert events.NightAnswered(1, acts=True, price="hardship") in game.cy.heard
            assert game.cy.view.hunters[1].acts
        game[game.asked[0]]("act" if game.asked == ("bo",) else "rest")
    assert order == ["bo", "cy", "di", "ana"]
    assert not any(game[name].is_offered("act") for name in HUNTERS)


def test_d029_silence_declines():
    game = scenario(half="dusk 3")
    game.mo("feed De")
    assert game.forced[0].default == "rest"


def test_d030_who_sits_out_may_contest_and_burn_but_not_join_and_is_no_target():
    game = scenario(half="night 3", ana="w1 A1 A2", bo="rests; holds A1; w1 A2; hand decoy", stops="strike")
    assert not game.ana.is_offered("invite A2")
    game.bo("burn decoy")
    assert game.bo.rsv == 7
    game.ana("intrude A1")
    assert (game.kind, game.asked) == ("contest", ("bo",))
    game.bo("allow")
    game.ana("end slot")
    assert game.kind == "strike"
    assert "strike:A1" in game.mo.offered()


def test_d030_a_card_of_his_alone_cannot_be_struck():
    game = scenario(half="night 3", ana="holds A2; w1 A2", bo="rests; holds A1", stops="strike")
    game.ana("reinforce A2 1")
    assert game.kind == "strike"
    assert "strike:A2" in game.mo.offered()
    assert "strike:A1" not in game.mo.offered()
    game.mo.refused("strike A1 with 1", rule="DP-56")


def test_d031_a_hardship_may_forbid_just_what_it_was_taken_for():
    game = scenario(half="dusk 3", hardships="sick day, guilt")
    roll_call(game, acting="ana bo")
    assert game.ana.burdens == ("sick_day",)
    assert game.bo.burdens == ("guilt",)
    assert game.asked == ("bo",)
    game.comes_to("day 4", "dawn")
    assert not any(seat == 0 for seat in [before.question.seat for before, *_ in game.history if _slot(before)])


def _slot(state) -> bool:
    return state.question is not None and state.question.kind in ("place_slot", "resolve_slot")


def test_d032_the_nights_hardship_is_not_the_one_for_two_willpower():
    game = scenario(half="dusk 3", hardships="guilt, tunnel vision, broken trust")
    roll_call(game, acting="ana")
    assert game.ana.rsv == 5
    game.ana("hardship")
    assert (game.ana.rsv, game.ana.burdens) == (7, ("guilt", "tunnel_vision"))
    assert not game.ana.is_offered("hardship")
    game.ana.refused("hardship", rule="DP-26", reason="one_hardship_a_half_day")


def test_d033_at_night_a_city_card_counts_one_more():
    game = scenario(half="night 3", ana="w1 A1")
    game.ana("attempt A1 then keep")
    assert game.number == 6
    game.ana("points then gather 1 willpower")
    assert game.told_of(events.GatherShort) == [events.GatherShort(0, 5, 6)]


@pytest.mark.parametrize(("dice", "is_won"), [((5, 5, 5), False), ((1, 6, 1), True)])
def test_d033_at_night_a_minion_counts_one_more(dice: tuple[int, ...], *, is_won: bool):
    game = scenario(half="night 3", ana="w3 A1", A1="minion De t2", dice=dice)
    game.ana("attempt A1")
    assert game.was_told(events.RatingSet("A1", 6))
    assert bool(game.ana.trophies) is is_won


def test_d034_the_night_does_not_touch_intrusion():
    game = scenario(half="night 3", ana="w3 A1", bo="holds A1; w1 A2", stops="window")
    game.ana("intrude A1")
    game.bo("contest")
    assert game.number == 5


def test_d034_the_night_does_not_touch_attacks():
    game = scenario(half="night 3", ana="w1 A2", bo="holds A1; w1 A1", slot="bo", stops="strike window")
    game.bo("reinforce A1 1")
    game.mo("strike A1 with 1")
    assert game.was_told(events.AttackDeclared("A1", 1, 5))


def test_d035_with_nobody_acting_there_is_one_window_for_the_monster_and_then_dawn():
    game = scenario(half="dusk 3", ana="holds A1", stops="strike")
    roll_call(game)
    assert (game.kind, game.phase) == ("strike", "resolution")
    assert "strike:A1" not in game.mo.offered()
    assert {"strike:A2", "strike:6"} <= game.mo.offered()
    assert not any(fact.phase == "placement" for fact in game.told_of(events.PhaseBegan))
    game.dice(6)
    game.mo("strike 6 with 1")
    assert game.space(6).card == ""
    assert (game.kind, game.now, game.phase) == ("dawn_window", "day 4", "dawn")
