"""The agenda: a stack of small frozen steps inside the state, which says what is still to happen at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

from rules.core.luck import Luck
from rules.core.questions import PUBLIC, Action, Decision, Event, Illegal, Option, Outcome

S = TypeVar("S", bound="GameState")
T = TypeVar("T", bound="Table")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """The part of a state that every game has. `agenda[-1]` is the step on top; an empty agenda is the end."""

    game: str
    luck: Luck
    questions: int = 0
    outcome: Outcome | None = None

    if TYPE_CHECKING:

        @property
        def agenda(self) -> tuple[Step, ...]: ...


class Table(ABC):
    """A scratch copy on which one answer is carried out. Its verbs are the only way to change it, and each tells."""

    __slots__ = ("agenda", "events", "luck", "outcome", "questions")

    def __init__(self, state: GameState, agenda: tuple[Step, ...]) -> None:
        self.luck = state.luck
        self.questions = state.questions
        self.outcome = state.outcome
        self.agenda: list[Step] = list(agenda)
        self.events: list[Event] = []

    @abstractmethod
    def state(self) -> GameState:
        """The table as it stands now, frozen."""

    def push(self, *steps: Step) -> None:
        """The first of the steps happens first."""
        self.agenda.extend(reversed(steps))

    def next_question(self) -> int:
        """A question number of its own for an asking step that is about to be pushed."""
        self.questions += 1
        return self.questions

    def tell(self, fact: object) -> None:
        """The whole table hears of it."""
        self.events.append(Event(PUBLIC, fact))

    def tell_seat(self, seat: int, fact: object) -> None:
        """Only this seat hears of it."""
        self.events.append(Event(seat, fact))

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, drawn evenly by the table's luck."""
        value, self.luck = self.luck.below(n)
        return value

    def finish(self, outcome: Outcome) -> None:
        """The table has ended: nothing more is asked or carried out."""
        self.outcome = outcome
        self.agenda.clear()


@dataclass(frozen=True, slots=True)
class Step:
    """Something still to happen. It either runs or asks. Every step has a `kind`, by which its stored form is known."""

    if TYPE_CHECKING:

        @property
        def asks(self) -> bool: ...

        @property
        def kind(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Running(Step, Generic[T], ABC):
    """A step that is carried out as soon as it is on top."""

    asks: ClassVar[Literal[False]] = False

    @abstractmethod
    def run(self, table: T) -> None:
        """The step is carried out on the table; it may push others."""


@dataclass(frozen=True, slots=True)
class Asking(Step, Generic[S, T], ABC):
    """A step that waits for answers. It keeps its question number while other steps come and go on top of it."""

    asks: ClassVar[Literal[True]] = True

    @property
    @abstractmethod
    def waiting(self) -> tuple[int, ...]:
        """The seats that are still to answer."""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked as everybody sees it: of a question asked together, also those who have answered."""
        return self.waiting

    @property
    @abstractmethod
    def number(self) -> int:
        """The question number."""

    @property
    def is_covered(self) -> bool:
        """Whether an answer takes effect only a fixed time after the question."""
        return False

    @property
    def orderable(self) -> str | None:
        """The key with which standing orders answer a question that is not covered: that answer is."""
        return None

    @abstractmethod
    def options(self, state: S, seat: int) -> tuple[Option, ...]:
        """Every legal answer of the seat, at least one."""

    @abstractmethod
    def default(self, state: S, seat: int) -> str:
        """The key of the option that a time-out answers with."""

    def ordered(self, state: S, seat: int) -> str | None:
        """The key of the option that a standing order of the seat answers with, or None."""
        return None

    def given(self, state: S, seat: int) -> tuple[Option, ...]:
        """What the seat has answered so far and nobody else may see yet."""
        return ()

    @abstractmethod
    def answer(self, table: T, seat: int, option: Option) -> None:
        """The answer is carried out; the step was taken off the agenda before."""


@dataclass(frozen=True, slots=True)
class AskingOne(Asking[S, T]):
    """A step that waits for the answer of one seat."""

    seat: int
    question: int

    @property
    def waiting(self) -> tuple[int, ...]:
        return (self.seat,)

    @property
    def number(self) -> int:
        return self.question


@dataclass(frozen=True, slots=True)
class AskingTogether(Asking[S, T]):
    """A step that asks several seats at once; the table sees who was asked, never who has answered."""

    seats: tuple[int, ...]
    question: int

    @property
    @abstractmethod
    def done(self) -> tuple[int, ...]:
        """The seats that have answered."""

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat not in self.done)

    @property
    def asked(self) -> tuple[int, ...]:
        return self.seats

    @property
    def number(self) -> int:
        return self.question


@dataclass(frozen=True, slots=True)
class AskingSealed(AskingTogether[S, T]):
    """Asked together, each seat gives one sealed answer; when the last is in, all take effect at once.

    `answers`: seat and key of the option, in the order in which they came.
    """

    answers: tuple[tuple[int, str], ...] = field(default=(), kw_only=True)

    @property
    def done(self) -> tuple[int, ...]:
        return tuple(seat for seat, _ in self.answers)

    def given(self, state: S, seat: int) -> tuple[Option, ...]:
        key = dict(self.answers).get(seat)
        return tuple(option for option in self.options(state, seat) if option.key == key)

    def answer(self, table: T, seat: int, option: Option) -> None:
        step = replace(self, answers=(*self.answers, (seat, option.key)))
        if step.waiting:
            table.push(step)
        else:
            step.open_answers(table)

    @abstractmethod
    def open_answers(self, table: T) -> None:
        """All have answered: what they said takes effect."""

    def who_said(self, key: str) -> tuple[int, ...]:
        """The seats that have answered with this option, in seat order."""
        return tuple(sorted(seat for seat, answer in self.answers if answer == key))


def decisions_of(step: Asking[S, T], state: S) -> tuple[Decision, ...]:
    """What the seats that this step waits for are asked now."""
    return tuple(
        Decision(
            seat,
            step.number,
            step.kind,
            step.options(state, seat),
            step.default(state, seat),
            is_covered=step.is_covered,
            ordered=step.ordered(state, seat),
            orderable=step.orderable,
        )
        for seat in step.waiting
    )


def open_questions(state: GameState) -> frozenset[int]:
    """The numbers of all questions on the agenda: the one that is asked now, and those that it came in between."""
    return frozenset(step.number for step in state.agenda if isinstance(step, Asking))


def chosen_option(asked: tuple[Decision, ...], action: Action) -> Option | None:
    """The legal option that the action names among what is asked now, or None if it is none of them.

    Raises Illegal if the table is over, the question is no longer open, or it is not this seat that is asked.
    """
    if not asked:
        raise Illegal("table_over", "The end")
    own = [decision for decision in asked if decision.seat == action.seat]
    for decision in own:
        if decision.question == action.question:
            return next((option for option in decision.options if option.key == action.option), None)
    raise Illegal("question_closed" if any(decision.forced for decision in own) else "not_asked", "The turn")


def settle(table: T) -> None:
    """Steps are run until one waits for somebody or the agenda is empty."""
    while table.agenda:
        top = table.agenda[-1]
        if not isinstance(top, Running):
            return
        table.agenda.pop()
        top.run(table)
