"""Hunt: The Unknown Quarry as the rest of the program knows it: one value of the registry."""

from __future__ import annotations

from rules.core.agenda import Asking
from rules.core.game import GameOf
from rules.core.luck import Luck
from rules.core.questions import Action, Illegal, Setup
from rules.unknown_quarry.agenda import STEP_KINDS, AnyStep
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.events import Fact
from rules.unknown_quarry.refusals import refusal
from rules.unknown_quarry.setup import OPTIONS, SEATS, deal
from rules.unknown_quarry.state import NAME, State
from rules.unknown_quarry.verbs import OUTCOMES, Table
from rules.unknown_quarry.view import View, view_of


class UnknownQuarry(GameOf[State, Table, View]):
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
        super().__init__(AnyStep, Fact)

    def _deal(self, setup: Setup, luck: Luck) -> Table:
        return deal(setup, luck)

    def _table(self, state: State) -> Table:
        return Table(state)

    def _question(self, state: State) -> Asking[State, Table] | None:
        return state.question

    def _refusal(self, state: State, action: Action) -> Illegal:
        return refusal(state, action.option)

    def _view(self, state: State, viewer: int) -> View:
        return view_of(state, viewer)

    def _seat_numbers(self, state: State) -> range:
        return range(len(state.seats))
