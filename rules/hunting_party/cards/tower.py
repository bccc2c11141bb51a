"""The Tower's seven hunters: Mystic Vale and Magic."""

from rules.hunting_party.cards.card import Hunter
from rules.hunting_party.cards.effects import (
    AGENT,
    Ability,
    Act,
    Answers,
    Bend,
    Bounty,
    Bury,
    Cancel,
    Cost,
    Drop,
    Friend,
    HunterChoice,
    MakeChampion,
    Match,
    NeighbourChoice,
    Recruit,
    StackChoice,
    Steal,
    SwapHunters,
    SwapItems,
    Take,
    WornChoice,
)

TOWER = (
    Hunter(
        "witch",
        "tower",
        ("mystic_vale", "magic"),
        normal=Ability(Cost.FATIGUE, (Drop("neighbour", 1),), (NeighbourChoice("neighbour", least_cards=1),)),
        champion=(Ability(Cost.ROUND, (Take("neighbour", 1),), (NeighbourChoice("neighbour", is_richer=True),)),),
        friends=(Friend(Match(location="tower", skill="sorcery"), 1),),
    ),
    Hunter(
        "stormcaller",
        "tower",
        ("mystic_vale", "magic"),
        normal=Ability(Cost.ROUND, (Bury(AGENT),), moment="own_fight", needs_sent=True),
        champion=(Ability(Cost.SKIP, (Act(2, "action"),)),),
    ),
    Hunter(
        "runesmith",
        "tower",
        ("mystic_vale", "magic"),
        normal=Ability(
            Cost.ROUND,
            (SwapItems("item", "other"),),
            (
                WornChoice("item", "member", is_gear=True),
                WornChoice("other", "member", is_gear=True, is_same_type=True),
            ),
        ),
        champion=(Ability(Cost.ALWAYS, (Bend("hand_gear_places", 2),), moment="always"),),
    ),
    Hunter(
        "enchantress",
        "tower",
        ("mystic_vale", "bait"),
        normal=Ability(Cost.SKIP, (Steal("rival"),), (HunterChoice("rival", "rival", most_shares=1),)),
        champion=(
            Ability(
                Cost.FATIGUE,
                (MakeChampion("other", "turn"),),
                (HunterChoice("other", "member", is_other=True, needs="not_champion"),),
            ),
        ),
        hates=("princess",),
    ),
    Hunter(
        "dream_walker",
        "tower",
        ("mystic_vale", "tracks"),
        normal=Ability(Cost.ROUND, (Bounty(2, region="mystic_vale", until="turn"),)),
        champion=(Ability(Cost.SKIP, (Recruit("stack", 2),), (StackChoice("stack", "hunters"),)),),
    ),
    Hunter(
        "sorceress",
        "tower",
        ("sorcery", "magic"),
        normal=Ability(
            Cost.SKIP,
            (SwapHunters("member", "rival"),),
            (HunterChoice("member", "member"), HunterChoice("rival", "rival")),
        ),
        champion=(
            Ability(
                Cost.SKIP,
                (MakeChampion("member", "my_next_turn_end"),),
                (HunterChoice("member", "member", needs="not_champion"),),
            ),
        ),
        hates=("archmage",),
    ),
    Hunter(
        "archmage",
        "tower",
        ("knowledge", "magic"),
        normal=Ability(Cost.ROUND, (Cancel(),), moment="response", answers=Answers("power", is_own=True)),
        champion=(Ability(Cost.ALWAYS, (Friend(Match(location="tower"), 1),), moment="always"),),
    ),
)
