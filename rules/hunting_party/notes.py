"""The prophecy tablet: what each seat was shown and heard of the twelve prophecies (Prophecy Tablet)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.hunting_party.kingdom import SKILLS
from rules.hunting_party.state import NOBODY, ORACLE, State

Mark = Literal["holds", "not", ""]
THIRD_HAND = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One prophecy. `hands`: what is known of each of the three hands. `is_destined`: True, False, or None if open."""

    skill: str
    hands: tuple[Mark, Mark, Mark]
    is_destined: bool | None


@dataclass(frozen=True, slots=True)
class OneOf:
    """A hand holds at least one of these: it denied a hunt, and which card it was is not known (HP-36)."""

    hand: int
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tablet:
    """The twelve rows in the order of SKILLS, and what is known of hands as a whole. `own`: the viewer's hand."""

    rows: tuple[Row, ...]
    one_of: tuple[OneOf, ...]
    own: int


def tablet_of(state: State, viewer: int) -> Tablet:
    """What the viewer was shown and heard; nothing is concluded that a player is meant to find for himself."""
    held = set(known_holders(state, viewer))
    denied = set(known_not(state))
    own = state.hands[viewer]
    rows = tuple(_row(skill, held, denied, own, state.found) for skill in SKILLS)
    return Tablet(rows, tuple(open_denials(state, held)), own)


def hand_of(state: State, seat: int) -> int:
    """Which hand a seat, or the ORACLE, holds."""
    return THIRD_HAND if seat == ORACLE else state.hands[seat]


def known_holders(state: State, viewer: int) -> Iterator[tuple[int, str]]:
    """(hand, prophecy) that the viewer has seen: its own and those it was shown."""
    seat = state.seats[viewer]
    yield from ((state.hands[viewer], card) for card in seat.prophecies)
    yield from ((hand_of(state, shown.by), shown.card) for shown in seat.shown)


def known_not(state: State) -> Iterator[tuple[int, str]]:
    """(hand, prophecy) that everybody knows not to be held: its holder passed (HP-35)."""
    for denial in state.denials:
        yield from ((hand_of(state, seat), skill) for seat in denial.passed for skill in denial.skills)
    if state.hunt is not None:
        yield from ((hand_of(state, seat), skill) for seat in state.hunt.passed for skill in state.hunt.skills)


def open_denials(state: State, held: set[tuple[int, str]]) -> Iterator[OneOf]:
    """The denials whose card the viewer does not know, each once."""
    seen: set[OneOf] = set()
    for denial in state.denials:
        if denial.denied_by == NOBODY:
            continue
        hand = hand_of(state, denial.denied_by)
        one = OneOf(hand, denial.skills)
        if one not in seen and not any((hand, skill) in held for skill in denial.skills):
            seen.add(one)
            yield one


def _row(
    skill: str,
    held: set[tuple[int, str]],
    denied: set[tuple[int, str]],
    own: int,
    found: tuple[str, ...] | None,
) -> Row:
    """What is known of one prophecy: a hand that holds it, hands that do not, and whether it is destined."""
    first, second, third = (_mark(hand, skill, held, denied, own) for hand in range(3))
    if found is not None and skill in found:
        return Row(skill, (first, second, third), is_destined=True)
    is_held = any(card == skill for _, card in held)
    return Row(skill, (first, second, third), is_destined=False if is_held else None)


def _mark(hand: int, skill: str, held: set[tuple[int, str]], denied: set[tuple[int, str]], own: int) -> Mark:
    if (hand, skill) in held:
        return "holds"
    return "not" if hand == own or (hand, skill) in denied else ""
