"""Standing orders: passing response windows in advance, and which prophecy to show first (HP-29, HP-35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rules.core.questions import Option
from rules.hunting_party import choices
from rules.hunting_party.choices import back_in
from rules.hunting_party.kingdom import TYPES
from rules.hunting_party.state import Seat
from rules.hunting_party.verbs import Table

SHOW_ORDER = Option("show_order", choices.ThinkOfOrder())
"""The option with which the choice of an order begins."""


def order_options(seat: Seat) -> Iterator[Option]:
    """Passing ahead, or not any more; and the way to the order of showing."""
    is_on = not seat.passes_ahead
    yield Option(f"pass_ahead:{'on' if is_on else 'off'}", choices.PassAhead(is_on))
    yield SHOW_ORDER


def orders_to_choose(seat: Seat) -> Iterator[Option]:
    """Every order of the three types that is not in force, none at all among them; and Back."""
    for types in ((), *permutations(TYPES)):
        if types != seat.show_order:
            yield Option(f"show_order:{'.'.join(types) or 'none'}", choices.ShowOrder(types))
    yield back_in(SHOW_ORDER.key)


def take_order(table: Table, seat: int, order: choices.PassAhead | choices.ShowOrder) -> None:
    """The order stands; nobody else learns of it."""
    match order:
        case choices.PassAhead(is_on):
            table.change_seat(seat, passes_ahead=is_on)
        case choices.ShowOrder(types):
            table.change_seat(seat, show_order=types, draft=None)
