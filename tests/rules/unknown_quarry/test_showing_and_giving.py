"""Showing and giving: which card, who chooses it, what comes back, and the hand limit (Show Card; Give Card)."""

from collections import Counter
from dataclasses import replace

import pytest

import rules
from rules import Action
from rules.core.luck import Luck
from rules.unknown_quarry import events
from tests.kit.quarry.attacks import applied

ANA, BO, DEE = 0, 1, 3
FOUR_ITEMS = "clay sword, spike, gold pin, flint axe"


def test_q115_any_card_is_the_owners_choice_monstrous_ones_included():
    game = applied("spy", 1, on="dee", dee="naga, dog")
    assert game.dee.offered("resolve") == {"resolve:bite", "resolve:magic", "resolve:dog"}


@pytest.mark.parametrize("card", ["bite", "magic", "dog"])
def test_q115_whichever_is_shown_is_read_by_the_attacker_alone(card):
    game = applied("spy", 1, on="dee", dee="naga, dog")
    game.dee.resolves(card)
    assert game.readers(card) == {"ana"}
    game.ana.gives_back()
    assert game.dee.hand == ("bite", "dog", "magic")


def test_q116_random_falls_evenly_on_the_whole_hand():
    game = applied("spy", 3, on="dee", dee="naga, dog")
    assert game.dee.offered() == {"resolve", "spend"}
    shown = Counter(card_shown(game, seed) for seed in range(3000))
    assert set(shown) == {"bite", "magic", "dog"}
    assert all(1000 - 110 <= times <= 1000 + 110 for times in shown.values())


def card_shown(game, seed):
    state = replace(game.state, luck=Luck.of(str(seed).encode()))
    _, told = rules.apply(state, Action(DEE, game.question, "resolve"))
    return next(event.fact.cards[0] for event in told if isinstance(event.fact, events.CardsSeen))


def test_q117_by_choice_no_monstrous_card_is_given_while_there_is_an_item():
    game = applied("grab", 3, on="dee", dee="naga, dog")
    assert game.dee.offered() == {"resolve:dog", "spend"}
    assert game.dee.is_refused("resolve:bite").reason == "choose_a_card"


@pytest.mark.parametrize(("card", "roll"), [("spy", 5), ("grab", 3)])
def test_q117_a_charge_that_averts_the_line_goes_with_no_card(card, roll):
    game = applied(card, roll, bo="dog, spike")
    assert game.bo.offered("spend") == {"spend"}
    assert game.bo.is_refused("spend:dog").reason == "no_card_asked"


def test_q115_a_card_that_one_does_not_hold_cannot_be_passed():
    game = applied("spy", 1, bo="dog, spike")
    for typed in ("resolve:buckler", "spend:buckler"):
        assert game.bo.is_refused(typed).reason == "not_in_hand"


@pytest.mark.parametrize("card", ["bite", "magic"])
def test_q118_a_monstrous_card_given_for_want_of_others_comes_back(card):
    game = applied("grab", 3, on="dee", dee="naga")
    assert game.dee.offered("resolve") == {"resolve:bite", "resolve:magic"}
    game.dee.resolves(card)
    assert_comes_straight_back(game, card, ("bite", "magic"))


def test_q118_a_monstrous_card_given_by_luck_comes_back():
    game = applied("grab", 2, on="dee", dee="naga, dog")
    game.dee.resolves(draws="magic")
    assert_comes_straight_back(game, "magic", ("bite", "dog", "magic"))


def assert_comes_straight_back(game, card, hand):
    assert game.readers(card) == {"ana"}
    assert game.ana.offered() == {"give_back"}
    assert game.ana.is_refused("keep").reason == "only_give_back"
    game.ana.gives_back()
    assert game.dee.hand == hand
    assert len(game.ana.hand) == 2
    assert game.told[-1] == events.CameBack(ANA, DEE, 1)


def test_q119_another_card_given_may_be_kept():
    game = applied("grab", 3, bo="dog, spike")
    game.bo.resolves("dog")
    assert game.ana.offered() == {"keep", "give_back"}
    game.ana.keeps()
    assert (len(game.ana.hand), len(game.bo.hand)) == (3, 1)
    assert "dog" in game.ana.hand
    assert game.bo.was_told(events.CardGone(ANA, "dog"))


def test_q119_another_card_given_may_be_handed_back():
    game = applied("grab", 3, bo="dog, spike")
    game.bo.resolves("dog")
    game.ana.gives_back()
    assert (len(game.ana.hand), game.bo.hand) == (2, ("dog", "spike"))
    assert game.bo.heard[-1] == events.CameBack(ANA, BO, 1)


def test_q120_over_the_limit_the_receiver_may_hand_it_back():
    game = applied("grab", 3, ana=FOUR_ITEMS, bo="dog, buckler")
    game.bo.resolves("dog")
    drops = {"drop:clay_sword", "drop:spike", "drop:gold_pin", "drop:flint_axe", "drop:dog"}
    assert game.ana.offered() == {"give_back"} | drops
    assert game.ana.is_refused("search").reason == "gift_choices"
    for typed in ("keep", "drop:buckler"):
        assert game.ana.is_refused(typed).reason == "only_items_drop"
    game.ana.gives_back()
    assert (len(game.ana.hand), len(game.bo.hand)) == (4, 2)


@pytest.mark.parametrize("card", ["clay sword", "spike", "gold pin", "flint axe", "dog"])
def test_q120_over_the_limit_the_receiver_may_lay_down_any_of_the_five(card):
    game = applied("grab", 3, ana=FOUR_ITEMS, bo="dog, buckler")
    count = game.count_in("gardens")
    game.bo.resolves("dog")
    game.ana.drops(card)
    name = card.replace(" ", "_")
    assert set(game.ana.hand) == {"clay_sword", "spike", "gold_pin", "flint_axe", "dog"} - {name}
    assert game.bo.hand == ("buckler",)
    assert game.count_in("gardens") == count + 1
    assert name in game.lying_in("gardens")
    assert name not in repr(game.told)


def test_q120_over_the_limit_the_monster_may_not_lay_an_ability_down():
    game = applied("grab", 3, by="dee", dee="naga, spike, gold pin", bo="dog, buckler")
    game.bo.resolves("dog")
    assert game.dee.offered() == {"give_back", "drop:dog", "drop:gold_pin", "drop:spike"}
    assert game.dee.is_refused("drop:bite").reason == "only_items_drop"


def test_q120_with_three_items_no_drop_is_asked():
    game = applied("grab", 3, ana="clay sword, spike, gold pin", bo="dog, buckler")
    game.bo.resolves("dog")
    assert game.ana.offered() == {"keep", "give_back"}
    game.ana.keeps()
    assert len(game.ana.hand) == 4
    assert game.ana.decision.kind == "take_action"


@pytest.mark.parametrize(("card", "roll"), [("spy", 1), ("grab", 2), ("grab", 3), ("spy", 4), ("spy", 5)])
def test_q121_an_empty_hand_shows_and_gives_nothing(card, roll):
    game = applied(card, roll, bo="empty, e2")
    game.bo.resolves()
    assert (game.bo.energy, game.bo.wounds, game.bo.hand) == (2, 0, ())
    assert game.told[-1] == events.Answered(ANA, BO, 0)
    assert game.ana.decision.kind == "take_action"


@pytest.mark.parametrize(("card", "roll"), [("grab", 2), ("spy", 4)])
def test_q121_the_or_still_allows_an_empty_hand_the_charge(card, roll):
    game = applied(card, roll, bo="empty, e2")
    assert game.bo.offered() == {"resolve", "spend"}
    game.bo.spends()
    assert (game.bo.energy, game.bo.wounds) == (1, 0)


def test_q121_an_empty_hand_is_shown_as_nothing_when_all_is_asked_for():
    game = applied("magic", 1, by="dee", bo="empty")
    game.bo.resolves()
    assert game.dee.decision.kind == "take_action"
