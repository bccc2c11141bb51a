"""The Temple's seven hunters: Catacomb and Melee."""

from rules.hunting_party.cards.card import Hunter
from rules.hunting_party.cards.effects import (
    AIMED,
    HAND,
    SELF,
    Ability,
    Answers,
    Bend,
    Cancel,
    Cost,
    Destroy,
    Draw,
    Drop,
    Friend,
    GrantSkill,
    Guard,
    HunterChoice,
    Leave,
    Match,
    MoveItem,
    NeighbourChoice,
    Ready,
    Redirect,
    SkillChoice,
    Tire,
    WornChoice,
)

TEMPLE = (
    Hunter(
        "witch_hunter",
        "temple",
        ("catacomb", "melee"),
        normal=Ability(Cost.ROUND, (Cancel(),), moment="response", answers=Answers("potion")),
        champion=(Ability(Cost.GOLD, (Destroy("item"),), (WornChoice("item", "in_reach"),)),),
        hates=("witch", "sorceress"),
    ),
    Hunter(
        "paladin",
        "temple",
        ("catacomb", "melee"),
        normal=Ability(
            Cost.FATIGUE,
            (Ready("other", marks=True),),
            (HunterChoice("other", "member", is_other=True, needs="tired_or_marked"),),
        ),
        champion=(Ability(Cost.ALWAYS, (Bend("consequence_size", -1),), moment="always", needs_sent=True),),
        hates=("witch",),
    ),
    Hunter(
        "crypt_warden",
        "temple",
        ("catacomb", "melee"),
        normal=Ability(Cost.GOLD, (Guard("member", "poison", "my_next_turn"),), (HunterChoice("member", "member"),)),
        champion=(Ability(Cost.ROUND, (Redirect(SELF),), moment="response", answers=Answers("death", is_own=True)),),
        hates=("gravedigger",),
    ),
    Hunter(
        "virgin_maiden",
        "temple",
        ("catacomb", "bait"),
        normal=Ability(Cost.ALWAYS, (Friend(Match(location="temple"), 1),), moment="always"),
        champion=(
            Ability(
                Cost.ROUND,
                (Cancel(), Tire(AIMED, "owners_next_turn_end")),
                moment="response",
                answers=Answers("death", is_own=True),
            ),
        ),
        hates=("enchantress",),
    ),
    Hunter(
        "gravedigger",
        "temple",
        ("catacomb", "tracks"),
        normal=Ability(Cost.FATIGUE, (Leave("other", "half"),), (HunterChoice("other", "member", is_other=True),)),
        champion=(Ability(Cost.SKIP, (Draw(1, of_the_last=3),)),),
    ),
    Hunter(
        "exorcist",
        "temple",
        ("sorcery", "melee"),
        normal=Ability(
            Cost.FATIGUE,
            (GrantSkill("other", "skill", "turn"),),
            (HunterChoice("other", "own", is_other=True), SkillChoice("skill", "fighting")),
        ),
        champion=(
            Ability(
                Cost.GOLD,
                (MoveItem(AIMED, HAND), Cancel()),
                moment="response",
                answers=Answers("destroy", is_own=True),
            ),
        ),
        hates=("hedge_wizard",),
    ),
    Hunter(
        "inquisitor",
        "temple",
        ("knowledge", "melee"),
        normal=Ability(Cost.ROUND, (Drop("neighbour", 1),), (NeighbourChoice("neighbour", least_cards=3),)),
        champion=(Ability(Cost.ROUND, (Cancel(),), moment="response", answers=Answers("take", is_own=True)),),
        hates=("fortune_teller", "mesmerist"),
    ),
)
