"""What each Influence Card does, card by card; when it may be played stands in the corpus tests."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

TOP = {"ana": "path E1; w3 F1; rsv 9", "F1": "De t1"}


def attempted(card: str, spot: str = "A1", *, by: str = "dice", dice: tuple[int, ...] = (), **lines: str) -> Play:
    """Ana attempts this card; the monster plays an Influence Card in the window, which closes."""
    game = scenario(**{"ana": "w3 A1", "mo": f"hand {card}", **lines}, stops="window", dice=dice)
    game.ana(f"attempt {spot} then keep then {by}")
    game.mo(f"play {card}")
    game.everybody_passes()
    return game


def rolled(game: Play) -> tuple[int, ...]:
    """The dice of the last roll."""
    return game.told_of(events.DiceRolled)[-1].dice


# --- against attempts ---


def test_red_tape_lifts_the_rating_by_two_past_ten_too():
    assert attempted("red tape", dice=(1, 1, 1)).was_told(events.RatingSet("A1", 7))
    game = attempted("red tape", "F1", by="points", **TOP)
    assert game.was_told(events.RatingSet("F1", 11))


def test_cold_feet_take_a_die_on_the_low_rows():
    assert len(rolled(attempted("cold feet", dice=(1, 1)))) == 2


def test_cold_feet_are_of_no_use_on_the_high_rows():
    game = scenario(ana="path C1; w1 D1", mo="hand cold feet", stops="window")
    game.ana("attempt D1 by dice")
    game.mo.refused("play cold feet", reason="other_moment")


def test_thin_air_lifts_a_high_rating_by_two_and_bars_added_dice():
    game = scenario(
        ana="path C1; w3 D1; hand second wind", mo="hand thin air", D1="De t1", stops="window", dice=[9, 1, 1]
    )
    game.ana("attempt D1 by dice then play second wind")
    game.mo("play thin air")
    game.everybody_passes()
    assert (rolled(game), game.told_of(events.DiceRolled)[0].rating) == ((9, 1, 1), 9)
    assert game.ana.locked == ("second_wind",)


def test_thin_air_is_of_no_use_on_the_low_rows():
    game = scenario(ana="w1 A1", mo="hand thin air", stops="window")
    game.ana("attempt A1 by dice")
    game.mo.refused("play thin air", reason="other_moment")


def test_locked_archive_bars_the_cards_of_the_two_lowest_rows():
    game = attempted("locked archive", "D1", by="points", ana="path C1; w3 D1", dice=(1, 1, 1))
    assert game.ana.offered("invoke:") == {"invoke:C1"}


def test_vertigo_taxes_each_attempt_on_high_rows_before_the_flip():
    game = scenario(ana="path C1; w3 D1; w1 A2", mo="hand vertigo")
    game.mo("play vertigo")
    game.ana("attempt D1")
    assert game.ana.rsv == 4
    game.dice(1, 1, 1)
    game.ana("keep then dice")
    game.ana("attempt A2")
    assert game.ana.rsv == 4


def test_vertigo_stops_who_cannot_pay_and_ends_at_dawn():
    game = scenario(half="night 3", ana="path C1; w3 D1; rsv 0", mo="hand vertigo")
    game.mo("play vertigo")
    game.ana.refused("attempt D1", reason="tax_unpaid")
    game.comes_to("day 4", "placement")
    assert not game.state.lasting


def test_vertigo_taxes_only_who_turns_the_card():
    game = scenario(ana="path C1; w1 D1; rsv 3", bo="path C1; w1 D1; rsv 0", mo="hand vertigo")
    game.mo("play vertigo")
    game.ana("invite D1")
    game.bo("join")
    game.ana("attempt D1 jointly")
    assert (game.kind, game.ana.rsv, game.bo.rsv) == ("choose_card", 2, 0)


def test_shut_doors_bar_swapping_for_the_half_day():
    game = scenario(ana="w1 A1", mo="hand shut doors")
    game.mo("play shut doors")
    assert game.ana.offered_after("attempt A1") >= {"keep", "redraw"}
    assert game.ana.offered_after("attempt A1", "swap:") == set()
    game.ana("done")
    game.comes_to("night 3", "resolution", acting="ana")
    assert game.ana.offered_after("attempt A1", "swap:") != set()


def test_masquerade_cancels_an_arsenal_card_just_played():
    game = scenario(
        ana="w3 A1; hand second wind, blasting caps", mo="hand masquerade", stops="window", dice=[1, 1, 1, 1, 1]
    )
    game.ana("attempt A1 by dice then play blasting caps")
    game.mo("pass")
    game.ana("play second wind")
    game.mo("play masquerade on blasting caps of ana")
    game.everybody_passes()
    assert len(rolled(game)) == 4
    assert (game.ana.hand, game.ana.locked) == (("blasting_caps",), ("blasting_caps",))
    assert "masquerade" in game.state.influence_discards
    assert "second_wind" in game.state.arsenal_discards


# --- against hunters and cards ---


@pytest.mark.parametrize(("way", "reserve", "hand"), [(0, 3, ("decoy",)), (1, 5, ())])
def test_blackmail_costs_a_hunter_two_willpower_or_a_card_as_he_chooses(way: int, reserve: int, hand: tuple[str, ...]):
    game = scenario(ana="w1 A1", bo="hand decoy", mo="hand blackmail")
    game.mo("play blackmail on bo")
    assert (game.kind, game.asked) == ("choose_way", ("bo",))
    game.bo(f"pick {way}")
    if game.kind == "drop_card":
        game.bo("drop decoy")
    assert (game.bo.rsv, game.bo.hand) == (reserve, hand)
    assert game.asked == ("ana",)


def test_blackmail_that_cannot_strike_in_one_way_strikes_in_the_other():
    for bo, way in (("rsv 5", "pick:0"), ("rsv 0; hand decoy", "pick:1")):
        game = scenario(ana="w1 A1", bo=bo, mo="hand blackmail")
        game.mo("play blackmail on bo")
        assert game.bo.offered("pick:") == {way}
    game = scenario(ana="w1 A1", bo="rsv 0", mo="hand blackmail")
    game.mo("play blackmail on bo")
    assert game.bo.offered("pick:") == {"pick:0", "pick:1"}
    game.bo("pick 0")
    assert (game.bo.rsv, game.asked) == (0, ("ana",))


@pytest.mark.parametrize(("named", "left"), [("@0", "0"), ("@0.2", "1")])
def test_masquerade_names_the_one_it_means_of_two_copies_played_otherwise(named, left):
    game = scenario(
        ana="w3 A1; hand empirical data, empirical data", A1="Sc t2", mo="hand masquerade", stops="window", dice=[1, 1]
    )
    game.ana("attempt A1 by points then play empirical data on 1")
    game.mo("pass")
    game.ana("play empirical data on 0")
    game.mo.answers("play:influence:masquerade")
    assert game.mo.offered("pick:") == {"pick:empirical_data@0", "pick:empirical_data@0.2"}
    game.mo.answers(f"pick:empirical_data{named}")
    game.everybody_passes()
    assert [play.picks for play in game.state.plays if play.card == "empirical_data" and not play.is_void] == [(left,)]
    assert game.ana.locked == ("empirical_data",)


def test_masquerade_has_one_name_for_two_copies_that_do_the_same():
    game = scenario(ana="w3 A1; hand second wind, second wind", mo="hand masquerade", stops="window")
    game.ana("attempt A1 by points then play second wind")
    game.mo("pass")
    game.ana("play second wind")
    game.mo.answers("play:influence:masquerade")
    assert game.mo.offered("pick:") == {"pick:second_wind@0"}


def test_whispers_show_a_hunters_hand_to_the_monster():
    game = scenario(ana="w1 A1", bo="hand decoy", mo="hand whispers")
    game.mo.answers("play:influence:whispers")
    assert game.mo.offered("pick:") == {"pick:1"}
    game.mo("pick bo")
    assert game.mo.was_told(events.Peeked("hand", "1", ("decoy",)))
    assert game.seers("decoy") == {"mo", "bo"}


def test_bought_officials_take_two_white_in_placement():
    game = scenario(phase="placement", bo="w3 A1", mo="hand bought officials")
    game.mo("play bought officials on A1, bo")
    assert (game.bo.white("A1"), game.asked, game.phase) == (1, ("ana",), "placement")


def test_bought_officials_are_of_no_use_in_resolution():
    game = scenario(bo="w3 A1", mo="hand bought officials")
    game.mo.refused("play bought officials on A1, bo", reason="other_moment")


def test_rot_lowers_a_face_up_chip():
    game = scenario(ana="holds A1; w1 A2", mo="hand rot")
    game.mo("play rot on A1")
    assert game.chip("A1") == 1


def test_rot_exhausts_a_card_floor_or_not():
    game = scenario(ana="holds A1 A2; w1 A3", A1="De tracking t1", A2="De tracking t2", mo="hand rot")
    card = game.card("A1")
    game.mo("play rot on A1")
    assert (game.ana.owns, game.spot("A1").is_up) == ({"A2"}, False)
    assert card in game.state.city_discards


# --- in attacks ---


def struck(card: str, target: str, *, stops: str = "window strike", dice: tuple[int, ...] = (), **lines: str) -> Play:
    """Mo strikes with a point after Ana's slot and plays an Influence Card in the window, which closes."""
    game = scenario(**{"ana": "R1 A1; w1 A1", "mo": f"hand {card}", **lines}, stops=stops, dice=dice)
    game.ana("reinforce A1 1")
    game.mo(f"strike {target} with 1")
    game.mo(f"play {card}")
    game.everybody_passes()
    return game


def test_long_shadow_adds_a_die_to_an_attack():
    assert len(rolled(struck("long shadow", "A1", dice=(1, 1)))) == 2


def test_collapse_lifts_attack_dice_by_two_on_the_high_rows():
    game = struck("collapse", "D3", dice=(5,))
    assert game.was_told(events.DiceRolled(4, (5,), 7))
    assert game.told_of(events.CardDestroyed)[0].target == "D3"


def test_collapse_is_of_no_use_on_the_low_rows():
    game = scenario(ana="R1 A1; w1 A1", mo="hand collapse", stops="window strike")
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    game.mo.refused("play collapse", reason="other_moment")


def test_second_claw_allows_one_more_attempt_after_a_miss():
    game = scenario(ana="R1 A1; w1 A1", mo="hand second claw", stops="strike after_roll", dice=[1, 6])
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    assert game.kind == "after_roll"
    game.mo("play second claw then stand")
    assert (game.kind, game.asked) == ("strike", ("mo",))
    game.mo("strike A1 with 1 then stand")
    assert game.ana.red("A1") == 1


def test_second_claw_serves_an_attack_that_had_no_die_left():
    game = scenario(ana="R1 A1; w1 A1; hand bolted doors", mo="hand second claw", stops="strike window after_roll")
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    game.ana("play bolted doors")
    game.everybody_passes()
    game.mo("play second claw then stand")
    assert game.was_told(events.AttackMissed("A1"))
    assert (game.kind, game.mo.is_offered("strike A1 with 1")) == ("strike", True)


def test_second_claw_is_of_no_use_after_a_hit():
    game = scenario(ana="R1 A1; w1 A1", mo="hand second claw", stops="strike after_roll", dice=[6])
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    game.mo.refused("play second claw", reason="other_moment")


def test_second_claw_opens_the_window_anew_in_which_the_attack_was():
    game = scenario(
        phase="begin resolution",
        ana="holds A1; w1 A1",
        mo="power ghoul pack; hand second claw",
        stops="strike after_roll",
        dice=[1],
    )
    assert not game.mo.offered("play:power")
    game.mo("strike A2 with 1 then play second claw then stand")
    assert (game.kind, game.mo.offered("play:power")) == ("strike", set())
    assert {"strike:A1", "strike:A2"} & game.mo.offered() == {"strike:A2"}
    game.mo("no strike")
    game.ana("reinforce A1 1")
    assert game.mo.offered("play:power") == {"play:power:ghoul_pack"}


# --- at the confrontation ---


def faced(card: str, **lines: str) -> Play:
    """Ana and Bo, both on the top, face the monster, who plays an Influence Card."""
    people = {"ana": "path E1; w1 F1; rsv 9", "bo": "holds A6 B5 C4 D3 E2; w1 F1; rsv 9"}
    game = scenario(**{**people, "F1": "De t1", "mo": f"De 3.3.3; hand {card}", **lines}, stops="window")
    game.ana("invite F1")
    game.bo("join")
    game.ana("attempt F1 jointly then keep")
    game.bo("agree")
    game.ana("points")
    game.bo("agree")
    game.everybody_passes()
    game.ana("gather 3 willpower")
    game.bo("gather 1 willpower")
    game.mo(f"play {card}")
    game.everybody_passes()
    return game


def test_second_skin_takes_two_from_each_tally():
    game = faced("second skin")
    assert [fact.tally for fact in game.told_of(events.TallyTold)] == [11 + 1 - 2, 11 + 1 - 2]


def test_divide_bars_the_one_more_for_each_further_hunter():
    game = faced("divide")
    assert [fact.tally for fact in game.told_of(events.TallyTold)] == [11, 11]
