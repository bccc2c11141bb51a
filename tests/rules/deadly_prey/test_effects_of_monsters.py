"""What the power of each monster does, one by one; its cost and moment stand in the corpus tests."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario


def paid(game: Play) -> list[str]:
    """The Callings that have paid so far."""
    return [calling for fact in game.told_of(events.PointsPaid) for calling, _, _ in fact.payments]


def test_avenging_spirit_acts_without_the_days_penalties():
    game = scenario(ana="R1 A1; w1 A1", mo="De 1; power avenging spirit", stops="strike", dice=[5])
    game.mo("play power paying Oc 1")
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    assert game.told_of(events.AttackDeclared)[0].number == 5
    assert (game.mo.score("De"), game.ana.red("A1")) == (0, 1)
    assert paid(game) == ["occult", "destruction"]


def test_avenging_spirit_has_no_power_at_night():
    game = scenario(half="night 3", ana="w1 A1", mo="power avenging spirit")
    game.mo.refused("play power paying Oc 1", reason="power_not_now")


def test_mad_scientist_makes_a_failure_cost_one_more():
    game = scenario(ana="w4 A1; w1 A2", mo="power mad scientist", stops="use_power", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert (game.kind, game.asked) == ("use_power", ("mo",))
    game.mo("play power paying De 1")
    assert game.was_told(events.DebtOwed(0, 3))
    assert game.ana.white("A1") == 1


def test_mad_scientist_may_let_it_be():
    game = scenario(ana="w4 A1; w1 A2", mo="power mad scientist", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert game.was_told(events.DebtOwed(0, 2))


@pytest.mark.parametrize(("half", "is_night"), [("night 3", True), ("day 3", False)])
def test_werewolf_rolls_all_misses_of_an_attack_again_at_night_alone(half: str, *, is_night: bool):
    game = scenario(half=half, ana="R2 A1; w1 A1", mo="De 3.3; power werewolf", stops="strike after_roll")
    game.ana("reinforce A1 1")
    game.dice(1, 9, 2, 5, 6)
    game.mo("strike A1 with 3")
    assert game.mo.is_offered("play power paying Oc 2") is is_night
    if is_night:
        game.mo("play power paying Oc 2")
        assert game.told_of(events.DiceChanged)[0].dice == (5, 9, 6)


def test_werewolf_rolls_again_and_collapse_lifts_those_dice_too():
    game = scenario(
        half="night 3",
        ana="path C1; R2 D1; w1 D1",
        mo="De 3.3; power werewolf; hand collapse",
        stops="strike after_roll window",
    )
    game.ana("reinforce D1 1")
    game.dice(1, 9, 6, 7)
    game.mo("strike D1 with 2")
    game.mo("play collapse")
    game.everybody_passes()
    assert [roll.dice for roll in game.told_of(events.DiceChanged)] == [(3, 10)]
    game.mo("play power paying Oc 2 then stand")
    assert [roll.dice for roll in game.told_of(events.DiceChanged)] == [(3, 10), (8, 10)]
    assert game.ana.red("D1") == 1


def test_night_stalker_lifts_the_ratings_of_one_who_acts_tonight():
    game = scenario(half="dusk 1", ana="w1 A1", bo="w1 A2", mo="power night stalker", stops="use_power")
    for name in ("ana", "bo", "cy", "di"):
        game[name]("act" if name in ("ana", "bo") else "rest")
        while game.kind not in ("night", "use_power"):
            game.time_out()
    assert (game.kind, game.asked) == ("use_power", ("mo",))
    assert game.mo.offered_after("play power on ana", "spend:") != set()
    assert not game.mo.is_offered("play power on cy paying De 1")
    game.mo("play power on ana paying De 1")
    game.comes_to("night 1", "resolution")
    numbers = {}
    while len(numbers) < 2:
        name = game.asked[0]
        game[name](f"attempt {'A1' if name == 'ana' else 'A2'} then keep")
        numbers[name] = game.number
        game.dice(9, 9, 9)
        game[name]("dice")
        if game.kind == "resolve_slot" and game.asked == (name,):
            game[name]("end slot")
    assert numbers == {"ana": 3 + 2 + 1 + 1, "bo": 3 + 2 + 1}


def test_night_stalker_does_not_lift_the_number_of_a_contested_intrusion():
    game = scenario(half="dusk 1", ana="w2 A1", bo="holds A1", mo="power night stalker", stops="use_power")
    for name in ("ana", "bo", "cy", "di"):
        game[name]("act" if name == "ana" else "rest")
    game.mo("play power on ana paying De 1")
    game.comes_to("night 1", "resolution")
    game.stops_at("window")
    game.ana("intrude A1")
    game.bo("contest")
    assert game.number == 3 + 2


def test_necromancer_lays_a_minion_face_down_in_place_of_a_card_without_white():
    game = scenario(
        ana="w1 A1", discards="De, minion Oc", mo="power necromancer", phase="begin resolution", stops="strike"
    )
    minion, card = game.state.city_discards[1], game.card("C3")
    assert not game.mo.is_offered(f"play power on {minion}, A1 paying De 1, Ab 1")
    game.mo(f"play power on {minion}, C3 paying De 1, Ab 1")
    assert (game.card("C3"), game.spot("C3").is_up, game.chip("C3")) == (minion, False, 2)
    assert card in game.state.city_discards
    assert game.seers(minion) == {"ana", "bo", "cy", "di", "mo", "public"}
    assert game.is_suit("C3", "Oc")
    assert game.kind == "strike"


def test_body_snatcher_moves_white_just_laid_to_a_card_touching_that_one():
    game = scenario(phase="placement", mo="power body snatcher", stops="use_power")
    game.ana("place 3 on A1")
    assert (game.kind, game.asked) == ("use_power", ("mo",))
    assert not game.mo.is_offered("play power on A3, 2 paying De 1, Ab 1")
    game.mo("play power on B1, 2 paying De 1, Ab 1")
    assert (game.ana.white("A1"), game.ana.white("B1"), game.asked) == (1, 2, ("bo",))


def test_body_snatcher_moves_no_more_than_was_just_laid():
    game = scenario(phase="placement", ana="w2 A1; rsv 3", mo="power body snatcher", stops="use_power")
    game.ana("place 1 on A1")
    assert not game.mo.is_offered("play power on B1, 2 paying De 1, Ab 1")
    game.mo("play power on B1, 1 paying De 1, Ab 1")
    assert game.ana.white("A1") == 2
    assert game.ana.white("B1") == 1


def test_vampire_drains_a_hunter_who_had_red_there():
    game = scenario(
        ana="R1 A1; w1 A1", bo="R1 A1; rsv 3", mo="power vampire", stops="strike use_power", dice=[8], bag="5 5 5 5"
    )
    game.ana("reinforce A1 1 then end slot")
    game.mo("strike A1 with 1 then victim ana")
    assert (game.kind, game.asked) == ("use_power", ("mo",))
    assert not game.mo.is_offered("play power on cy, Oc paying Ab 1")
    game.mo("play power on bo, Oc paying Ab 1")
    assert (game.bo.rsv, game.mo.score("Oc"), game.mo.score("Ab")) == (2, 7, 3)


def test_warlock_cancels_an_arsenal_card_just_played():
    game = scenario(ana="w3 A1; hand second wind", mo="power warlock", stops="window", dice=[1, 1, 1])
    game.ana("attempt A1 by dice then play second wind")
    game.mo("play power on second wind of ana paying De 1, Ab 1")
    game.everybody_passes()
    assert len(game.told_of(events.DiceRolled)[0].dice) == 3
    assert game.ana.locked == ("second_wind",)


def test_ghoul_pack_lowers_a_face_up_chip_after_a_slot_not_below_one():
    game = scenario(ana="R1 A1; w1 A1; R1 A4", A4="De t1", mo="power ghoul pack", stops="strike")
    game.ana("reinforce A1 1")
    assert not game.mo.is_offered("play power on A4 paying De 1")
    game.mo("play power on A1 paying De 1")
    assert game.chip("A1") == 1
    assert game.kind == "strike"
    game.mo.refused("play power on A1 paying De 1", reason="power_used")


def test_mummy_refills_a_face_down_card_nobody_has_seen_and_its_white_stays():
    game = scenario(
        ana="w2 A1; knows A2", A3="De seen", mo="power mummy", phase="begin resolution", stops="strike", bag="0 0 0 5"
    )
    card = game.card("A1")
    assert not game.mo.is_offered("play power on A2 paying De 1")
    assert not game.mo.is_offered("play power on A3 paying De 1")
    game.mo("play power on A1 paying De 1")
    assert game.card("A1") != card
    assert (game.ana.white("A1"), game.spot("A1").is_up) == (2, False)
    assert card in game.state.city_discards


def test_doppelganger_looks_at_one_score_of_a_hunter():
    game = scenario(ana="w1 A1", mo="power doppelganger")
    game.mo("play power on ana, Sc paying De 1")
    assert game.mo.own.scores == ((0, "science", 1),)
    assert game.mo.was_told(events.ScorePeeked(0, "science", 1))
    assert game.bo.own.scores == ()


def test_demon_takes_one_from_each_tally():
    game = scenario(ana="path E1; w1 F1; rsv 9", F1="De t1", mo="De 3.3.3; power demon", stops="window")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather 3 willpower")
    game.mo("play power paying Ab 2")
    game.everybody_passes()
    assert game.told_of(events.TallyTold)[0].tally == 11 - 1
