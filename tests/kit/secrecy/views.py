"""The check after every answer of every test: no view holds what its viewer was not sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import rules
from rules import Action, Event, GameState
from tests.kit.secrecy.observation import asked_of
from tests.kit.secrecy.record import viewers
from tests.kit.secrecy.trial import Sent
from tests.kit.secrecy.trials import TRIALS

Answered = tuple[GameState, Action, tuple[Event, ...], GameState]
"""One answer of a history: the state before it, the answer, what was told, the state after it."""


@dataclass
class Heard:
    """What each viewer was sent in the first answers of a history, so that the next check hears only the new ones."""

    began: GameState
    count: int
    until: GameState
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
    chance, trial = Random(len(history)), TRIALS[after.game]
    for sent in heard(history):
        trial.check_own_things(after, sent)
        other = trial.exchanged(after, sent, chance)
        assert seen(other, sent.viewer) == seen(after, sent.viewer), f"seat {sent.viewer} sees what it was not sent"


def heard(history: Sequence[Answered]) -> tuple[Sent, ...]:
    """What PUBLIC and each seat were sent since the position was last set by hand."""
    began, count = history[0][0], 0
    if _last and is_first_part(_last[0], history):
        began, count = _last[0].began, _last[0].count
    sent = _last[0].sent if count else everyone_at(began)
    for number in range(count, len(history)):
        before, _, told, _ = history[number]
        if number and TRIALS[before.game].is_set_by_hand(history[number - 1][3], before):
            began = before
            sent = everyone_at(began)
        for one in sent:
            one.hear(told)
    _last[:] = [Heard(began, len(history), history[-1][3], sent)]
    return sent


def is_first_part(earlier: Heard, history: Sequence[Answered]) -> bool:
    """Whether the answers heard are the first ones of this history."""
    return earlier.count < len(history) and history[earlier.count - 1][3] is earlier.until


def everyone_at(state: GameState) -> tuple[Sent, ...]:
    """What PUBLIC and each seat know of a position before anything is told."""
    return tuple(TRIALS[state.game].sent_before(state, viewer) for viewer in viewers(state))


def seen(state: GameState, viewer: int) -> tuple[object, ...]:
    """The viewer's view, who is asked, and what is asked of the viewer."""
    return (rules.view(state, viewer), rules.awaited(state), asked_of(state, viewer))
