"""Pairs of tables that differ only in what one viewer was not sent, and whether it can tell them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import rules
from rules import PUBLIC, Event, Setup
from rules.unknown_quarry.interaction import Receive, Respond
from rules.unknown_quarry.state import State
from tests.kit.secrecy.exchange import exchanged
from tests.kit.secrecy.observation import Observe, asked_of
from tests.kit.secrecy.record import Record, hasty_answer, play, viewers
from tests.kit.secrecy.replay import Replayed, replayed
from tests.kit.secrecy.sent import Sent

DEALS = 4
WRITTEN_OUT = 25

MARKS = ("a silent cripple", "a declared one", "a ban of Magic", "a gift waiting", "a reaction waiting")


@dataclass(frozen=True)
class Moment:
    """Two states that must look the same to the viewer, and what was told just before in each."""

    viewer: int
    one: State
    other: State
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


def glance(state: State, viewer: int, told: Sequence[Event]) -> tuple[object, ...]:
    """The viewer's view and decisions, and the events that it is told."""
    heard = [event for event in told if event.audience in (PUBLIC, viewer)]
    return (rules.view(state, viewer), asked_of(state, viewer), heard)


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
        """Those of MARKS that one of the two tables had at some moment, out of the viewer's sight."""
        return {mark for moment in self.moments for mark in marks_of(moment)}


def marks_of(moment: Moment) -> set[str]:
    """Those of MARKS that one of the two states has."""
    return marks_in(moment.one, moment.viewer) | marks_in(moment.other, moment.viewer)


def marks_in(state: State, viewer: int) -> set[str]:
    """Those of MARKS that the state has with others than the viewer."""
    others = [seat for number, seat in enumerate(state.seats) if number != viewer]
    found = {
        "a silent cripple": any(seat.is_crippled and not seat.has_declared for seat in others),
        "a declared one": any(seat.has_declared for seat in others),
        "a ban of Magic": any(seat.bans for seat in others),
        "a gift waiting": isinstance(state.question, Receive) and state.question.is_gift,
        "a reaction waiting": is_reaction_waiting(state, viewer),
    }
    return {mark for mark, is_there in found.items() if is_there}


def is_reaction_waiting(state: State, viewer: int) -> bool:
    """Whether another than the viewer is asked to respond and could show a reaction."""
    step = state.question
    if not isinstance(step, Respond) or step.seat == viewer:
        return False
    return any(option.key.startswith("react") for option in step.options(state, step.seat))


def table_pairs(seats: int, seed: str) -> Iterator[Pair]:
    """Whole short tables, each replayed from another deal for PUBLIC and every seat, without end."""
    number = 0
    while True:
        record = play(Setup(seats, {"rounds": 5}), f"{seed}:{number}".encode(), hasty_answer)
        chance = Random(f"{seed}:{number}")
        for viewer in viewers(record.dealt):
            replay = replayed(record, viewer, chance, DEALS)
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

    Every step-th position is taken for one viewer in turn; one with a gift or a reaction waiting for everybody.
    """
    sent = {viewer: Sent(viewer) for viewer in viewers(record.dealt)}
    listen(sent.values(), record.told)
    for number, answer in enumerate(record.answers[:-1]):
        listen(sent.values(), answer.told)
        in_turn = number // step % len(sent) - 1
        for viewer, known in sent.items():
            is_due = number % step == 0 and viewer == in_turn
            if is_due or marks_in(answer.after, viewer) & {"a gift waiting", "a reaction waiting"}:
                other = exchanged(answer.after, known, chance)
                yield Pair(viewer, [Moment(viewer, answer.after, other, answer.told, answer.told)])


def listen(sent: Iterable[Sent], told: Sequence[Event]) -> None:
    """Everyone hears the events that are told to them."""
    for one in sent:
        one.hear(told)
