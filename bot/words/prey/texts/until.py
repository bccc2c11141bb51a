"""When a card may be played, and how long it lasts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.people import listed
from bot.words.prey import names
from rules.deadly_prey.cards.effects import Trick
from rules.deadly_prey.city import Rows

UNTIL: Mapping[str, str] = {
    "now": "",
    "attempt": "",
    "slot": " (in this slot)",
    "phase": " (in this phase)",
    "half_day": " (until this day or night is over)",
    "next_half_day": " (through this half-day and the next)",
    "dawn": " (until the next dawn)",
    "dawn+1": " (until the dawn after next)",
    "dawn+2": " (for two dawns)",
    "way_out": " (until it is paid off)",
}
"""How long, with a blank before it, as a card of a hand says it at its end."""
_LENGTH: Mapping[str, str] = {
    "half_day": "Until this day or night is over",
    "next_half_day": "Through this half-day and the next",
    "dawn": "Until the next dawn",
    "dawn+1": "Until the dawn after next",
    "dawn+2": "For two dawns",
    "way_out": "Until you pay it off",
}
_LATER: Mapping[tuple[str, str], str] = {
    ("at_once", "now"): "At once",
    ("next_dawn", "now"): "At the next dawn, after the gain",
    ("next_dawn", "half_day"): "On the next day",
    ("next_dusk", "half_day"): "In the next night",
}
ROWS: Mapping[Rows, str] = {
    "": "",
    "high": " on a high row (value 6 to 8)",
    "low": " on a low row (value 3 to 5)",
    "lowest": " of the two lowest rows",
}
_ONLY: Mapping[str, str] = {"": "", "day": ", by day", "night": ", by night", "placement": " in Placement"}
_WINDOWS = frozenset({"attempt", "force", "attack", "face"})
_EVENTS: Mapping[str, str] = {"attempt": "attempt", "force": "contested intrusion", "face": "confrontation"}
_HUNTERS_MOMENTS: Mapping[str, str] = {
    "rolled": "after your own roll",
    "place": "in your own slot of Placement",
    "slot": "in your own slot of Resolution",
    "dawn": "at dawn",
    "dusk": "at dusk",
    "any": "at any time",
    "attack": "when a card you control is attacked",
}
_MONSTERS_MOMENTS: Mapping[str, str] = {
    "rolled": "after your attack roll",
    "attack": "in your attack",
    "dusk": "at dusk",
    "any": "at any time",
    "start_of_resolution": "at the start of Resolution",
    "after_slot": "after a hunter's slot in Resolution",
    "after_placement_slot": "after a hunter's slot in Placement",
    "after_own_hit": "after your attack has hit a controlled card",
    "after_failure": "after a hunter has failed",
}
_TOLD_MOMENTS: Mapping[str, str] = {
    **_MONSTERS_MOMENTS,
    "rolled": "after the monster's attack roll",
    "attack": "in an attack of the monster",
    "after_own_hit": "after an attack of the monster has hit a controlled card",
}
"""The monster's moments as the others read of them."""


def when_words(trick: Trick, *, is_monsters: bool, is_told: bool = False) -> str:
    """When a card may be played, without a capital: "in your own attempt on a Destruction card".

    `is_told`: the others read it, so the monster is no "you".
    """
    if set(trick.when) == _WINDOWS:
        return "in any window"
    return f"{_moment(trick, is_monsters=is_monsters, is_told=is_told)}{_ONLY[trick.only]}{_after_a_miss(trick)}"


def _moment(trick: Trick, *, is_monsters: bool, is_told: bool) -> str:
    if trick.when == ("place", "slot"):
        return "in your own slot of Placement or Resolution"
    if trick.when[0] in _EVENTS:
        return f"in {_owner(trick)} {listed([_EVENTS[when] for when in trick.when], 'or')}{_suit(trick)}{_row(trick)}"
    if trick.when == ("attack",) and trick.scope == "any":
        return "when any card is attacked"
    moments = _TOLD_MOMENTS if is_told else _MONSTERS_MOMENTS if is_monsters else _HUNTERS_MOMENTS
    return f"{moments[trick.when[0]]}{_row(trick)}"


def _owner(trick: Trick) -> str:
    if trick.when == ("face",) or trick.scope == "any":
        return "any" if trick.scope == "any" else "a"
    return "another hunter's" if trick.scope == "others" else "your own"


def _suit(trick: Trick) -> str:
    if trick.suit is None:
        return ""
    title = names.SUIT_TITLES[trick.suit]
    return f" on {'an' if title[0] in 'AO' else 'a'} {title} card"


def _row(trick: Trick) -> str:
    return ROWS[trick.rows]


def _after_a_miss(trick: Trick) -> str:
    return ", if no die has hit" if trick.is_after_a_miss else ""


def length_words(length: str, kind: str = "lasting") -> str:
    """When a Hardship of this kind, or a Setback, acts and how long, as its text begins: "Until the next dawn"."""
    return _LENGTH[length] if kind == "lasting" else _LATER[kind, length]
