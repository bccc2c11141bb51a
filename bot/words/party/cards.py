"""The reference pages of Hunting Party: hunters, items, agents, places, who has which skill."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.words.page import Field, Page
from bot.words.party import names
from bot.words.party.texts.abilities import ability_text, worn_text
from bot.words.party.texts.agents import agent_text
from bot.words.party.texts.targets import match_words, shares
from rules.hunting_party.cards import AGENTS, HUNTERS, ITEM_OF, ITEMS, Agent, Hunter, Item
from rules.hunting_party.cards.effects import SELF, GrantSkill
from rules.hunting_party.kingdom import LOCATIONS, REGIONS, SKILLS
from rules.hunting_party.state import SHADOW_BOUNTY

SKILLS_TABLE = "skills"
SHADOW = "shadow"
ME, WEARER = "this hunter", "the wearer"

_HANDICAPS = {
    "tax_collector": "One silver of each bounty you earn stays in the bank.",
    "timmy": "You pay one silver at the start of each of your turns, if you have any.",
    "wolf_familiar": "Comes along on hunts and gets tired by them.",
    "dragon_familiar": "Comes along on hunts and gets tired by them.",
}
_HANDICAP = (
    "A handicap character (optional), given at the start with 0 to 2 of the owner's shares for the whole game. "
    "Nothing else touches such a character: no death, theft, disbanding, equipment, Hate or Friendship, no card."
)

TOPICS: tuple[tuple[str, str], ...] = (
    (SKILLS_TABLE, "Who has which skill"),
    *((place, f"Hunters of {names.place(place)}") for place in LOCATIONS),
    *((place, f"Agents of {names.place(place)}") for place in REGIONS),
    (SHADOW, "The Shadow"),
    *names.HUNTER_TITLES.items(),
    *names.ITEM_TITLES.items(),
    *names.AGENT_TITLES.items(),
)
_TITLES = dict(TOPICS)


def card(key: str) -> Page:
    """The page of a card, a place or a table. Raises KeyError for a key that is none."""
    return _PAGES[key](key)


def hunter_text(key: str) -> str:
    """What is on a hunter's card, his abilities a line each."""
    there = HUNTERS[key]
    if there.is_handicap:
        return f"{_capital(names.skills(there.skills))}. {_HANDICAPS[key]}\n{_HANDICAP}"
    lines = [f"**{names.skills(there.skills)}** · {names.STACK_TITLES[there.location]}"]
    lines += [f"**Power** {ability_text(there.normal, ME)}"] if there.normal else []
    lines += [f"**Champion** {ability_text(ability, ME)}" for ability in there.champion]
    return "\n".join((*lines, *_feelings(there)))


def _feelings(there: Hunter) -> list[str]:
    """Hate and standing Friendship."""
    hate = [f"**Hate** {names.hunters(there.hates)}: one share more"] if there.hates else []
    return hate + [
        f"**Friendship** {match_words(friend.match)}: {shares(friend.shares)} less" for friend in there.friends
    ]


def item_text(key: str) -> str:
    """What is on an item's card."""
    there = ITEMS[key]
    lines = [ability_text(there.use, WEARER)] if there.use else []
    lines += [f"{_capital(worn_text(there.worn, WEARER))}."] if there.worn else []
    return "\n".join((*lines, _under_namesake(there)))


def _under_namesake(there: Item) -> str:
    return f"Given to {names.hunter(there.hunter)}: makes a champion with one share less, and does nothing else."


def item_line(key: str) -> str:
    """An item on one short plain line, for the second line of a menu entry."""
    there = ITEMS[key]
    if there.use:
        return f"{names.GEAR_TITLES[there.type]}. {ability_text(there.use, WEARER)}"
    return f"{names.GEAR_TITLES[there.type]}. {_capital(worn_text(there.worn, WEARER))}."


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _hunter_page(key: str) -> Page:
    footer = f"Item: {names.ITEM_TITLES[ITEM_OF[key]]}" if key in ITEM_OF else "No item"
    return Page(names.HUNTER_TITLES[key], hunter_text(key), footer=footer)


def _item_page(key: str) -> Page:
    return Page(names.ITEM_TITLES[key], item_text(key), footer=names.GEAR_TITLES[ITEMS[key].type])


def _agent_page(key: str) -> Page:
    return Page(names.AGENT_TITLES[key], agent_text(AGENTS[key]), footer=f"Agent of {_region(AGENTS[key])}")


def _region(there: Agent) -> str:
    return names.place(there.region)


def _location_page(key: str) -> Page:
    there = [hunter for hunter in HUNTERS.values() if hunter.location == key and not hunter.is_handicap]
    lines = (f"**{names.HUNTER_TITLES[hunter.name]}** {names.skills(hunter.skills)}" for hunter in there)
    return Page(
        _TITLES[key], "\n".join(lines), footer="Whoever is not in a party lies in the stack, in an order unseen."
    )


def _region_page(key: str) -> Page:
    there = (agent for agent in AGENTS.values() if agent.region == key)
    fields = tuple(Field(names.AGENT_TITLES[agent.name], agent_text(agent)) for agent in there)
    return Page(_TITLES[key], "All eight lie in the stack; a beaten one goes to its bottom.", fields)


def _skills_page(key: str) -> Page:
    fields = tuple(Field(f"{names.SKILL_SIGNS[skill]} {names.SKILL_TITLES[skill]}", _having(skill)) for skill in SKILLS)
    return Page(_TITLES[key], "🔷 Guiding, 🟢 Seeking, 🔺 Fighting. Gear that gives the skill comes last.", fields)


def _having(skill: str) -> str:
    hunters = [names.HUNTER_TITLES[there.name] for there in HUNTERS.values() if skill in there.skills]
    gear = [names.ITEM_TITLES[there.name] for there in ITEMS.values() if GrantSkill(SELF, skill) in there.worn]
    return f"{', '.join(hunters)}; {', '.join(gear)}"


def _shadow_page(key: str) -> Page:
    text = (
        "Found by a hunt with the three destined skills, which nobody can deny. It falls if those on the hunt have "
        "the declared Fighting skill **twice**, and then the game ends with its bounty.\n"
        "If they have it once only, the player to the left of the hunter lets one member of that party die, "
        "whether on the hunt or not; never the hero."
    )
    return Page(_TITLES[key], text, footer=f"Bounty {SHADOW_BOUNTY} gold")


_PAGES: Mapping[str, Callable[[str], Page]] = {
    SKILLS_TABLE: _skills_page,
    SHADOW: _shadow_page,
    **dict.fromkeys(LOCATIONS, _location_page),
    **dict.fromkeys(REGIONS, _region_page),
    **dict.fromkeys(HUNTERS, _hunter_page),
    **dict.fromkeys(ITEMS, _item_page),
    **dict.fromkeys(AGENTS, _agent_page),
}
