"""The twelve potions: used once at any time, then under the Market."""

from rules.hunting_party.cards.card import Item
from rules.hunting_party.cards.effects import (
    Ability,
    Answerable,
    Answers,
    Arrange,
    Cancel,
    ChangeShares,
    Choice,
    CopySkill,
    Cost,
    Effect,
    GrantSkill,
    HunterChoice,
    Leave,
    Ready,
    SkillChoice,
    StackChoice,
    Steal,
)


def drink(name: str, hunter: str, choices: tuple[Choice, ...], *effects: Effect) -> Item:
    """A potion that is used at a pause."""
    return Item(name, hunter, "potion", use=Ability(Cost.CARD, effects, choices))


def antidote(name: str, hunter: str, what: Answerable, *, is_own: bool = False) -> Item:
    """A potion with which an effect is answered, and comes to nothing."""
    answer = Ability(Cost.CARD, (Cancel(),), moment="response", answers=Answers(what, is_own))
    return Item(name, hunter, "potion", use=answer)


POTIONS = (
    drink("enchantress_potion", "enchantress", (HunterChoice("rival", "rival"),), Steal("rival")),
    antidote("archmage_potion", "archmage", "potion"),
    drink("potion_of_poison", "assassin", (HunterChoice("victim", "any"),), Leave("victim", "killed")),
    drink("witch_brew", "witch", (HunterChoice("rival", "rival"),), ChangeShares("rival", 2)),
    drink("druid_sap", "druid", (HunterChoice("member", "member", needs="shares"),), ChangeShares("member", -2)),
    drink(
        "sorceress_elixir",
        "sorceress",
        (HunterChoice("own", "own"), HunterChoice("source", "in_reach", is_other=True)),
        CopySkill("own", "source", ("guiding", "seeking", "fighting"), "turn"),
    ),
    drink(
        "hedge_wizard_tonic",
        "hedge_wizard",
        (HunterChoice("own", "own"), SkillChoice("skill", "fighting")),
        GrantSkill("own", "skill", "turn"),
    ),
    drink(
        "hermit_tea",
        "hermit",
        (
            HunterChoice("member", "member", needs="tired"),
            HunterChoice("other", "member", is_other=True, needs="tired"),
        ),
        Ready("member"),
        Ready("other"),
    ),
    drink("fortune_teller_dregs", "fortune_teller", (StackChoice("stack", "either"),), Arrange("stack", 4)),
    antidote("mesmerist_philtre", "mesmerist", "power"),
    antidote("virgin_maiden_tears", "virgin_maiden", "death", is_own=True),
    antidote("exorcist_holy_water", "exorcist", "destroy"),
)
