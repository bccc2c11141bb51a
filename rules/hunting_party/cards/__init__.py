"""Every card of Hunting Party as data: forty hunters, thirty-six items, thirty-two Dark Agents."""

from collections.abc import Mapping

from rules.hunting_party.cards.agents import AGENTS
from rules.hunting_party.cards.arena import ARENA
from rules.hunting_party.cards.card import Agent, Consequence, Gear, Hunter, Item
from rules.hunting_party.cards.forest import FOREST
from rules.hunting_party.cards.gear import GEAR
from rules.hunting_party.cards.handicaps import HANDICAP_CHARACTERS
from rules.hunting_party.cards.potions import POTIONS
from rules.hunting_party.cards.tavern import TAVERN
from rules.hunting_party.cards.temple import TEMPLE
from rules.hunting_party.cards.tower import TOWER

HANDICAPS: tuple[str, ...] = tuple(hunter.name for hunter in HANDICAP_CHARACTERS)
"""The names of the four handicap characters."""
ORDINARY: tuple[str, ...] = tuple(hunter.name for hunter in (*TAVERN, *ARENA, *TEMPLE, *FOREST, *TOWER))
"""The names of the thirty-six hunters that lie in the stacks, location by location."""

HUNTERS: Mapping[str, Hunter] = {
    hunter.name: hunter for hunter in (*TAVERN, *ARENA, *TEMPLE, *FOREST, *TOWER, *HANDICAP_CHARACTERS)
}
"""Every hunter by name, the handicap characters last."""
ITEMS: Mapping[str, Item] = {item.name: item for item in (*POTIONS, *GEAR)}
"""Every item by name."""
ITEM_OF: Mapping[str, str] = {item.hunter: item.name for item in ITEMS.values()}
"""The name of the item that makes a hunter a champion, by his name."""

__all__ = [
    "AGENTS",
    "HANDICAPS",
    "HUNTERS",
    "ITEMS",
    "ITEM_OF",
    "ORDINARY",
    "Agent",
    "Consequence",
    "Gear",
    "Hunter",
    "Item",
]
