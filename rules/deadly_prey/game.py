"""Deadly Prey as the rest of the program knows it: one value of the registry."""

from __future__ import annotations

from rules.core.agenda import chosen_option, decisions_of, settle
from rules.core.codec import Codec
from rules.core.game import GameOf
from rules.core.luck import Luck
from rules.core.questions import AT_ANY_TIME, Action, Decision, Event, Setup
from rules.deadly_prey import at_any_time
from rules.deadly_prey.agenda import STEP_KINDS, AnyStep
from rules.deadly_prey.at_any_time import AtAnyTime
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.events import Fact
from rules.deadly_prey.refusals import refusal
from rules.deadly_prey.setup import OPTIONS, SEATS, check_together, deal
from rules.deadly_prey.state import NAME, State
from rules.deadly_prey.verbs import OUTCOMES, Table
from rules.deadly_prey.view import View, view_of


class DeadlyPrey(GameOf[State, View]):
    """The rules of Hunter: Deadly Prey."""

    name = NAME
    version = 1
    seats = SEATS
    options = OPTIONS
    outcomes = OUTCOMES
    step_kinds = STEP_KINDS
    cards = (*CITY, *ARSENAL, *SETBACKS, *HARDSHIPS, *INFLUENCE, *MONSTERS)
    state_type = State

    def __init__(self) -> None:
        self._states: Codec[State] = Codec(State, {"AnyStep": AnyStep})
        self._facts: Codec[object] = Codec(Fact, {})
        self._at_any_time = AtAnyTime()

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_together(setup)

    def _start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Event, ...]]:
        return _settled(deal(setup, luck))

    def _apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        option = chosen_option(self.decisions(state), action)
        step = state.question
        if step is None or option is None:
            raise refusal(state, action)
        table = Table(state)
        if action.question == AT_ANY_TIME:
            at_any_time.answer(table, state, action.seat, option)
        else:
            table.agenda.pop()
            step.answer(table, action.seat, option)
        return _settled(table)

    def _seat_numbers(self, state: State) -> range:
        return range(len(state.hunters))

    def _decisions(self, state: State) -> tuple[Decision, ...]:
        if state.question is None:
            return ()
        return (*decisions_of(state.question, state), *self._at_any_time.decisions(state))

    def _awaited(self, state: State) -> tuple[int, ...]:
        return state.question.asked if state.question else ()

    def _view(self, state: State, viewer: int) -> View:
        return view_of(state, viewer)

    def _dump(self, state: State) -> bytes:
        return self._states.dump(state)

    def load(self, stored: bytes) -> State:
        return self._states.load(stored)

    def dump_fact(self, fact: object) -> bytes:
        return self._facts.dump(fact)

    def load_fact(self, stored: bytes) -> object:
        return self._facts.load(stored)


def _settled(table: Table) -> tuple[State, tuple[Event, ...]]:
    settle(table)
    return table.state(), tuple(table.events)
