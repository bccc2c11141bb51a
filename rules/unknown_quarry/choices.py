"""The answers that can be given at a table: their values, and the options that carry them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.core.questions import Option


@dataclass(frozen=True, slots=True)
class Move:
    """Walk into a connected room, for so many actions."""

    room: str
    price: int


@dataclass(frozen=True, slots=True)
class Search:
    """Look at the cards of the room."""

    room: str


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take an item from the room."""

    card: str


@dataclass(frozen=True, slots=True)
class Interact:
    """Choose another player as the target. The card is chosen next; until then the choice is free."""

    target: int


@dataclass(frozen=True, slots=True)
class UseCard:
    """Use this card on the target, and roll the die."""

    card: str
    target: int


@dataclass(frozen=True, slots=True)
class Back:
    """Choose no target after all."""


@dataclass(frozen=True, slots=True)
class Feint:
    """Spend a charge to ignore harassment for the rest of the turn."""


@dataclass(frozen=True, slots=True)
class Adrenaline:
    """Spend a charge for another action."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; with Tireless, perhaps recovering energy."""

    recover: bool


@dataclass(frozen=True, slots=True)
class Surge:
    """Spend a charge to change the roll to this number."""

    step: int
    number: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the card back unseen."""


@dataclass(frozen=True, slots=True)
class Apply:
    """Pass the card to the target."""

    number: int


@dataclass(frozen=True, slots=True)
class Resolve:
    """Let the card take its effect, perhaps spending a charge besides; `card` is the one shown or given."""

    card: str | None
    spend: bool


@dataclass(frozen=True, slots=True)
class React:
    """Show a reaction instead, perhaps spending a charge besides."""

    card: str
    spend: bool


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card that was given."""

    card: str


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Hand back what came over."""


@dataclass(frozen=True, slots=True)
class KeepAndDrop:
    """Keep the card that was given and lay this one down instead."""

    card: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Lay this item down in the room."""

    card: str


BACK = Option("back", Back())
FEINT = Option("feint", Feint())
ADRENALINE = Option("adrenaline", Adrenaline())
END_TURN = Option("end_turn", EndTurn(recover=False))
END_TURN_AND_RECOVER = Option("end_turn:recover", EndTurn(recover=True))
WITHDRAW = Option("withdraw", Withdraw())
GIVE_BACK = Option("give_back", GiveBack())


@cache
def moves(rooms: tuple[str, ...], price: int) -> tuple[Option, ...]:
    """Walk into one of the rooms, each at the same price."""
    return tuple(Option(f"move:{room}", Move(room, price)) for room in rooms)


@cache
def search(room: str) -> Option:
    """Look at the cards of the room where one stands."""
    return Option("search", Search(room))


@cache
def pick_up(card: str) -> Option:
    """Take an item."""
    return Option(f"pick_up:{card}", PickUp(card))


@cache
def interact(target: int) -> Option:
    """Choose a target."""
    return Option(f"interact:{target}", Interact(target))


@cache
def use_card(card: str, target: int) -> Option:
    """Use a card on the target."""
    return Option(f"card:{card}", UseCard(card, target))


@cache
def surge(step: int, number: int) -> Option:
    """Change the roll by one, up (1) or down (-1), to the number."""
    return Option("surge:up" if step > 0 else "surge:down", Surge(step, number))


@cache
def apply_card(number: int) -> Option:
    """Pass the card to the target, with the final number."""
    return Option("apply", Apply(number))


@cache
def resolve(card: str | None, *, spend: bool) -> Option:
    """Let the card take its effect; its key names the charge first, then the card that goes over."""
    return Option(":".join(filter(None, ("spend" if spend else "resolve", card))), Resolve(card, spend))


@cache
def react(card: str, *, spend: bool) -> Option:
    """Show a reaction."""
    return Option(f"react:{card}:spend" if spend else f"react:{card}", React(card, spend))


@cache
def keep(card: str) -> Option:
    """Keep a gift."""
    return Option("keep", Keep(card))


@cache
def keep_and_drop(card: str) -> Option:
    """Keep a gift over the hand limit and lay down an item."""
    return Option(f"drop:{card}", KeepAndDrop(card))


@cache
def drop(card: str) -> Option:
    """Lay down an item after a pick-up over the hand limit."""
    return Option(f"drop:{card}", Drop(card))
