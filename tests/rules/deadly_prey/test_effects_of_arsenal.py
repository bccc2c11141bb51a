"""What each Arsenal Card does, card by card; when it may be played stands in the corpus tests."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

THREE = (1, 1, 1)


def in_window(play: str, *, by: str = "ana", then: str = "dice", dice: tuple[int, ...] = (), **lines: str) -> Play:
    """Ana attempts A1; in the window this is played by somebody, and the window closes."""
    game = scenario(**{"ana": "w3 A1", **lines}, stops="window", dice=dice)
    game.ana(f"attempt A1 then keep then {then}")
    game[by](f"play {play}")
    game.everybody_passes()
    return game


def rolled(game: Play) -> tuple[int, ...]:
    """The dice of the last roll."""
    return game.told_of(events.DiceRolled)[-1].dice


def number(game: Play) -> int:
    """What was to be reached in the last attempt."""
    return game.told_of(events.RatingSet)[-1].rating


# --- dice, points, ratings ---


def test_second_wind_adds_a_die():
    assert len(rolled(in_window("second wind", ana="w3 A1; hand second wind", dice=(1, 1, 1, 5)))) == 4


def test_second_wind_adds_a_die_to_a_forced_intrusion_too():
    game = scenario(ana="w3 A1; hand second wind", bo="holds A1", stops="window", dice=[1, 1, 1, 5])
    game.ana("intrude A1")
    game.bo("contest")
    game.ana("play second wind")
    game.everybody_passes()
    assert (rolled(game), game.ana.red("A1")) == ((1, 1, 1, 5), 1)


def test_cool_head_rolls_the_lowest_miss_again():
    game = scenario(ana="w3 A1; hand cool head", stops="after_roll", dice=[2, 1, 3, 9])
    game.ana("attempt A1 by dice then play cool head")
    assert game.was_told(events.DiceChanged(0, (2, 9, 3)))
    game.ana("stand")
    assert game.ana.owns == {"A1"}


def test_steady_hand_lifts_every_die_by_one_to_ten_at_most():
    game = scenario(ana="w3 A1; hand steady hand", stops="after_roll", dice=[4, 1, 10])
    game.ana("attempt A1 by dice then play steady hand")
    assert game.was_told(events.DiceChanged(0, (5, 2, 10)))


def test_spilled_coffee_takes_a_die_from_another():
    game = in_window("spilled coffee", by="bo", bo="w1 A6; hand spilled coffee", dice=THREE)
    assert len(rolled(game)) == 2


@pytest.mark.parametrize(("way", "points", "dice"), [(0, 4, 1), (1, 1, 2)])
def test_empirical_data_adds_points_or_a_die_to_a_study(way: int, points: int, dice: int):
    lines = {"ana": "w3 A1; hand empirical data", "A1": "Sc t2"}
    game = in_window(f"empirical data on {way}", then="points", dice=(1, 1), **lines)
    game.ana("gather nothing")
    assert game.told_of(events.PointsGathered)[0].points == points
    assert len(rolled(game)) == dice


def test_blasting_caps_add_two_dice_in_destruction():
    assert len(rolled(in_window("blasting caps", ana="w3 A1; hand blasting caps", dice=(1, 1, 1, 1, 1)))) == 5


def test_blasting_caps_are_of_no_use_elsewhere():
    game = scenario(ana="w3 A1; hand blasting caps", A1="Ab t2", stops="window")
    game.ana("attempt A1 by dice")
    game.ana.refused("play blasting caps", rule="DP-36b", reason="other_moment")


def test_quiet_absolution_lowers_a_rating_by_two():
    game = in_window("quiet absolution", ana="w3 A1; hand quiet absolution", A1="Ab t2", dice=(3, 1))
    assert (number(game), game.ana.owns) == (3, {"A1"})


def test_inside_man_lowers_the_rating_of_anybodys_attempt():
    game = in_window("inside man", by="bo", bo="w1 A6; hand inside man", dice=(3, 1, 1))
    assert (number(game), game.ana.owns) == (3, {"A1"})


def test_grimoire_leaf_adds_two_points_and_shows_two_cards():
    lines = {"ana": "w3 A1; hand grimoire leaf", "A1": "Oc t2"}
    game = in_window("grimoire leaf on B1, C1", then="points", **lines)
    game.ana("gather 2 willpower")
    assert game.told_of(events.PointsGathered)[0].points == 6
    assert game.seers(game.card("B1")) == game.seers(game.card("C1")) == {"ana"}


def test_bad_tip_bars_gathering_in_anothers_attempt():
    game = in_window("bad tip", by="bo", then="points", bo="w1 A6; hand bad tip", dice=THREE)
    assert not game.told_of(events.PointsGathered)
    assert rolled(game) == THREE


def test_off_the_record_wards_meddling_whose_points_stay_spent():
    game = scenario(ana="w3 A1; hand off the record", mo="De 3.2", stops="window", dice=[5, 1, 1])
    game.ana("attempt A1 by dice")
    game.mo("meddle 3")
    game.ana("play off the record")
    game.everybody_passes()
    assert (number(game), game.mo.score("De"), game.ana.owns) == (5, 2, {"A1"})


def test_forged_pass_allows_one_poach_without_white_there():
    lines = {"ana": "w3 A1; hand forged pass", "bo": "holds A2 A3; w1 A6"}
    game = in_window("forged pass", then="points", **lines)
    assert game.ana.offered("poach:") == {"poach:A2", "poach:A3"}
    game.ana("add poach A2")
    assert game.ana.offered("poach:") == set()
    game.ana("commit")
    assert (game.ana.owns, game.chip("A2")) == ({"A1"}, 1)


def test_torchlight_takes_the_nights_one_more_away():
    game = in_window("torchlight", half="night 3", ana="w3 A1; hand torchlight", dice=(5, 1, 1))
    assert (number(game), game.ana.owns) == (5, {"A1"})


def test_torchlight_takes_the_nights_two_from_the_tally_away():
    game = scenario(half="night 3", ana="path E1; w1 F1; rsv 9; hand torchlight", mo="De 3", F1="De t1")
    game.stops_at("window")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather 4 willpower then play torchlight")
    game.everybody_passes()
    assert game.told_of(events.TallyTold)[0].tally == 5 * 2 + 1


def test_silver_and_fire_adds_two_to_any_fighters_tally():
    game = scenario(ana="path E1; w1 F1; rsv 9", bo="w1 A6; hand silver and fire", mo="De 3", F1="De t1")
    game.stops_at("window")
    game.ana("attempt F1 by points")
    game.everybody_passes()
    game.ana("gather 3 willpower")
    game.bo("play silver and fire on ana")
    game.everybody_passes()
    assert game.told_of(events.TallyTold)[0].tally == 5 * 2 + 1 + 2


# --- looking ---


def test_police_scanner_shows_two_face_down_cards():
    game = scenario(ana="w1 A1; holds A2; hand police scanner")
    assert "pick:A2" not in game.ana.offered_after("play police scanner on A1", "pick:")
    game.ana("play police scanner on A1, F1")
    assert game.seers(game.card("A1")) == game.seers(game.card("F1")) == {"ana"}
    assert {fact.of for fact in game.told_of(events.StackPeeked)} == {"A1", "F1"}


def test_wiretap_shows_a_hunters_hand():
    game = scenario(ana="w1 A1; hand wiretap", bo="hand decoy, long lens")
    game.ana("play wiretap on bo")
    assert game.ana.was_told(events.Peeked("hand", "1", ("decoy", "long_lens")))
    assert game.seers("decoy") == {"ana", "bo"}


def test_long_lens_shows_the_monsters_total_in_a_calling():
    game = scenario(ana="w1 A1; hand long lens")
    game.ana("play long lens on Sc")
    assert game.ana.own.scores == ((4, "science", 5),)
    assert game.bo.own.scores == ()


def test_stacked_odds_show_the_top_three_to_be_laid_back_in_an_order_of_choice():
    game = scenario(ana="w1 A1; hand stacked odds", deck="De, Ab, Sc")
    first, second, third = game.state.city[:3]
    game.ana("play stacked odds")
    assert game.ana.was_told(events.Peeked("deck", "", (first, second, third)))
    game.ana(f"next {third} then next {first}")
    assert game.state.city[:3] == (third, first, second)
    assert game.public.deck_suit == "science"


# --- Willpower and cards of the pyramid ---


@pytest.mark.parametrize(("die", "left"), [(6, 1), (5, 3)])
def test_slashed_tyres_take_three_white_of_another_or_one(die: int, left: int):
    game = scenario(ana="w1 A1; hand slashed tyres", bo="w4 A2", dice=[die])
    game.ana("play slashed tyres on A2, bo")
    assert game.bo.white("A2") == left
    assert (game.asked, game.kind) == (("ana",), "resolve_slot")


def test_eviction_notice_takes_one_red_of_another_on_an_own_card():
    game = scenario(ana="R1 A1; hand eviction notice", bo="R2 A1; holds A2")
    game.ana("play eviction notice on A1, bo")
    assert game.red("A1") == {"ana": 1, "bo": 1}


@pytest.mark.parametrize("card", ["eviction notice on A1, bo", "slashed tyres on A3, bo"])
def test_dp59b_willpower_of_one_whose_week_is_over_is_driven_out_too(card):
    game = scenario(half="day 4", ana="R2 A1; w1 A6; hand eviction notice, slashed tyres", bo="R1 A1; w2 A3; markers 8")
    assert not game.bo.is_in
    before = game.red("A1"), game.bo.white("A3")
    game.ana(f"play {card}")
    assert (game.red("A1"), game.bo.white("A3")) != before


def test_eviction_notice_is_no_use_where_nobody_else_has_red():
    game = scenario(ana="holds A1; w1 A3; hand eviction notice", bo="holds A2")
    assert not game.ana.offered("play:")
    game = scenario(ana="holds A1; R1 A3; hand eviction notice", bo="R1 A3")
    assert game.ana.offered_after("play eviction notice", "pick:") == {"pick:A3"}


def test_change_of_plan_moves_up_to_three_white_of_ones_own():
    game = scenario(ana="w4 A1; hand change of plan")
    game.ana("play change of plan on A1, E1, 3")
    assert (game.ana.white("A1"), game.ana.white("E1")) == (1, 3)


def test_change_of_plan_may_be_played_in_placement_too():
    game = scenario(phase="placement", ana="w2 A1; hand change of plan")
    game.ana("play change of plan on A1, A2, 2")
    assert game.ana.white("A2") == 2
    assert game.kind == "place_slot"


def test_hidden_stash_lays_two_of_the_reserve_on_a_card():
    game = scenario(ana="w1 A1; hand hidden stash")
    game.ana("play hidden stash on A3, 2")
    assert (game.ana.rsv, game.ana.white("A3"), game.ana.red("A3")) == (3, 2, 0)


def test_hidden_stash_turns_red_on_an_own_card():
    game = scenario(ana="R1 A1; hand hidden stash")
    game.ana("play hidden stash on A1, 1")
    assert (game.ana.rsv, game.ana.white("A1"), game.ana.red("A1")) == (4, 0, 2)


@pytest.mark.parametrize(("reserve", "counts"), [(0, set()), (1, {"pick:1"}), (5, {"pick:1", "pick:2"})])
def test_hidden_stash_lays_no_more_than_lies_in_reserve(reserve: int, counts: set[str]):
    game = scenario(ana=f"R1 A1; w1 A1; rsv {reserve}; hand hidden stash")
    assert game.ana.is_offered("play hidden stash on A1, 1") is bool(counts)
    if counts:
        game.ana.answers("play:arsenal:hidden_stash")
        game.ana.answers("pick:A1")
        assert game.ana.offered("pick:") == counts


def test_shortcut_lets_anothers_card_count_as_own_for_one_slot():
    game = scenario(ana="w1 B2 A6; hand shortcut", bo="holds A2")
    assert game.ana.attempts == {"A6"}
    game.ana("play shortcut on A2")
    assert game.ana.attempts == {"A6", "B2"}
    game.ana("skip")
    game.until("ana")
    assert game.ana.attempts == {"A6"}


def test_double_shift_allows_a_second_ordinary_control():
    game = scenario(ana="w1 A1 A2 A3; hand double shift", dice=[9, 9, 9])
    game.ana("play double shift then attempt A1 by dice")
    game.dice(9, 9, 9)
    assert game.ana.attempts == {"A2", "A3"}
    game.ana("attempt A2 by dice")
    assert game.ana.attempts == set()


def test_rebuild_restores_any_vacancy_without_a_hardship():
    game = scenario(ana="w1 A1; hand rebuild", C3="vacant")
    game.ana("play rebuild on C3")
    assert not game.spot("C3").is_vacant
    assert not game.spot("C3").is_up
    assert game.ana.burdens == ()


# --- chips ---


@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 3)])
def test_field_repairs_lift_an_own_chip_to_three_at_most(before: int, after: int):
    game = scenario(ana="holds A1; w1 A2; hand field repairs", A1=f"De t{before}")
    game.ana("play field repairs on A1")
    assert game.chip("A1") == after


def test_loose_talk_lowers_anothers_chip_not_below_one():
    game = scenario(ana="w1 A1; holds A4; hand loose talk", bo="holds A2 A3", A2="De t3", A3="De t1")
    assert not game.ana.is_offered("play loose talk on A3")
    assert not game.ana.is_offered("play loose talk on A4")
    game.ana("play loose talk on A2")
    assert game.chip("A2") == 2


def test_trade_route_swaps_the_chips_of_two_own_cards():
    game = scenario(ana="holds A1 B1; hand trade route", A1="De t1", B1="De t3")
    game.ana("play trade route on A1, B1")
    assert (game.chip("A1"), game.chip("B1")) == (3, 1)


def test_false_trail_takes_a_point_of_a_calling():
    game = scenario(ana="w1 A1; hand false trail")
    game.ana("play false trail on De")
    assert game.mo.score("De") == 2


def test_false_trail_takes_nothing_where_there_is_nothing():
    game = scenario(ana="w1 A1; hand false trail", mo="De 0.0")
    game.ana("play false trail on De")
    assert (game.mo.chips("De"), game.ana.hand) == ((0, 0), ())


# --- hands, Hardships, the night ---


def test_favour_owed_draws_two_and_drops_one():
    game = scenario(ana="w1 A1; hand favour owed", arsenal="decoy, wiretap")
    game.ana("play favour owed")
    assert game.ana.offered("drop:") == {"drop:decoy", "drop:wiretap"}
    game.ana("drop decoy")
    assert game.ana.hand == ("wiretap",)


def test_pawn_ticket_fetches_a_card_of_value_one_or_two():
    game = scenario(ana="w1 A1; hand pawn ticket", arsenal_discards="decoy, long lens, cool head")
    game.ana.answers("play:arsenal:pawn_ticket")
    assert game.ana.offered("pick:") == {"pick:decoy", "pick:cool_head"}
    game.ana("pick decoy")
    assert game.ana.hand == ("decoy",)
    assert "decoy" not in game.state.arsenal_discards


def test_pawn_ticket_fetches_before_an_empty_deck_is_made_anew():
    game = scenario(ana="w1 A1; hand pawn ticket", arsenal="only ", arsenal_discards="decoy, long lens")
    game.ana("play pawn ticket on decoy")
    assert game.ana.hand == ("decoy",)
    assert sorted(game.state.arsenal) == ["long_lens", "pawn_ticket"]
    assert game.state.arsenal_discards == ()


def test_doctors_note_drops_an_own_hardship():
    game = scenario(ana="w1 A1; burden guilt, sprained wrist; hand doctors note")
    game.ana("play doctors note on guilt")
    assert game.ana.burdens == ("sprained_wrist",)
    assert "guilt" in game.state.hardship_discards


def test_night_owl_allows_acting_without_a_hardship():
    game = scenario(half="dusk 3", ana="hand night owl")
    game.mo("feed De")
    assert game.ana.offered("act:") == {"act:hardship"}
    game.ana("play night owl")
    assert game.ana.offered("act:") == {"act:free"}
    game.ana("act free")
    game.comes_to("night 3", "placement")
    assert (game.asked, game.ana.burdens) == (("ana",), ())
