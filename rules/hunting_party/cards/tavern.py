"""The Tavern's eight hunters: every Guiding and Fighting skill once, every Seeking skill twice."""

from rules.hunting_party.cards.card import Hunter
from rules.hunting_party.cards.effects import (
    AIMED,
    MARKET,
    SELF,
    Ability,
    Act,
    Answers,
    Bend,
    Bounty,
    Bury,
    Cancel,
    ChangeShares,
    ChooseBidOrder,
    CopySkill,
    Cost,
    Destroy,
    Friend,
    GrantSkill,
    HunterChoice,
    Leave,
    Loan,
    Match,
    NeighbourChoice,
    Peek,
    SkillChoice,
    StackChoice,
    Take,
)

TAVERN = (
    Hunter(
        "bard",
        "tavern",
        ("palace", "knowledge"),
        normal=Ability(
            Cost.ROUND,
            (ChangeShares("other", -1),),
            (HunterChoice("other", "member", is_other=True, needs="shares"),),
        ),
        champion=(Ability(Cost.ROUND, (ChooseBidOrder(),), moment="response", answers=Answers("bid_order")),),
    ),
    Hunter(
        "smuggler",
        "tavern",
        ("catacomb", "bait"),
        normal=Ability(Cost.GOLD, (Peek(MARKET, 2),)),
        champion=(
            Ability(Cost.ROUND, (Leave(AIMED, "free"),), moment="response", answers=Answers("aim", is_own=True)),
        ),
    ),
    Hunter(
        "poacher",
        "tavern",
        ("darkwoods", "tracks"),
        normal=Ability(Cost.GOLD, (Bury("stack"),), (StackChoice("stack", "agents"),)),
        champion=(Ability(Cost.FATIGUE, (Act(1, "purchase"),)),),
    ),
    Hunter(
        "fortune_teller",
        "tavern",
        ("mystic_vale", "sorcery"),
        normal=Ability(Cost.GOLD, (Peek("stack", 1),), (StackChoice("stack", "hunters"),)),
        champion=(Ability(Cost.ALWAYS, (Bend("purchase_sees", 1),), moment="always"),),
    ),
    Hunter(
        "bounty_hunter",
        "tavern",
        ("bait", "subdue"),
        normal=Ability(Cost.SKIP, (Bounty(6, until="next_hunt"),)),
        champion=(Ability(Cost.SKIP, (Take("neighbour", 4),), (NeighbourChoice("neighbour", least_silver=4),)),),
        hates=("smuggler", "deserter"),
    ),
    Hunter(
        "assassin",
        "tavern",
        ("tracks", "melee"),
        normal=Ability(Cost.SKIP, (Leave("rival", "killed"),), (HunterChoice("rival", "rival", most_shares=2),)),
        champion=(
            Ability(Cost.SKIP, (Destroy("rival", is_all=True),), (HunterChoice("rival", "rival", needs="gear"),)),
        ),
        friends=(Friend(Match(location="tavern", skill="bait"), 1),),
    ),
    Hunter(
        "deserter",
        "tavern",
        ("knowledge", "range"),
        normal=Ability(Cost.GOLD, (Loan("skill"),), (SkillChoice("skill", of=SELF),), moment="other_fight"),
        champion=(Ability(Cost.GOLD, (Cancel(),), moment="response", answers=Answers("share", is_own=True)),),
    ),
    Hunter(
        "hedge_wizard",
        "tavern",
        ("sorcery", "magic"),
        normal=Ability(
            Cost.GOLD,
            (CopySkill(SELF, "rival", ("seeking",), "turn"),),
            (HunterChoice("rival", "rival", skill="seeking"),),
        ),
        champion=(
            Ability(
                Cost.GOLD,
                (GrantSkill(SELF, "skill", "fight"),),
                (SkillChoice("skill", "fighting"),),
                moment="own_fight",
                needs_sent=True,
            ),
        ),
    ),
)
