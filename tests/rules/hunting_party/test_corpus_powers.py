"""What no card may do: strike a hero, touch a prophecy, go round in a circle that pays (K07, K08)."""

from typing import get_args

import pytest

from rules.hunting_party.cards import HUNTERS, ITEMS, ORDINARY
from rules.hunting_party.cards import effects as words
from rules.hunting_party.cards.effects import AGENT, AIMED, USER, Cost, Effect, StackChoice
from tests.kit.party_cards import EVERY_ABILITY, effects_of, every_ability, named_in, references


@pytest.mark.parametrize("ability", EVERY_ABILITY)
def test_a_response_answers_something_and_nothing_else_does(ability):
    assert (ability.answers is not None) == (ability.moment == "response")
    held = {getattr(effect, field) for effect in ability.effects for field in references(effect)}
    if ability.moment != "response":
        assert not held & {AIMED, USER}
        assert not {words.Cancel, words.Redirect, words.ChooseBidOrder} & set(map(type, ability.effects))
    if AGENT in held:
        assert ability.moment == "own_fight"


def test_what_costs_nothing_works_by_itself_but_for_the_knight_who_may_step_in():
    for name, ability in every_ability():
        if ability.moment == "always":
            assert ability.cost is Cost.ALWAYS, name
    free = {name for name, ability in every_ability() if ability.cost is Cost.ALWAYS and ability.moment != "always"}
    assert free == {"knight"}


# --- K07, K08: what no card may do ---

HARMING = {
    (words.Leave, "target"),
    (words.Steal, "target"),
    (words.SwapHunters, "member"),
    (words.SwapHunters, "rival"),
    (words.ChangeShares, "target"),
    (words.MoveItem, "to"),
    (words.MakeChampion, "target"),
    (words.Tire, "target"),
}
"""What never befalls a hero (HP-13)."""


@pytest.mark.parametrize("ability", EVERY_ABILITY)
def test_k07_no_hero_can_be_chosen_as_victim(ability):
    choices = named_in(ability)
    for effect in ability.effects:
        for field in references(effect):
            chosen = choices.get(getattr(effect, field))
            if (type(effect), field) in HARMING and chosen is not None:
                assert chosen.whose in ("member", "rival", "any")


def test_k07_no_word_of_the_cards_touches_a_prophecy():
    spoken = {kind.__name__.lower() for kind in get_args(Effect)} | {
        value for literal in (words.Rule, words.Threat, words.Answerable) for value in get_args(literal)
    }
    assert not [word for word in spoken if any(part in word for part in ("prophec", "deny", "thwart", "destin"))]
    assert {
        choice.of for _, ability in every_ability() for choice in ability.choices if isinstance(choice, StackChoice)
    } == {
        "hunters",
        "agents",
        "either",
    }


def test_k07_a_card_from_the_hand_meddles_with_a_hunt_of_another_only_as_a_response():
    assert {item.use.moment for item in ITEMS.values() if item.is_potion} == {"pause", "response"}
    lending = [name for name, ability in every_ability() if ability.moment == "other_fight"]
    assert set(lending) <= set(ORDINARY)


def of_cost(*costs: Cost) -> list[tuple[str, Effect]]:
    return [(name, effect) for name, ability in every_ability() if ability.cost in costs for effect in ability.effects]


def names_with(kinds: tuple[type, ...], told: list[tuple[str, Effect]]) -> set[str]:
    return {name for name, effect in told if isinstance(effect, kinds)}


def test_k08_what_a_gold_buys_again_and_again_brings_neither_money_nor_shares_nor_a_turn():
    yielding = (words.Gain, words.Take, words.Bounty, words.ChangeShares, words.Ready, words.Act, words.Draw)
    assert names_with(yielding, of_cost(Cost.GOLD)) == set()


def test_k08_moving_gear_onto_the_ranger_never_pays():
    """What he receives for equipment is no more than the gold that each move costs."""
    gold = 4
    received = [effect.silver for effect in effects_of(HUNTERS["ranger"]) if isinstance(effect, words.Gain)]
    assert received == [gold]
    moving = names_with((words.MoveItem, words.SwapItems), of_cost(*Cost))
    by_gold = names_with((words.MoveItem, words.SwapItems), of_cost(Cost.GOLD))
    assert moving - by_gold == {"runesmith"}
    assert HUNTERS["runesmith"].normal.cost is Cost.ROUND


def test_k08_whoever_readies_another_is_tired_by_it_and_no_second_hunter_readies_him():
    assert names_with((words.Ready,), of_cost(Cost.FATIGUE)) == {"paladin"}
    assert names_with((words.Ready,), of_cost(Cost.CARD)) == {"hermit_tea"}
    assert names_with((words.Ready,), of_cost(Cost.GOLD, Cost.ROUND, Cost.SKIP, Cost.ALWAYS)) == set()
    assert HUNTERS["paladin"].normal.choices[0].is_other


def test_k08_more_to_do_is_bought_with_a_turn_or_with_fatigue():
    acting = {
        name: (ability.cost, effect)
        for name, ability in every_ability()
        for effect in ability.effects
        if isinstance(effect, words.Act)
    }
    assert acting == {
        "stormcaller": (Cost.SKIP, words.Act(2, "action")),
        "poacher": (Cost.FATIGUE, words.Act(1, "purchase")),
    }


def test_k08_nothing_copies_itself():
    """Abilities are never copied; SELF takes skills from another; the Woodsman doubles one type, for a gold."""
    for name, ability in every_ability():
        for effect in ability.effects:
            if not isinstance(effect, words.CopySkill):
                continue
            source = named_in(ability)[effect.source]
            if effect.source == effect.target:
                assert (name, effect.types, ability.cost) == ("woodsman", ("fighting",), Cost.GOLD)
            else:
                assert source.is_other or source.whose == "rival"


def test_k08_shares_come_off_once_a_round_or_for_fatigue_or_a_card():
    easing = {
        name: ability.cost
        for name, ability in every_ability()
        if any(isinstance(effect, words.ChangeShares) and effect.shares < 0 for effect in ability.effects)
    }
    assert easing == {"bard": Cost.ROUND, "druid": Cost.FATIGUE, "druid_sap": Cost.CARD}
