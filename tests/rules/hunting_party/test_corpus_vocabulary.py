"""The words in which the cards are written: every name means something, every word is used (K09 to K12)."""

from collections import Counter
from dataclasses import fields
from typing import get_args

import pytest

from rules.hunting_party.cards import ITEMS, ORDINARY
from rules.hunting_party.cards import effects as words
from rules.hunting_party.cards.effects import (
    AGENT,
    AIMED,
    HAND,
    MARKET,
    SELF,
    USER,
    Choice,
    Cost,
    Effect,
    Friend,
    HunterChoice,
    Match,
    NeighbourChoice,
    SkillChoice,
    StackChoice,
    WornChoice,
)
from rules.hunting_party.kingdom import LOCATIONS, SKILLS
from tests.kit.party_cards import (
    EVERY_ABILITY,
    EVERY_CARD,
    MEANT,
    abilities_of,
    effects_of,
    every_ability,
    mistakes,
    named_in,
    references,
)

FAMILIES = ({"SwapItems", "SwapHunters"}, {"MoveItem", "DrawByLuck"})
"""One word of the cards each, told apart by what changes places, or is moved."""
WORDS_OF_THE_RULEBOOK = {"ChooseBidOrder": "Hiring: the active player chooses to bid first or last"}
"""Words which only one card uses."""


def test_every_free_name_in_the_vocabulary_is_held_to_its_meaning():
    free = {(kind, field.name) for kind in get_args(Effect) for field in fields(kind) if field.type == "str"}
    assert free == set(MEANT)


@pytest.mark.parametrize("ability", EVERY_ABILITY)
def test_every_name_in_an_ability_refers_to_a_choice_or_is_fixed(ability):
    choices = named_in(ability)
    assert len(choices) == len(ability.choices)
    assert [mistakes(effect, choices) for effect in ability.effects] == [[] for _ in ability.effects]
    assert not set(choices) & {SELF, USER, AIMED, AGENT, MARKET, HAND, *SKILLS, *LOCATIONS}


@pytest.mark.parametrize("ability", EVERY_ABILITY)
def test_no_choice_is_made_for_nothing(ability):
    used = {getattr(effect, field) for effect in ability.effects for field in references(effect)}
    assert set(named_in(ability)) <= used


def test_what_is_worn_refers_to_its_wearer_alone():
    for item in ITEMS.values():
        assert [mistakes(effect, {}) for effect in item.worn] == [[] for _ in item.worn], item.name


def test_a_mistyped_name_is_found():
    assert mistakes(words.Steal("rivall"), {"rival": HunterChoice("rival", "rival")}) == ["target=rivall"]
    assert mistakes(words.Steal("stack"), {"stack": StackChoice("stack", "agents")}) != []


def test_friends_and_skill_choices_name_what_exists():
    for card in EVERY_CARD:
        for effect in effects_of(card):
            if isinstance(effect, Friend):
                assert effect.match.name in ("", *ORDINARY)
                assert effect.match.location in ("", *LOCATIONS)
                assert effect.match.skill in ("", *SKILLS)
                assert effect.match != Match()
                assert effect.match.name != card.name
                assert effect.shares in (1, 2)
        for ability in abilities_of(card):
            chosen = [choice for choice in ability.choices if isinstance(choice, SkillChoice)]
            assert all((choice.type is None) == (choice.of == SELF) for choice in chosen)


# --- K09 to K12: the vocabulary, public facts, moments, reach ---


def test_k09_every_word_serves_two_cards_or_stands_in_the_rulebook():
    """That a card's text has the same keywords is shown where the texts are, with the words of this game."""
    serves: Counter[str] = Counter()
    for card in EVERY_CARD:
        serves.update({type(effect).__name__ for effect in effects_of(card)})
    for kind in get_args(Effect):
        family = next((family for family in FAMILIES if kind.__name__ in family), {kind.__name__})
        assert serves[kind.__name__] >= 1
        assert sum(serves[name] for name in family) >= 2 or kind.__name__ in WORDS_OF_THE_RULEBOOK


VALUES = {
    words.Whose: lambda part: getattr(part, "whose", None),
    words.Needs: lambda part: getattr(part, "needs", None),
    words.Until: lambda part: getattr(part, "until", None),
    words.Threat: lambda part: getattr(part, "against", None),
    words.Rule: lambda part: getattr(part, "rule", None),
    words.Answerable: lambda part: getattr(part, "what", None),
    words.Moment: lambda part: getattr(part, "moment", None),
}


@pytest.mark.parametrize(
    ("values", "read"), VALUES.items(), ids=["whose", "needs", "until", "against", "rule", "what", "moment"]
)
def test_k09_no_value_of_the_vocabulary_is_without_a_card(values, read):
    abilities = [ability for _, ability in every_ability()]
    parts = [
        *abilities,
        *(ability.answers for ability in abilities),
        *(choice for ability in abilities for choice in ability.choices),
        *(effect for card in EVERY_CARD for effect in effects_of(card)),
    ]
    assert set(get_args(values)) <= {read(part) for part in parts}


@pytest.mark.parametrize("ability", EVERY_ABILITY)
def test_k09_a_card_makes_at_most_two_choices(ability):
    assert len(ability.choices) <= 2


PUBLIC_FACTS = {
    HunterChoice: {"whose", "is_other", "needs", "most_shares", "skill"},
    NeighbourChoice: {"least_cards", "least_silver", "is_richer"},
    SkillChoice: {"type", "of"},
    StackChoice: {"of"},
    WornChoice: {"whose", "is_gear", "is_same_type"},
}
"""Shares, fatigue, marks, money, the number of cards in hand, skills and what is worn: everybody sees them."""


def test_k10_what_can_be_chosen_follows_from_public_facts():
    asked = {kind: {field.name for field in fields(kind)} - {"name"} for kind in get_args(Choice)}
    assert asked == PUBLIC_FACTS
    assert set(get_args(words.Needs)) == {"", "shares", "tired", "tired_or_marked", "not_champion", "gear"}


def is_lasting(effect: Effect) -> bool:
    return isinstance(effect, words.GrantSkill | words.CopySkill | words.Guard | words.MakeChampion | words.Tire)


def test_k11_what_lasts_ends_at_a_named_moment_or_with_the_card():
    for name, ability in every_ability():
        for effect in ability.effects:
            if is_lasting(effect) or (isinstance(effect, words.Bounty) and ability.cost is not Cost.ALWAYS):
                assert effect.until, name
            if isinstance(effect, Friend | words.Bend) or getattr(effect, "when", ""):
                assert ability.cost is Cost.ALWAYS, name
    for item in ITEMS.values():
        assert not [effect for effect in item.worn if getattr(effect, "until", "")], item.name


def test_k12_a_card_strikes_others_only_through_a_choice_within_reach():
    """A player is chosen as neighbour, a hunter by whose he is; no effect has a place for a seat or for everybody."""
    for kind, field in ((words.Take, "source"), (words.DrawByLuck, "source"), (words.Drop, "who"), (words.Pay, "to")):
        assert MEANT[kind, field][0] == (NeighbourChoice,)
    against_rivals = {words.Steal: "target", words.SwapHunters: "rival"}
    struck = Counter()
    for _, ability in every_ability():
        for effect in ability.effects:
            if type(effect) in against_rivals:
                struck[named_in(ability)[getattr(effect, against_rivals[type(effect)])].whose] += 1
    assert struck == {"rival": 3}


def test_k12_heroes_are_reached_only_for_their_skills_or_for_what_they_wear():
    reached = {
        name: type(ability.effects[0])
        for name, ability in every_ability()
        for choice in ability.choices
        if getattr(choice, "whose", "") == "in_reach"
    }
    assert reached == {
        "witch_hunter": words.Destroy,
        "ranger": words.CopySkill,
        "sorceress_elixir": words.CopySkill,
    }
