"""Reactions: the armours, the False Papers, and when and how any of them may be shown (Reaction Cards; B6)."""

import pytest

from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied

ARMOURS = "buckler, hauberk, gauntlets, greaves"


def test_q092_buckler_stops_a_wound_on_a_final_4():
    game = applied("bite", 4, by="dee", bo="buckler, dog")
    game.bo.shows_reaction("buckler")
    assert (game.bo.wounds, game.bo.energy) == (0, 2)
    game.dee.gives_back()
    assert game.bo.hand == ("buckler", "dog")


def test_q093_hauberk_stops_a_wound_on_a_final_5():
    game = applied("brawl", 5, bo="hauberk, dog")
    game.bo.shows_reaction("hauberk")
    assert (game.bo.wounds, game.bo.energy) == (0, 2)
    assert game.readers("hauberk") == {"ana"}


@pytest.mark.parametrize(
    ("card", "roll", "by", "armour"),
    [
        ("mirror shard", 2, "ana", "greaves"),
        ("electrum hammer", 3, "ana", "gauntlets"),
        ("bite", 4, "dee", "buckler"),
        ("brawl", 5, "ana", "hauberk"),
    ],
)
def test_q094_each_armour_fits_its_number_alone(card, roll, by, armour):
    game = applied(card, roll, by=by, bo=ARMOURS)
    assert game.bo.offered("react") == {f"react:{armour}", f"react:{armour}:spend"}
    game.bo.shows_reaction(armour)
    assert (game.bo.wounds, game.bo.energy) == (0, 2)


@pytest.mark.parametrize(("card", "roll"), [("steel dagger", 1), ("brawl", 6)])
def test_q094_no_armour_fits_a_1_or_a_6(card, roll):
    game = applied(card, roll, bo=ARMOURS)
    assert game.bo.offered("react") == set()
    assert game.bo.is_refused("react:greaves").reason == "reaction_does_not_fit"


@pytest.mark.parametrize(
    ("card", "roll", "by"),
    [("spy", 1, "ana"), ("spy", 4, "ana"), ("grab", 2, "ana"), ("stone totem", 5, "ana"), ("magic", 1, "dee")],
)
def test_q095_false_papers_are_shown_in_place_of_cards(card, roll, by):
    game = applied(card, roll, by=by, bo="false papers, dog, spike")
    assert game.bo.offered("react") == {"react:false_papers", "react:false_papers:spend"}
    game.bo.shows_reaction("false papers")
    assert game[by].view.own.received == ("false_papers",)
    assert game[by].offered() == {"give_back"}
    assert game.readers("false papers") == {by}
    assert game.readers("dog") == game.readers("spike") == set()
    assert game.bo.energy == 2


def test_q095_false_papers_stop_no_wound():
    assert applied("brawl", 5, bo="false papers, dog").bo.offered("react") == set()


@pytest.mark.parametrize(("card", "roll"), [("brawl", 4), ("spy", 4), ("grab", 4), ("electrum hammer", 3)])
def test_q096_a_reaction_is_not_offered_where_number_or_effect_is_another(card, roll):
    game = applied(card, roll, bo="buckler, dog")
    assert game.bo.offered("react") == set()
    assert game.bo.is_refused("react:buckler").reason == "reaction_does_not_fit"


@pytest.mark.parametrize(("card", "by"), [("bite", "dee"), ("electrum hammer", "ana")])
def test_q096_a_reaction_is_offered_where_number_and_effect_are_its_own(card, by):
    game = applied(card, 4, by=by, bo="buckler, dog")
    assert game.bo.offered("react") == {"react:buckler", "react:buckler:spend"}


def test_q097_a_reaction_may_be_used_by_one_whom_the_line_does_not_touch():
    game = applied("brawl", 5, on="dee", dee="hauberk")
    assert not game.dee.view.own.card_in_play.affects
    assert "react:hauberk" in game.dee.offered()

    game = applied("spike", 4, bo="buckler, dog")
    assert not game.bo.view.own.card_in_play.affects
    assert "react:buckler" in game.bo.offered()


def test_q098_a_reaction_replaces_the_whole_result():
    game = applied("wasting", 5, by="dee", dee="vampire", bo="hauberk, e2")
    game.bo.shows_reaction("hauberk")
    assert (game.bo.wounds, game.bo.energy) == (0, 2)


def test_q099_a_reaction_stays_in_hand_and_may_serve_again():
    game = scenario(bo="hauberk, dog")
    for _ in range(2):
        game.attack("ana", "bo", "brawl", 5)
        game.bo.shows_reaction("hauberk")
        game.ana.gives_back()
        assert (game.bo.wounds, game.bo.hand) == (0, ("dog", "hauberk"))


@pytest.mark.parametrize("shown", ["resilience", "greaves"])
def test_q100_one_reaction_to_an_interaction_and_a_charge_beside_it(shown):
    game = applied("aqua fortis", 2, on="dee", dee="gorgon, greaves")
    assert game.dee.offered("react") == {
        "react:resilience",
        "react:resilience:spend",
        "react:greaves",
        "react:greaves:spend",
    }
    game.dee.shows_reaction(shown)
    assert game.dee.offered() == set()
    assert game.ana.offered() == {"give_back"}
    assert (game.dee.wounds, game.dee.energy) == (0, 2)

    game = applied("aqua fortis", 2, on="dee", dee="gorgon, greaves")
    game.dee.shows_reaction(shown, spend=True)
    assert (game.dee.wounds, game.dee.energy) == (0, 1)


def test_a_reaction_that_is_not_in_the_hand_is_refused():
    game = applied("bite", 4, by="dee", bo="dog")
    assert game.bo.is_refused("react:buckler").reason == "not_in_hand"


def test_a_charge_beside_a_reaction_needs_a_charge():
    game = applied("bite", 4, by="dee", bo="buckler, e0")
    assert game.bo.offered() == {"resolve", "react:buckler"}
    assert game.bo.is_refused("react:buckler:spend").reason == "exhausted"
