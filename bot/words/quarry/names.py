"""What the rooms, cards, monsters and characters of Unknown Quarry are called."""

from __future__ import annotations

from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import CHARACTERS, MONSTERS

_APART = {"hunters_bow": "Hunter's Bow", "rod_of_luna": "Rod of Luna"}
_CHARACTER_NAMES = {
    "fathom": "Butch Fathom",
    "verdge": "Caitlin Verdge",
    "noblesse": "Maxine Noblesse",
    "sable": "Jessica Sable",
    "albion": "Marshal Albion III",
    "brass": "Major Thomas Brass",
}
FLOOR_TITLES = {"upper": "Upper floor", "ground": "Ground floor", "basement": "Basement"}
CHARACTER_SHAPES = {"fathom": "🔴", "verdge": "🟦", "noblesse": "🔶", "sable": "🟣", "albion": "🟩", "brass": "🟤"}


def _capitals(key: str) -> str:
    return _APART.get(key, key.replace("_", " ").title())


ROOM_TITLES: dict[str, str] = {key: _capitals(key) for key in ROOM_NAMES}
CARD_TITLES: dict[str, str] = {key: _capitals(key) for key in CARDS}
MONSTER_TITLES: dict[str, str] = {key: _capitals(key) for key in MONSTERS}
CHARACTER_TITLES: dict[str, str] = {key: _CHARACTER_NAMES[key] for key in CHARACTERS}

_TITLES = {
    "room": ROOM_TITLES,
    "card": CARD_TITLES,
    "monster": MONSTER_TITLES,
    "character": CHARACTER_TITLES,
    "floor": FLOOR_TITLES,
}


def thing(kind: str, key: str) -> str:
    """The title of a "room", "card", "monster", "character" or "floor". Raises KeyError for an unknown one."""
    return _TITLES[kind][key]


def room(key: str) -> str:
    """A room within a sentence."""
    return f"the {ROOM_TITLES[key]}"


def card(key: str) -> str:
    """A card within a sentence or a list."""
    return CARD_TITLES[key]


def cards(keys: tuple[str, ...]) -> str:
    """Several cards in a list, or "nothing"."""
    return ", ".join(CARD_TITLES[key] for key in keys) or "nothing"


def monster(key: str) -> str:
    """A type of monster within a sentence."""
    return MONSTER_TITLES[key]


def pawn(character: str) -> str:
    """The letter on a character's pawn: the first of the family name, different for all six."""
    return character[0].upper()
