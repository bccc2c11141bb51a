"""Reaction windows: whoever could answer is asked together, in rounds, until one goes by without a play (DP-36b).

| step | who is asked | what follows |
|---|---|---|
| React | the monster and every hunter with a card in hand, under cover | another round, or CloseWindow |
| CloseWindow | nobody | the plays act, then what the window was about goes on |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingTogether, Running, Step
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.choices import BACK, COMMIT, MEDDLE, PASS
from rules.deadly_prey.city import ROW_OF
from rules.deadly_prey.paths import suit_at
from rules.deadly_prey.playing import Moment, act_on_plays, use
from rules.deadly_prey.ratings import room_for_meddling
from rules.deadly_prey.spending import are_payable, can_pay, payers_for, spend_options
from rules.deadly_prey.state import Draft, Position, State, hunter_of, in_week
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import Table

Sort = Literal["attempt", "force", "attack", "face"]
TOP_ROW = 6
LOW_ROWS = 3
PASS_ALL, PASS_OTHERS, PASS_LOW, PASS_UNTIL_TOP = "pass_all", "pass_others", "pass_low_rows", "pass_until_top"


def open_window(table: Table, sort: Sort, *then: Step) -> None:
    """Everybody who could answer is asked; `then` follows when the window has closed."""
    asked = seats_asked(table)
    table.tell(events.WindowOpened(sort, asked))
    table.push(React(asked, table.next_question(), sort), CloseWindow(sort), *then)


def seats_asked(position: Position) -> tuple[int, ...]:
    """The monster and every hunter in the week with a card in hand, playable or not (DP-36b), in seat order."""
    return tuple(sorted((position.mo, *(seat for seat in in_week(position) if hunter_of(position, seat).hand))))


@dataclass(frozen=True, slots=True)
class React(AskingTogether[State, Table]):
    """One round of a window. `done`: who has answered; `drafts`: what those asked are putting together, by seat."""

    sort: Sort
    round: int = 1
    done: tuple[int, ...] = ()
    drafts: tuple[tuple[int, Draft], ...] = ()
    has_play: bool = False
    kind: Literal["window"] = "window"

    @property
    def is_covered(self) -> bool:
        return True

    def draft_of(self, seat: int) -> Draft | None:
        """What the seat is putting together."""
        return dict(self.drafts).get(seat)

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        draft = self.draft_of(seat)
        if draft is None:
            meddling = (MEDDLE,) if seat == state.mo and can_meddle(state) else ()
            return (*playable(state, seat, self.sort), *meddling, PASS)
        if draft.key == MEDDLE.key:
            return tuple(meddling_options(state, draft))
        return next_picks(state, seat, draft, self.sort)

    def default(self, state: State, seat: int) -> str:
        return PASS.key if self.draft_of(seat) is None else BACK.key

    def ordered(self, state: State, seat: int) -> str | None:
        is_passing = passes_by_order(state, seat, self.sort) and self.draft_of(seat) is None
        return PASS.key if is_passing else None

    def answer(self, table: Table, seat: int, option: Option) -> None:
        draft = self.draft_of(seat)
        match option.value:
            case choices.Pass():
                self._go_on(table, replace(self, done=(*self.done, seat)))
            case choices.Back() if draft is not None:
                table.push(self._with(seat, taken_back(draft)))
            case choices.Commit() if draft is not None:
                meddle(table, Counter(draft.picks))
                self._go_on(table, self._played(seat))
            case _:
                self._pick(table, seat, Draft(option.key) if draft is None else picked(draft, option))

    def _pick(self, table: Table, seat: int, draft: Draft) -> None:
        if not draft.key.startswith(f"{PLAY}:") or not is_complete(draft):
            table.push(self._with(seat, draft))
            return
        use(table, seat, draft, Moment(self.sort, self.round))
        self._go_on(table, self._played(seat))

    def _with(self, seat: int, draft: Draft | None) -> React:
        others = tuple(each for each in self.drafts if each[0] != seat)
        return replace(self, drafts=others if draft is None else (*others, (seat, draft)))

    def _played(self, seat: int) -> React:
        return replace(self._with(seat, None), done=(*self.done, seat), has_play=True)

    def _go_on(self, table: Table, window: React) -> None:
        """The round goes on; when it is over, another follows if anything was played."""
        if window.waiting:
            table.push(window)
        elif window.has_play:
            table.push(React(seats_asked(table), table.next_question(), self.sort, self.round + 1))


@dataclass(frozen=True, slots=True)
class CloseWindow(Running[Table]):
    """A round went by without a play: what was played acts."""

    sort: Sort
    kind: Literal["close_window"] = "close_window"

    def run(self, table: Table) -> None:
        act_on_plays(table)


# --- meddling (Meddling; DP-47) ---


def can_meddle(state: State) -> bool:
    """Whether the monster can add a point to what is to be reached."""
    attempt = state.attempt
    if attempt is None or not room_for_meddling(state):
        return False
    return can_pay(state, payers_for(suit_at(state, attempt.spot)), 1)


def meddling_options(state: State, draft: Draft) -> Iterator[Option]:
    """One Calling point after another, as many as there is room for."""
    attempt = state.attempt
    if attempt is not None and are_payable(state, draft.picks):
        if len(draft.picks) < room_for_meddling(state):
            yield from spend_options(state, payers_for(suit_at(state, attempt.spot)), draft.picks)
        if 0 < len(draft.picks) <= room_for_meddling(state):
            yield COMMIT
    yield BACK


def meddle(table: Table, points: Counter[str]) -> None:
    """The monster has raised what is to be reached, once in this attempt."""
    if table.attempt is None:
        return
    count = points.total()
    table.pay_points(points)
    table.attempt = replace(table.attempt, meddled=count, has_meddled=True)
    table.tell(events.Meddled(count))


# --- standing orders ---


def passes_by_order(state: State, seat: int, sort: Sort) -> bool:
    """Whether a standing order of the seat passes this window; it looks at public facts alone."""
    orders = state.orders[seat]
    if PASS_ALL in orders:
        return True
    row = _row(state)
    if PASS_LOW in orders and 0 < row <= LOW_ROWS:
        return True
    if PASS_UNTIL_TOP in orders and row < TOP_ROW and sort != "face":
        return True
    return PASS_OTHERS in orders and not _is_concerned(state, seat)


def _row(state: State) -> int:
    """The row that the window is about; 0 for the tracker."""
    if state.attack is not None:
        return ROW_OF.get(state.attack.target, 0)
    return ROW_OF[state.attempt.spot] if state.attempt is not None else TOP_ROW


def _is_concerned(state: State, seat: int) -> bool:
    if state.fighters:
        return seat in (*state.fighters, state.mo)
    if state.attack is not None:
        return seat in state.attack.owners
    return state.attempt is not None and seat in state.attempt.group
