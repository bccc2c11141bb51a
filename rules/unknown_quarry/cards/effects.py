"""The vocabulary of card effects, and what a card is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal


@dataclass(frozen=True, slots=True)
class Wound:
    """The target suffers this many wounds."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class SpendEnergy:
    """The target must spend a charge, if the energy card has one left."""


@dataclass(frozen=True, slots=True)
class Show:
    """The target shows a card of choice, a random card, or the whole hand."""

    which: Literal["any", "random", "all"]


@dataclass(frozen=True, slots=True)
class Give:
    """The target gives a card of choice or a random card."""

    which: Literal["any", "random"]


@dataclass(frozen=True, slots=True)
class Ban:
    """The target may not do this on the next turn of their own."""

    deed: Literal["move", "interact"]


Effect = Wound | SpendEnergy | Show | Give | Ban


@dataclass(frozen=True, slots=True)
class Line:
    """What an action card does on some numbers of the die.

    `is_averted_by_energy`: the line says "spend energy or". `hits_humans`, `hits_ring`: whom it touches, the ring
    being the monsters named on the card.
    """

    rolls: tuple[int, ...]
    effects: tuple[Effect, ...]
    is_averted_by_energy: bool = False
    hits_humans: bool = True
    hits_ring: bool = True

    @property
    def wounds(self) -> int:
        """The wounds of the line."""
        return sum(effect.count for effect in self.effects if isinstance(effect, Wound))

    @property
    def takes_energy(self) -> bool:
        """Whether the line takes a charge whatever the target chooses."""
        return any(isinstance(effect, SpendEnergy) for effect in self.effects)

    @property
    def passes_cards(self) -> bool:
        """Whether the line makes the target show or give cards."""
        return any(isinstance(effect, Show | Give) for effect in self.effects)


class Family(StrEnum):
    """The families of cards; the classes of weapons are those of the table Which Weapon."""

    STANDARD = "standard"
    MONSTROUS = "monstrous"
    CLASS_I = "class_i"
    CLASS_II = "class_ii"
    CLASS_III = "class_iii"
    REACTION = "reaction"


@dataclass(frozen=True, slots=True)
class Reaction:
    """When a card may be shown instead of resolving an action: on these final numbers, against these effects.

    `against`: "wound", "cards" (a line that shows or gives), or "any" (any action, an empty line too).
    """

    rolls: tuple[int, ...]
    against: Literal["wound", "cards", "any"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its ring of monsters, its lines if it is an action, when it may be shown if it is a reaction."""

    name: str
    family: Family
    ring: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    reaction: Reaction | None = None
    copies: int = 1

    @property
    def is_action(self) -> bool:
        """Whether the card is labelled Action."""
        return bool(self.lines)

    def line(self, number: int) -> Line | None:
        """The line for a number of the die, or None if the number is not on the card."""
        for line in self.lines:
            if number in line.rolls:
                return line
        return None

    def affects(self, number: int, monster: str | None) -> bool:
        """Whether the line for this number touches a target who is this monster (None: a human)."""
        line = self.line(number)
        if line is None:
            return False
        if monster is None:
            return line.hits_humans
        return line.hits_ring and monster in self.ring
