"""Paying with the monster's Calling points: which Callings may pay, point by point (Meddling; DP-29, DP-62)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.forces import is_allowed
from rules.deadly_prey.state import Position, is_day

MOST_POINTS = 3
"""The Rules of 3: for one meddling, and for one attack."""


def total(position: Position, calling: str) -> int:
    """The monster's score in a Calling."""
    names: Sequence[str] = CALLINGS
    return sum(position.monster.callings[names.index(calling)])


def has_day_penalties(position: Position) -> bool:
    """Whether the monster acts under the penalties of the day (Acting by Day)."""
    return is_day(position.half) and not is_allowed(position, "no_day_penalties", position.mo)


def can_spend(position: Position, calling: str, spent: Sequence[str]) -> bool:
    """Whether one point more of this Calling can be paid, beside those already named; by day none falls to zero."""
    left = total(position, calling) - Counter(spent)[calling]
    return left > (1 if has_day_penalties(position) else 0)


def are_payable(position: Position, spent: Sequence[str]) -> bool:
    """Whether all the points named so far can still be paid, should some have been spent otherwise meanwhile."""
    return all(can_spend(position, calling, spent[:at]) for at, calling in enumerate(spent))


def spend_options(position: Position, callings: Sequence[str], spent: Sequence[str]) -> Iterator[Option]:
    """The Callings, of those named, that can pay one point more."""
    for calling in callings:
        if can_spend(position, calling, spent):
            yield Option(f"spend:{calling}", choices.Spend(calling))


def payers_for(suit: str) -> tuple[str, ...]:
    """The Callings that pay for a card of this suit: its own, or for a General any (DP-57)."""
    return tuple(CALLINGS) if suit == "general" else (suit,)


def can_pay(position: Position, callings: Sequence[str], points: int) -> bool:
    """Whether so many points can be paid from these Callings."""
    spare = 1 if has_day_penalties(position) else 0
    return sum(max(0, total(position, calling) - spare) for calling in callings) >= points
