"""What is printed on the cards: hunters, items, Dark Agents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.hunting_party.cards.effects import Ability, Effect, Friend

Gear = Literal["body", "hand", "head", "foot"]


@dataclass(frozen=True, slots=True)
class Hunter:
    """A hunter card. A handicap character has no abilities of the common kind, no item, no Hate, no Friendship.

    `friends`: Friendship that is always on, beside the abilities. `champion` holds one ability, the Ranger's two.
    """

    name: str
    location: str
    skills: tuple[str, ...]
    normal: Ability | None = None
    champion: tuple[Ability, ...] = ()
    hates: tuple[str, ...] = ()
    friends: tuple[Friend, ...] = ()
    is_handicap: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """An item card with the hunter's name on it. A potion has a `use`; gear has `worn` effects, perhaps a `use` too."""

    name: str
    hunter: str
    type: Literal["potion", "body", "hand", "head", "foot"]
    worn: tuple[Effect, ...] = ()
    use: Ability | None = None

    @property
    def is_potion(self) -> bool:
        """Whether it is a potion, which takes no place on a hunter."""
        return self.type == "potion"


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a lost fight costs (HP-08): so many deaths of those sent, cards from hand, gold; or all gear of one sent."""

    sort: Literal["deaths", "cards", "gear", "gold"]
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Agent:
    """A Dark Agent: falls to all skills of either box. `bounty` in gold."""

    name: str
    region: str
    boxes: tuple[tuple[str, ...], tuple[str, ...]]
    bounty: int
    consequence: Consequence
    has_chest: bool = False
