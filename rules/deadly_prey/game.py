"""Deadly Prey as the rest of the program knows it: one value of the registry."""

from __future__ import annotations

from rules.core.agenda import Asking
from rules.core.asides import Asides
from rules.core.game import GameOf
from rules.core.luck import Luck
from rules.core.questions import Action, Decision, Illegal, Option, Setup
from rules.deadly_prey import at_any_time
from rules.deadly_prey.agenda import STEP_KINDS, AnyStep
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.events import Fact
from rules.deadly_prey.refusals import refusal
from rules.deadly_prey.rotating import close_idle_slot
from rules.deadly_prey.setup import OPTIONS, SEATS, check_together, deal
from rules.deadly_prey.state import NAME, State
from rules.deadly_prey.verbs import OUTCOMES, Table
from rules.deadly_prey.view import View, view_of


class DeadlyPrey(GameOf[State, Table, View]):
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
        super().__init__(AnyStep, Fact)
        self._asides: Asides[State] = Asides(at_any_time.all_it_depends_on, at_any_time.listing_of)

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_together(setup)

    def _deal(self, setup: Setup, luck: Luck) -> Table:
        return deal(setup, luck)

    def _table(self, state: State) -> Table:
        return Table(state)

    def _question(self, state: State) -> Asking[State, Table] | None:
        return state.question

    def _refusal(self, state: State, action: Action) -> Illegal:
        return refusal(state, action)

    def _view(self, state: State, viewer: int) -> View:
        return view_of(state, viewer)

    def _seat_numbers(self, state: State) -> range:
        return range(len(state.hunters))

    def _at_any_time(self, state: State) -> tuple[Decision, ...]:
        return at_any_time.decisions(state, self._asides)

    def _answer_at_any_time(self, table: Table, state: State, seat: int, option: Option) -> None:
        at_any_time.answer(table, state, seat, option)

    def _after_answer(self, table: Table) -> None:
        close_idle_slot(table)
        at_any_time.settle_concessions(table)
