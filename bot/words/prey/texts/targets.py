"""Whom and what the cards speak of: their choices as phrases, spelled out once and referred to after that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.words.people import listed
from rules.deadly_prey.cards.effects import (
    MONSTER,
    YOU,
    Callings,
    Cards,
    Choose,
    Hunters,
    Numbers,
    Plays,
    Spots,
    Ways,
)

_FIXED: Mapping[str, str] = {
    "you": "you",
    "actor": "that hunter",
    "fighters": "each fighter",
    "hunters": "hunters",
    "everyone": "everyone",
    "monster": "the monster",
    "reserve": "your reserve",
    "placed": "the card just placed on",
    "city_deck": "the City deck",
    "hand": "the hand",
    "trophies": "the trophies",
}
_MANY = frozenset({"hunters"})
_WHOSE_HUNTER: Mapping[str, str] = {
    "any": "a hunter",
    "others": "another hunter",
    "acting": "a hunter who acts in this half-day",
    "fighting": "a fighter",
    "had_red": "a hunter who had red there",
}
_STATES: Mapping[str, str] = {
    "any": "a City Card",
    "face_down": "a face-down City Card",
    "face_up": "a face-up City Card",
    "vacant": "any vacancy",
}


@dataclass(slots=True)
class Mentions:
    """What a card has spoken of so far. `is_monsters`: the monster plays it, and is its "you".

    `reader`: a choice of the card which is the one who reads, and is "you" then.
    """

    choices: Mapping[str, Choose]
    is_monsters: bool = False
    reader: str = YOU
    said: set[str] = field(default_factory=set)

    def of(self, target: str) -> str:
        """The target of an effect: spelled out when it comes up first, "that hunter" and the like afterwards."""
        choice = self.choices.get(target)
        if target == self.reader:
            return "you"
        if choice is None:
            return "you" if target == MONSTER and self.is_monsters else _FIXED[target]
        if target in self.said:
            return _again(choice)
        self.said.add(target)
        return choice_words(choice)

    def whose(self, target: str) -> str:
        """What is the target's: "your", "that hunter's"."""
        whom = self.of(target)
        return "your" if whom == "you" else f"{whom}'" if target in _MANY else f"{whom}'s"

    def does(self, target: str, one: str, many: str) -> str:
        """The target with a verb: "that hunter gains", "you gain", "all hunters gain"."""
        whom = self.of(target)
        return f"{whom} {many if whom == 'you' or target in _MANY else one}"


def mentions_of(choices: tuple[Choose, ...], *, is_monsters: bool = False, reader: str = YOU) -> Mentions:
    """A card that has spoken of nothing yet."""
    return Mentions({choice.name: choice for choice in choices}, is_monsters, reader)


def choice_words(choice: Choose) -> str:
    """Everything that can be chosen, as a phrase."""
    match choice.among:
        case Hunters(whose):
            return _WHOSE_HUNTER[whose]
        case Spots() as spots:
            return _spot_words(spots)
        case Callings():
            return "a Calling"
        case Cards("arsenal_discards", values):
            worth = listed([str(value) for value in values], "or")
            return f"an Arsenal Card{f' of value {worth}' if values else ''} from the discards"
        case Cards("hardships"):
            return "one of your Hardships"
        case Cards():
            return "a Minion from the City discards"
        case Plays():
            return "an Arsenal Card just played"
        case Numbers(most):
            return f"up to {most}"
        case Ways():
            return "one of these"


def _spot_words(spots: Spots) -> str:
    """A spot to choose. What follows from what is done there (Willpower to lose, a chip to lower) is not said."""
    if spots.whose == "own":
        shared = " and share" if spots.is_shared else ""
        highest = " with the highest chip" if spots.is_highest else ""
        return f"{'another' if spots.is_other else 'a'} card you control{shared}{highest}"
    base = "a card that another hunter controls" if spots.whose == "others" else _STATES[spots.state]
    if spots.is_other:
        base = base.replace("a ", "another ", 1)
    touching = " that touches it" if spots.touching else ""
    unseen = " that nobody has seen" if spots.is_unseen else ""
    bare = " without white Willpower" if spots.white == "none" else ""
    return f"{base}{touching}{unseen}{bare}"


def _again(choice: Choose) -> str:
    match choice.among:
        case Hunters():
            return "that hunter"
        case Spots():
            return "that spot"
        case Callings():
            return "that Calling"
    return "that card"


CONSTANTS = tuple(_FIXED)
"""Every fixed name that there are words for."""
