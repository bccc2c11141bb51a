"""What a game is to the rest of the program: one value of the registry, with everything asked of it by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from rules.core.agenda import Asking, GameState, Table, chosen_option, decisions_of, settle
from rules.core.codec import Codec
from rules.core.luck import Luck
from rules.core.questions import (
    AT_ANY_TIME,
    PUBLIC,
    Action,
    Decision,
    Event,
    Illegal,
    Option,
    Setup,
    SetupOption,
)
from rules.core.remembering import OfLast

S = TypeVar("S", bound=GameState)
T = TypeVar("T", bound=Table)
V = TypeVar("V")


class Game(ABC):
    """A game of the registry. States go in and out as what all games share; each game narrows them itself."""

    name: ClassVar[str]
    version: ClassVar[int]
    """The rules version: the same version gives the same states from the same seed and answers, for good."""
    seats: ClassVar[range]
    options: ClassVar[tuple[SetupOption, ...]]
    outcomes: ClassVar[tuple[str, ...]]
    step_kinds: ClassVar[tuple[str, ...]]
    cards: ClassVar[tuple[str, ...]]

    def check(self, setup: Setup) -> None:
        """Raises ValueError, in words, if the setup is not one of this game."""
        if setup.seats not in self.seats:
            raise ValueError(f"{self.seats.start} to {self.seats.stop - 1} seats, not {setup.seats}")
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                raise ValueError(f"no option is called {name}")
            known[name].check(value)

    def with_defaults(self, options: Mapping[str, str | int | bool]) -> dict[str, str | int | bool]:
        """The options with the default of each one that is absent."""
        return {option.name: option.default for option in self.options} | dict(options)

    @abstractmethod
    def start(self, setup: Setup, seed: bytes) -> tuple[GameState, tuple[Event, ...]]:
        """A table that was dealt with this seed, and what is told of it. Raises ValueError as `check` does."""

    @abstractmethod
    def apply(self, state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
        """The table after the answer, and what is told of it. Raises Illegal; the state given is never changed."""

    @abstractmethod
    def decisions(self, state: GameState) -> tuple[Decision, ...]:
        """What is asked now, of whom; empty at the end."""

    @abstractmethod
    def awaited(self, state: GameState) -> tuple[int, ...]:
        """The seats that are asked now as everybody sees it: also those whose answers are still sealed."""

    @abstractmethod
    def given(self, state: GameState, seat: int) -> tuple[Option, ...]:
        """What the seat has answered so far to what is asked, while nobody else may see it."""

    @abstractmethod
    def view(self, state: GameState, viewer: int) -> object:
        """What the viewer, a seat or PUBLIC, may know."""

    @abstractmethod
    def dump(self, state: GameState) -> bytes:
        """The stored form of a state."""

    @abstractmethod
    def load(self, stored: bytes) -> GameState:
        """The state of a stored form. Raises ValueError if it is none."""

    @abstractmethod
    def dump_fact(self, fact: object) -> bytes:
        """The stored form of what an event tells."""

    @abstractmethod
    def load_fact(self, stored: bytes) -> object:
        """What a stored event tells. Raises ValueError if it is none."""


class GameOf(Game, Generic[S, T, V]):
    """A game whose states are of type S, whose scratch copies are of type T and whose views are of type V."""

    state_type: type[S]

    def __init__(self, step: object, fact: object) -> None:
        """`step` is the union of the steps that its states hold, `fact` that of what its events tell."""
        self._states: Codec[S] = Codec(self.state_type, {"AnyStep": step})
        self._facts: Codec[object] = Codec(fact, {})
        # An answer is checked against the list it was chosen from; board, sheets and panels show the same views.
        self._asked: OfLast[S, tuple[Decision, ...]] = OfLast(self._listed)
        self._seen: OfLast[S, dict[int, V]] = OfLast(lambda _: {})

    # --- what each game says of itself ---

    @abstractmethod
    def _deal(self, setup: Setup, luck: Luck) -> T:
        """The table dealt, with what comes first on its agenda."""

    @abstractmethod
    def _table(self, state: S) -> T:
        """A scratch copy."""

    @abstractmethod
    def _question(self, state: S) -> Asking[S, T] | None:
        """The step that waits for an answer."""

    @abstractmethod
    def _refusal(self, state: S, action: Action) -> Illegal:
        """Why the action is none of what its question offers."""

    @abstractmethod
    def _view(self, state: S, viewer: int) -> V: ...

    @abstractmethod
    def _seat_numbers(self, state: S) -> range: ...

    def _at_any_time(self, state: S) -> tuple[Decision, ...]:
        """What seats may do beside what is asked; in some games nothing."""
        return ()

    def _answer_at_any_time(self, table: T, state: S, seat: int, option: Option) -> None:
        """An option of those is carried out on the copy of the state: where there are none, nothing is."""

    def _after_answer(self, table: T) -> None:
        """What is set right when all that an answer led to has been carried out."""

    # --- what follows from it ---

    def start(self, setup: Setup, seed: bytes) -> tuple[S, tuple[Event, ...]]:
        self.check(setup)
        return self._settled(self._deal(setup, Luck.of(seed)))

    def apply(self, state: GameState, action: Action) -> tuple[S, tuple[Event, ...]]:
        before = self._own(state)
        option = chosen_option(self.decisions(before), action)
        question = self._question(before)
        if question is None or option is None:
            raise self._refusal(before, action)
        table = self._table(before)
        if action.question == AT_ANY_TIME:
            self._answer_at_any_time(table, before, action.seat, option)
        else:
            table.agenda.pop()
            question.answer(table, action.seat, option)
        return self._settled(table)

    def _settled(self, table: T) -> tuple[S, tuple[Event, ...]]:
        settle(table)
        self._after_answer(table)
        return self._own(table.state()), tuple(table.events)

    def decisions(self, state: GameState) -> tuple[Decision, ...]:
        return self._asked(self._own(state))

    def _listed(self, state: S) -> tuple[Decision, ...]:
        question = self._question(state)
        return () if question is None else (*decisions_of(question, state), *self._at_any_time(state))

    def awaited(self, state: GameState) -> tuple[int, ...]:
        question = self._question(self._own(state))
        return question.asked if question else ()

    def given(self, state: GameState, seat: int) -> tuple[Option, ...]:
        own = self._own(state)
        question = self._question(own)
        return question.given(own, seat) if question else ()

    def view(self, state: GameState, viewer: int) -> V:
        own = self._own(state)
        seen = self._seen(own)
        if viewer not in seen:
            seen[viewer] = self._checked_view(own, viewer)
        return seen[viewer]

    def _checked_view(self, state: S, viewer: int) -> V:
        if viewer != PUBLIC and viewer not in self._seat_numbers(state):
            raise ValueError(f"nobody sits at seat {viewer}")
        return self._view(state, viewer)

    def dump(self, state: GameState) -> bytes:
        return self._states.dump(self._own(state))

    def load(self, stored: bytes) -> S:
        return self._states.load(stored)

    def dump_fact(self, fact: object) -> bytes:
        return self._facts.dump(fact)

    def load_fact(self, stored: bytes) -> object:
        return self._facts.load(stored)

    def _own(self, state: GameState) -> S:
        if not isinstance(state, self.state_type):
            raise TypeError(f"not a state of {self.name}")
        return state
