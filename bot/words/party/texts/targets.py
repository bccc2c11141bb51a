"""Whom and what the cards speak of: their choices as phrases, spelled out once and referred to after that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.words.party import names
from rules.hunting_party.cards.effects import (
    AGENT,
    AIMED,
    HAND,
    MARKET,
    SELF,
    USER,
    Choice,
    HunterChoice,
    Match,
    NeighbourChoice,
    SkillChoice,
    StackChoice,
    WornChoice,
)

_WHOSE = {
    "member": "one of your members",
    "own": "one of your hunters",
    "rival": "a rival",
    "any": "a member in reach, your own too",
    "in_reach": "a hunter in reach",
}
_WHOSE_OTHER = {
    "member": "another of your members",
    "own": "another of your hunters",
    "rival": "another rival",
    "any": "another member in reach, your own too",
    "in_reach": "another hunter in reach",
}
_WITH_A_SHARE = " with a share"
_STACKS = {"hunters": "a location", "agents": "a region", "either": "a location or a region"}


@dataclass(slots=True)
class Mentions:
    """What a card has spoken of so far. `me`: how the card speaks of its own hunter, or of the one who wears it."""

    choices: Mapping[str, Choice]
    me: str
    said: set[str] = field(default_factory=set)

    def of(self, target: str) -> str:
        """The target of an effect: spelled out when it comes up first, "that hunter" and the like afterwards."""
        choice = self.choices.get(target)
        if choice is None:
            return self._constant(target)
        if target in self.said:
            return _again(choice)
        self.said.add(target)
        return choice_words(choice)

    def _constant(self, target: str) -> str:
        match target:
            case "self":
                return self.me
            case "aimed":
                return "that item"
            case "user":
                return "whoever tried"
            case "hand":
                return "your hand"
            case "market":
                return "the Market"
        return names.place(target)


CONSTANTS = (SELF, USER, AIMED, HAND, MARKET, AGENT)


def choice_words(choice: Choice) -> str:
    """Everything that can be chosen, as a phrase."""
    match choice:
        case HunterChoice():
            return _hunter_words(choice)
        case NeighbourChoice():
            return f"a player in reach{_player_words(choice)}"
        case SkillChoice(of=of, type=kind):
            return "one of its own skills" if of else f"a {names.TYPE_TITLES[kind or 'fighting']} skill of your choice"
        case StackChoice(of=of):
            return _STACKS[of]
        case WornChoice(is_same_type=True, whose=whose):
            return f"a piece of the same type worn by {_WHOSE_OTHER[whose]}"
        case WornChoice(is_gear=is_gear, whose=whose):
            return f"{'a piece of gear' if is_gear else 'an item'} worn by {_WHOSE[whose]}"


def _hunter_words(choice: HunterChoice) -> str:
    """A hunter to choose. Of what is needed only the shares are said: the rest follows from what is done to him."""
    whose = (_WHOSE_OTHER if choice.is_other else _WHOSE)[choice.whose]
    if choice.most_shares is not None:
        return f"{whose} with at most {shares(choice.most_shares)}"
    return f"{whose}{_WITH_A_SHARE if choice.needs == 'shares' else ''}"


def _player_words(choice: NeighbourChoice) -> str:
    if choice.is_richer:
        return " who has more money than you"
    if choice.least_silver:
        return f" who has at least {names.money(choice.least_silver)}"
    if choice.least_cards > 1:
        return f" with {choice.least_cards} cards or more in hand"
    return " with a card in hand"


def _again(choice: Choice) -> str:
    match choice:
        case HunterChoice():
            return "that hunter"
        case NeighbourChoice():
            return "that player"
        case SkillChoice():
            return "that skill"
        case StackChoice():
            return "that stack"
        case WornChoice():
            return "that item"


def match_words(match: Match) -> str:
    """The hunters whom a standing modifier means."""
    if match.name:
        return names.hunter(match.name)
    where = f"{names.STACK_TITLES[match.location]} " if match.location else ""
    skill = f" with {names.SKILL_TITLES[match.skill]}" if match.skill else ""
    return f"other {where}hunters{skill}"


def shares(count: int) -> str:
    """A number of shares: "1 share", "2 shares"."""
    return "1 share" if count == 1 else f"{count} shares"
