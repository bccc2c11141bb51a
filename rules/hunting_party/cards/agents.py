"""The thirty-two Dark Agents, eight a region, each region from the weakest to the strongest."""

from collections.abc import Mapping

from rules.hunting_party.cards.card import Agent, Consequence

ONE_CARD, TWO_CARDS = Consequence("cards"), Consequence("cards", 2)
ONE_GOLD, TWO_GOLD = Consequence("gold"), Consequence("gold", 2)
ALL_GEAR = Consequence("gear")
ONE_DEATH, TWO_DEATHS = Consequence("deaths"), Consequence("deaths", 2)


def lurks(
    region: str, name: str, boxes: str, bounty: int, consequence: Consequence, *, has_chest: bool = False
) -> Agent:
    """An agent; of `boxes` either side of the bar beats it, each side skills with blanks between."""
    either, other = boxes.split("|")
    return Agent(name, region, (tuple(either.split()), tuple(other.split())), bounty, consequence, has_chest)


PALACE = (
    lurks("palace", "turncoat_footman", "subdue | magic", 4, ONE_CARD),
    lurks("palace", "lying_herald", "subdue | range", 4, ONE_CARD),
    lurks("palace", "gilded_cutpurse", "subdue | melee", 4, ONE_GOLD),
    lurks("palace", "false_cupbearer", "melee | subdue range", 4, ONE_GOLD, has_chest=True),
    lurks("palace", "masked_duellist", "melee melee | subdue range", 6, TWO_CARDS),
    lurks("palace", "hollow_guardsman", "subdue subdue | melee magic", 6, ALL_GEAR),
    lurks("palace", "painted_ancestor", "subdue magic | melee range", 6, ONE_DEATH),
    lurks("palace", "puppet_regent", "subdue melee | range range", 8, ONE_DEATH, has_chest=True),
)

CATACOMB = (
    lurks("catacomb", "corpse_lantern", "melee | magic", 6, ONE_GOLD),
    lurks("catacomb", "bone_piper", "melee | range", 6, TWO_CARDS),
    lurks("catacomb", "crawling_hand", "melee | subdue magic", 6, TWO_CARDS),
    lurks("catacomb", "ossuary_keeper", "melee melee | magic", 8, ALL_GEAR, has_chest=True),
    lurks("catacomb", "drowned_acolyte", "melee magic | subdue range", 8, TWO_GOLD),
    lurks("catacomb", "banshee", "subdue melee | range", 8, ONE_DEATH),
    lurks("catacomb", "plague_abbot", "magic range | subdue subdue", 10, ONE_DEATH),
    lurks("catacomb", "tomb_wyrm", "melee melee | range magic", 10, ONE_DEATH, has_chest=True),
)

DARKWOODS = (
    lurks("darkwoods", "briar_hag", "range subdue | magic magic", 8, TWO_CARDS),
    lurks("darkwoods", "hollow_stag", "range melee | subdue subdue", 8, ALL_GEAR),
    lurks("darkwoods", "web_matron", "magic subdue | melee melee subdue", 10, TWO_GOLD, has_chest=True),
    lurks("darkwoods", "moonless_pack", "range range | melee melee subdue", 10, ONE_DEATH),
    lurks("darkwoods", "gallows_tree", "range magic subdue | melee melee", 12, ONE_DEATH),
    lurks("darkwoods", "charcoal_giant", "range range subdue | melee magic magic", 12, ONE_DEATH),
    lurks("darkwoods", "night_huntsman", "range range melee | subdue subdue magic", 16, TWO_DEATHS),
    lurks("darkwoods", "elder_rot", "range range magic | melee melee magic", 16, TWO_DEATHS, has_chest=True),
)

MYSTIC_VALE = (
    lurks("mystic_vale", "mirror_sprite", "magic range | subdue melee", 10, ALL_GEAR),
    lurks("mystic_vale", "fog_ferryman", "magic subdue | range range", 12, TWO_GOLD, has_chest=True),
    lurks("mystic_vale", "pale_dreamer", "magic melee | subdue subdue range", 12, ONE_DEATH),
    lurks("mystic_vale", "will_eater", "magic magic | melee range range", 16, ONE_DEATH),
    lurks("mystic_vale", "glass_heron", "magic magic range | melee melee subdue", 16, ONE_DEATH),
    lurks("mystic_vale", "tide_of_faces", "magic melee subdue | range range subdue", 16, TWO_DEATHS),
    lurks("mystic_vale", "star_drinker", "magic magic subdue | melee melee range", 20, TWO_DEATHS),
    lurks("mystic_vale", "mist_dragon", "magic magic melee | subdue subdue range", 20, TWO_DEATHS, has_chest=True),
)

AGENTS: Mapping[str, Agent] = {agent.name: agent for agent in (*PALACE, *CATACOMB, *DARKWOODS, *MYSTIC_VALE)}
"""Every Dark Agent by name, region by region."""
