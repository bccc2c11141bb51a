"""A slot of Resolution from its first deed to its last, and what comes in between (DP-23b, DP-24, DP-36c)."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import Play, scenario


def test_dp23b_after_a_control_the_slot_goes_on_there():
    game = scenario(ana="w5 A1; w1 A2", bo="w2 A1", dice=[9, 9, 9], stops="turn_red strike")
    game.ana("attempt A1 by dice then turn 1 red")
    assert {option.key for option in game.forced[0].options} == {
        "reinforce:A1:1",
        "reinforce:A1:2",
        "evict_white:A1:1",
        "evict_white:A1:1.1",
        "end_slot",
    }
    game.ana("reinforce A1 2")
    game.ana("evict white bo, bo at A1")
    assert (game.ana.red("A1"), game.ana.white("A1"), game.white("A1")) == (2, 2, {"ana": 2})
    game.ana("end slot")
    assert game.kind == "strike"


def test_dp23b_after_a_control_with_nothing_more_to_do_there_the_slot_is_over():
    game = scenario(ana="w3 A1; w1 A2", bo="w1 A3", dice=[9, 9, 9], stops="strike")
    game.ana("attempt A1 by dice")
    assert game.kind == "strike"
    game.mo("no strike")
    assert game.asked == ("bo",)


@pytest.mark.parametrize(
    ("card", "deed"), [("change of plan", "play change of plan on A1, A5, 1"), ("decoy", "hardship then strip A1")]
)
def test_dp23b_a_slot_is_over_when_a_card_or_a_hardship_takes_the_last_thing_to_do_there(card, deed):
    game = scenario(ana=f"R1 A1; w2 A1; hand {card}", bo="w1 A4", hardships="mugged", stops="strike")
    game.ana("reinforce A1 1")
    assert (game.kind, game.asked) == ("resolve_slot", ("ana",))
    game.ana(deed)
    assert (game.kind, game.asked, game.ana.public.skips) == ("strike", ("mo",), 0)
    assert game.mo.is_offered("strike A1 with 1")


def test_dp23b_it_stays_open_while_anything_is_left_to_do_there():
    game = scenario(ana="R1 A1; w3 A1; hand change of plan", bo="w1 A4", stops="strike")
    game.ana("reinforce A1 1 then play change of plan on A1, A5, 1")
    assert (game.kind, game.asked) == ("resolve_slot", ("ana",))
    game.ana("reinforce A1 1")
    assert game.kind == "strike"


def test_dp23b_partners_stay_targets_to_the_end_of_a_slot_that_goes_on():
    game = scenario(ana="w1 A1", bo="w2 A1; holds A6", cy="w1 A5", dice=[9, 9, 9], stops="strike")
    game.ana("invite A1")
    game.bo("join")
    game.ana("attempt A1 jointly then keep")
    game.bo("agree")
    game.ana("dice")
    game.bo("agree")
    assert game.red("A1") == {"ana": 1, "bo": 2}
    assert game.asked == ("ana",)
    game.ana("evict red bo at A1")
    assert (game.kind, game.red("A1")) == ("strike", {"bo": 1})
    assert "strike:A6" in game.mo.offered()


def test_dp52_one_white_may_be_removed_though_two_could():
    game = scenario(ana="R2 A1", bo="w1 A1", cy="w1 A1")
    game.ana.answers("at:A1")
    assert game.ana.offered("evict_white:") == {"evict_white:A1:1", "evict_white:A1:2", "evict_white:A1:1.2"}
    game.ana("evict white cy at A1")
    assert game.white("A1") == {"bo": 1}


# --- a Hardship for two in the middle of things ---


def taken_in_the_window(hardship: str, ana: str, **lines: str) -> Play:
    """Ana attempts A1 by dice; in the window she takes this Hardship for two; then the window closes."""
    game = scenario(ana=ana, hardships=hardship, stops="window", dice=[9, 9, 9], **lines)
    game.ana("attempt A1 by dice")
    game.ana("hardship")
    while game.kind == "strip_white":
        game.ana("strip A1")
    game.everybody_passes()
    return game


def test_who_has_lost_his_white_there_controls_nothing():
    game = taken_in_the_window("mugged", "w1 A1", bo="w1 A2")
    assert game.told_of(events.DiceRolled)
    assert not game.told_of(events.ControlTaken)
    assert game.told_of(events.CardReplaced)[0].reason == "uncontrolled"
    assert (game.red("A1"), game.spot("A1").is_up, game.asked) == ({}, False, ("bo",))


@pytest.mark.parametrize(("suit", "of_it"), [("De", "controls"), ("Ge", "generals")])
def test_own37_a_success_by_which_nobody_controls_uses_up_no_control_of_the_phase(suit, of_it):
    game = scenario(
        ana="w1 A1; w3 A2",
        bo="w1 A5",
        A1=f"{suit} t2",
        A2=f"{suit} t2",
        hardships="mugged",
        stops="window",
        dice=[9, 9, 9],
    )
    game.ana("attempt A1 by dice" if suit == "De" else "attempt A1")
    game.ana("hardship then strip A1 then strip A2")
    game.everybody_passes()
    assert (game.red("A1"), getattr(game.ana.hunter, of_it)) == ({}, 0)
    game.until("ana")
    assert game.ana.attempts == {"A2"}


def test_what_is_left_of_his_white_turns_red():
    game = taken_in_the_window("mugged", "w3 A1", bo="w1 A2")
    assert game.red("A1") == {"ana": 1}


def test_a_partner_who_has_lost_his_white_there_shares_nothing():
    game = scenario(ana="w1 A1", bo="w1 A1", hardships="mugged", stops="window", dice=[9, 9, 9])
    game.ana("invite A1")
    game.bo("join")
    game.ana("attempt A1 jointly then keep")
    game.bo("agree")
    game.ana("dice")
    game.bo("agree")
    game.bo("hardship then strip A1")
    game.everybody_passes()
    assert game.red("A1") == {"ana": 1}
    assert game.told_of(events.ControlTaken)[0].seats == (0,)


@pytest.mark.parametrize("answer", ["allow", "contest"])
def test_an_intrusion_whose_white_has_gone_meanwhile_falls_through(answer: str):
    game = scenario(ana="w1 A1", bo="holds A1; w1 A2", hardships="mugged")
    game.ana("intrude A1")
    game.ana("hardship then strip A1")
    game.bo(answer)
    assert not game.told_of(events.DiceRolled)
    assert (game.red("A1"), game.asked) == ({"bo": 1}, ("bo",))


def test_an_intrusion_on_a_card_that_has_gone_meanwhile_falls_through():
    game = scenario(ana="w1 A1; w1 A3", bo="holds A1; w1 A2", hardships="turned out")
    game.ana("intrude A1")
    game.bo("hardship")
    assert game.spot("A1").is_up is False
    game.bo("allow")
    assert (game.red("A1"), game.asked) == ({}, ("bo",))


def test_d198_an_attempt_whose_card_is_taken_away_is_over_and_what_was_played_comes_back():
    game = scenario(
        ana="w2 A1; hand blasting caps", bo="w1 A2", A1="De t1", mo="hand rot", stops="window strike", dice=[9, 9, 9]
    )
    card = game.card("A1")
    game.ana("attempt A1 by dice then play blasting caps")
    score = game.mo.score("De")
    game.mo("meddle 1")
    game.mo("play rot on A1")
    assert card in game.state.city_discards
    assert (game.kind, game.state.attempt, game.white("A1")) == ("strike", None, {})
    assert (game.ana.hand, game.ana.locked) == (("blasting_caps",), ("blasting_caps",))
    assert game.mo.score("De") == score - 1
    game.mo("no strike")
    assert game.asked == ("bo",)


@pytest.mark.parametrize("then", ["", " then keep"])
def test_an_attempt_may_lose_its_card_before_points_or_dice_are_chosen(then: str):
    game = scenario(ana="w2 A1", bo="w1 A2", A1="De t1", mo="hand rot")
    game.ana(f"attempt A1{then}")
    game.mo("play rot on A1")
    assert (game.state.attempt, game.asked, game.kind) == (None, ("bo",), "resolve_slot")


def test_an_intrusion_may_lose_its_card_in_its_window():
    game = scenario(ana="w2 A1; w1 A3", bo="holds A1; w1 A2", A1="De t1", mo="hand rot", stops="window")
    game.ana("intrude A1")
    game.bo("contest")
    game.mo("play rot on A1")
    assert (game.state.attempt, game.red("A1"), game.asked) == (None, {}, ("bo",))


def test_who_is_barred_from_slots_can_only_leave_the_one_he_is_in():
    game = scenario(ana="w2 A1; holds A2", bo="w1 A3", hardships="sick day")
    game.ana.answers("at:A1")
    game.ana("hardship")
    assert {option.key for option in game.forced[0].options} == {"back"}
    game.ana("back")
    assert {option.key for option in game.forced[0].options} == {"skip", "done"}
    game.ana("skip")
    assert game.asked == ("bo",)
    game.bo("skip")
    assert game.asked == ("bo",)


def test_who_is_barred_from_slots_can_only_leave_the_one_he_has_acted_in():
    game = scenario(ana="R1 A1; w3 A1", bo="w1 A1", hardships="sick day")
    game.ana("reinforce A1 1")
    game.ana("hardship")
    assert {option.key for option in game.forced[0].options} == {"end_slot"}


def test_who_is_barred_from_slots_can_only_leave_his_placement():
    game = scenario(phase="placement", hardships="sick day")
    game.ana.answers("place:A1")
    game.ana("hardship")
    assert {option.key for option in game.forced[0].options} == {"back"}
    game.ana("back")
    assert {option.key for option in game.forced[0].options} == {"skip", "done"}


def test_what_was_to_be_reclaimed_and_has_gone_leaves_only_the_way_back():
    game = scenario(ana="w1 A1; w1 A2; holds A3", hardships="mugged")
    game.ana.answers("reclaim")
    game.ana.answers("take:white:A1")
    game.ana("hardship then strip A1 then strip A2")
    assert {option.key for option in game.forced[0].options} == {"back"}
    game.ana("back")
    assert {option.key for option in game.forced[0].options} == {"take:red:A3", "back"}


def test_points_for_a_suit_that_is_not_there_any_more_leave_only_the_way_back():
    game = scenario(
        ana="holds A1; w1 A2", A1="De t2", deck="Ab, Sc", hardships="turned out", stops="strike", dice=[1, 1, 1]
    )
    game.ana("attempt A2 by dice")
    game.mo.answers("strike:A1")
    game.mo.answers("spend:destruction")
    game.ana("hardship")
    assert game.is_suit("A1", "Sc")
    assert {option.key for option in game.forced[0].options} == {"back"}


def test_before_a_tally_nothing_is_burnt_or_taken():
    game = scenario(ana="path E1; w1 F1; rsv 9; hand decoy; burden guilt", F1="De t2", mo="De 3.3.3", stops="window")
    game.ana("attempt F1 by points")
    assert {"burn:decoy", "hardship", "pay_off:guilt"} <= game.ana.offered()
    game.everybody_passes()
    game.ana("gather A1, B1, C1, D1, E1")
    assert (game.kind, game.public.fighters) == ("window", (0,))
    assert {key for key in game.ana.offered() if not key.startswith("order")} == {"pass"}


@pytest.mark.parametrize(("white", "counts"), [(1, {"pick:1"}), (2, {"pick:1", "pick:2"})])
def test_change_of_plan_moves_no_more_than_lies_there(white: int, counts: set[str]):
    game = scenario(ana=f"w{white} A3; w3 A1; hand change of plan")
    for key in ("play:arsenal:change_of_plan", "pick:A3", "pick:A4"):
        game.ana.answers(key)
    assert game.ana.offered("pick:") == counts
