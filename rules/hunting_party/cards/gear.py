"""The twenty-four pieces of gear: twelve give a skill, twelve do a trick. Under their namesake they do nothing."""

from rules.hunting_party.cards.card import Gear, Item
from rules.hunting_party.cards.effects import (
    AGENT,
    HAND,
    SELF,
    Ability,
    Bend,
    Bounty,
    Bury,
    Cost,
    Friend,
    Gain,
    GrantSkill,
    Guard,
    Match,
    MoveItem,
    Peek,
    StackChoice,
)


def gives(name: str, hunter: str, place: Gear, skill: str) -> Item:
    """A piece of gear whose wearer has one more skill."""
    return Item(name, hunter, place, worn=(GrantSkill(SELF, skill),))


SKILL_GEAR = (
    gives("royal_guard_tabard", "royal_guard", "body", "palace"),
    gives("crypt_warden_shroud", "crypt_warden", "body", "catacomb"),
    gives("elvish_archer_boots", "elvish_archer", "foot", "darkwoods"),
    gives("dream_walker_slippers", "dream_walker", "foot", "mystic_vale"),
    gives("jailer_manacles", "jailer", "hand", "subdue"),
    gives("woodsman_axe", "woodsman", "hand", "melee"),
    gives("deserter_crossbow", "deserter", "hand", "range"),
    gives("runesmith_apron", "runesmith", "body", "magic"),
    gives("ranger_hood", "ranger", "head", "tracks"),
    gives("trapper_snare", "trapper", "hand", "bait"),
    gives("stormcaller_circlet", "stormcaller", "head", "sorcery"),
    gives("inquisitor_mask", "inquisitor", "head", "knowledge"),
)

TRICK_GEAR = (
    Item("retiarii_net", "retiarii", "hand", worn=(Bounty(4, with_self=True),)),
    Item("boots_of_speed", "paladin", "foot", worn=(Bend("tired_by_hunting"),)),
    Item("knight_plate", "knight", "body", worn=(Guard(SELF, "consequence"),)),
    Item("bounty_hunter_leathers", "bounty_hunter", "body", worn=(Guard(SELF, "steal"),)),
    Item("witch_hunter_hat", "witch_hunter", "head", worn=(Guard(SELF, "potion"),)),
    Item("smuggler_coat", "smuggler", "body", worn=(Bend("hand_limit", 1),)),
    Item("bard_lute", "bard", "hand", worn=(Friend(Match(location="tavern"), 1),)),
    Item("princess_tiara", "princess", "head", worn=(Gain(2, when="bounty_earned"),)),
    Item(
        "falconer_plume",
        "falconer",
        "head",
        use=Ability(Cost.ROUND, (Peek("stack", 1),), (StackChoice("stack", "agents"),)),
    ),
    Item("poacher_soft_shoes", "poacher", "foot", worn=(Guard(SELF, "shadow"),)),
    Item(
        "centaur_horseshoes",
        "centaur",
        "foot",
        use=Ability(Cost.ROUND, (Bury(AGENT),), moment="own_fight", needs_sent=True),
    ),
    Item("gravedigger_clogs", "gravedigger", "foot", worn=(MoveItem(SELF, HAND, when="killed"),)),
)

GEAR = (*SKILL_GEAR, *TRICK_GEAR)
