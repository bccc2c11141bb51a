"""Hunting Party as the rest of the program knows it: one value of the registry."""

from __future__ import annotations

from rules.core.agenda import chosen_option, decisions_of, settle
from rules.core.codec import Codec
from rules.core.game import GameOf
from rules.core.luck import Luck
from rules.core.questions import AT_ANY_TIME, Action, Decision, Event, Setup
from rules.hunting_party import at_any_time, trading
from rules.hunting_party.agenda import STEP_KINDS, AnyStep
from rules.hunting_party.at_any_time import AtAnyTime
from rules.hunting_party.cards import AGENTS, HANDICAPS, ITEMS, ORDINARY
from rules.hunting_party.events import Fact
from rules.hunting_party.refusals import refusal
from rules.hunting_party.setup import OPTIONS, SEATS, check_together, deal
from rules.hunting_party.state import NAME, State
from rules.hunting_party.verbs import OUTCOMES, Table
from rules.hunting_party.view import View, view_of


class HuntingParty(GameOf[State, View]):
    """The rules of Hunting Party."""

    name = NAME
    version = 1
    seats = SEATS
    options = OPTIONS
    outcomes = OUTCOMES
    step_kinds = STEP_KINDS
    cards = (
        *(f"{hunter}:{which}" for hunter in ORDINARY for which in ("normal", "champion")),
        *HANDICAPS,
        *ITEMS,
        *AGENTS,
    )
    state_type = State

    def __init__(self) -> None:
        self._states: Codec[State] = Codec(State, {"AnyStep": AnyStep})
        self._at_any_time = AtAnyTime()
        self._facts: Codec[object] = Codec(Fact, {})

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
        return range(len(state.seats))

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
    trading.drop_impossible(table)
    return table.state(), tuple(table.events)
