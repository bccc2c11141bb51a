"""Combinations: several rules that meet when a card is applied, played through."""

import pytest

from rules.unknown_quarry import events
from tests.kit.quarry import scenario
from tests.kit.quarry.attacks import applied
from tests.kit.quarry.records import record

ANA, BO, CY, DEE = range(4)


def hammered(*surges):
    return applied("electrum hammer", 4, *surges, ana="e2", bo="buckler, gauntlets")


def test_c02_without_surge_the_roll_itself_decides_which_reaction_fits():
    game = hammered()
    assert game.bo.offered("react") == {"react:buckler", "react:buckler:spend"}
    assert [fact.number for fact in game.told] == [4, 4]


def test_c02_surge_moves_the_roll_into_another_reaction():
    game = hammered(-1)
    assert [fact.number for fact in game.told if not isinstance(fact, events.EnergySpent)] == [4, 3, 3]
    assert game.bo.view.own.card_in_play.number == 3
    assert game.bo.offered("react") == {"react:gauntlets", "react:gauntlets:spend"}
    game.bo.shows_reaction("gauntlets")
    assert game.bo.wounds == 0

    game = hammered(-1)
    game.bo.resolves()
    assert game.bo.wounds == 1


def test_c02_surge_moves_the_roll_out_of_every_reaction():
    game = hammered(+1)
    assert [fact.number for fact in game.told if not isinstance(fact, events.EnergySpent)] == [4, 5, 5]
    assert game.bo.offered("react") == set()
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (0, 2)


FOUR_ITEMS = "clay sword, spike, gold pin, flint axe"


def grabbed(card):
    game = applied("grab", 2, on="dee", ana=FOUR_ITEMS, dee="naga, dog, e0")
    game.dee.resolves(draws=card)
    return game


def test_c04_a_monstrous_gift_over_the_limit_goes_back_and_asks_for_no_drop():
    game = grabbed("bite")
    assert game.readers("bite") == {"ana"}
    assert game.ana.offered() == {"give_back"}
    game.ana.gives_back()
    assert (len(game.ana.hand), game.dee.hand) == (4, ("bite", "dog", "magic"))
    assert game.ana.decision.kind == "take_action"


def test_c04_another_gift_over_the_limit_is_given_back_or_paid_for():
    game = grabbed("dog")
    drops = {"drop:clay_sword", "drop:spike", "drop:gold_pin", "drop:flint_axe", "drop:dog"}
    assert game.ana.offered() == {"give_back"} | drops
    game.ana.drops("spike")
    assert game.ana.hand == ("clay_sword", "dog", "flint_axe", "gold_pin")
    assert game.dee.hand == ("bite", "magic")


def test_c04_what_comes_back_looks_the_same_to_the_others():
    bite, dog = grabbed("bite"), grabbed("dog")
    for game in (bite, dog):
        game.ana.gives_back()
    assert record(bite, "bo", "cy", "public") == record(dog, "bo", "cy", "public")


@pytest.mark.parametrize("card", ["bite", "magic"])
def test_c04_without_an_item_the_monster_gives_an_ability_which_comes_back(card):
    game = applied("grab", 3, on="dee", ana=FOUR_ITEMS, dee="naga, e0")
    assert game.dee.offered() == {"resolve:bite", "resolve:magic"}
    game.dee.resolves(card)
    assert game.readers(card) == {"ana"}
    assert game.ana.offered() == {"give_back"}
    game.ana.gives_back()
    assert (len(game.ana.hand), game.dee.hand) == (4, ("bite", "magic"))


def last_silence(roll):
    game = scenario(active="bo", ana="w3, e2, greaves", bo="steel dagger, declared", cy="declared")
    game.bo.uses("steel dagger", on="ana", rolls=roll)
    return game


def test_c08_the_last_silence_broken_by_a_friend():
    game = last_silence(1)
    assert game.bo.offered() == {"apply", "withdraw"}
    game.bo.applies()
    assert game.ana.offered() == {"resolve"}
    game.ana.resolves()
    assert game.ana.wounds == 4
    assert events.Declared(ANA) in game.told
    assert (game.winners, game.active, game.actions) == (("dee",), "bo", 3)


def test_c08_a_4_must_be_withdrawn_and_play_goes_on():
    game = last_silence(4)
    assert game.bo.offered() == {"withdraw"}
    game.bo.withdraws()
    assert (game.winners, game.asked) == (None, "bo")


TOTEM_ON_A_HUNTER = {"bo": "false papers, spike, buckler"}
TOTEM_ON_THE_NAGA = {"bo": "naga, false papers", "dee": "spike, buckler"}


def test_c09_false_papers_are_offered_to_a_hunter_and_to_the_monster():
    with_papers = {"react:false_papers", "react:false_papers:spend"}
    game = applied("stone totem", 5, **TOTEM_ON_A_HUNTER)
    assert game.bo.offered() == {"resolve", "spend"} | with_papers

    game = applied("stone totem", 5, on="dee", dee="naga, false papers")
    cards = ("bite", "magic", "false_papers")
    shown = {f"resolve:{card}" for card in cards} | {f"spend:{card}" for card in cards}
    assert game.dee.offered() == shown | with_papers


def test_c09_false_papers_shown_look_alike_in_all_cases():
    by_a_hunter = applied("stone totem", 5, **TOTEM_ON_A_HUNTER)
    by_the_monster = applied("stone totem", 5, **TOTEM_ON_THE_NAGA)
    as_the_card_asked_for = applied("stone totem", 5, **TOTEM_ON_THE_NAGA)
    by_a_hunter.bo.shows_reaction("false papers")
    by_the_monster.bo.shows_reaction("false papers")
    as_the_card_asked_for.bo.resolves("false papers")
    for game in (by_a_hunter, by_the_monster, as_the_card_asked_for):
        assert game.ana.told[-1] == events.CardsSeen(BO, ("false_papers",), is_gift=False)
        game.ana.gives_back()
        assert record(game, "ana", "cy", "public") == record(by_a_hunter, "ana", "cy", "public")


def test_c09_a_hunter_who_resolves_passes_nothing():
    game = applied("stone totem", 5, **TOTEM_ON_A_HUNTER)
    game.bo.resolves()
    assert game.told[-1] == events.Answered(ANA, BO, 0)


@pytest.mark.parametrize(
    ("card", "roll", "by", "wounds"),
    [
        ("brawl", 5, "ana", 4),
        ("brawl", 4, "ana", 3),
        ("magic", 4, "dee", 3),
        ("wasting", 3, "dee", 4),
    ],
)
def test_c12_a_crippled_target_under_lines_that_name_energy(card, roll, by, wounds):
    game = applied(card, roll, by=by, bo="w3, e2, dog, spike", dee="vampire" if card == "wasting" else "naga")
    assert game.bo.offered() == {"resolve"}
    assert game.bo.is_refused("spend").reason == "crippled_energy"
    game.bo.resolves()
    assert (game.bo.wounds, game.bo.energy) == (wounds, 2)
    assert (events.Declared(BO) in game.told) == (wounds == 4)


def test_c12_a_crippled_target_must_give_a_card():
    game = applied("grab", 3, bo="w3, e2, dog, spike")
    assert game.bo.offered() == {"resolve:dog", "resolve:spike"}


def test_c12_a_crippled_targets_time_out_is_the_wound():
    game = applied("bite", 4, by="dee", bo="w3, e2, dog, spike")
    game.time_out()
    assert (game.bo.wounds, game.bo.energy) == (4, 2)
    assert events.Declared(BO) in game.told


@pytest.mark.parametrize(
    ("words", "answer", "wounds", "energy"),
    [
        ("hauberk, e2", "react:hauberk", 0, 2),
        ("hauberk, e2", "react:hauberk:spend", 0, 1),
        ("dog, e1", "resolve", 1, 0),
        ("dog, e0", "resolve", 1, 0),
    ],
)
def test_c13_wound_and_charge_against_armour_and_emptiness(words, answer, wounds, energy):
    game = applied("wasting", 5, by="dee", dee="vampire", bo=words)
    game.hush()
    game.bo.answers(answer)
    assert (game.bo.wounds, game.bo.energy) == (wounds, energy)
    spent = (events.EnergySpent(BO, "defence", energy),) if energy < int(words[-1]) else ()
    assert game.told == (*spent, events.Answered(DEE, BO, 1 if "react" in answer else 0))
