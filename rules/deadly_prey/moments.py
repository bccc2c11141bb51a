"""Moments at which one seat may play what bites just then, or let the moment go by (DP-36c).

| step | who is asked | what follows |
|---|---|---|
| AfterRoll | who rolled | cards and powers that change the own roll, then AfterRoll again, or the roll stands |
| UsePower | the monster, if its power bites at this moment | the power acts, once |
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.choices import BACK, PASS, STAND
from rules.deadly_prey.playing import Moment, use
from rules.deadly_prey.state import WILLPOWER, Draft, State
from rules.deadly_prey.tricks import is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import Table


@dataclass(frozen=True, slots=True)
class AskingPlay(AskingOne[State, Table]):
    """Asks one seat for what it can play at a moment. `draft`: the play that it puts together."""

    draft: Draft | None = field(default=None, kw_only=True)

    @property
    @abstractmethod
    def now(self) -> Moment:
        """The moment."""

    @property
    @abstractmethod
    def way_out(self) -> Option:
        """The answer that lets it go by."""

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if self.draft is not None:
            return next_picks(state, seat, self.draft, self.now.when, self.now.placed, laid=self.now.laid)
        return (*playable(state, seat, self.now.when, self.now.placed, laid=self.now.laid), self.way_out)

    def default(self, state: State, seat: int) -> str:
        return self.way_out.key if self.draft is None else BACK.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Pass() | choices.Stand():
                return
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
                return
        draft = Draft(option.key) if self.draft is None else picked(self.draft, option)
        if is_complete(draft):
            self.go_on(table)
            use(table, seat, draft, self.now)
        else:
            table.push(replace(self, draft=draft))

    def go_on(self, table: Table) -> None:
        """What is asked once the play has acted."""


@dataclass(frozen=True, slots=True)
class AfterRoll(AskingPlay):
    """Only cards that say so are played between roll and result, each by who rolled (DP-36c)."""

    kind: Literal["after_roll"] = "after_roll"

    @property
    def now(self) -> Moment:
        return Moment("rolled")

    @property
    def way_out(self) -> Option:
        return STAND

    def go_on(self, table: Table) -> None:
        table.push(replace(self, draft=None, question=table.next_question()))


@dataclass(frozen=True, slots=True)
class UsePower(AskingPlay):
    """The monster may use its power now. `placed`, `owner`, `laid`: where and by whom white was just laid, how many."""

    moment: Literal["after_failure", "after_own_hit", "dusk", "after_placement_slot"]
    placed: str = ""
    owner: int = -1
    laid: int = WILLPOWER
    kind: Literal["use_power"] = "use_power"

    @property
    def now(self) -> Moment:
        return Moment(self.moment, placed=self.placed, owner=self.owner, laid=self.laid)

    @property
    def way_out(self) -> Option:
        return PASS
