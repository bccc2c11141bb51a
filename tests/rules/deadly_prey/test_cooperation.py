"""Cooperation: who can be invited, what is agreed, pooled points and dice, who shares control (Cooperating; DP-48)."""

from rules.deadly_prey import events
from tests.kit.prey import scenario
from tests.kit.prey.together import agreed, jointly

ANA, BO, CY, DI = range(4)


def test_d124_partners_have_white_there_could_aim_there_alone_and_are_free_to_control():
    game = scenario(
        ana="holds A1; w1 B1", bo="w1 B1", cy="holds A2; w1 B1; controlled", di="holds A2; w1 B1", slot="ana"
    )
    game.ana("invite B1")
    assert (game.kind, game.asked) == ("join", ("di",))
    assert game.was_told(events.PartnersAsked(ANA, "B1", (DI,)))


def test_d124_who_has_no_white_there_is_not_invited():
    game = scenario(ana="w1 A3", bo="w1 A4", cy="w1 A3", di="w1 A3; rests")
    game.ana("invite A3")
    assert game.asked == ("cy",)


def test_d125_silence_is_no_and_the_slot_goes_on_with_the_willing_alone_or_otherwise():
    game = scenario(ana="w1 A3 A4", bo="w1 A3 A4", cy="w1 A3 A4")
    game.ana("invite A3")
    assert set(game.asked) == {"bo", "cy"}
    game.bo("join")
    assert events.PartnersAnswered(ANA, (BO,)) not in game.told
    game.time_out()
    assert game.was_told(events.PartnersAnswered(ANA, (BO,)))
    assert not game.spot("A3").is_up
    assert game.ana.is_offered("attempt A3")
    assert game.ana.is_offered("attempt A3 jointly")
    assert game.ana.is_offered("back then skip")
    assert game.ana.is_offered("back then reclaim white A4")
    assert not game.ana.is_offered("invite A3")
    assert not game.ana.is_offered("back then invite A4")
    assert game.ana.is_offered("back then attempt A4")
    assert not game.ana.is_offered("back then attempt A4 jointly")
    game.ana("attempt A3 jointly")
    assert game.public.attempt is not None
    assert game.public.attempt.partners == (BO,)


def test_d125_with_nobody_willing_he_may_go_on_alone():
    game = scenario(ana="w1 A3", bo="w1 A3")
    game.ana("invite A3")
    game.bo("decline")
    assert not game.ana.is_offered("attempt A3 jointly")
    assert game.ana.is_offered("attempt A3")


def test_d126_the_group_acts_now_and_its_later_slots_of_the_round_are_used_up():
    everybody = "w1 A3; w1 A1"
    game = scenario(ana=everybody, bo=everybody, cy=everybody, di=everybody, dice=[9, 1, 1])
    jointly(game, "A3", "cy")
    agreed(game, "keep")
    agreed(game, "dice")
    assert game.red("A3") == {"ana": 1, "cy": 1}
    game.ana("end slot")
    slots = []
    while len(slots) < 6:
        slots.append(game.asked[0])
        game[slots[-1]]("skip")
    assert slots == ["bo", "di", "ana", "bo", "cy", "di"]
    assert game.cy.hunter.skips == 1


def test_d127_who_has_had_his_slot_or_skipped_it_cannot_be_invited():
    game = scenario(ana="R1 A1; w1 A1 A3", bo="w1 A3", cy="w1 A3", di="w1 A3")
    game.ana("reinforce A1 1")
    game.bo("skip")
    game.cy("invite A3")
    assert game.asked == ("di",)


def test_dp48_whose_place_in_the_round_went_by_while_he_was_barred_can_be_invited():
    game = scenario(ana="w1 A3; burden sick day; hand doctors note", bo="w1 A3", cy="w1 A3", stops="strike")
    assert game.asked == ("bo",)
    game.ana("play doctors note on sick day")
    game.bo("invite A3")
    assert game.asked == ("ana", "cy")
    game.ana("join")
    game.cy("decline")
    game.bo("attempt A3 jointly")
    assert game.public.attempt.partners == (ANA,)
    assert game.ana.hunter.is_spent


def test_d127_who_is_done_cannot_be_invited():
    game = scenario(ana="w1 A3; spent", bo="w1 A3; spent", cy="w1 A3", di="w1 A3; done", slot="cy")
    game.cy.refused("invite A3", rule="DP-48")


def test_d128_after_two_refusals_the_card_is_kept():
    game = scenario(ana="w1 A3", bo="w1 A3")
    card = game.card("A3")
    jointly(game, "A3", "bo")
    game.ana("redraw")
    assert (game.kind, game.asked) == ("agree", ("bo",))
    game.bo("refuse")
    assert game.kind == "choose_card"
    game.ana("swap 1")
    game.bo("refuse")
    assert (game.kind, game.card("A3"), game.ana.rsv) == ("choose_method", card, 5)
    assert events.ProposalRefused("redraw", (BO,)) in game.told


def test_d128_silence_agrees():
    game = scenario(ana="w1 A3", bo="w1 A3", deck="Ab")
    jointly(game, "A3", "bo")
    agreed(game, "redraw")
    assert game.is_suit("A3", "Ab")


def test_d128_after_two_refusals_of_the_method_dice_decide():
    game = scenario(ana="w1 A3", bo="w1 A3", dice=[1, 1, 9])
    jointly(game, "A3", "bo")
    game.ana("redraw")
    game.bo("refuse")
    agreed(game, "keep")
    game.ana("points")
    game.bo("refuse")
    assert game.kind == "choose_method"
    game.ana("points")
    game.bo("refuse")
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 9), 5))


def test_d128_from_eleven_on_points_decide():
    game = scenario(ana="path E1; w1 F1", bo="path E1; w1 F1", F1="De t3")
    jointly(game, "F1", "bo")
    agreed(game, "keep")
    game.ana("points")
    game.bo("refuse")
    game.ana("points")
    game.bo("refuse")
    assert (game.kind, game.asked) == ("gather", ("ana",))


def test_d129_one_partner_pays_for_the_swap():
    game = scenario(ana="rsv 0; w1 A3", bo="rsv 2; w1 A3")
    jointly(game, "A3", "bo")
    assert game.ana.offered("swap:") == {f"swap:{space}:{BO}" for space in (1, 2, 3)}
    game.ana("swap 2 paid by bo")
    game.bo("agree")
    assert (game.ana.rsv, game.bo.rsv) == (0, 1)
    assert game.was_told(events.CardSwapped(BO, "A3", 2, game.card("A3"), game.space(2).card))


def test_d129_without_anybody_to_pay_there_is_no_swap():
    game = scenario(ana="rsv 0; w1 A3", bo="rsv 0; w1 A3")
    jointly(game, "A3", "bo")
    assert game.ana.offered() >= {"keep", "redraw"}
    game.ana.refused("swap 1", rule="DP-31")


def test_d129_a_swap_that_nobody_can_pay_for_any_more_is_chosen_anew():
    game = scenario(ana="rsv 0; w1 A3", bo="rsv 1; w1 A3", mo="hand blackmail")
    jointly(game, "A3", "bo")
    card = game.card("A3")
    game.ana("swap 1 paid by bo")
    game.mo("play blackmail on bo")
    game.bo("pick 0 then agree")
    assert (game.kind, game.asked, game.card("A3"), game.bo.rsv) == ("choose_card", ("ana",), card, 0)
    assert not game.told_of(events.CardSwapped)
    game.ana("redraw")
    game.bo("refuse")
    assert game.kind == "choose_card"


def test_d129_so_is_one_that_is_barred_meanwhile():
    game = scenario(ana="w1 A3", bo="w1 A3", mo="hand shut doors")
    jointly(game, "A3", "bo")
    game.ana("swap 1 paid by bo")
    game.mo("play shut doors")
    game.bo("agree")
    assert (game.kind, game.bo.rsv, game.ana.offered("swap:")) == ("choose_card", 5, set())


def test_d128_a_redraw_that_would_bring_a_second_general_is_chosen_anew():
    game = scenario(ana="w1 A3; general", bo="w1 A3; hand stacked odds", deck="De, Ge, De")
    jointly(game, "A3", "bo")
    card, (first, general) = game.card("A3"), game.state.city[:2]
    game.ana("redraw")
    game.bo(f"play stacked odds then next {general} then next {first} then agree")
    assert (game.kind, game.asked, game.card("A3")) == ("choose_card", ("ana",), card)
    assert not game.ana.is_offered("redraw")
    agreed(game, "keep")
    assert game.kind == "choose_method"


def test_d131_points_are_pooled_each_by_his_own_chain():
    game = scenario(ana="holds A1; w1 B1", bo="De1; holds A2; w1 B1", mo="De 3.3", stops="window")
    jointly(game, "B1", "bo")
    agreed(game, "keep")
    agreed(game, "points")
    game.mo("meddle 3")
    game.everybody_passes()
    assert game.number == 9
    assert game.ana.offered("invoke:") == {"invoke:A1"}
    game.ana("gather A1")
    assert game.bo.offered("invoke:") == {"invoke:A2"}
    game.bo("gather 2 willpower")
    assert game.red("B1") == {"ana": 1, "bo": 1}
    assert (game.chip("A1"), game.chip("A2")) == (1, 2)
    assert (game.ana.rsv, game.bo.rsv) == (5, 3)
    assert game.was_told(events.PointsGathered(BO, 1, (), (), 2, (), 5, 10))


def test_d132_a_card_is_invoked_once_in_the_whole_attempt():
    game = scenario(ana="holds A1; w1 B1", bo="holds A1; w1 B1")
    jointly(game, "B1", "bo")
    agreed(game, "keep")
    agreed(game, "points")
    game.ana("gather A1")
    assert not game.bo.offered("invoke:")
    game.bo("gather 1 willpower")
    assert game.red("B1") == {"ana": 1, "bo": 1}
    assert game.chip("A1") == 1


def test_d132_nor_is_it_poached_after_it_was_invoked():
    game = scenario(ana="holds A1; w1 B1", bo="holds A2; w1 A1 B1")
    jointly(game, "B1", "bo")
    agreed(game, "keep")
    agreed(game, "points")
    game.ana("gather A1")
    assert game.bo.offered("invoke:") == {"invoke:A2"}
    assert not game.bo.offered("poach:")


def test_d132_of_two_poachers_of_one_card_only_the_first_has_it():
    game = scenario(ana="holds A1; w1 B1 A3", bo="holds A2; w1 B1 A3", cy="holds A3")
    jointly(game, "B1", "bo")
    agreed(game, "keep")
    agreed(game, "points")
    game.ana("gather poach A3")
    assert (game.bo.offered("invoke:"), game.bo.offered("poach:")) == ({"invoke:A2"}, set())


def test_d133_the_highest_score_rolls_with_the_dice_of_any_partner():
    game = scenario(ana="De1; w1 A3; trophy Sc t2", bo="w1 A3", dice=[1, 1, 1, 1, 9])
    jointly(game, "A3", "bo")
    agreed(game, "keep")
    agreed(game, "dice")
    game.ana("trophy Sc then roll")
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1, 1, 9), 5))
    assert game.ana.trophies == ()
    assert game.red("A3") == {"ana": 1, "bo": 1}


def test_d133_a_partners_card_adds_its_dice():
    game = scenario(ana="De1; w1 A3", bo="De2; w1 A3; hand blasting caps", dice=[1, 1, 1, 9], stops="window")
    jointly(game, "A3", "bo")
    agreed(game, "keep")
    agreed(game, "dice")
    game.bo("play blasting caps")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1, 9), 5))


def test_d133_trophies_of_two_partners_add_up():
    game = scenario(ana="De1; w1 A3; trophy Sc t2", bo="w1 A3; trophy Ab t1", dice=[1, 1, 1, 1, 1, 9])
    jointly(game, "A3", "bo")
    agreed(game, "keep")
    agreed(game, "dice")
    game.ana("trophy Sc then roll")
    assert (game.kind, game.asked) == ("roll_sources", ("bo",))
    game.bo("trophy Ab then roll")
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1, 1, 1, 9), 5))
    assert (game.ana.trophies, game.bo.trophies) == ((), ())


def test_d135_with_points_those_share_who_put_in_one():
    game = scenario(ana="w4 A3", bo="w1 A3", cy="w2 A3", A3="Oc t2", stops="turn_red")
    jointly(game, "A3", "bo", "cy")
    agreed(game, "keep")
    agreed(game, "points")
    game.ana("gather 2 willpower")
    game.bo("gather 1 willpower")
    game.cy("gather nothing")
    assert game.was_told(events.ControlTaken((ANA, BO), "A3", game.card("A3")))
    assert game.ana.offered("red:") == {"red:1", "red:2", "red:3"}
    game.ana("turn 2 red")
    game.bo("turn 1 red")
    assert game.red("A3") == {"ana": 2, "bo": 1}
    assert game.white("A3") == {"ana": 2, "cy": 2}
    assert game.kind != "turn_red"


def test_d135_with_dice_all_share():
    game = scenario(ana="w1 A3", bo="De0; w1 A3", cy="De1; w2 A3", dice=[9, 1, 1])
    jointly(game, "A3", "bo", "cy")
    agreed(game, "keep")
    agreed(game, "dice")
    assert game.red("A3") == {"ana": 1, "bo": 1, "cy": 2}


def test_d136_it_is_each_partners_control_of_the_phase_and_a_general_is_each_ones_general():
    everybody = "w1 A3 A4 A5 A6"
    game = scenario(ana=everybody, bo=everybody, cy=everybody, A3="Oc t2", A5="Ge t2", A6="Ge t2")
    jointly(game, "A3", "bo", "cy")
    agreed(game, "keep")
    agreed(game, "points")
    game.ana("gather 2 willpower")
    game.bo("gather 1 willpower")
    game.cy("gather nothing")
    assert game.red("A3") == {"ana": 1, "bo": 1}
    assert game.asked == ("ana",)
    game.ana("end slot")
    game.until("ana")
    for name in ("ana", "bo", "cy"):
        assert game[name].attempts == {"A5", "A6"}, name
        game[name]("skip")
    game.dice(9, 1)
    jointly(game, "A5", "bo", "cy")
    assert game.red("A5") == {"ana": 1, "bo": 1, "cy": 1}
    game.ana("end slot")
    for name in ("ana", "bo", "cy"):
        assert game.asked == (name,)
        assert game[name].attempts == set(), name
        game[name].refused("attempt A6", rule="DP-44")
        game[name]("done")


def test_d137_a_joint_general_is_rolled_with_its_chips_dice_and_trophies():
    game = scenario(ana="w1 A3", bo="w1 A3; trophy De t2", A3="Ge t1", dice=[9, 1, 1])
    jointly(game, "A3", "bo")
    assert (game.kind, game.asked) == ("roll_sources", ("bo",))
    game.bo("trophy De then roll")
    assert game.was_told(events.DiceRolled(ANA, (9, 1, 1), 4))
    assert game.red("A3") == {"ana": 1, "bo": 1}


def test_d137_without_trophies_one_die_is_rolled():
    game = scenario(ana="w1 A3", bo="w1 A3", A3="Ge t1", dice=[3])
    jointly(game, "A3", "bo")
    assert game.was_told(events.DiceRolled(ANA, (3,), 4))
    assert game.red("A3") == {}


def test_d138_the_holder_of_the_highest_score_keeps_the_minion():
    game = scenario(ana="w1 A1", bo="Sc3; w1 A1", A1="minion Sc t2", dice=[1, 5, 1])
    jointly(game, "A1", "bo")
    assert game.was_told(events.DiceRolled(ANA, (1, 5, 1), 5))
    assert (game.ana.trophies, game.bo.trophies) == ((), (2,))
    assert (game.ana.hunter.controls, game.bo.hunter.controls) == (0, 0)
    assert game.white("A1") == {"ana": 1, "bo": 1}


def test_d138_a_lost_minion_costs_each_of_them_its_chip():
    game = scenario(ana="w2 A1", bo="Sc3; w1 A1", A1="minion Sc t2", dice=[1, 4, 1])
    jointly(game, "A1", "bo")
    assert game.white("A1") == {}
    assert (game.ana.rsv, game.bo.rsv) == (5, 4)


def test_d139_of_equal_scores_the_acting_hunter_gets_it():
    game = scenario(ana="w1 A1", bo="w1 A1", A1="minion De t2", standing="bo cy di ana", dice=[5, 1, 1])
    game.bo("invite A1")
    game.ana("join")
    game.bo("attempt A1 jointly")
    assert (game.ana.trophies, game.bo.trophies) == ((), (2,))


def test_d139_then_standing_decides():
    game = scenario(
        ana="w1 A1", bo="w1 A1", cy="De1; w1 A1", A1="minion De t2", standing="cy di ana bo", dice=[5, 1, 1]
    )
    game.cy("invite A1")
    game.bo("join")
    game.ana("join")
    game.cy("attempt A1 jointly")
    assert (game.ana.trophies, game.bo.trophies, game.cy.trophies) == ((2,), (), ())


def test_d140_the_monster_meddles_once_with_a_joint_attempt():
    game = scenario(ana="w1 A3", bo="w1 A3; hand decoy", A3="Sc t2", stops="window")
    jointly(game, "A3", "bo")
    agreed(game, "keep")
    agreed(game, "points")
    assert game.asked == ("bo", "mo")
    game.mo("meddle 2")
    game.bo("pass")
    assert (game.kind, game.asked) == ("window", ("bo", "mo"))
    assert game.mo.offered("meddle") == set()
    game.everybody_passes()
    assert game.number == 7
