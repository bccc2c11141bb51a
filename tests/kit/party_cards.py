"""Reading the cards of Hunting Party: the abilities and effects on each, and what the names in them may mean."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from rules.hunting_party.cards import HUNTERS, ITEMS, ORDINARY, Hunter, Item
from rules.hunting_party.cards import effects as words
from rules.hunting_party.cards.effects import (
    AGENT,
    AIMED,
    HAND,
    MARKET,
    SELF,
    USER,
    Ability,
    Choice,
    Effect,
    HunterChoice,
    NeighbourChoice,
    SkillChoice,
    StackChoice,
    WornChoice,
)
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, SKILLS

ORDINARY_HUNTERS = [HUNTERS[name] for name in ORDINARY]
EVERY_CARD: list[Hunter | Item] = [*ORDINARY_HUNTERS, *ITEMS.values()]


def abilities_of(card: Hunter | Item) -> list[Ability]:
    """All that a card lets its owner use, or that is always on."""
    offered = [card.use] if isinstance(card, Item) else [card.normal, *card.champion]
    return [ability for ability in offered if ability is not None]


def effects_of(card: Hunter | Item) -> list[Effect]:
    """Every effect on a card: of its abilities, of wearing it, of Friendship."""
    standing = card.worn if isinstance(card, Item) else card.friends
    return [*standing, *(effect for ability in abilities_of(card) for effect in ability.effects)]


def every_ability() -> Iterator[tuple[str, Ability]]:
    return ((card.name, ability) for card in EVERY_CARD for ability in abilities_of(card))


EVERY_ABILITY = [pytest.param(ability, id=f"{name}_{at}") for at, (name, ability) in enumerate(every_ability())]


def named_in(ability: Ability) -> dict[str, Choice]:
    return {choice.name: choice for choice in ability.choices}


HUNTER, WORN, NEIGHBOUR, STACK, SKILL = (
    (HunterChoice,),
    (WornChoice,),
    (NeighbourChoice,),
    (StackChoice,),
    (SkillChoice,),
)
MEANT = {
    (words.Pay, "to"): (NEIGHBOUR, (USER,)),
    (words.Take, "source"): (NEIGHBOUR, ()),
    (words.Bounty, "region"): ((), ("", *REGIONS)),
    (words.ChangeShares, "target"): (HUNTER, ()),
    (words.GrantSkill, "target"): (HUNTER, (SELF,)),
    (words.GrantSkill, "skill"): (SKILL, SKILLS),
    (words.CopySkill, "target"): (HUNTER, (SELF,)),
    (words.CopySkill, "source"): (HUNTER, ()),
    (words.Loan, "skill"): (SKILL, ("",)),
    (words.Peek, "stack"): (STACK, (MARKET,)),
    (words.Arrange, "stack"): (STACK, (MARKET,)),
    (words.Bury, "stack"): (STACK, (AGENT,)),
    (words.DrawByLuck, "source"): (NEIGHBOUR, ()),
    (words.Drop, "who"): (NEIGHBOUR, ()),
    (words.Destroy, "target"): ((*WORN, *HUNTER), ()),
    (words.MoveItem, "item"): (WORN, (AIMED, SELF)),
    (words.MoveItem, "to"): (HUNTER, (HAND,)),
    (words.SwapItems, "first"): (WORN, ()),
    (words.SwapItems, "second"): (WORN, ()),
    (words.SwapHunters, "member"): (HUNTER, ()),
    (words.SwapHunters, "rival"): (HUNTER, ()),
    (words.Leave, "target"): (HUNTER, (AIMED,)),
    (words.Recruit, "location"): (STACK, LOCATIONS),
    (words.Steal, "target"): (HUNTER, ()),
    (words.MakeChampion, "target"): (HUNTER, ()),
    (words.Tire, "target"): (HUNTER, (AIMED,)),
    (words.Ready, "target"): (HUNTER, ()),
    (words.Guard, "target"): (HUNTER, (SELF,)),
    (words.Redirect, "to"): (HUNTER, (SELF,)),
}
"""Of every name an effect holds: what choices it may refer to, and what fixed names."""


def references(effect: Effect) -> set[str]:
    return {field.name for field in fields(effect) if (type(effect), field.name) in MEANT}


def mistakes(effect: Effect, choices: dict[str, Choice]) -> list[str]:
    """The names in an effect that mean nothing, given the choices of its card."""
    wrong = []
    for field in references(effect):
        kinds, fixed = MEANT[type(effect), field]
        name = getattr(effect, field)
        if name in choices:
            wrong += [] if isinstance(choices[name], kinds) else [f"{field}={name} is another kind of choice"]
        elif name not in fixed:
            wrong.append(f"{field}={name}")
    return wrong
