"""What the secrecy trial asks of a game: what a viewer was sent, and tables that differ in nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Protocol

from rules import Event, GameState
from tests.kit.secrecy.record import Record

Told = list[tuple[GameState, tuple[Event, ...]]]
"""Answer by answer: the state after it, and what was told."""


@dataclass(frozen=True)
class Replayed:
    """A replay. It is not whole if with its deal the viewer would have been told something else sooner or later."""

    answers: Told
    is_whole: bool


class Sent(Protocol):
    """What a viewer, a seat or PUBLIC, can know of a table, worked out from nothing but the events told to it."""

    viewer: int

    def hear(self, told: Iterable[Event]) -> None:
        """The viewer has heard those of the events that are told to it or to everybody."""
        ...


class Trial(Protocol):
    """One game's part of the trial."""

    marks: ClassVar[tuple[str, ...]]
    """What some pairs are to have out of the viewer's sight."""
    rare: ClassVar[frozenset[str]]
    """Those of the marks for which a position is always taken, for everybody."""
    short: ClassVar[Mapping[str, str | int | bool]]
    """The options of a table that is soon over."""

    def sent_before(self, state: GameState, viewer: int) -> Sent:
        """What a position that nobody was told of takes for granted: the viewer's own things, and what it was shown."""
        ...

    def sent_from_the_deal(self, viewer: int) -> Sent:
        """What the viewer knows before it was told anything."""
        ...

    def exchanged(self, state: GameState, sent: Sent, chance: Random) -> GameState:
        """A state that differs from this one in nothing that the viewer was sent, and in all else by chance."""
        ...

    def replayed(self, record: Record, viewer: int, chance: Random) -> Replayed:
        """The table as it goes from another deal when the viewer is told the same, as far as it does."""
        ...

    def marks_in(self, state: GameState, viewer: int) -> set[str]:
        """Those of the marks that the state has with others than the viewer."""
        ...

    def every_key(self) -> tuple[str, ...]:
        """Every key that an option of the game can have, and some that none has."""
        ...

    def check_own_things(self, state: GameState, sent: Sent) -> None:
        """AssertionError unless the viewer was told of everything that became of its own things."""
        ...

    def is_set_by_hand(self, after: GameState, before: GameState) -> bool:
        """Whether a test changed the position between two answers, in more than its luck."""
        ...
