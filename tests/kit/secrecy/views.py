"""The check after every answer of every test: no view holds what its viewer was not sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import rules
from rules import PUBLIC, Action, Event
from rules.unknown_quarry.state import State
from tests.kit.secrecy.exchange import exchanged
from tests.kit.secrecy.observation import asked_of
from tests.kit.secrecy.sent import Sent

Answered = tuple[State, Action, tuple[Event, ...], State]
"""One answer of a history: the state before it, the answer, what was told, the state after it."""


@dataclass
class Heard:
    """What each viewer was sent in the first answers of a history, so that the next check hears only the new ones."""

    began: State
    count: int
    until: State
    sent: tuple[Sent, ...]


_last: list[Heard] = []


def check_views(history: Sequence[Answered]) -> None:
    """Every seat and PUBLIC see the same after the last answer when what they were not sent is exchanged.

    What counts as sent: the events since the history began and, if the first position was built by hand, the seat's
    own things in it and what it says the seat was shown. Once all is opened at the end nothing is secret.
    """
    after = history[-1][3]
    if after.outcome:
        return
    chance = Random(len(history))
    for sent in heard(history):
        check_own_things(after, sent)
        other = exchanged(after, sent, chance)
        assert seen(other, sent.viewer) == seen(after, sent.viewer), f"seat {sent.viewer} sees what it was not sent"


def heard(history: Sequence[Answered]) -> tuple[Sent, ...]:
    """What PUBLIC and each seat were sent since the position was last set by hand."""
    began, count = history[0][0], 0
    if _last and is_first_part(_last[0], history):
        began, count = _last[0].began, _last[0].count
    sent = _last[0].sent if count else everyone_at(began)
    for number in range(count, len(history)):
        if number and is_set_by_hand(history[number - 1][3], history[number][0]):
            began = history[number][0]
            sent = everyone_at(began)
        for one in sent:
            one.hear(history[number][2])
    _last[:] = [Heard(began, len(history), history[-1][3], sent)]
    return sent


def is_first_part(earlier: Heard, history: Sequence[Answered]) -> bool:
    """Whether the answers heard are the first ones of this history."""
    return earlier.count < len(history) and history[earlier.count - 1][3] is earlier.until


def is_set_by_hand(after: State, before: State) -> bool:
    """Whether a test changed the position between two answers, in more than its luck."""
    return (after.seats, after.rooms, after.agenda) != (before.seats, before.rooms, before.agenda)


def everyone_at(state: State) -> tuple[Sent, ...]:
    """What PUBLIC and each seat know of a position before anything is told."""
    return tuple(Sent.before(state, viewer) for viewer in (PUBLIC, *range(len(state.seats))))


def seen(state: State, viewer: int) -> tuple[object, ...]:
    """The viewer's view, and what is asked of it."""
    return (rules.view(state, viewer), asked_of(state, viewer))


def check_own_things(state: State, sent: Sent) -> None:
    """A seat was told of everything that became of its own cards, wounds and bans."""
    if sent.viewer == PUBLIC:
        return
    me = state.seats[sent.viewer]
    assert tuple(sorted(sent.hand.elements())) == me.hand, f"seat {sent.viewer} was not told of its hand"
    assert sent.wounds == me.wounds, f"seat {sent.viewer} was not told of its wounds"
    assert sent.bans.get(sent.viewer, set()) == set(me.bans), f"seat {sent.viewer} was not told of its bans"
