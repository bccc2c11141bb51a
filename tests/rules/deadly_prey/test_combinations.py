"""Scenes in which several rules meet: pushes for the top, sets, shared cards, precedence, debts (X01 to X12)."""

from rules.deadly_prey import events
from tests.kit.prey import scenario
from tests.kit.prey.together import agreed, jointly

ANA, BO, CY, DI, MO = range(5)
LEFT, RIGHT = ("A1", "B1", "C1", "D1", "E1"), ("A6", "B5", "C4", "D3", "E2")


def test_x01_a_night_push_for_the_top_by_two():
    filling = ", ".join(["Ab"] * 10)
    game = scenario(
        half="night 3",
        ana=f"holds {' '.join(LEFT)}; w1 F1",
        bo=f"holds {' '.join(RIGHT)}; w1 F1",
        cy="w1 A3",
        F1="Sc t3",
        deck=f"{filling}, Ge, Oc",
        stops="window strike",
    )
    cards = {name: game.card(name) for name in (*LEFT, *RIGHT, "F1")}
    jointly(game, "F1", "bo")
    agreed(game, "keep")
    assert game.ana.offered("method:") == {"method:points"}
    agreed(game, "points")
    assert game.number == 12
    assert game.mo.offered("meddle") == set()
    game.everybody_passes()
    game.ana(f"gather {', '.join(LEFT)}")
    game.bo(f"gather {', '.join(RIGHT)}")
    assert game.was_told(events.PointsGathered(BO, 1, RIGHT, (), 0, (), 6, 12))
    assert game.kind == "window"
    assert game.told_of(events.WindowOpened)[-1] == events.WindowOpened("face", (MO,))
    assert all(game.chip(name) == 1 for name in (*LEFT, *RIGHT))
    assert game.mo.offered("exchange") == set()
    assert game.mo.offered("strike:") == set()
    game.everybody_passes()
    assert game.told_of(events.TallyTold) == [
        events.TallyTold(ANA, 2, is_enough=False),
        events.TallyTold(BO, 2, is_enough=False),
    ]
    assert game.ana.hunter.is_dead
    assert game.bo.hunter.is_dead
    assert all(game.card(name) not in ("", card) and not game.spot(name).is_up for name, card in cards.items())
    assert game.is_suit("F1", "Oc")
    if game.kind == "strike":
        game.mo("no strike")
    assert (game.kind, game.asked) == ("resolve_slot", ("cy",))


def test_x02_a_last_push_under_a_floor():
    tracking = dict.fromkeys(("A1", "C1"), "De tracking t1")
    game = scenario(ana="path E1; w1 F1", bo="w1 A6", spots={**dict.fromkeys(LEFT, "De t1"), **tracking, "F1": "De t2"})
    cards = {name: game.card(name) for name in LEFT}
    game.ana("attempt F1 by points")
    game.ana("gather A1, B1, C1, D1, E1")
    assert game.was_told(events.PointsGathered(ANA, 3, LEFT, (), 0, (), 13, 13))
    kept = {name for name in LEFT if game.card(name) == cards[name]}
    assert kept == {"A1", "C1"}
    assert (game.chip("A1"), game.chip("C1")) == (1, 1)
    assert game.told_of(events.TallyTold) == [events.TallyTold(ANA, 4, is_enough=True)]
    (scored,) = game.told_of(events.Scored)
    assert (game.label, game.winners) == ("defeated", ("ana",))
    assert scored.scores[ANA] == (4, 12, 0, 0)


def test_x03_a_minion_in_a_joint_redraw():
    game = scenario(
        ana="holds A1; w1 B1", bo="holds A2; w1 B1", B1="De t2", deck="minion De", dice=[7, 8, 1], stops="window strike"
    )
    jointly(game, "B1", "bo")
    game.ana("redraw")
    game.bo("agree")
    assert game.kind == "window"
    assert [points for points in (1, 2, 3) if game.mo.is_offered(f"meddle {points}")] == [1, 2]
    game.mo("meddle 2")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (7, 8, 1), 8))
    assert (game.ana.trophies, game.bo.trophies) == ((2,), ())
    assert (game.ana.hunter.controls, game.bo.hunter.controls) == (0, 0)
    assert game.white("B1") == {"ana": 1, "bo": 1}
    assert not game.spot("B1").is_up
    assert game.kind == "strike"
    assert game.mo.score("De") == 1
    assert {"strike:A1", "strike:A2", "strike:A3"} & game.mo.offered() == set()
    game.mo.refused("strike A1 with De 1", rule="DP-29")


def test_x04_a_poach_under_a_floor_then_with_the_set_broken():
    game = scenario(
        ana="holds A1; w2 A2; w1 B1 A3",
        bo="holds A2 A5; w1 A5",
        A2="De tracking t1",
        A5="De tracking t2",
        hardships="guilt, broken trust",
        mo="De 3.3",
        stops="strike",
    )
    game.ana("attempt B1 by points")
    game.ana("gather poach A2, A1")
    assert game.was_told(events.PointsGathered(ANA, 3, ("A1",), ("A2",), 0, (), 7, 7))
    assert (game.chip("A2"), game.ana.white("A2")) == (1, 1)
    game.comes_to("night 3", "resolution", acting="ana bo")
    game.mo("no strike")
    game.ana("skip")
    game.bo("reinforce A5 1")
    game.dice(5, 5)
    game.mo("strike A5 with 2")
    game.mo("feed Oc")
    assert game.spot("A5").is_vacant
    assert game.bo.markers == 1
    card, supply = game.card("A2"), game.bo.supply
    game.until("ana")
    game.ana("attempt A3 by points")
    game.ana("gather poach A2, 1 willpower")
    assert game.told_of(events.PointsGathered)[-1] == events.PointsGathered(ANA, 3, (), ("A2",), 1, (), 7, 7)
    assert game.card("A2") not in ("", card)
    assert game.white("A2") == {}
    assert (game.bo.supply, game.bo.markers) == (supply + 1, 1)


def test_x05_a_shared_card_on_the_last_day():
    game = scenario(
        half="day 7",
        ana="holds A1 A6; markers 1; w1 A6",
        bo="holds A1; w1 A4; R1 A5; w1 A5",
        cy="holds A2",
        di="holds B1",
        A1="De t1",
        mo="De 2.2",
        slot="bo",
        stops="strike",
    )
    game.bo("reinforce A5 1")
    game.dice(5, 7, 2)
    game.mo("strike A1 with 3")
    assert game.was_told(events.AttackDeclared("A1", 3, 5))
    game.mo("victim ana")
    game.mo("feed De")
    assert game.spot("A1").is_vacant
    assert game.was_told(events.MarkerPlaced(BO, 13))
    assert game.was_told(events.MarkerPlaced(ANA, 12))
    assert game.bo.is_in
    assert not game.ana.is_in
    assert game.was_told(events.WentOut(ANA))
    asked = []
    while game.now == "day 7" and game.kind == "resolve_slot":
        asked.append(game.asked[0])
        person = game[asked[-1]]
        assert bool(person.offered("restore:A1")) == (asked[-1] in ("cy", "di"))
        person("skip")
    assert "ana" not in asked
    assert {"bo", "cy", "di"} == set(asked)
    assert game.ana.owns == {"A6"}


def test_x05_the_cards_of_who_is_out_score():
    game = scenario(
        half="day 7", ana="markers 4; holds A6 A5", bo="path E1; w1 F1; rsv 9", A6="Ab t3", A5="Sc t2", F1="De t3"
    )
    game.bo("attempt F1 by points then gather A1, B1, C1, D1, E1")
    assert game.scores["ana"] == 5


def test_x06_a_general_off_the_path():
    game = scenario(
        ana="w1 D2 A1 D1 D3 C2 C3 E1 E2 B5 A6; rsv 8",
        spots={"D2": "Ge t1", "E2": "Ge t2", "B5": "Ge t2"},
        hardships="guilt",
        dice=[7],
    )
    game.ana("attempt D2")
    assert game.ana.red("D2") == 1
    game.comes_to("night 3", "resolution", acting="ana")
    assert game.ana.attempts == {"A1", "A6", "D1", "D3", "C2", "C3", "B5"}
    game.ana.refused("attempt E1", rule="DP-34")
    game.ana.refused("attempt E2", rule="DP-34")
    game.ana("attempt A1 by points")
    assert game.ana.offered("invoke:") == set()


def test_x07_restoring_at_a_price():
    game = scenario(ana="holds C1; w1 D1; rsv 1", B1="vacant", hardships="overdrawn", stops="strike")
    game.ana("restore B1")
    assert game.ana.rsv == 0
    assert not game.spot("B1").is_vacant
    assert not game.spot("B1").is_up
    assert game.kind == "strike"
    assert "strike:C1" in game.mo.offered()
    game.mo("no strike")
    assert game.asked == ("ana",)
    game.ana.refused("attempt B1", reason="no_white_there")
    game.ana.refused("attempt D1", rule="DP-34")


def test_x08_precedence_in_one_window():
    game = scenario(
        ana="w1 A1 A6; hand second wind",
        mo="De 3.2; hand cold feet",
        setbacks="state of emergency",
        stops="window",
    )
    game.ana("attempt A1 by dice")
    game.ana("play second wind")
    game.mo("play cold feet")
    game.mo("meddle 2")
    game.dice(6, 6, 6)
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (6, 6, 6), 7))
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ("second_wind",))
    assert (game.mo.hand, game.mo.locked) == (("cold_feet",), ("cold_feet",))
    assert game.mo.score("De") == 3


def test_x09_cancelled_locked_paid_away():
    game = scenario(
        ana="w1 A1; rsv 1; hand empirical data",
        bo="w1 A6",
        mo="power warlock",
        A1="Sc t3",
        hardships="guilt",
        stops="window",
    )
    card = game.card("A1")
    game.ana("attempt A1 by points")
    game.ana("play empirical data on 0")
    game.mo("pass")
    game.mo("play power on empirical data of ana paying Oc 2")
    game.everybody_passes()
    assert (game.ana.hand, game.ana.locked) == (("empirical_data",), ("empirical_data",))
    game.dice(2)
    game.ana("gather 1 willpower")
    assert game.was_told(events.GatherShort(ANA, 3, 6))
    assert game.was_told(events.DiceRolled(ANA, (2,), 6))
    assert (game.kind, game.ana.rsv, game.ana.white("A1")) == ("pay_debt", 0, 0)
    game.ana("give empirical data")
    assert (game.ana.hand, game.ana.burdens) == ((), ())
    assert game.state.arsenal_discards == ("empirical_data",)
    assert game.card("A1") not in ("", card)


def test_x10_an_eviction_that_cuts_two_ways():
    game = scenario(
        ana="R2 B1; w1 B1; holds A1 C1; w1 D1 A2",
        bo="R2 B1; w1 A6",
        cy="w1 B1",
        spots={"A1": "De tracking t1", "B1": "De tracking t1"},
    )
    card, supplies = game.card("B1"), (game.ana.supply, game.cy.supply)
    assert "D1" in game.ana.attempts
    game.ana("evict red bo at B1")
    game.ana("evict red bo at B1")
    assert game.card("B1") not in ("", card)
    assert not game.spot("B1").is_up
    assert (game.white("B1"), game.red("B1")) == ({}, {})
    assert (game.ana.supply, game.cy.supply) == (supplies[0] + 3, supplies[1] + 1)
    assert (game.ana.markers, game.bo.markers) == (0, 0)
    game.until("ana")
    assert game.ana.attempts == {"A2"}
    game.ana.refused("attempt D1", rule="DP-34")
    game.ana("attempt A2 by points")
    game.ana("gather A1")
    assert not game.spot("A1").is_up
    assert game.ana.owns == {"A2", "C1"}


def test_x11_forced_in_by_a_trophy():
    game = scenario(half="night 3", ana="w2 A2; trophy De t3", bo="holds A2; rests", A2="Sc t2", stops="window strike")
    game.ana("intrude A2")
    game.bo("contest")
    assert game.number == 5
    game.mo("meddle 3")
    game.dice(8, 9, 10, 2)
    game.everybody_passes()
    game.ana("trophy De then roll")
    assert game.was_told(events.DiceRolled(ANA, (8, 9, 10, 2), 8))
    assert (game.ana.red("A2"), game.ana.white("A2")) == (2, 0)
    assert (game.ana.trophies, game.ana.hunter.controls) == ((), 0)
    game.ana("end slot")
    assert game.kind == "strike"
    assert "strike:A2" in game.mo.offered()
    game.dice(5, 1)
    game.stops_at("strike")
    game.mo("strike A2 with 2")
    assert game.mo.offered("victim:") == {f"victim:{ANA}", f"victim:{BO}"}


def test_x12_a_joint_failure_three_purses():
    game = scenario(
        ana="w4 A3",
        bo="w1 A3; rsv 1; hand inside man",
        cy="w1 A3; rsv 0",
        di="w1 A6",
        A3="De t3",
        hardships="guilt",
        dice=[1, 1, 1],
    )
    card = game.card("A3")
    jointly(game, "A3", "bo", "cy")
    agreed(game, "keep")
    agreed(game, "dice")
    assert (game.kind, game.asked) == ("pay_debt", ("bo",))
    game.bo("give inside man")
    assert (game.ana.white("A3"), game.ana.rsv) == (1, 5)
    assert (game.bo.white("A3"), game.bo.rsv, game.bo.hand) == (0, 0, ())
    assert (game.cy.white("A3"), game.cy.rsv, game.cy.burdens) == (0, 0, ("guilt",))
    assert game.card("A3") == card
    assert not game.spot("A3").is_up
    assert game.seers(card) == {"ana", "bo", "cy", "di", "mo", "public"}
