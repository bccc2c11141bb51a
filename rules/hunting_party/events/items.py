"""What the whole table is told of the Market, hands and what hunters wear, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class MarketVisited:
    """A player looked at the top cards of the Market to buy."""

    seat: int
    cards: int
    kind: Literal["market_visited"] = "market_visited"


@dataclass(frozen=True, slots=True)
class ItemsBought:
    """A player bought so many items for so much silver."""

    seat: int
    cards: int
    silver: int
    kind: Literal["items_bought"] = "items_bought"


@dataclass(frozen=True, slots=True)
class ChestOpened:
    """A player bought so many unseen items from an agent's chest."""

    seat: int
    cards: int
    silver: int
    kind: Literal["chest_opened"] = "chest_opened"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Cards came from the Market to a player's hand by a card's effect."""

    seat: int
    cards: int
    kind: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True)
class CardsThrown:
    """A player threw so many cards from the hand, face down, under the Market."""

    seat: int
    cards: int
    kind: Literal["cards_thrown"] = "cards_thrown"


@dataclass(frozen=True, slots=True)
class HandCardMoved:
    """A card by luck went from one hand to another."""

    seat: int
    to: int
    kind: Literal["hand_card_moved"] = "hand_card_moved"


@dataclass(frozen=True, slots=True)
class Equipped:
    """A player gave an item to a hunter."""

    seat: int
    hunter: str
    item: str
    kind: Literal["equipped"] = "equipped"


@dataclass(frozen=True, slots=True)
class ItemMoved:
    """A worn item went to another hunter (or, `hunter` empty, to its owner's hand)."""

    seat: int
    item: str
    origin: str
    hunter: str
    kind: Literal["item_moved"] = "item_moved"


@dataclass(frozen=True, slots=True)
class ItemDestroyed:
    """A worn item went under the Market."""

    seat: int
    hunter: str
    item: str
    kind: Literal["item_destroyed"] = "item_destroyed"
