"""What each Hardship does, card by card (Hardship Cards; DP-26b)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario


def taken(card: str, ana: str = "w1 A1", **lines: str) -> Play:
    """In her slot Ana takes the Hardship for two."""
    game = scenario(ana=ana, hardships=card, **lines)
    game.ana("hardship")
    return game


def is_over(game: Play, card: str) -> bool:
    """Whether the Hardship has left Ana for the discards."""
    return card not in game.ana.burdens and card in game.state.hardship_discards


def lapses(game: Play, card: str, half: str, phase: str) -> None:
    """Ana bears the Hardship until then, and not a half-day longer."""
    assert game.ana.burdens == (card,)
    game.comes_to(half, phase)
    assert is_over(game, card)


# --- at once ---


@pytest.mark.parametrize(("reserve", "after"), [(5, 5), (0, 0)])
def test_overdrawn_takes_two_willpower_from_the_reserve(reserve: int, after: int):
    game = taken("overdrawn", f"w1 A1; rsv {reserve}")
    assert game.ana.rsv == after
    assert is_over(game, "overdrawn")


def test_overdrawn_takes_what_there_is():
    game = scenario(half="dusk 3", ana="rsv 1", hardships="overdrawn")
    game.mo("feed De")
    game.ana("act")
    assert game.ana.rsv == 0


def test_estranged_drops_a_card_of_choice():
    game = taken("estranged", "w1 A1; hand decoy, long lens")
    assert (game.kind, game.ana.offered("drop:")) == ("drop_card", {"drop:decoy", "drop:long_lens"})
    game.ana("drop decoy")
    assert game.ana.hand == ("long_lens",)
    assert is_over(game, "estranged")


def test_estranged_takes_nothing_from_an_empty_hand():
    game = taken("estranged")
    assert (game.kind, game.asked) == ("resolve_slot", ("ana",))
    assert is_over(game, "estranged")


def test_burnt_notes_drop_a_card_at_random():
    game = scenario(ana="w1 A1; hand decoy, long lens, wiretap", hardships="burnt notes")
    game.rig(1)
    game.ana("hardship")
    assert game.ana.hand == ("decoy", "wiretap")
    assert game.told_of(events.CardDropped) == [events.CardDropped(0, "long_lens")]


def test_turned_out_takes_a_red_from_an_own_card_of_choice():
    game = taken("turned out", "R2 A1; R1 A2")
    assert game.ana.offered("pick:") == {"pick:A1", "pick:A2"}
    game.ana("pick A2")
    assert game.ana.owns == {"A1"}
    assert game.told_of(events.CardReplaced)[0].reason == "uncontrolled"
    assert is_over(game, "turned_out")


def test_turned_out_does_nothing_to_who_holds_nothing():
    assert is_over(taken("turned out"), "turned_out")


def test_missing_friend_drops_a_trophy():
    game = taken("missing friend", "w1 A1; trophy Sc t2, De t1")
    game.ana(f"drop {game.ana.hunter.trophies[1].card}")
    assert (game.ana.trophies, game.ana.rsv) == ((2,), 7)


def test_missing_friend_takes_a_willpower_from_who_has_no_trophy():
    assert taken("missing friend").ana.rsv == 5 + 2 - 1


def test_mugged_takes_two_white_of_choice():
    game = taken("mugged", "w2 A1; w1 A2 A3")
    game.ana("strip A1")
    assert game.ana.offered("pick:") == {"pick:A1", "pick:A2", "pick:A3"}
    game.ana("strip A3")
    assert [game.ana.white(spot) for spot in ("A1", "A2", "A3")] == [1, 1, 0]


@pytest.mark.parametrize(("chips", "after"), [((3, 2), (2, 2)), ((1, 1), (1, 1))])
def test_torn_map_lowers_the_highest_own_chip_not_below_one(chips: tuple[int, int], after: tuple[int, int]):
    game = taken("torn map", "holds A1 A2", A1=f"De t{chips[0]}", A2=f"De t{chips[1]}")
    if game.kind == "hardship_choice":
        game.ana("pick A1")
    assert (game.chip("A1"), game.chip("A2")) == after


def test_torn_map_lets_choose_among_equals():
    game = taken("torn map", "holds A1 A2 A3", A3="De t1")
    assert game.ana.offered("pick:") == {"pick:A1", "pick:A2"}
    game.ana("pick A2")
    assert (game.chip("A1"), game.chip("A2")) == (2, 1)


# --- for a while ---


def test_sick_day_bars_from_slots_for_the_half_day():
    game = taken("sick day", bo="w1 A2")
    game.ana("skip")
    game.bo("skip")
    assert game.asked == ("bo",)
    lapses(game, "sick_day", "night 3", "dusk")


def test_sprained_wrist_takes_a_die_from_the_own_rolls_to_the_next_dawn():
    game = taken("sprained wrist", "w3 A1")
    game.dice(1, 1)
    game.ana("attempt A1 by dice")
    assert len(game.told_of(events.DiceRolled)[0].dice) == 2
    lapses(game, "sprained_wrist", "day 4", "dawn")


def test_fired_bars_the_dawn_willpower_until_two_are_paid_at_a_dawn():
    game = scenario(half="dawn 4", ana="burden fired")
    assert (game.ana.rsv, game.bo.rsv) == (5, 6)
    game.ana("pay off fired then close")
    for name in ("bo", "cy", "di"):
        game[name]("close")
    assert game.ana.rsv == 3
    assert is_over(game, "fired")


@pytest.mark.parametrize(
    ("ana", "card", "reason"),
    [
        ("w1 A1", "guilt", "not_your_hardship"),
        ("w1 A1; burden sick day", "sick day", "no_way_out"),
        ("w1 A1; rsv 2; burden guilt", "guilt", "way_out_unpaid"),
    ],
)
def test_a_way_out_that_cannot_be_taken_is_refused_for_what_it_lacks(ana, card, reason):
    game = scenario(ana=ana, bo="w1 A2")
    game.ana.refused(f"pay off {card}", reason=reason)


def test_fired_cannot_be_paid_off_by_day():
    game = taken("fired")
    game.ana.refused("pay off fired", reason="cannot_pay_off")
    game.comes_to("day 5", "dawn")
    assert game.ana.burdens == ("fired",)


def test_locked_away_keeps_cards_from_changing_reserve_and_hand():
    game = taken("locked away", "w1 A1; hand favour owed", mo="hand blackmail")
    assert game.ana.rsv == 7
    game.ana("play favour owed")
    assert (game.ana.hand, game.ana.locked) == (("favour_owed",), ("favour_owed",))
    game.mo("play blackmail on ana")
    assert (game.ana.rsv, game.mo.locked) == (7, ("blackmail",))
    lapses(game, "locked_away", "day 4", "dawn")


def test_locked_away_keeps_a_stash_in_the_reserve_and_turns_nothing_red():
    game = scenario(ana="R1 A1; w1 A1; hand hidden stash; burden locked away")
    game.ana("play hidden stash on A1, 2")
    assert (game.ana.rsv, game.ana.white("A1"), game.ana.red("A1")) == (5, 1, 1)
    assert (game.ana.hand, game.ana.locked) == (("hidden_stash",), ("hidden_stash",))


def test_guilt_takes_one_from_the_tally_until_three_are_paid():
    game = scenario(ana="path E1; w1 F1; rsv 9; burden guilt", F1="De t1", mo="De 3.3.3")
    game.ana("attempt F1 by points then gather 3 willpower")
    assert game.told_of(events.TallyTold)[0].tally == 11 - 1


def test_guilt_can_be_paid_off_at_any_time():
    game = taken("guilt")
    game.ana("pay off guilt")
    assert game.ana.rsv == 7 - 3
    assert is_over(game, "guilt")


def test_broken_trust_bars_from_cooperation_to_the_next_dawn():
    game = taken("broken trust", "w1 A1", bo="w1 A1")
    assert not game.ana.is_offered("invite A1")
    lapses(game, "broken_trust", "day 4", "dawn")


def test_broken_trust_bars_from_being_invited_too():
    game = scenario(ana="w1 A1", bo="w1 A1; burden broken trust", cy="w1 A1")
    game.ana("invite A1")
    assert game.asked == ("cy",)


def test_shaking_hands_bar_rerolls_and_pips_on_the_own_dice_for_the_half_day():
    game = scenario(ana="w4 A1; hand cool head", hardships="shaking hands", stops="after_roll", dice=[1, 2, 3])
    game.ana("hardship")
    game.ana("attempt A1 by dice then play cool head then stand")
    assert not game.told_of(events.DiceChanged)
    assert game.ana.locked == ("cool_head",)
    game.stops_at()
    lapses(game, "shaking_hands", "night 3", "dusk")


def test_followed_makes_the_own_cards_easier_to_strike_to_the_next_dawn():
    game = scenario(ana="R1 A1; w1 A1", hardships="followed", stops="strike", dice=[1])
    game.ana("hardship")
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    assert game.told_of(events.AttackDeclared)[0].number == 3 + 2 + 1 - 1
    game.stops_at()
    lapses(game, "followed", "day 4", "dawn")


def test_sleepless_bars_from_winning_initiative_for_two_dawns():
    game = taken("sleepless", "w1 A1; rsv 20")
    for turn in (4, 5):
        game.comes_to(f"day {turn}", "placement")
        assert game.standing[0] != "ana"
    game.comes_to("day 6", "placement")
    assert game.standing[0] == "ana"
    assert is_over(game, "sleepless")


def test_sleepless_taken_in_a_dawn_window_counts_that_dawn_as_the_first_of_two():
    game = scenario(half="dawn 3", ana="rsv 20", hardships="sleepless")
    game.ana("hardship then close")
    for turn in (3, 4):
        game.comes_to(f"day {turn}", "placement")
        assert game.standing[0] != "ana"
    game.comes_to("day 5", "placement")
    assert game.standing[0] == "ana"
    assert is_over(game, "sleepless")


def test_tunnel_vision_bars_from_invoking_more_than_one_card_in_an_attempt():
    game = taken("tunnel vision", "path B1; w1 C1 A2")
    game.ana("attempt C1 by points")
    assert game.ana.offered("invoke:") == {"invoke:A1", "invoke:B1"}
    game.ana("add B1")
    assert game.ana.offered("invoke:") == set()
    game.ana("add 1 willpower then commit")
    assert "C1" in game.ana.owns
    lapses(game, "tunnel_vision", "day 4", "dawn")


# --- later ---


def test_court_summons_bars_from_the_next_days_placement():
    game = taken("court summons")
    game.comes_to("night 3", "placement", acting="ana")
    assert game.asked == ("ana",)
    game.comes_to("day 4", "placement")
    assert "ana" not in _asked_in(game)
    game.comes_to("day 4", "resolution")
    assert "ana" in _asked_in(game)
    game.comes_to("night 4", "dusk")
    assert is_over(game, "court_summons")


def _asked_in(game: Play) -> set[str]:
    """Who is asked in this phase: everybody skips twice."""
    phase, found = game.phase, set()
    while game.phase == phase:
        found.add(game.asked[0])
        game[game.asked[0]]("skip")
    return found


def test_nightmares_bar_from_acting_the_next_night():
    game = taken("nightmares")
    game.comes_to("night 3", "dusk")
    game.time_out()
    assert (game.kind, game.asked, game.ana.offered("act:")) == ("night", ("ana",), set())
    game.ana.refused("act", reason="barred_at_night")
    game.comes_to("day 4", "dawn")
    assert is_over(game, "nightmares")


def test_nightmares_taken_at_dusk_wait_for_the_next_dusk():
    game = scenario(half="dusk 3", hardships="nightmares")
    game.mo("feed De")
    game.ana("act")
    for name in ("bo", "cy", "di"):
        game[name]("rest")
    assert game.asked == ("ana",)
    game.comes_to("night 4", "dusk")
    game.time_out()
    assert game.ana.offered("act:") == set()


@pytest.mark.parametrize(("die", "loss"), [(6, 1), (5, 3)])
def test_hospital_bill_costs_one_or_three_after_the_dawns_gain(die: int, loss: int):
    game = scenario(ana="w1 A1", hardships="hospital bill")
    game.ana("hardship then done")
    game.comes_to("night 3", "dusk")
    game.time_out()
    for name in ("ana", "bo", "cy"):
        game[name]("rest")
    reserve = game.ana.rsv
    game.dice(die)
    game.di("rest")
    assert (game.now, game.kind) == ("day 4", "dawn_window")
    assert game.ana.rsv == reserve + 1 - loss
    assert game.was_told(events.TestRolled(0, "hospital_bill", die))
    assert is_over(game, "hospital_bill")
