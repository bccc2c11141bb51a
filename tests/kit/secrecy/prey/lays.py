"""Other Callings that could be laid at the beginning of a table, so that one viewer is told the same all along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rules import PUBLIC, Event
from rules.deadly_prey import events
from rules.deadly_prey.callings import lays
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.paths import suit_at
from rules.deadly_prey.setup import HUNTER_CHIPS
from rules.deadly_prey.state import Hunter
from rules.inspection.prey import own
from tests.kit.secrecy.prey.sealed import as_callings
from tests.kit.secrecy.prey.sent import Sent
from tests.kit.secrecy.record import Answer

Piles = tuple[tuple[int, ...], ...]
Lay = tuple[str, ...]
"""The Callings of a seat's chips, the largest first."""


def other_lays(
    answers: Sequence[Answer], heard: Sequence[object], viewer: int, chance: Random
) -> Iterator[tuple[int, Lay]]:
    """How each of the others lays."""
    laid = next((table for answer in answers if (table := own(answer.after)).monster.callings[0]), None)
    if laid is None:
        return
    sent = Sent(PUBLIC)
    sent.hear(Event(PUBLIC, fact) for fact in heard)
    fixed = {*sent.scores, *scores_of_joint_attempts(answers)}
    for seat, hunter in enumerate(laid.hunters):
        if seat == viewer:
            continue
        if hunter is None:
            yield seat, as_callings(other_piles(laid.monster.callings, heard, chance))
        else:
            yield seat, other_lay(hunter, seat, fixed, chance)


def scores_of_joint_attempts(answers: Sequence[Answer]) -> Iterator[tuple[int, str]]:
    """(seat, Calling) of everybody who rolled together with others: everybody was told the best of their scores."""
    for answer in answers:
        table = own(answer.after)
        if table.attempt is not None and table.attempt.partners:
            yield from ((seat, suit_at(table, table.attempt.spot)) for seat in table.attempt.group)


def other_lay(hunter: Hunter, seat: int, fixed: set[tuple[int, str]], chance: Random) -> Lay:
    """The scores in another order, but for those that the viewer was told something of."""
    pairs = list(zip(CALLINGS, hunter.callings, strict=True))
    loose = [score for calling, score in pairs if (seat, calling) not in fixed]
    chance.shuffle(loose)
    held = {score if (seat, calling) in fixed else loose.pop(): calling for calling, score in pairs}
    return tuple(held[chip] for chip in HUNTER_CHIPS)


def other_piles(piles: Piles, heard: Sequence[object], chance: Random) -> Piles:
    """A legal lay with as many chips on each Calling, and the same ones where the viewer was told something of them."""
    fixed = {calling for fact in heard for calling in callings_told_of(fact)}
    fitting = [lay for lay in lays() if all(is_alike(*pair, fixed) for pair in zip(CALLINGS, piles, lay, strict=True))]
    return chance.choice(fitting)


def is_alike(calling: str, pile: Sequence[int], other: Sequence[int], fixed: set[str]) -> bool:
    """Whether the pile could be this other one."""
    return Counter(pile) == Counter(other) if calling in fixed else len(pile) == len(other)


def callings_told_of(fact: object) -> Iterator[str]:
    """The Callings of the monster of which an event tells more than how many chips lie there."""
    match fact:
        case events.PointsPaid(payments=payments):
            yield from (calling for calling, _, _ in payments)
        case events.CallingLost(calling=calling) | events.ScorePeeked(calling=calling):
            yield calling
        case events.ConfrontationBegan(calling=calling):
            yield calling
