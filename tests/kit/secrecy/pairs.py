"""Pairs of tables that differ only in what one viewer was not sent, and whether it can tell them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import rules
from rules import PUBLIC, Event, GameState, Setup
from rules.robots import Robot
from tests.kit.secrecy.observation import Observe, asked_of
from tests.kit.secrecy.record import Record, play, viewers
from tests.kit.secrecy.trial import Replayed, Sent
from tests.kit.secrecy.trials import TRIALS

WRITTEN_OUT = 25


@dataclass(frozen=True)
class Moment:
    """Two states that must look the same to the viewer, and what was told just before in each."""

    viewer: int
    one: GameState
    other: GameState
    told: Sequence[Event] = ()
    other_told: Sequence[Event] = ()

    def differs(self, observe: Observe) -> bool:
        """Whether the viewer is sent other bytes."""
        one = observe(self.one, self.viewer, self.told)
        return one != observe(self.other, self.viewer, self.other_told)

    def differs_at_a_glance(self) -> bool:
        """Whether the view, the decisions or the events are unequal as values, which is faster to find out."""
        one = glance(self.one, self.viewer, self.told)
        return one != glance(self.other, self.viewer, self.other_told)

    @property
    def marks(self) -> set[str]:
        """Those of the game's marks that one of the two states has, out of the viewer's sight."""
        trial = TRIALS[self.one.game]
        return trial.marks_in(self.one, self.viewer) | trial.marks_in(self.other, self.viewer)


def glance(state: GameState, viewer: int, told: Sequence[Event]) -> tuple[object, ...]:
    """The viewer's view and decisions, who is asked, and the events that it is told."""
    heard = [event for event in told if event.audience in (PUBLIC, viewer)]
    return (rules.view(state, viewer), rules.awaited(state), asked_of(state, viewer), heard)


@dataclass(frozen=True)
class Pair:
    """The moments of one pair: a single position, or a whole table from its deal to the answer before the last.

    A table is not whole if its replay led no further.
    """

    viewer: int
    moments: Sequence[Moment]
    is_whole: bool = True

    def first_difference(self, observe: Observe) -> Moment | None:
        """The first moment at which the viewer can tell the two apart.

        A table is compared after every answer, and written out in full at one in WRITTEN_OUT and at its last.
        """
        for number, moment in enumerate(reversed(self.moments)):
            if moment.differs(observe) if number % WRITTEN_OUT == 0 else moment.differs_at_a_glance():
                return moment
        return None

    @property
    def marks(self) -> set[str]:
        """Those of the game's marks that one of the two tables had at some moment, out of the viewer's sight."""
        return {mark for moment in self.moments for mark in moment.marks}


def table_pairs(game: str, seats: int, seed: str, robot: Robot) -> Iterator[Pair]:
    """Whole short tables, each replayed from another deal for PUBLIC and every seat, without end."""
    number = 0
    while True:
        record = play(game, Setup(seats, TRIALS[game].short), f"{seed}:{number}".encode(), robot)
        chance = Random(f"{seed}:{number}")
        for viewer in viewers(record.dealt):
            replay = TRIALS[game].replayed(record, viewer, chance)
            yield Pair(viewer, moments_of(record, viewer, replay), replay.is_whole)
        number += 1


def moments_of(record: Record, viewer: int, replay: Replayed) -> list[Moment]:
    """Every moment of a table beside that of its replay."""
    return [
        Moment(viewer, answer.after, after, answer.told, told)
        for answer, (after, told) in zip(record.answers, replay.answers, strict=False)
    ]


def position_pairs(record: Record, chance: Random, step: int) -> Iterator[Pair]:
    """Positions of a table, each with all exchanged that one viewer was not sent.

    Every step-th position is taken for one viewer in turn; one with a rare mark for everybody.
    """
    trial = TRIALS[record.dealt.game]
    sent = {viewer: trial.sent_from_the_deal(viewer) for viewer in viewers(record.dealt)}
    listen(sent.values(), record.told)
    for number, answer in enumerate(record.answers[:-1]):
        listen(sent.values(), answer.told)
        in_turn = number // step % len(sent) - 1
        for viewer, known in sent.items():
            is_due = number % step == 0 and viewer == in_turn
            if is_due or trial.marks_in(answer.after, viewer) & trial.rare:
                other = trial.exchanged(answer.after, known, chance)
                yield Pair(viewer, [Moment(viewer, answer.after, other, answer.told, answer.told)])


def listen(sent: Iterable[Sent], told: Sequence[Event]) -> None:
    """Everyone hears the events that are told to them."""
    for one in sent:
        one.hear(told)
