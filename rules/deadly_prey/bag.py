"""The box lid as a bag of chips: random draws, lowering, change, and what it owes (DP-10)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.luck import Luck
from rules.deadly_prey.state import Bag, Position

VALUES = (0, 1, 2, 3)
LEAST_ON_A_CARD = 1


def put_in(bag: Bag, chips: Iterable[int]) -> Bag:
    """The bag with these chips in it; a debt of their value is settled first, being a count below 0."""
    counts = list(bag)
    for chip in chips:
        counts[chip] += 1
    return counts[0], counts[1], counts[2], counts[3]


def take_out(bag: Bag, chips: Iterable[int]) -> Bag:
    """The bag without these chips; a value that is missing is owed."""
    counts = list(bag)
    for chip in chips:
        counts[chip] -= 1
    return counts[0], counts[1], counts[2], counts[3]


def together(one: Bag, other: Bag) -> Bag:
    """The chips of both."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def common(one: Bag, other: Bag) -> Bag:
    """The chips that both have."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def as_hunters_see(position: Position) -> Bag:
    """The lid as all but the monster know it: what it has drawn in secret counts as lying there still (OWN-41)."""
    return together(position.bag, position.monster.drawn)


def draw_in_secret(position: Position, luck: Luck) -> tuple[int | None, Luck]:
    """The chip that the monster draws at dusk, zeros included; None if the lid is empty.

    That it is empty must tell nothing of what was drawn before: hunters count as many chips out of it as were drawn.
    """
    count = sum(max(0, count) for count in as_hunters_see(position)) - sum(position.monster.drawn)
    return _pick(position.bag, luck, VALUES) if count > 0 else (None, luck)


def draw_for_card(lid: Bag, luck: Luck) -> tuple[int, Luck]:
    """A chip at random for a City Card, never a zero, out of the lid as hunters see it; a 1 if there is none."""
    chip, luck = _pick(lid, luck, VALUES[LEAST_ON_A_CARD:])
    return LEAST_ON_A_CARD if chip is None else chip, luck


def _pick(bag: Bag, luck: Luck, values: Iterable[int]) -> tuple[int | None, Luck]:
    there = [value for value in values for _ in range(max(0, bag[value]))]
    if not there:
        return None, luck
    pick, luck = luck.below(len(there))
    return there[pick], luck


def change(bag: Bag, amount: int) -> tuple[int, ...]:
    """The chips that make this amount, the largest the bag has; what it lacks in any form is owed in one chip."""
    chips: list[int] = []
    while amount > 0:
        there = [value for value in range(min(amount, VALUES[-1]), 0, -1) if bag[value] > 0]
        if not there or sum(value * max(0, bag[value]) for value in there) < amount:
            return (*chips, amount)
        chips.append(there[0])
        bag = take_out(bag, (there[0],))
        amount -= there[0]
    return tuple(chips)
