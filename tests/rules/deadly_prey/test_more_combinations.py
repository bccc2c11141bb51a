"""More scenes in which several rules meet: the bag, dusk and dawn, the top, the dead and the absent (X13 to X20)."""

from rules.deadly_prey import events
from rules.deadly_prey.cards import CITY
from tests.kit.prey import scenario

ANA, BO, CY, DI, MO = range(5)
LEFT = ("A1", "B1", "C1", "D1", "E1")


def test_x13_reclaim_then_defend():
    game = scenario(
        ana="holds B1 A1; w1 A3 A4; hand ring of salt",
        bo="w1 B1 A1; w1 A6",
        stops="strike window",
    )
    card, supply = game.card("B1"), game.bo.supply
    game.ana("reclaim red B1, white A3, white A4")
    assert game.ana.rsv == 8
    assert game.ana.hunter.is_done
    assert game.card("B1") not in ("", card)
    assert game.bo.supply == supply + 1
    game.mo("strike A1 with 1")
    game.ana("play ring of salt")
    game.everybody_passes()
    assert game.was_told(events.AttackWarded("A1"))
    assert game.asked == ("bo",)
    game.bo("intrude A1")
    assert (game.kind, game.asked) == ("contest", ("ana",))
    assert game.ana.offered() >= {"allow", "contest"}
    game.ana("contest")
    assert game.was_told(events.IntrusionAnswered("A1", (ANA,)))


def test_x14_the_bag_runs_dry():
    game = scenario(ana="holds A1 B1; w1 A2", bo="w1 A6", bag="8 1 0 6", A1="De t3", B1="De t2", stops="window")
    game.ana("attempt A2 by points")
    game.everybody_passes()
    game.ana("gather A1, B1")
    assert (game.chip("A1"), game.chip("B1")) == (2, 1)
    assert game.bag == (8, 0, 0, 7)
    game.bo("attempt A6 by points")
    game.mo("meddle 1")
    assert game.mo.chips("De") == (2, 0)
    assert game.bag == (8, 0, -1, 8)
    assert all(view.bag[2] == -1 for view in game.views.values())


def test_x15_roll_call_at_dusk():
    game = scenario(
        half="dusk 3",
        ana="holds A1; w1 A3; hand decoy",
        bo="R1 A2; w1 A2 A3",
        cy="w1 A3; holds A4 A2; hand inside man",
        di="w1 A3; holds A5",
        hardships="guilt, sick day, broken trust",
        stops="strike rotation_order",
    )
    game.mo("feed Oc")
    for name, word in (("ana", "rest"), ("bo", "act"), ("cy", "act"), ("di", "act")):
        assert (game.kind, game.asked) == ("night", (name,))
        game[name](word)
    assert (game.bo.burdens, game.cy.burdens, game.di.burdens) == (("guilt",), ("sick_day",), ("broken_trust",))
    assert (game.kind, game.asked) == ("place_slot", ("bo",))
    game.bo("done")
    assert game.asked == ("di",)
    game.di("done")
    assert (game.kind, game.phase) == ("strike", "resolution")
    game.mo("no strike")
    assert game.asked == ("bo",)
    game.bo.refused("invite A3", rule="DP-48")
    game.bo("reinforce A2 1")
    game.bo("end slot")
    assert game.kind == "strike"
    held = {key.removeprefix("strike:") for key in game.mo.offered("strike:")} & {"A1", "A2", "A4", "A5"}
    assert held == {"A2"}
    for person in (game.ana, game.cy):
        assert person.offered("burn:")


def test_x15_after_dis_slot_dis_cards_alone():
    game = scenario(
        half="night 3",
        ana="rests; holds A1",
        bo="holds A2",
        cy="rests; holds A4",
        di="R1 A5; w1 A5",
        stops="strike",
        slot="di",
    )
    game.di("reinforce A5 1")
    assert game.mo.offered("strike:") & {f"strike:A{n}" for n in (1, 2, 4, 5)} == {"strike:A5"}


def test_x15_of_those_who_act_only_they_can_be_invited():
    game = scenario(half="night 3", ana="rests; w1 A3", bo="w1 A3", cy="w1 A3; burden sick day", di="w1 A3", slot="bo")
    game.bo("invite A3")
    assert game.asked == ("di",)


def test_x15_who_sits_out_contests():
    game = scenario(half="night 3", ana="rests; holds A1", bo="w1 A1", dice=[9, 1, 1])
    game.bo("intrude A1")
    assert (game.kind, game.asked) == ("contest", ("ana",))


def test_x16_swapping_in_a_general_at_night():
    game = scenario(
        half="night 3",
        ana="path C1; w2 D2; holds A2 B2 C2; rsv 3",
        D2="De t3",
        tracker="Ge",
        stops="window",
        bo="w1 A6",
    )
    old, general = game.card("D2"), game.space(1).card
    game.ana("attempt D2")
    game.ana("swap 1")
    assert (game.ana.rsv, game.space(1).card, game.card("D2")) == (2, old, general)
    assert game.space(1).is_up
    assert game.seers(old) == {"ana", "bo", "cy", "di", "mo", "public"}
    assert game.kind == "window"
    assert game.number == 10
    assert game.mo.offered("meddle") == set()
    game.rig(8, 8, 8, 0)
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (9, 9, 9), 10))
    assert (game.ana.white("D2"), game.ana.rsv) == (0, 1)
    assert general in game.state.city_discards
    assert game.card("D2") not in ("", general)
    assert (game.chip("D2"), game.spot("D2").is_up) == (1, False)


def test_x17_the_top_face_up():
    game = scenario(
        ana="path E1; w3 F1", bo="holds A6; w1 A6", mo="hit", stops="window strike", dice=[1, 1, 1], hardships="guilt"
    )
    game.ana("attempt F1 by dice")
    assert game.spot("F1").is_up
    assert game.number == 10
    assert game.mo.offered("exchange") == set()
    assert game.mo.offered("meddle") == set()
    game.everybody_passes()
    assert not game.spot("F1").is_up
    assert game.ana.white("F1") == 1
    assert (game.kind, game.asked) == ("resolve_slot", ("bo",))
    assert game.mo.is_offered("exchange Ab Sc into Oc")
    game.bo("reinforce A6 1")
    assert game.kind != "strike"
    game.comes_to("night 3", "resolution", acting="ana")
    assert game.kind == "strike"


def test_x18_after_the_fall():
    game = scenario(
        half="night 5",
        ana=f"holds {' '.join(LEFT)}; w1 F1; hand decoy",
        bo="holds A6 B5 C4 D3 E2 B2 C1; w1 F1; hand wiretap",
        cy="holds C1 A4; w1 A5; rsv 9",
        di="w1 A5; rsv 3",
        spots={"F1": "Sc t1", "C1": "De tracking t1", "A4": "De tracking t2"},
        deck=", ".join(["Ab"] * 10) + ", Ge, Ge, Sc",
        stops="rotation_order",
    )
    shared, alone = game.card("C1"), game.card("B2")
    generals = {name for name in game.state.city if CITY[name].suit == "general"}
    game.ana("invite F1")
    game.bo("join")
    game.ana("attempt F1 jointly then keep")
    game.bo("agree")
    game.ana("points")
    game.bo("agree")
    game.ana("gather 3 willpower")
    game.bo("gather 1 willpower")
    assert game.ana.hunter.is_dead
    assert game.bo.hunter.is_dead
    assert (game.card("C1"), game.red("C1")) == (shared, {"cy": 1})
    assert game.card("B2") not in ("", alone)
    assert game.is_suit("F1", "Sc")
    assert generals <= set(game.state.city)
    assert len(generals) == 2
    assert set(game.state.arsenal_discards) == {"decoy", "wiretap"}
    assert game.asked == ("cy",)
    game.cy("attempt A5 by points")
    game.cy("gather A4, 1 willpower")
    game.comes_to("day 6", "placement")
    assert game.told_of(events.InitiativeWon)[-1] == events.InitiativeWon(CY, (CY, DI))
    assert game.standing == ("cy", "di")


def test_x18_the_floor_of_a_set_holds_for_who_is_left():
    game = scenario(
        ana="dead", bo="dead", cy="holds C1 A4; w1 A5", spots={"C1": "De tracking t1", "A4": "De tracking t1"}
    )
    game.cy("attempt A5 by points")
    game.cy("gather A4, 1 willpower")
    assert (game.chip("A4"), game.cy.owns) == (1, {"C1", "A4", "A5"})


def test_x18_his_later_lone_win_is_worth_twelve():
    game = scenario(ana="dead", bo="dead", cy="path E1; w1 F1", F1="De t3")
    game.cy("attempt F1 by points")
    game.cy("gather A1, B1, C1, D1, E1")
    (scored,) = game.told_of(events.Scored)
    assert [score[1] for score in scored.scores] == [0, 0, 12, 0, 0]
    assert game.winners == ("cy",)


def test_x19_the_absent_winner():
    seven = "A2 A3 A4 A5 B2 B3 B4"
    game = scenario(
        half="day 7",
        bo=f"holds {seven}; markers 3; hand decoy",
        di="path E1; w1 F1; rsv 9",
        spots={
            **dict.fromkeys(seven.split(), "Ab t3"),
            **dict.fromkeys(("A1", "B1", "C1"), "Ab t1"),
            "D1": "Ab t2",
            "E1": "Ab t2",
            "F1": "Oc t1",
        },
        mo="Oc 1.0",
        stops="strike",
    )
    assert not game.bo.is_in
    assert game.seers("decoy") == {"bo"}
    game.di("attempt F1 by points")
    game.di("gather 5 willpower")
    assert (game.label, game.now, game.kind) == ("defeated", "day 7", None)
    assert game.scores == {"ana": 0, "bo": 21, "cy": 0, "di": 20, "mo": 0}
    assert game.winners == ("bo",)
    assert game.seers("decoy") == {"ana", "bo", "cy", "di", "mo", "public"}


def test_x20_the_setback_ends_first_and_may_come_straight_back():
    game = scenario(
        half="night 3",
        bo="rsv 5; hand steady hand; w1 A1",
        setbacks="press frenzy",
        arsenal="only decoy",
        arsenal_discards="wiretap",
    )
    assert not game.bo.offered("burn:")
    game.comes_to("day 4")
    assert game.kind == "dawn_window"
    assert game.was_told(events.SetbackEnded("press_frenzy"))
    assert game.public.setbacks == ()
    assert game.bo.offered("burn:") == {"burn:steady_hand"}
    assert set(game.state.arsenal_discards) == {"wiretap", "press_frenzy"}
    for person in (game.ana, game.cy, game.di):
        person("close")
    game.bo("burn steady hand")
    game.rig(2, 0)
    game.bo("close")
    assert game.was_told(events.InitiativeWon(BO, (BO, CY, DI, ANA)))
    assert game.public.setbacks[0].card == "press_frenzy"
    assert game.was_told(events.SetbackEntered("press_frenzy", 9))
    drawn = [fact for fact in game.told if isinstance(fact, events.SetbackEntered | events.ArsenalDrawn)]
    assert drawn.index(events.SetbackEntered("press_frenzy", 9)) < drawn.index(events.ArsenalDrawn(CY, 1))
    assert [person.hand for person in game.people[:4]] == [(), ("decoy",), ("wiretap",), ("steady_hand",)]
    assert game.cy.offered("burn:") == set()
