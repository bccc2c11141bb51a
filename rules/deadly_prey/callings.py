"""The monster's Calling scores as chips: totals, legal lays, payments with change (Calling Scores; DP-11, DP-62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations, product

TOTALS = (3, 4, 5, 6)
"""The scores that the monster lays, one in each Calling, in an order of its choice."""
START_CHIPS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3)


def payment(chips: Sequence[int], points: int) -> tuple[int, ...]:
    """The chips that pay so many points: exactly if possible, else with the least excess; the fewest chips, no zeros.

    Raises ValueError if there are too few points.
    """
    there = Counter(chip for chip in chips if chip)
    ways = [
        (3,) * threes + (2,) * twos + (1,) * ones
        for threes, twos, ones in product(range(there[3] + 1), range(there[2] + 1), range(there[1] + 1))
        if 3 * threes + 2 * twos + ones >= points
    ]
    if not ways:
        raise ValueError(f"{points} points cannot be paid from {sum(chips)}")
    return min(ways, key=lambda way: (sum(way), len(way), [-chip for chip in way]))


def without(chips: Sequence[int], paid: Sequence[int]) -> tuple[int, ...]:
    """The chips that are left after these are paid, in their order."""
    left = list(chips)
    for chip in paid:
        left.remove(chip)
    return tuple(left)


@cache
def lays() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every way to lay the twelve chips so that the four totals are 3, 4, 5 and 6 in some order (DP-11)."""
    piles = _piles(TOTALS, START_CHIPS)
    return tuple(tuple(lay[order.index(total)] for total in TOTALS) for lay in piles for order in _orders())


def _orders() -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(TOTALS))


def _piles(totals: Sequence[int], chips: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every way to deal all the chips into piles of these totals; each pile with its largest chips first."""
    if not totals:
        return () if chips else ((),)
    found: list[tuple[tuple[int, ...], ...]] = []
    for pile in _piles_of(totals[0], chips):
        rest = without(chips, pile)
        found.extend((pile, *further) for further in _piles(totals[1:], tuple(sorted(rest))))
    return tuple(found)


def _piles_of(total: int, chips: tuple[int, ...]) -> list[tuple[int, ...]]:
    there = Counter(chips)
    counts = product(*(range(there[value] + 1) for value in (3, 2, 1, 0)))
    return [
        (3,) * threes + (2,) * twos + (1,) * ones + (0,) * zeros
        for threes, twos, ones, zeros in counts
        if 3 * threes + 2 * twos + ones == total
    ]


def can_complete(laid: Sequence[Sequence[int]]) -> bool:
    """Whether chips laid so far in four piles, the largest first, can be completed to a legal lay."""
    count = sum(len(pile) for pile in laid)
    return _can_complete(tuple(sorted(sum(pile) for pile in laid)), tuple(sorted(START_CHIPS, reverse=True))[count:])


@cache
def _can_complete(sums: tuple[int, ...], left: tuple[int, ...]) -> bool:
    """The same for the sums of the piles and the chips that are still to be laid."""
    if not left:
        return sums == TOTALS
    further = (tuple(sorted((*sums[:at], sums[at] + left[0], *sums[at + 1 :]))) for at in range(len(sums)))
    return any(_can_complete(each, left[1:]) for each in further)
