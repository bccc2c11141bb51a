"""Hardships: drawing one for a purpose, what it does when it acts, ways out (Hardship Cards; DP-26b)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.deadly_prey import events
from rules.deadly_prey.cards import HARDSHIPS
from rules.deadly_prey.forces import HARDSHIP_RANK
from rules.deadly_prey.picks import Chooser, key_of, picks_for
from rules.deadly_prey.resolving import Work, carry_out_all, is_void
from rules.deadly_prey.state import State, is_in_week
from rules.deadly_prey.verbs import Table


def suffer(table: Table, seat: int, purpose: str) -> str:
    """The hunter has drawn a Hardship, which acts at once if it is of that kind; its name, or "" if there was none."""
    card = table.draw_hardship(seat, purpose)
    if card and HARDSHIPS[card].kind == "at_once":
        table.push(Act(seat, card))
    return card


@dataclass(frozen=True, slots=True)
class Act(Running[Table]):
    """The Hardship takes effect, its choices made one after another; with none to make, or stopped, it does nothing."""

    seat: int
    card: str
    picks: tuple[str, ...] = ()
    kind: Literal["act"] = "act"

    def run(self, table: Table) -> None:
        printed = HARDSHIPS[self.card]
        if is_void(table, self.seat, printed.effects, {}, HARDSHIP_RANK):
            table.end_hardship(self.seat, self.card)
            return
        if len(self.picks) == len(printed.choices):
            self._strike(table)
            return
        options = tuple(picks_for(table, Chooser(self.seat, printed.choices), self.picks))
        if not options:
            table.end_hardship(self.seat, self.card)
        elif len(options) == 1:
            table.push(Act(self.seat, self.card, (*self.picks, key_of(options[0]))))
        else:
            table.push(PickForHardship(self.seat, table.next_question(), self.card, self.picks))

    def _strike(self, table: Table) -> None:
        printed = HARDSHIPS[self.card]
        table.tell(events.HardshipActed(self.seat, self.card))
        table.end_hardship(self.seat, self.card)
        names = (choice.name for choice in printed.choices)
        picks = dict(zip(names, self.picks, strict=True))
        carry_out_all(Work(table, self.seat, self.card, HARDSHIP_RANK, picks), printed.effects)


@dataclass(frozen=True, slots=True)
class PickForHardship(AskingOne[State, Table]):
    """The hunter chooses where his Hardship strikes."""

    card: str
    picks: tuple[str, ...]
    kind: Literal["hardship_choice"] = "hardship_choice"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(picks_for(state, Chooser(seat, HARDSHIPS[self.card].choices), self.picks))

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        table.push(Act(seat, self.card, (*self.picks, key_of(option))))


def wake(table: Table, kind: Literal["next_dawn", "next_dusk"]) -> None:
    """Hardships of the next dawn, or dusk, that were waiting act now, but pass by who is out (DP-59b)."""
    acting: list[Act] = []
    for seat, hunter in enumerate(table.hunters):
        for burden in hunter.burdens if hunter is not None else ():
            printed = HARDSHIPS[burden.card]
            if printed.kind != kind or burden.is_acting or not is_in_week(table, seat):
                continue
            if printed.length == "now":
                acting.append(Act(seat, burden.card))
            else:
                _begin(table, seat, burden.card)
    table.push(*acting)


def _begin(table: Table, seat: int, card: str) -> None:
    """A waiting Hardship acts from now on for its printed length."""
    ends = table.end_of(HARDSHIPS[card].length)
    burdens = [
        replace(burden, ends=ends, is_acting=True) if burden.card == card and not burden.is_acting else burden
        for burden in table.hunter(seat).burdens
    ]
    table.change_hunter(seat, burdens=tuple(burdens))
    table.tell(events.HardshipActed(seat, card))


def expire(table: Table) -> None:
    """Hardships whose time is over with the half-day that begins are gone."""
    for seat, hunter in enumerate(table.hunters):
        for burden in hunter.burdens if hunter is not None else ():
            if burden.ends and burden.ends <= table.half:
                table.end_hardship(seat, burden.card)
