"""Rolling, failing, and what failure costs (Rolling Dice; Failed Dice; DP-38, DP-39, DP-43, DP-46)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario


@pytest.mark.parametrize(("dice", "is_hers"), [((1, 6, 2), True), ((5, 5, 5), False)])
def test_d087_one_die_at_or_above_the_rating_is_enough(dice: tuple[int, ...], *, is_hers: bool):
    game = scenario(ana="path A1; w3 B1", dice=dice)
    game.ana("attempt B1 by dice")
    assert game.was_told(events.DiceRolled(0, dice, 6))
    assert ("B1" in game.ana.owns) is is_hers


def test_d088_score_0_and_nothing_added_fails_without_a_roll():
    game = scenario(ana="w3 A1", A1="Oc t2")
    game.ana("attempt A1 by dice")
    assert not game.told_of(events.DiceRolled)
    assert game.was_told(events.NoDice(0))
    assert game.ana.white("A1") == 1
    assert not game.spot("A1").is_up


def test_d089_a_trophy_gives_a_score_of_0_its_roll():
    game = scenario(ana="w3 A1; trophy Sc t2", A1="Oc t2", dice=[5, 1])
    game.ana("attempt A1 by dice")
    assert (game.kind, game.asked) == ("roll_sources", ("ana",))
    game.ana("trophy Sc then roll")
    assert game.was_told(events.DiceRolled(0, (5, 1), 5))
    assert game.ana.owns == {"A1"}
    assert game.ana.trophies == ()


def test_d089_a_trophy_stays_where_nothing_is_rolled():
    game = scenario(ana="w3 A1; trophy Sc t0", A1="Oc t2")
    game.ana("attempt A1 by dice then trophy Sc then roll")
    assert game.was_told(events.NoDice(0))
    assert (game.ana.trophies, game.ana.white("A1")) == ((0,), 1)
    assert not game.told_of(events.TrophyUsed)


def test_d089_an_arsenal_card_gives_a_score_of_0_its_roll():
    game = scenario(ana="w3 A1; hand second wind", A1="Oc t2", dice=[5], stops="window")
    game.ana("attempt A1 by dice then play second wind")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(0, (5,), 5))
    assert game.ana.owns == {"A1"}


def test_d090_the_chips_value_is_lost_from_white_on_the_card_first():
    game = scenario(ana="w3 A1", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert (game.ana.white("A1"), game.ana.rsv, game.ana.supply) == (1, 5, 19)


def test_d092_then_arsenal_cards_without_change_and_no_card_more_than_needed():
    hand = "cool head, decoy, long lens"
    game = scenario(ana=f"w1 A1; rsv 1; hand {hand}", A1="De t3", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert (game.kind, game.ana.rsv, game.white("A1")) == ("pay_debt", 0, {})
    assert game.ana.offered("debt:") == {"debt:cool_head", "debt:decoy", "debt:long_lens"}
    game.ana("give long lens")
    assert game.ana.hand == ("cool_head", "decoy")
    assert game.ana.rsv == 0
    assert game.kind != "pay_debt"
    assert game.ana.burdens == ()


def test_d092_cards_that_together_are_just_enough():
    game = scenario(ana="w1 A1; rsv 0; hand cool head, second wind, long lens", A1="De t3", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert game.ana.offered("debt:") == {"debt:cool_head", "debt:second_wind", "debt:long_lens"}
    game.ana("give cool head")
    assert game.ana.offered("debt:") == {"debt:second_wind"}
    game.ana.refused("give long lens", rule="DP-39", reason="more_than_needed")
    game.ana("give second wind")
    assert game.ana.hand == ("long_lens",)


def test_d092_if_all_are_too_little_all_go_and_a_hardship_clears_the_rest():
    game = scenario(ana="w1 A1; rsv 0; hand cool head", A1="De t3", dice=[1, 1, 1], hardships="guilt")
    game.ana("attempt A1 by dice")
    assert (game.ana.hand, game.ana.burdens) == ((), ("guilt",))


def test_d094_between_commit_and_payment_nothing_can_be_burnt():
    game = scenario(ana="w1 A1; rsv 0; hand long lens", dice=[1, 1, 1])
    game.ana("attempt A1 by dice")
    assert game.kind == "pay_debt"
    assert not game.ana.is_offered("burn long lens")
    game.ana.refused("burn long lens", rule="DP-36c", reason="nothing_beside")
    assert not game.ana.is_offered("hardship")
    game.ana("give long lens")
    assert (game.ana.hand, game.ana.rsv) == ((), 0)


def test_d094_burnt_before_the_commit_it_would_have_left_two():
    game = scenario(ana="w1 A1; rsv 0; hand long lens", dice=[1, 1, 1])
    game.ana("attempt A1 then burn long lens then keep then dice")
    assert (game.ana.rsv, game.ana.hand) == (2, ())


def test_d095_with_white_left_the_card_stays_face_down_and_may_be_tried_again():
    game = scenario(ana="w2 A1", bo="w1 A6", A1="De t1", dice=[1, 1, 1])
    card = game.card("A1")
    game.ana("attempt A1 by dice")
    assert (game.card("A1"), game.chip("A1"), game.spot("A1").is_up, game.ana.white("A1")) == (card, 1, False, 1)
    assert game.asked == ("bo",)
    game.bo("skip")
    assert game.ana.attempts == {"A1"}


def test_d095_the_white_of_others_keeps_it_too():
    game = scenario(ana="w2 A1", bo="w1 A1", dice=[1, 1, 1])
    card = game.card("A1")
    game.ana("attempt A1 by dice")
    assert (game.card("A1"), game.white("A1")) == (card, {"bo": 1})
    assert game.seers(card) == {"public", *game.names}


def test_d097_with_nobody_left_on_it_the_card_is_replaced():
    game = scenario(ana="w2 A1", bo="w1 A6", bag="0 0 0 5")
    card = game.card("A1")
    three_misses, a_three = (0, 0, 0), 1
    game.rig(*three_misses, a_three)
    game.ana("attempt A1 by dice")
    assert card in game.state.city_discards
    assert game.card("A1") != card
    assert (game.chip("A1"), game.spot("A1").is_up, game.spot("A1").is_seen) == (3, False, False)
    assert game.bag == (0, 0, 1, 4)


def test_d099_failure_after_a_swap_strikes_the_new_card():
    game = scenario(ana="w2 A1", tracker="Sc", dice=[1])
    flipped, swapped = game.card("A1"), game.space(1).card
    game.ana("attempt A1 then swap 1 then dice")
    assert swapped in game.state.city_discards
    assert (game.space(1).card, game.space(1).is_up) == (flipped, True)
    assert game.card("A1") not in (flipped, swapped)


def test_d099_failure_after_a_redraw_strikes_the_new_card():
    game = scenario(ana="w2 A1", bo="w1 A6", deck="Ab, Sc", dice=[1, 1])
    flipped, drawn = game.card("A1"), game.state.city[0]
    game.ana("attempt A1 then redraw then dice")
    assert {flipped, drawn} <= set(game.state.city_discards)
    assert game.is_suit("A1", "Sc")


def test_d100_at_11_there_is_no_roll_points_or_failure():
    game = scenario(half="night 3", ana="path D1; w4 E1", E1="De t3")
    game.ana("attempt E1 then keep")
    assert game.number == 11
    assert game.ana.offered("method:") == {"method:points"}
    game.ana("points")
    assert not game.ana.is_offered("roll instead")
    game.ana("gather A1, B1, 1 willpower")
    assert game.was_told(events.GatherShort(0, 9, 11))
    assert not game.told_of(events.DiceRolled)
    assert (game.ana.white("E1"), game.ana.rsv) == (1, 5)


def test_d100_at_11_with_gathering_barred_no_score_is_shown():
    game = scenario(
        ana="path D1; w3 E1", bo="hand bad tip", E1="De t3", mo="hand red tape", stops="window", dice=[1, 1, 1]
    )
    game.ana("attempt E1 by dice")
    game.bo("play bad tip")
    game.mo("play red tape")
    game.everybody_passes()
    assert game.was_told(events.NoDice(0))
    assert game.ana.public.shown == (None, None, None, None)


def test_d100_ten_points_are_not_eleven():
    game = scenario(half="night 3", ana="De2 Ab3; path D1; w4 E1", E1="De t3")
    game.ana("attempt E1 by points then gather A1, B1, 2 willpower")
    assert game.was_told(events.GatherShort(0, 10, 11))
    assert game.ana.white("E1") == 1


def test_d100_the_top_at_night_may_be_12():
    game = scenario(half="night 3", ana="path E1; w3 F1", F1="De t3")
    game.ana("attempt F1 then keep")
    assert game.number == 12
    assert game.ana.offered("method:") == {"method:points"}
