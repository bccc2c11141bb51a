"""The Forest's seven hunters: Darkwoods and Range."""

from rules.hunting_party.cards.card import Hunter
from rules.hunting_party.cards.effects import (
    SELF,
    Ability,
    Arrange,
    Bend,
    ChangeShares,
    CopySkill,
    Cost,
    Draw,
    DrawByLuck,
    Friend,
    Gain,
    Guard,
    HunterChoice,
    Loan,
    Match,
    MoveItem,
    NeighbourChoice,
    Pay,
    StackChoice,
    Tire,
    WornChoice,
)

FOREST = (
    Hunter(
        "elvish_archer",
        "forest",
        ("darkwoods", "range"),
        normal=Ability(Cost.ROUND, (Loan(),), moment="other_fight"),
        champion=(Ability(Cost.ALWAYS, (Friend(Match(location="forest"), 1),), moment="always"),),
    ),
    Hunter(
        "woodsman",
        "forest",
        ("darkwoods", "range"),
        normal=Ability(
            Cost.GOLD,
            (CopySkill("member", "member", ("fighting",), "turn"),),
            (HunterChoice("member", "member", skill="fighting"),),
        ),
        champion=(
            Ability(
                Cost.GOLD,
                (MoveItem("item", "other"),),
                (WornChoice("item", "member", is_gear=True), HunterChoice("other", "member", is_other=True)),
            ),
        ),
    ),
    Hunter(
        "centaur",
        "forest",
        ("darkwoods", "range"),
        normal=Ability(Cost.ROUND, (Guard(SELF, "all", "my_next_turn"),)),
        champion=(Ability(Cost.ALWAYS, (Bend("tired_in_own_region"),), moment="always"),),
        hates=("trapper",),
    ),
    Hunter(
        "druid",
        "forest",
        ("darkwoods", "sorcery"),
        normal=Ability(Cost.FATIGUE, (Arrange("stack", 3),), (StackChoice("stack", "hunters"),)),
        champion=(
            Ability(
                Cost.FATIGUE,
                (ChangeShares("member", -1), ChangeShares("other", -1)),
                (
                    HunterChoice("member", "member", needs="shares"),
                    HunterChoice("other", "member", is_other=True, needs="shares"),
                ),
            ),
        ),
        hates=("woodsman",),
    ),
    Hunter(
        "hermit",
        "forest",
        ("darkwoods", "knowledge"),
        normal=Ability(Cost.FATIGUE, (Draw(1),)),
        champion=(Ability(Cost.ALWAYS, (Bend("hand_limit", 1),), moment="always"),),
        hates=("bard",),
    ),
    Hunter(
        "ranger",
        "forest",
        ("tracks", "range"),
        normal=Ability(Cost.ALWAYS, (Gain(4, when="receives_equipment"),), moment="always"),
        champion=(
            Ability(
                Cost.ROUND,
                (CopySkill(SELF, "hunter", ("guiding",), "turn"),),
                (HunterChoice("hunter", "in_reach", is_other=True, skill="guiding"),),
            ),
            Ability(Cost.ALWAYS, (Bend("hero_gear"),), moment="always"),
        ),
    ),
    Hunter(
        "trapper",
        "forest",
        ("bait", "range"),
        normal=Ability(Cost.FATIGUE, (Tire("rival", "owners_next_turn_end"),), (HunterChoice("rival", "rival"),)),
        champion=(
            Ability(
                Cost.FATIGUE,
                (Pay("neighbour", 4), DrawByLuck("neighbour")),
                (NeighbourChoice("neighbour", least_cards=1),),
            ),
        ),
        friends=(Friend(Match(name="poacher"), 1),),
    ),
)
