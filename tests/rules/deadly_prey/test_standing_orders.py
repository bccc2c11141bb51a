"""Standing orders: which questions they answer, and which they leave to the player (DP-36b; OWN-31)."""

import pytest

from rules import PUBLIC
from rules.deadly_prey import events
from tests.kit.prey import Play, scenario

EDGE = ("A1", "B1", "C1", "D1", "E1", "F1")
"""The left edge of the pyramid, up to the top."""


def window(spot: str, **lines: str) -> Play:
    """Ana attempts this card of the left edge, of which she holds all below; the monster and Bo are asked to react."""
    below = " ".join(EDGE[: EDGE.index(spot)])
    ana = f"holds {below}; w1 {spot}; {lines.pop('ana', '')}" if below else f"w1 {spot}; {lines.pop('ana', '')}"
    bo = f"hand decoy; {lines.pop('bo', '')}"
    game = scenario(ana=ana, bo=bo, stops="window", **lines)
    game.ana(f"attempt {spot} by dice")
    assert (game.kind, game.asked) == ("window", ("bo", "mo"))
    return game


@pytest.mark.parametrize(
    ("order", "passes_at"),
    [
        ("", ""),
        ("pass_all", "A1 C1 D1 E1 F1"),
        ("pass_low_rows", "A1 C1"),
        ("pass_until_top", "A1 C1 D1 E1"),
        ("no_attacks", ""),
    ],
)
@pytest.mark.parametrize("spot", ["A1", "C1", "D1", "E1", "F1"])
def test_an_order_of_the_monster_passes_on_its_rows_only(order, passes_at, spot):
    game = window(spot, mo=f"De 3.3; orders {order}" if order else "De 3.3", F1="Sc t1")
    assert game.mo.decision.ordered == ("pass" if spot in passes_at.split() else None)
    assert game.bo.decision.ordered is None


@pytest.mark.parametrize("order", ["pass_all", "pass_others"])
def test_a_hunter_s_order_passes_in_the_attempts_of_others(order):
    game = window("A1", bo=f"orders {order}")
    assert game.bo.decision.ordered == "pass"
    assert game.mo.decision.ordered is None


@pytest.mark.parametrize(("order", "answer"), [("pass_others", None), ("pass_low_rows", "pass"), ("pass_all", "pass")])
def test_in_an_own_attempt_passing_over_others_does_not_answer(order, answer):
    game = scenario(ana=f"w1 A1; hand decoy; orders {order}", stops="window")
    game.ana("attempt A1 by dice")
    assert game.ana.decision.ordered == answer


@pytest.mark.parametrize(("target", "answer"), [("A1", None), ("A2", "pass")])
def test_an_attack_on_an_own_card_is_no_other_s_affair(target, answer):
    game = scenario(
        ana="R1 A1; w1 A1; hand decoy", bo="R1 A1; hand decoy; orders pass_others", mo="De 3.3", stops="strike window"
    )
    game.ana("reinforce A1 1 then end slot")
    game.mo(f"strike {target} with 1")
    assert game.bo.decision.ordered == answer


def test_an_own_confrontation_is_no_other_s_affair():
    order = "hand silver and fire; orders pass_others"
    game = scenario(ana=f"path E1; w1 F1; rsv 9; {order}", bo="hand decoy; orders pass_others", F1="De t1")
    game.ana("attempt F1 by points")
    game.stops_at("window")
    game.ana("gather 3 willpower")
    assert (game.kind, game.asked) == ("window", ("ana", "bo", "mo"))
    assert (game.ana.decision.ordered, game.bo.decision.ordered) == (None, "pass")


def test_a_play_that_is_begun_is_finished_by_hand():
    game = window("A1", mo="De 3.3; orders pass_all")
    game.mo.answers("meddle")
    assert game.mo.decision.ordered is None


@pytest.mark.parametrize(("order", "answer"), [("no_attacks", "no_strike"), ("pass_all", None)])
def test_the_monster_s_attacks_have_an_order_of_their_own(order, answer):
    game = scenario(ana="R1 A1; w1 A1", mo=f"De 3.3; orders {order}", stops="strike")
    game.ana("reinforce A1 1")
    assert (game.kind, game.mo.decision.ordered) == ("strike", answer)


@pytest.mark.parametrize(
    ("power", "used", "answer"),
    [("ghoul pack", "", None), ("ghoul pack", "used", "no_strike"), ("mummy", "", "no_strike")],
)
def test_an_order_to_attack_nothing_leaves_a_power_that_bites_then_to_its_owner(power, used, answer):
    game = scenario(ana="R1 A1; w1 A1", mo=f"De 3.3; power {power}; orders no_attacks; {used}", stops="strike")
    game.ana("reinforce A1 1")
    assert (game.kind, game.mo.decision.ordered) == ("strike", answer)


def test_that_power_is_asked_for_whatever_the_monster_could_pay():
    for lay in ("De 3.3", "De 1 Ab 1 Sc 1 Oc 1"):
        game = scenario(ana="R1 A1; w1 A1", mo=f"{lay}; power ghoul pack; orders no_attacks", stops="strike")
        game.ana("reinforce A1 1")
        assert game.mo.decision.ordered is None


def test_an_order_for_the_low_rows_leaves_attacks_on_the_tracker():
    bo = "hand ring of salt; orders pass_low_rows"
    for target, answer in (("6", None), ("A2", "pass")):
        game = scenario(ana="R1 A1; w1 A1", bo=bo, mo="De 3.3", stops="strike window")
        game.ana("reinforce A1 1")
        game.mo(f"strike {target} with 1")
        assert (game.kind, game.bo.decision.ordered) == ("window", answer)


@pytest.mark.parametrize(("phase", "order"), [("placement", "done_placement"), ("resolution", "done_resolution")])
def test_a_hunter_is_done_with_a_phase_by_order(phase, order):
    game = scenario(phase=phase, ana=f"w1 A1; orders {order}", bo="w1 A2")
    assert (game.asked, game.ana.decision.ordered) == (("ana",), "done")
    other = scenario(phase=phase, ana="w1 A1; orders done_placement done_resolution".replace(order, ""))
    assert other.ana.decision.ordered is None


# --- done with the phase that runs (Load at the table: "a done-for-this-phase button in advance") ---

NOW = "order:done_now"


@pytest.mark.parametrize("phase", ["placement", "resolution"])
def test_done_now_answers_his_next_slot_of_the_phase_and_nobody_elses(phase):
    game = scenario(phase=phase, ana="w1 A1", bo="w1 A2", cy="w1 A3")
    game.cy("order done_now on")
    assert (game.asked, game.ana.decision.ordered) == (("ana",), None)
    game.ana("skip")
    assert (game.asked, game.bo.decision.ordered) == (("bo",), None)
    game.bo("skip")
    assert (game.asked, game.cy.decision.ordered) == (("cy",), "done")


def test_done_now_answers_the_slot_that_is_open_already_but_not_what_is_begun_in_it():
    game = scenario(ana="R1 A1; w3 A1", bo="w1 A2")
    game.ana("order done_now on")
    assert game.ana.decision.ordered == "done"
    game.ana.answers("at:A1")
    assert game.ana.decision.ordered is None
    game.ana("reinforce A1 1")
    assert (game.kind, game.ana.decision.ordered) == ("resolve_slot", None)


@pytest.mark.parametrize("how", ["taken back", "the phase ends"])
def test_done_now_is_gone_when_it_is_taken_back_and_when_its_phase_ends(how):
    game = scenario(phase="placement", ana="w1 A1", bo="w1 A2", stops="rotation_order")
    game.ana("order done_now on")
    assert game.ana.own.orders == ("done_now",)
    if how == "taken back":
        game.ana("order done_now off")
        assert game.ana.decision.ordered is None
    game.comes_to("day 3", "resolution")
    assert game.ana.own.orders == ()
    assert game.ana.was_told(events.OrderSet("done_now", is_on=False))
    game.ana("first")
    assert (game.kind, game.ana.decision.ordered) == ("resolve_slot", None)


def test_done_now_leaves_the_orders_for_every_phase_alone():
    game = scenario(phase="placement", ana="w1 A1; orders done_resolution")
    game.ana("order done_now on")
    game.comes_to("day 3", "resolution")
    assert (game.ana.own.orders, game.ana.decision.ordered) == (("done_resolution",), "done")


def test_done_now_is_seen_by_its_owner_alone_also_when_it_ends():
    ordered, plain = (scenario(phase="placement", ana="w1 A1", bo="w1 A2", stops="rotation_order") for _ in range(2))
    ordered.bo("order done_now on")
    for game in (ordered, plain):
        game.comes_to("day 3", "resolution")
    assert ordered.views == plain.views
    assert ordered.heard_by(PUBLIC) == plain.heard_by(PUBLIC)


@pytest.mark.parametrize(
    ("standing", "is_offered"),
    [
        ({"phase": "placement"}, True),
        ({"phase": "resolution", "bo": "w1 A2"}, True),
        ({"phase": "placement", "ana": "rsv 0", "bo": "w1 A2"}, True),  # dormant: he may wake
        ({"half": "night 3", "ana": "w1 A1", "bo": "w1 A2; rests"}, True),
        ({"half": "night 3", "ana": "w1 A1; rests", "bo": "w1 A2"}, False),
        ({"ana": "w1 A1; done", "bo": "w1 A2"}, False),
        ({"ana": "w1 A1; burden sick day", "bo": "w1 A2"}, False),
        ({"half": "dawn 3"}, False),
        ({"half": "dusk 3"}, False),
    ],
)
def test_done_now_can_be_given_while_a_slot_could_come_in_the_phase_that_runs(standing, is_offered):
    game = scenario(**standing)
    assert (f"{NOW}:on" in game.ana.offered(NOW)) is is_offered
    assert game.mo.offered(NOW) == set()
    if not is_offered:
        game.ana.refused("order done_now on", reason="no_slot_to_come")


# --- giving them ---


def test_an_order_is_given_and_taken_back_at_any_time_and_only_its_owner_sees_it():
    game = window("A1")
    before = [view for name, view in game.views.items() if name != "bo"]
    game.bo("order pass_all on")
    assert game.bo.decision.ordered == "pass"
    assert [view for name, view in game.views.items() if name != "bo"] == before
    game.bo("order pass_all off")
    assert game.bo.decision.ordered is None


def test_a_dead_hunter_gives_no_orders():
    game = scenario(ana="dead", bo="w1 A1")
    assert game.ana.offered() == set()
