"""The notation of test positions: what a few words say of a seat or of a room.

A seat is a list of words with commas, in any order: "clay sword, buckler, w2, e1, hall, by bo cy, no move".

- cards by name make the whole hand; a monster's name ("spirit") stands for its two abilities; "empty" is no card
- w2: two wounds; e1: one charge left; "declared": crippled and known to be so (four wounds unless said otherwise)
- a room's name: where the pawn stands; "by bo cy": who has harassed the seat; "no move", "no interact": bans of Magic
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rules.unknown_quarry.cards import ABILITIES, CARDS, Monster
from rules.unknown_quarry.house import ROOMS
from rules.unknown_quarry.state import CRIPPLING_WOUNDS, FULL_ENERGY


@dataclass
class Placed:
    """What the words say of one seat; `hand` is None where they name no card."""

    hand: tuple[str, ...] | None = None
    room: str = "gardens"
    energy: int = FULL_ENERGY
    wounds: int = 0
    has_declared: bool = False
    harassers: tuple[str, ...] = ()
    bans: tuple[str, ...] = field(default=())


def name(words: str) -> str:
    """The name that rules use: "Clay Sword" is clay_sword, "Hunter's Bow" hunters_bow."""
    return words.strip().lower().replace("'", "").replace(" ", "_")


def cards(words: str) -> tuple[str, ...]:
    """The cards that a list names, a monster's name standing for its two abilities; "empty" names none."""
    if words == "empty":
        return ()
    found = []
    for word in filter(None, map(name, words.split(","))):
        found.extend(sorted(ABILITIES[Monster(word)]) if word in set(Monster) else [word])
    if unknown := [card for card in found if card not in CARDS]:
        raise ValueError(f"no card is called {unknown[0]}")
    return tuple(found)


def placed(words: str) -> Placed:
    """The seat that the words describe."""
    seat = Placed()
    for word in filter(None, (word.strip() for word in words.split(","))):
        _read(seat, word.lower())
    if seat.has_declared and not seat.wounds:
        seat.wounds = CRIPPLING_WOUNDS + 1
    return seat


def _read(seat: Placed, word: str) -> None:
    if re.fullmatch(r"w\d", word):
        seat.wounds = int(word[1])
    elif re.fullmatch(r"e\d", word):
        seat.energy = int(word[1])
    elif word == "declared":
        seat.has_declared = True
    elif word == "empty":
        seat.hand = ()
    elif word.startswith("by "):
        seat.harassers = tuple(word.split()[1:])
    elif word.startswith("no "):
        seat.bans = tuple(sorted((*seat.bans, word[3:])))
    elif name(word) in ROOMS:
        seat.room = name(word)
    else:
        seat.hand = (*(seat.hand or ()), *cards(word))
