"""The Arena's seven hunters: Palace and Subdue."""

from rules.hunting_party.cards.card import Hunter
from rules.hunting_party.cards.effects import (
    SELF,
    USER,
    Ability,
    Answers,
    Arrange,
    Bend,
    Bounty,
    Cancel,
    ChangeShares,
    CopySkill,
    Cost,
    Friend,
    GrantSkill,
    Guard,
    HunterChoice,
    Match,
    Pay,
    Peek,
    Recruit,
    Redirect,
    SkillChoice,
    StackChoice,
)

ARENA = (
    Hunter(
        "knight",
        "arena",
        ("palace", "subdue"),
        normal=Ability(Cost.ALWAYS, (Bend("disband_in_hunt"),), moment="always"),
        champion=(
            Ability(
                Cost.ALWAYS,
                (Redirect(SELF),),
                moment="response",
                answers=Answers("death_in_hunt", is_own=True),
                needs_sent=True,
            ),
        ),
        hates=("assassin",),
    ),
    Hunter(
        "jailer",
        "arena",
        ("palace", "subdue"),
        normal=Ability(Cost.ROUND, (ChangeShares("rival", 1),), (HunterChoice("rival", "rival"),)),
        champion=(Ability(Cost.ALWAYS, (Friend(Match(skill="subdue"), 1),), moment="always"),),
        hates=("smuggler",),
    ),
    Hunter(
        "royal_guard",
        "arena",
        ("palace", "subdue"),
        normal=Ability(Cost.GOLD, (Guard("member", "steal", "my_next_turn"),), (HunterChoice("member", "member"),)),
        champion=(Ability(Cost.FATIGUE, (Recruit("arena", 3, is_action=True),)),),
        hates=("deserter",),
        friends=(Friend(Match(name="princess"), 1),),
    ),
    Hunter(
        "princess",
        "arena",
        ("palace", "knowledge"),
        normal=Ability(Cost.ALWAYS, (Friend(Match(name="paladin"), 2),), moment="always"),
        champion=(
            Ability(Cost.ROUND, (Pay(USER, 4), Cancel()), moment="response", answers=Answers("steal", is_own=True)),
        ),
    ),
    Hunter(
        "falconer",
        "arena",
        ("palace", "tracks"),
        normal=Ability(Cost.GOLD, (Peek("stack", 1),), (StackChoice("stack", "agents"),)),
        champion=(Ability(Cost.FATIGUE, (Arrange("stack", 3),), (StackChoice("stack", "agents"),)),),
        hates=("poacher",),
    ),
    Hunter(
        "retiarii",
        "arena",
        ("bait", "subdue"),
        normal=Ability(Cost.ROUND, (GrantSkill(SELF, "skill", "turn"),), (SkillChoice("skill", "seeking"),)),
        champion=(Ability(Cost.ALWAYS, (Bounty(4, with_self=True),), moment="always"),),
    ),
    Hunter(
        "mesmerist",
        "arena",
        ("sorcery", "subdue"),
        normal=Ability(
            Cost.FATIGUE,
            (CopySkill("other", "source", ("guiding", "seeking", "fighting"), "turn"),),
            (HunterChoice("other", "own", is_other=True), HunterChoice("source", "rival")),
        ),
        champion=(
            Ability(
                Cost.ROUND,
                (Redirect("other"),),
                (HunterChoice("other", "member", is_other=True),),
                moment="response",
                answers=Answers("steal", is_own=True),
            ),
        ),
    ),
)
