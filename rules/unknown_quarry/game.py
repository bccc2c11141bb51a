"""Hunt: The Unknown Quarry as the rest of the program knows it: one value of the registry."""

from __future__ import annotations

from rules.core.agenda import chosen_option, decisions_of, settle
from rules.core.codec import Codec
from rules.core.game import GameOf
from rules.core.luck import Luck
from rules.core.questions import Action, Decision, Event, Setup
from rules.unknown_quarry.agenda import STEP_KINDS, AnyStep
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.events import Fact
from rules.unknown_quarry.refusals import refusal
from rules.unknown_quarry.setup import OPTIONS, SEATS, deal
from rules.unknown_quarry.state import NAME, State
from rules.unknown_quarry.verbs import OUTCOMES, Table
from rules.unknown_quarry.view import View, view_of


class UnknownQuarry(GameOf[State, View]):
    """The rules of Hunt: The Unknown Quarry."""

    name = NAME
    version = 1
    seats = SEATS
    options = OPTIONS
    outcomes = OUTCOMES
    step_kinds = STEP_KINDS
    cards = tuple(CARDS)
    state_type = State

    def __init__(self) -> None:
        self._states: Codec[State] = Codec(State, {"AnyStep": AnyStep})
        self._facts: Codec[object] = Codec(Fact, {})

    def _start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Event, ...]]:
        return _settled(deal(setup, luck))

    def _apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        option = chosen_option(self.decisions(state), action)
        step = state.question
        if step is None or option is None:
            raise refusal(state, action.option)
        table = Table(state)
        table.agenda.pop()
        step.answer(table, action.seat, option)
        return _settled(table)

    def _seat_numbers(self, state: State) -> range:
        return range(len(state.seats))

    def _decisions(self, state: State) -> tuple[Decision, ...]:
        return decisions_of(state.question, state) if state.question else ()

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
