"""The week: dawn and dusk, the half-days, Setbacks that come and go (Turn Structure; DP-14, DP-18, DP-19b, DP-25b)."""

import pytest

from rules.core.questions import AT_ANY_TIME, Action
from rules.deadly_prey import events
from tests.kit.prey import deal, scenario
from tests.kit.prey.checks import GAME


def test_d020_seven_turns_of_day_and_night_each_of_placement_and_resolution():
    game = deal(2)
    while game.label is None:
        decision = game.forced[0]
        keys = {option.key for option in decision.options}
        game.answer(decision.seat, decision.question, "done" if "done" in keys else decision.default)
        game.runs_on()
    assert [fact.half for fact in game.told_of(events.HalfBegan)] == list(range(1, 15))
    assert [fact.phase for fact in game.told_of(events.PhaseBegan)] == ["placement", "resolution"] * 7
    assert (game.label, game.winners) == ("escaped", ("mo",))


def test_d021_from_turn_2_each_hunter_gains_a_willpower_and_a_card_and_the_next_space_turns_up():
    game = deal(4)
    hunters = game.people[:4]
    game.comes_to("day 1", "placement")
    assert {(hunter.rsv, len(hunter.hand)) for hunter in hunters} == {(5, 3)}
    assert [space.is_up for space in game.state.tracker] == [True, *[False] * 6]
    game.comes_to("day 2", "placement")
    assert {(hunter.rsv, len(hunter.hand)) for hunter in hunters} == {(6, 4)}
    assert [space.is_up for space in game.state.tracker] == [True, True, *[False] * 5]


def test_d022_dawn_in_its_order():
    cards = "second wind, wiretap, long lens, cool head"
    game = scenario(
        half="dawn 2", ana="rsv 4", bo="rsv 4; hand decoy", arsenal=cards, setbacks="evacuation", stops="rotation_order"
    )
    before = [event.fact.kind for event in game.before]
    assert before == ["half_began", "tracker_flipped", *["willpower_changed"] * 4]
    assert (game.ana.rsv, game.bo.rsv) == (5, 5)
    game.bo("burn decoy then close")
    for name in ("ana", "cy", "di"):
        game[name]("close")
    assert (game.ana.rsv, game.bo.rsv) == (5, 7)
    assert game.standing == ("bo", "cy", "di", "ana")
    assert [game[name].hand for name in game.standing] == [
        ("second_wind",),
        ("wiretap",),
        ("long_lens",),
        ("cool_head",),
    ]
    assert game.kinds_told == ["card_burnt", "willpower_changed", "initiative_won", *["arsenal_drawn"] * 4]
    assert (game.kind, game.asked) == ("rotation_order", ("bo",))


def test_d022_what_lasts_until_dawn_ends_before_the_tracker_flips():
    game = scenario(half="day 3", phase="placement", setbacks="evacuation")
    game.comes_to("day 4", "dawn")
    kinds = game.kinds_told
    assert kinds.index("setback_ended") < kinds.index("tracker_flipped") < kinds.index("willpower_changed")


DONE_AT_DAWN = ("card_burnt", "hardship_drawn", "hardship_ended")


def test_d023_the_dawn_window_is_sealed_until_all_are_in():
    game = scenario(half="dawn 3", ana="hand second wind", bo="hand decoy")
    game.bo("burn decoy then hardship then close")
    assert set(game.asked) == {"ana", "bo", "cy", "di"}
    seen = game.ana.view.hunters[1]
    assert (seen.reserve, seen.hand_size, seen.burdens) == (6, 1, ())
    game.ana("burn second wind then close")
    game.di("close")
    assert game.ana.view.hunters[1].reserve == 6
    game.hush()
    game.cy("close")
    assert [fact.seat for fact in game.told_of(events.CardBurnt)] == [0, 1]
    assert [fact.seat for fact in game.told_of(events.HardshipDrawn)] == [1]


@pytest.mark.parametrize("key", ["hardship", "burn:second_wind", "play:arsenal:second_wind"])
def test_d023_beside_the_dawn_window_nothing_is_done(key):
    game = scenario(half="dawn 3", ana="hand second wind")
    refusal = game.refusal(Action(game.ana.number, AT_ANY_TIME, key))
    assert (refusal.reason, refusal.rule) == ("nothing_beside", "Gaining Willpower; DP-36c")


def test_d023_silence_burns_nothing():
    game = scenario(half="dawn 3", ana="hand second wind")
    assert {decision.default for decision in game.forced} == {"close"}
    game.time_out()
    assert not game.told_of(events.CardBurnt)
    assert "second_wind" in game.ana.hand


def test_d023_a_way_out_is_paid_with_what_is_burnt_in_the_same_window():
    game = scenario(half="dawn 4", ana="hand inside man; rsv 0; burden fired")
    assert game.ana.offered("pay_off:") == set()
    game.ana("burn inside man")
    assert game.ana.offered("pay_off:") == {"pay_off:fired"}
    game.ana("pay off fired then close")
    game.time_out()
    assert (game.ana.rsv, game.ana.burdens) == (1, ())


def test_d023_what_the_supply_cannot_give_pays_no_way_out():
    game = scenario(half="dawn 4", ana="hand inside man; rsv 0; supply 1; burden fired")
    game.ana("burn inside man")
    assert game.ana.offered("pay_off:") == set()


def test_d023_of_two_ways_out_only_what_the_reserve_can_pay_is_put_down():
    game = scenario(half="dawn 4", ana="hand decoy; rsv 3; burden fired, guilt")
    assert game.ana.offered("pay_off:") == {"pay_off:fired", "pay_off:guilt"}
    game.ana("pay off fired")
    assert game.ana.offered("pay_off:") == set()
    game.ana("burn decoy")
    assert game.ana.offered("pay_off:") == {"pay_off:guilt"}
    game.ana("pay off guilt then close")
    game.time_out()
    assert (game.ana.rsv, game.ana.burdens) == (0, ())


def test_d023_cards_are_burnt_before_ways_out_are_paid():
    game = scenario(half="dawn 4", ana="hand decoy; rsv 3; burden fired")
    game.hush()
    game.ana("pay off fired then burn decoy then close")
    game.time_out()
    told = [fact.willpower for fact in game.told_of(events.WillpowerChanged) if fact.seat == game.ana.number]
    assert told == [2, -2]


def test_dp19b_all_that_one_hunter_put_down_is_done_and_told_before_the_next_ones():
    game = scenario(half="dawn 4", ana="hand second wind", bo="hand decoy", cy="rsv 4; burden guilt", hardships="fired")
    game.hush()
    game.cy("pay off guilt then close")
    game.bo("burn decoy then close")
    game.ana("hardship then burn second wind then close")
    game.di("close")
    told = [(fact.kind, fact.seat) for fact in game.told if fact.kind in DONE_AT_DAWN]
    assert told == [("card_burnt", 0), ("hardship_drawn", 0), ("card_burnt", 1), ("hardship_ended", 2)]


def test_dp19b_a_hardship_that_asks_is_settled_before_the_next_hunters_cards_are_burnt():
    game = scenario(half="dawn 4", ana="w1 A1 A2 A3", bo="hand decoy", hardships="mugged")
    game.bo("burn decoy then close")
    game.ana("hardship then close")
    game.cy("close")
    game.di("close")
    assert (game.kind, game.asked, game.bo.hand) == ("strip_white", ("ana",), ("decoy",))
    game.ana("strip A1 then strip A2")
    assert "decoy" not in game.bo.hand


def test_a_hardship_for_two_of_a_dawn_stored_by_an_older_release_is_still_taken():
    game = scenario(half="dawn 4", ana="w1 A1 A2 A3", hardships="mugged, fired")
    game.bo("hardship then close")
    game.ana("hardship then close")
    game.cy("close")
    game.di("close")
    stored = GAME.dump(game.state)
    assert b'"key":"hardship"' in stored
    game.state = GAME.load(stored.replace(b',"key":"hardship"', b"").replace(b'"key":"hardship",', b""))
    game.ana("strip A1 then strip A2")
    assert game.bo.burdens == ("fired",)


def test_dp19b_the_two_of_the_hardship_pay_a_way_out_in_the_same_window():
    game = scenario(half="dawn 4", ana="rsv 0; burden fired", hardships="broken trust")
    assert game.ana.offered("pay_off:") == set()
    game.ana("hardship then pay off fired then close")
    game.time_out()
    assert (game.ana.rsv, game.ana.burdens) == (0, ("broken_trust",))


@pytest.mark.parametrize(("hardship", "burdens"), [("overdrawn", ("fired",)), ("guilt", ("guilt",))])
def test_dp19b_but_not_if_it_takes_them_again(hardship, burdens):
    game = scenario(half="dawn 4", ana="rsv 0; burden fired", hardships=hardship)
    game.ana("hardship then pay off fired then close")
    game.time_out()
    assert (game.ana.rsv, game.ana.burdens) == (0, burdens)


def test_d024_a_setback_on_top_is_in_play_before_the_next_hunter_draws():
    cards = "second wind, press frenzy, decoy, wiretap, long lens, transit strike"
    game = scenario(half="dawn 2", ana="rsv 6", arsenal=cards)
    game.hush()
    game.time_out()
    assert [game[name].hand for name in ("ana", "bo", "cy", "di")] == [
        ("second_wind",),
        ("decoy",),
        ("wiretap",),
        ("long_lens",),
    ]
    facts = [(fact.kind, getattr(fact, "seat", None)) for fact in game.told]
    entered = [at for at, (kind, _) in enumerate(facts) if kind == "setback_entered"]
    assert len(entered) == 2
    assert entered[0] < facts.index(("arsenal_drawn", 1))
    assert [burden.card for burden in game.public.setbacks] == ["press_frenzy", "transit_strike"]


def test_d025_a_setback_ends_at_the_start_of_the_half_day_its_length_names():
    game = scenario(half="dawn 3", ana="rsv 9; hand decoy", arsenal="second wind, press frenzy")
    game.time_out()
    assert [burden.card for burden in game.public.setbacks] == ["press_frenzy"]
    game.comes_to("night 3", "placement", acting="ana")
    game.ana.refused("burn decoy", rule="Setback Cards", reason="burning_barred")
    game.hush()
    game.comes_to("day 4", "dawn")
    kinds = game.kinds_told
    assert kinds.index("setback_ended") < kinds.index("tracker_flipped")
    assert not game.public.setbacks
    assert "press_frenzy" in game.state.arsenal_discards
    assert game.ana.is_offered("burn decoy")


def test_d026_at_night_1_the_monster_gains_nothing():
    game = scenario(half="dusk 1")
    assert game.kind == "night"
    assert (game.mo.hand, [event.fact.kind for event in game.before]) == ((), ["half_began"])


def test_d026_from_night_2_the_monster_draws_a_card_and_a_chip_that_goes_whole_on_one_calling():
    game = scenario(half="dusk 2", bag="3 0 0 0")
    assert (game.kind, game.asked) == ("feed_chip", ("mo",))
    assert {option.key for option in game.forced[0].options} == {
        f"feed:{calling}" for calling in ("destruction", "absolution", "science", "occult")
    }
    score, chips = game.mo.score("Oc"), len(game.mo.chips("Oc"))
    game.mo("feed Oc")
    assert (game.mo.score("Oc"), len(game.mo.chips("Oc")), game.bag[0]) == (score, chips + 1, 2)
    assert len(game.mo.hand) == 1


def test_d026_a_two_is_not_split():
    game = scenario(half="dusk 2", bag="0 0 5 0")
    game.mo("feed De")
    assert game.mo.chips("De") == (3, 2, 0)
    assert game.kind == "night"


def test_d027_card_and_chip_come_before_the_nights_question():
    game = scenario(half="dusk 3", mo="hand red tape")
    game.mo("feed Ab")
    assert (game.kind, game.asked) == ("night", ("ana",))
    assert len(game.mo.hand) == 2
    assert len(game.mo.chips("Ab")) == 3


@pytest.mark.parametrize("is_destroyed", [True, False])
def test_d036_a_tracker_card_that_was_destroyed_leaves_nothing_to_flip(*, is_destroyed: bool):
    game = scenario(half="dawn 4", tracker="De, De, De, -" if is_destroyed else "")
    kinds = [event.fact.kind for event in game.before]
    assert ("tracker_flipped" in kinds) is not is_destroyed
    assert game.space(4).is_up is not is_destroyed
    assert {game[name].rsv for name in ("ana", "bo", "cy", "di")} == {6}
    game.time_out()
    assert {len(game[name].hand) for name in ("ana", "bo", "cy", "di")} == {1}
    assert (game.space(4).card == "") is is_destroyed
