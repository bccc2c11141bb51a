"""What the hunters, items, agents, skills and places of Hunting Party are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.words.people import counted
from rules.hunting_party.cards import AGENTS, HUNTERS, ITEMS
from rules.hunting_party.kingdom import FIGHTING, GUIDING, LOCATIONS, SEEKING, SILVER_PER_GOLD, SKILLS
from rules.hunting_party.state import MARKET, STACKS

NO_MONEY = "no money"


def _capitals(key: str) -> str:
    return key.replace("_", " ").title().replace(" Of ", " of ")


def _item_title(key: str, hunter: str) -> str:
    """An item bears its hunter's name, also where the key leaves it out."""
    rest = key.removeprefix(f"{hunter}_")
    return f"{HUNTER_TITLES[hunter]}'s {_capitals(rest)}"


HUNTER_TITLES: Mapping[str, str] = {key: _capitals(key) for key in HUNTERS} | {"timmy": "Timmy the Orphan"}
ITEM_TITLES: Mapping[str, str] = {item.name: _item_title(item.name, item.hunter) for item in ITEMS.values()}
AGENT_TITLES: Mapping[str, str] = {key: _capitals(key) for key in AGENTS}
SKILL_TITLES: Mapping[str, str] = {key: _capitals(key) for key in SKILLS}
STACK_TITLES: Mapping[str, str] = {key: _capitals(key) for key in STACKS}
TYPE_TITLES: Mapping[str, str] = {"guiding": "Guiding", "seeking": "Seeking", "fighting": "Fighting"}
GEAR_TITLES: Mapping[str, str] = {
    "potion": "Potion",
    "body": "Body gear",
    "hand": "Hand gear",
    "head": "Head gear",
    "foot": "Foot gear",
}
SKILL_SIGNS: Mapping[str, str] = (
    dict.fromkeys(GUIDING, "🔷") | dict.fromkeys(SEEKING, "🟢") | dict.fromkeys(FIGHTING, "🔺")
)
"""A sign for a skill's type beside its name: a colour and a shape."""

_TITLES: Mapping[str, Mapping[str, str]] = {
    "hunter": HUNTER_TITLES,
    "item": ITEM_TITLES,
    "agent": AGENT_TITLES,
    "skill": SKILL_TITLES,
    "prophecy": SKILL_TITLES,
    "type": TYPE_TITLES,
    "gear": GEAR_TITLES,
    "location": {key: STACK_TITLES[key] for key in LOCATIONS},
    "region": {key: STACK_TITLES[key] for key in GUIDING},
    "stack": STACK_TITLES,
}
_CARD_TITLES: Mapping[str, str] = {**HUNTER_TITLES, **ITEM_TITLES, **AGENT_TITLES}


def thing(kind: str, key: str) -> str:
    """The title of a hunter, item, agent, skill, prophecy, location, region and so on. KeyError for an unknown one."""
    return _TITLES[kind][key]


def hunter(key: str) -> str:
    """A hunter within a sentence."""
    return HUNTER_TITLES[key] if key == "timmy" else f"the {HUNTER_TITLES[key]}"


def hunters(keys: Iterable[str]) -> str:
    """Several hunters in a list, or "nobody"."""
    return ", ".join(HUNTER_TITLES[key] for key in keys) or "nobody"


def item(key: str) -> str:
    """An item within a sentence."""
    return f"the {ITEM_TITLES[key]}"


def items(keys: Iterable[str]) -> str:
    """Several items in a list, or "nothing"."""
    return ", ".join(ITEM_TITLES[key] for key in keys) or "nothing"


def short_item(key: str) -> str:
    """An item without its hunter's name, where there is little room."""
    return ITEM_TITLES[key].partition("'s ")[2]


def agent(key: str) -> str:
    """A Dark Agent within a sentence."""
    return f"the {AGENT_TITLES[key]}"


def card(key: str) -> str:
    """Any card of a stack: a hunter, an item or an agent."""
    return _CARD_TITLES[key]


def place(key: str) -> str:
    """A location, a region or the Market within a sentence."""
    return f"the {STACK_TITLES[key]}"


def stack(key: str) -> str:
    """A stack within a sentence, said so that its cards are clear: "the agents of the Palace"."""
    return place(key) if key == MARKET else f"the {kind_of_card(key)}s of {place(key)}"


def cards_of(key: str, count: int) -> str:
    """So many cards of a stack: "3 agents of the Palace"."""
    return f"{counted(count, kind_of_card(key))} of {place(key)}"


def kind_of_card(key: str) -> str:
    """What lies in a stack: "hunter", "agent" or "item"."""
    if key == MARKET:
        return "item"
    return "hunter" if key in LOCATIONS else "agent"


def skills(keys: Iterable[str]) -> str:
    """Skills in their order, as often as they count: "Catacomb, Range x2"; "no skills"."""
    keys = list(keys)
    parts = (_times(skill, keys.count(skill)) for skill in SKILLS if skill in keys)
    return ", ".join(parts) or "no skills"


def _times(skill: str, count: int) -> str:
    return SKILL_TITLES[skill] if count == 1 else f"{SKILL_TITLES[skill]} x{count}"


def declared(keys: Iterable[str]) -> str:
    """The three skills of a hunt: "(Palace, Bait, Magic)"."""
    return f"({', '.join(SKILL_TITLES[key] for key in keys)})"


def money(silver: int) -> str:
    """An amount: "3 gold 2 silver", "1 gold", "2 silver", "no money"."""
    gold, rest = divmod(silver, SILVER_PER_GOLD)
    parts = [f"{gold} gold"] * (gold > 0) + [f"{rest} silver"] * (rest > 0)
    return " ".join(parts) or NO_MONEY


def short_agent(key: str) -> str:
    """What beats an agent, and its worth, on one short plain line."""
    there = AGENTS[key]
    boxes = " or ".join(skills(box) for box in there.boxes)
    return f"{boxes}; {there.bounty} gold"
