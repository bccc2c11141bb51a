"""Setback over Hardship over Influence over Arsenal, but only in a conflict (Managing Cards; DP-72): the six pairs."""

import pytest

from rules.deadly_prey import events
from tests.kit.prey import scenario

ANA, BO, CY, DI, MO = range(5)


def test_d186_setback_over_hardship():
    game = scenario(half="dusk 3", ana="burden nightmares", setbacks="evacuation")
    game.mo("feed Oc")
    assert game.asked == ("ana",)
    assert game.ana.offered("act:") == {"act:free"}
    game.ana("act free")
    assert (game.ana.rsv, game.ana.hunter.acts, game.ana.burdens) == (3, True, ("nightmares",))


def test_d186_without_the_setback_the_hardship_stands():
    game = scenario(half="dusk 3", ana="burden nightmares")
    game.mo("feed Oc")
    assert game.asked == ("ana",)
    assert game.ana.offered("act:") == set()
    game.ana.refused("act", reason="barred_at_night")


def test_d186_setback_over_influence():
    game = scenario(
        ana="R1 A1; w1 A1", mo="hand long shadow", setbacks="state of emergency", stops="strike window", dice=[1]
    )
    game.ana("reinforce A1 1")
    game.mo("strike A1 with 1")
    game.mo("play long shadow")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(MO, (1,), 6))
    assert (game.mo.hand, game.mo.locked) == (("long_shadow",), ("long_shadow",))


def test_d186_setback_over_arsenal():
    game = scenario(ana="w1 A3 A6; hand second wind", setbacks="state of emergency", stops="window", dice=[1, 1, 1])
    game.ana("attempt A3 by dice")
    game.ana("play second wind")
    game.everybody_passes()
    assert game.was_told(events.DiceRolled(ANA, (1, 1, 1), 5))
    assert (game.ana.hand, game.ana.locked) == (("second_wind",), ("second_wind",))


def test_d186_hardship_over_influence():
    game = scenario(ana="w1 A3; rsv 5; hand decoy; burden locked away", mo="hand blackmail")
    game.mo("play blackmail on ana")
    assert game.kind == "resolve_slot"
    assert (game.ana.rsv, game.ana.hand) == (5, ("decoy",))
    assert (game.mo.hand, game.mo.locked) == (("blackmail",), ("blackmail",))


def test_d186_without_the_hardship_the_influence_bites():
    game = scenario(ana="w1 A3; rsv 5; hand decoy", mo="hand blackmail")
    game.mo("play blackmail on ana")
    assert game.kind == "choose_way"
    game.ana("pick 0")
    assert (game.ana.rsv, game.mo.hand) == (3, ())


def test_d186_hardship_over_arsenal():
    game = scenario(ana="w1 A3 A6; hand cool head; burden shaking hands", stops="after_roll", dice=[1, 2, 3])
    game.ana("attempt A3 by dice")
    game.ana("play cool head")
    assert not game.told_of(events.DiceChanged)
    assert (game.ana.hand, game.ana.locked) == (("cool_head",), ("cool_head",))
    game.ana("stand")
    assert game.red("A3") == {}


def test_d186_a_night_owl_under_nightmares_comes_back():
    game = scenario(half="dusk 3", ana="hand night owl; burden nightmares")
    game.mo("feed Oc")
    game.ana("play night owl")
    assert game.was_told(events.PlayVoided(ANA, "night_owl"))
    assert (game.ana.hand, game.ana.locked) == (("night_owl",), ("night_owl",))
    assert (game.asked, game.ana.offered("act:")) == (("ana",), set())


def test_d186_influence_over_arsenal():
    lines = {"ana": "path C1; w1 D1; hand forged pass", "bo": "holds A6 C2"}
    game = scenario(**lines, mo="hand locked archive", stops="window")
    game.ana("attempt D1 by points")
    game.ana("play forged pass")
    game.mo("play locked archive")
    game.everybody_passes()
    assert game.ana.offered("invoke:") == {"invoke:C1"}
    assert game.ana.offered("poach:") == {"poach:C2"}


def test_d186_without_the_influence_the_pass_serves_in_the_bottom_row():
    game = scenario(ana="path C1; w1 D1; hand forged pass", bo="holds A6 C2", stops="window")
    game.ana("attempt D1 by points")
    game.ana("play forged pass")
    game.everybody_passes()
    assert game.ana.offered("poach:") == {"poach:A6", "poach:C2"}
    game.ana("add poach A6")
    assert game.ana.offered("poach:") == set()


def test_d186_a_pass_that_can_serve_nowhere_else_comes_back():
    game = scenario(ana="path C1; w1 D1 A3; hand forged pass", bo="holds A6", mo="hand locked archive", stops="window")
    game.ana("attempt D1 by points")
    game.ana("play forged pass")
    game.mo("play locked archive")
    game.everybody_passes()
    assert game.ana.offered("poach:") == set()
    assert (game.ana.hand, game.ana.locked) == (("forged_pass",), ("forged_pass",))


def test_d186_a_pass_that_serves_beside_a_borrowed_card_stays():
    lines = {"ana": "path C1; w1 D1; rsv 9; hand shortcut, forged pass", "bo": "holds D2 D3 A4"}
    game = scenario(**lines, D1="Oc t1", mo="hand locked archive", stops="window")
    game.ana("play shortcut on D2")
    game.ana("attempt D1 by points")
    game.ana("play forged pass")
    game.mo("play locked archive")
    game.everybody_passes()
    assert (game.ana.offered("poach:"), game.ana.locked) == ({"poach:D3"}, ())


@pytest.mark.parametrize("card", ["overdrawn", "burnt notes", "estranged"])
def test_own50_of_two_hardships_the_one_that_lies_there_goes_before(card):
    game = scenario(ana="w1 A1; rsv 5; hand decoy; burden locked away", hardships=card)
    game.ana("hardship")
    assert (game.kind, game.ana.rsv, game.ana.hand) == ("resolve_slot", 7, ("decoy",))
    assert (game.ana.burdens, len(game.state.hardship_discards)) == (("locked_away",), 1)
    assert not game.told_of(events.HardshipActed)


def test_own50_what_the_one_leaves_alone_the_other_still_does():
    game = scenario(ana="w1 A1; rsv 5; trophy Sc t2; burden locked away", hardships="missing friend, missing friend")
    game.ana("hardship")
    assert game.kind == "drop_trophy"
    game.time_out()
    assert (game.ana.trophies, game.ana.rsv) == ((), 7)
