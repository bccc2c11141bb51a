"""Others' cards: poaching from them, asking to share them, forcing one's way in (DP-35, DP-50, DP-51)."""

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

ANA, BO, CY, DI = range(4)


def contested(game: Play, spot: str, *owners: str) -> None:
    """Ana asks to share the card, and its owners contest."""
    game.ana(f"intrude {spot}")
    for owner in owners:
        game[owner]("contest")


# --- poaching ---


def test_d142_a_poached_card_gives_its_score_for_one_white():
    game = scenario(ana="holds A1; w2 A2; w1 B1", bo="holds A2", A2="De t3")
    supply = game.ana.supply
    game.ana("attempt B1 by points")
    assert (game.kind, game.asked) == ("gather", ("ana",))
    game.ana("gather A1, poach A2")
    assert game.was_told(events.PointsGathered(ANA, 3, ("A1",), ("A2",), 0, (), 7, 7))
    assert game.red("B1") == {"ana": 1}
    assert (game.chip("A2"), game.ana.white("A2"), game.ana.supply) == (2, 1, supply + 1)
    assert game.red("A2") == {"bo": 1}
    assert "contest" not in {decision.kind for decision in game.forced}
    assert not game.told_of(events.IntrusionAsked)


def test_d143_one_poach_a_card_and_attempt_any_number_of_cards():
    game = scenario(ana="holds A1; w3 A2; w1 A5 B1", bo="holds A2", cy="holds A5")
    game.ana("attempt B1 by points")
    assert game.ana.offered("poach:") == {"poach:A2", "poach:A5"}
    game.ana("add poach A2")
    assert game.ana.offered("poach:") == {"poach:A5"}
    game.ana("gather poach A5")
    assert game.red("B1") == {"ana": 1}
    assert (game.chip("A2"), game.chip("A5")) == (1, 1)
    assert (game.ana.white("A2"), game.ana.white("A5")) == (2, 0)


def test_d144_a_poached_card_touches_an_own_card_that_is_joined_to_the_target():
    game = scenario(ana="holds A1 B1; w1 C1 B2 C2 B3", bo="holds B2 C2 B3")
    game.ana("attempt C1 by points")
    assert game.ana.offered("poach:") == {"poach:B2"}
    game.ana.refused("add poach C2", rule="DP-35")
    game.ana.refused("add poach B3", rule="DP-35")
    game.ana("add poach B2")
    assert game.ana.offered("poach:") == set()


def test_d145_a_bottom_row_card_may_be_poached_for_any_target():
    game = scenario(ana="holds A1 B1; w1 C1 A6", bo="holds A6")
    game.ana("attempt C1 by points")
    game.ana("gather A1, poach A6")
    assert game.red("C1") == {"ana": 1}
    assert game.chip("A6") == 1


def test_d145_it_is_not_poached_without_white_there():
    game = scenario(ana="holds A1 B1; w1 C1", bo="holds A6")
    game.ana("attempt C1 by points")
    game.ana.refused("add poach A6", rule="DP-35")


def test_d146_a_poached_card_at_zero_is_exhausted_for_its_owner():
    game = scenario(ana="holds A1; w3 A2; w1 B1", bo="R2 A2", A2="De t1")
    card, supplies = game.card("A2"), (game.ana.supply, game.bo.supply)
    game.ana("attempt B1 by points")
    game.ana("gather A1, poach A2")
    assert game.red("B1") == {"ana": 1}
    assert game.card("A2") != card
    assert not game.spot("A2").is_up
    assert (game.red("A2"), game.white("A2")) == ({}, {})
    assert (game.ana.supply, game.bo.supply) == (supplies[0] + 3, supplies[1] + 2)
    assert card in game.state.city_discards
    assert game.bo.markers == 0


# --- intrusion ---


def test_d148_uncontested_he_turns_as_many_as_he_likes():
    game = scenario(ana="w2 A2", bo="holds A2", stops="window turn_red")
    game.ana("intrude A2")
    assert (game.kind, game.asked) == ("contest", ("bo",))
    game.bo("allow")
    assert game.kind == "turn_red"
    assert game.ana.offered("red:") == {"red:1", "red:2"}
    game.ana("turn 2 red")
    assert game.red("A2") == {"ana": 2, "bo": 1}
    assert not game.told_of(events.DiceRolled)
    assert not game.told_of(events.WindowOpened)


def test_d148_never_past_three_red():
    game = scenario(ana="w5 A2", bo="holds A2", stops="turn_red")
    game.ana("intrude A2")
    game.bo("allow")
    assert game.ana.offered("red:") == {"red:1", "red:2", "red:3"}


def test_d150_each_hit_turns_one_white_red():
    game = scenario(ana="w3 A2", bo="holds A2", dice=[5, 9, 4])
    contested(game, "A2", "bo")
    assert game.was_told(events.DiceRolled(ANA, (5, 9, 4), 5))
    assert game.red("A2") == {"ana": 2, "bo": 1}
    assert game.white("A2") == {"ana": 1}


def test_d150_one_contest_is_enough_and_silence_contests():
    game = scenario(ana="w1 A2", bo="holds A2", cy="holds A2", dice=[5, 1, 1])
    game.ana("intrude A2")
    game.bo("allow")
    game.time_out()
    assert game.was_told(events.IntrusionAnswered("A2", (CY,)))
    assert game.red("A2") == {"ana": 1, "bo": 1, "cy": 1}


def test_d151_hits_beyond_the_white_are_lost():
    game = scenario(ana="w1 A2", bo="holds A2", dice=[9, 9, 9])
    contested(game, "A2", "bo")
    assert (game.ana.red("A2"), game.ana.white("A2")) == (1, 0)


def test_d151_and_beyond_three_red():
    game = scenario(ana="w5 A2; trophy Sc t2", bo="holds A2", dice=[9, 9, 9, 9, 9])
    contested(game, "A2", "bo")
    game.ana("trophy Sc then roll")
    assert (game.ana.red("A2"), game.ana.white("A2")) == (3, 2)


def test_d152_without_a_hit_he_loses_the_chips_value():
    game = scenario(ana="w3 A2", bo="holds A2", dice=[1, 2, 3])
    contested(game, "A2", "bo")
    assert (game.ana.white("A2"), game.ana.rsv) == (1, 5)
    assert (game.red("A2"), game.chip("A2"), game.spot("A2").is_up) == ({"bo": 1}, 2, True)
    assert game.asked == ("bo",)


def test_d152_by_the_ladder():
    game = scenario(
        ana="w1 A2; rsv 1; hand second wind", bo="holds A2", A2="De t3", dice=[1, 2, 3], hardships="broken trust"
    )
    contested(game, "A2", "bo")
    game.ana("give second wind")
    assert (game.ana.white("A2"), game.ana.rsv, game.ana.hand, game.ana.burdens) == (0, 0, (), ())


def test_d153_contested_without_a_die_it_fails_like_a_failed_roll():
    game = scenario(ana="w2 A2", bo="holds A2", A2="Oc t2")
    contested(game, "A2", "bo")
    assert game.ana.white("A2") == 0
    assert not game.told_of(events.DiceRolled)
    assert game.was_told(events.NoDice(ANA))
    assert game.was_told(events.ScoreShown(ANA, "occult", 0))
    assert all(view.hunters[ANA].shown == (None, None, None, 0) for view in game.views.values())


def test_d153_a_general_is_forced_with_its_chips_dice():
    game = scenario(ana="w3 A2", bo="holds A2", A2="Ge t2", dice=[5, 9])
    contested(game, "A2", "bo")
    assert game.was_told(events.DiceRolled(ANA, (5, 9), 5))
    assert game.red("A2") == {"ana": 2, "bo": 1}


def test_d156_it_uses_up_no_control_and_may_be_done_in_several_slots():
    game = scenario(ana="holds A1; w1 A2 A3 B1", bo="holds A2 A3", dice=[6, 1, 1])
    for spot in ("A2", "A3"):
        game.ana(f"intrude {spot}")
        game.bo("allow")
        game.ana("end slot")
        if game.asked == ("bo",):
            game.bo("done")
    game.ana("attempt B1 by dice")
    assert game.ana.owns == {"A1", "A2", "A3", "B1"}
    assert game.ana.hunter.controls == 1


def test_d156_one_intrusion_a_slot():
    game = scenario(ana="w2 A2; w1 A3", bo="holds A2 A3")
    game.ana("intrude A2")
    game.bo("allow")
    assert not game.ana.offered("at:")
    assert not game.ana.offered("intrude:")


def test_d157_who_has_red_there_reinforces_without_leave():
    game = scenario(ana="w3 A2", bo="holds A2", dice=[9, 1, 1])
    contested(game, "A2", "bo")
    assert (game.ana.red("A2"), game.ana.white("A2")) == (1, 2)
    game.ana("end slot")
    game.bo("done")
    assert not game.ana.is_offered("intrude A2")
    game.ana("reinforce A2 2")
    assert (game.ana.red("A2"), game.ana.white("A2")) == (3, 0)
    assert len(game.told_of(events.IntrusionAsked)) == 1


def test_d158_for_a_hunter_who_is_out_it_is_always_contested():
    game = scenario(ana="w1 A2", bo="holds A2; markers 10", dice=[5, 1, 1])
    assert not game.bo.is_in
    game.ana("intrude A2")
    assert game.was_told(events.IntrusionAnswered("A2", (BO,)))
    assert game.red("A2") == {"ana": 1, "bo": 1}


def test_d153_from_eleven_on_he_comes_in_by_leave_only():
    game = scenario(half="night 3", ana="path E1; w2 F1 A2", bo="holds A2", cy="holds F1; rests", F1="De t3")
    game.ana("intrude F1")
    game.cy("contest")
    assert not game.told_of(events.DiceRolled)
    assert not game.told_of(events.WindowOpened)
    assert (game.ana.white("F1"), game.ana.rsv, game.asked) == (2, 5, ("bo",))
    game.bo("skip")
    game.ana.refused("intrude F1", rule="DP-51", reason="kept_out")
    assert game.ana.is_offered("intrude A2")


def test_what_others_control_is_not_attempted_but_intruded_on():
    game = scenario(ana="w1 A2", bo="holds A2")
    game.ana.refused("attempt A2", rule="DP-51", reason="intrude_instead")


def test_d149_who_has_lost_the_card_meanwhile_contests_no_more():
    game = scenario(ana="w1 A3", bo="holds A3 A6", cy="holds A3", hardships="turned out", stops="window")
    game.ana("intrude A3")
    game.bo("contest then hardship then pick A3")
    game.cy("allow")
    assert game.was_told(events.IntrusionAnswered("A3", ()))
    assert game.red("A3") == {"cy": 1, "ana": 1}
