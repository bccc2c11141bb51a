"""Tactics: two cards of one hunter with one symbol keep their chips at 1 when they are invoked (Tactics; DP-55)."""

from tests.kit.prey import Play, scenario

FOUR = {"A1": "De tracking t1", "A2": "De tracking t1", "B1": "De defense t1", "B2": "De defense t1"}


def controlled(game: Play, spot: str, words: str) -> None:
    """Ana controls the card by these points."""
    game.ana(f"attempt {spot} by points")
    game.ana(f"gather {words}")
    assert game.ana.red(spot), spot


def test_d169_neither_chip_of_a_set_falls_below_one_by_invoking():
    game = scenario(ana="holds A1 A2; w1 B1 A3 B2", A1="De tracking t1", A2="De tracking t2", hardships="broken trust")
    cards = game.card("A1"), game.card("A2")
    controlled(game, "B1", "A1, A2")
    game.comes_to("night 3", "resolution", acting="ana")
    controlled(game, "A3", "A1, A2")
    game.comes_to("day 4", "resolution")
    controlled(game, "B2", "A1, A2")
    assert (game.chip("A1"), game.chip("A2")) == (1, 1)
    assert (game.card("A1"), game.card("A2")) == cards
    assert game.ana.owns == {"A1", "A2", "B1", "A3", "B2"}


def test_d171_in_his_own_action_the_floor_covers_one_set_of_his_choice():
    game = scenario(ana="holds A1 A2 B1 B2; w1 C1", spots=FOUR)
    game.ana("attempt C1 by points")
    game.ana("add A1, A2, B1")
    assert game.ana.offered("tactics:") == {"tactics:tracking", "tactics:defense"}
    game.ana("gather B2, tactics tracking")
    assert game.ana.owns == {"A1", "A2", "C1"}
    assert (game.chip("A1"), game.chip("A2")) == (1, 1)
    assert not game.spot("B1").is_up
    assert not game.spot("B2").is_up


def test_d171_the_set_is_asked_for_only_if_it_matters():
    game = scenario(ana="holds A1 A2 B1 B2; w1 C1", spots=FOUR)
    game.ana("attempt C1 by points")
    game.ana("add B1, B2")
    assert game.ana.offered("tactics:") == set()
    game.ana("gather nothing")
    assert game.ana.owns == {"A1", "A2", "B1", "B2", "C1"}
    assert (game.chip("B1"), game.chip("B2")) == (1, 1)


def test_d171_without_a_word_the_set_is_held_that_keeps_most_cards_from_0():
    spots = {**FOUR, "B1": "De defense t2", "B2": "De defense t1"}
    game = scenario(ana="holds A1 A2 B1 B2; w1 C1", spots=spots)
    game.ana("attempt C1 by points")
    game.ana("gather A1, A2, B1, B2")
    assert game.ana.owns == {"A1", "A2", "B1", "C1"}
    assert [game.chip(name) for name in ("A1", "A2", "B1")] == [1, 1, 1]


def test_d171_a_card_that_a_set_of_another_holds_needs_none_of_ones_own():
    game = scenario(ana="holds A1 A2 B1 B2; w1 C1", bo="holds B1 B2", spots=FOUR)
    game.ana("attempt C1 by points")
    game.ana("gather A1, B1, B2")
    assert game.ana.owns == {"A1", "A2", "B1", "B2", "C1"}
    assert [game.chip(name) for name in ("A1", "B1", "B2")] == [1, 1, 1]


def test_d171_of_sets_that_keep_as_many_the_first_by_name_is_held():
    game = scenario(ana="holds A1 A2 B1 B2; w1 C1", spots=FOUR)
    game.ana("attempt C1 by points")
    game.ana("gather A1, B1, 1 willpower")
    assert game.ana.owns == {"A2", "B1", "B2", "C1"}


def test_d172_when_another_poaches_every_set_of_the_owner_holds():
    game = scenario(ana="holds C1; w1 C2 A1 B1", bo="holds A1 A2 B1 B2", spots=FOUR)
    controlled(game, "C2", "poach A1, poach B1")
    assert (game.chip("A1"), game.chip("B1")) == (1, 1)
    assert game.bo.owns == {"A1", "A2", "B1", "B2"}
    assert (game.ana.white("A1"), game.ana.white("B1")) == (0, 0)


def test_d173_a_co_controllers_use_is_held_up_by_the_other_owners_set():
    game = scenario(ana="holds A1; w1 B1", bo="holds A1 A4", A1="De tracking t1", A4="De tracking t2")
    controlled(game, "B1", "A1, 1 willpower")
    assert game.chip("A1") == 1
    assert game.red("A1") == {"ana": 1, "bo": 1}


def test_d174_the_cards_of_a_set_may_lie_anywhere():
    game = scenario(ana="holds A6 D1; w1 A5", A6="De defense t1", D1="De defense t2")
    controlled(game, "A5", "A6")
    assert game.chip("A6") == 1
    assert game.ana.red("A6") == 1


def test_d175_a_broken_set_protects_no_longer():
    game = scenario(ana="holds A1 A2; w1 B1", bo="R2 A2", A1="De tracking t1", A2="De tracking t2", slot="bo")
    card = game.card("A1")
    game.bo("evict red ana at A2")
    game.until("ana")
    controlled(game, "B1", "A1, 1 willpower")
    assert game.card("A1") != card
    assert not game.spot("A1").is_up
    assert game.ana.owns == {"B1"}


def test_d176_the_floor_stops_invoking_only():
    game = scenario(
        ana="holds A1 A2; w1 A2",
        mo="hand rot",
        A1="De tracking t1",
        A2="De tracking t1",
        stops="strike",
    )
    card = game.card("A2")
    game.ana("reinforce A2 1")
    game.dice(5)
    game.mo("strike A1 with 1")
    game.mo("feed Oc")
    assert game.spot("A1").is_vacant
    assert game.ana.markers == 1
    game.mo("play rot on A2")
    assert game.card("A2") not in ("", card)
    assert not game.spot("A2").is_up
    assert game.ana.markers == 1


def test_d176_a_card_effect_takes_a_chip_of_a_whole_set_too():
    game = scenario(ana="holds A1 A2", mo="hand rot", A1="De tracking t1", A2="De tracking t1")
    game.mo("play rot on A2")
    assert not game.spot("A2").is_up
    assert game.red("A2") == {}


def test_d177_two_hunters_with_one_card_each_have_no_set():
    game = scenario(ana="holds A1; w1 B1", bo="holds A2", A1="De tracking t1", A2="De tracking t2")
    controlled(game, "B1", "A1, 1 willpower")
    assert not game.spot("A1").is_up
    assert game.red("A1") == {}
