"""A table as it stands in the database at one moment: the row, its seats, the game's state and its questions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

import rules
from bot.hosting.refused import Refused
from bot.words import WORDS
from bot.words.game import GameWords
from persistence import PUBLIC, QuestionRow, SeatRow, TableRow, Transaction
from rules import Decision, Game, GameState

LOG_EVENTS = 60


@dataclass(frozen=True, slots=True)
class Sight:
    """A table and what belongs to it. `state` is None in the lobby.

    `carried_out`: how many answers of the person at each seat were; a seat without any is not among them.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    state: GameState | None
    questions: tuple[QuestionRow, ...]
    carried_out: Mapping[int, int]

    @property
    def game(self) -> Game:
        """The rules of the table's game."""
        return rules.GAMES[self.table.game]

    @property
    def words(self) -> GameWords:
        """The words of the table's game."""
        return WORDS[self.table.game]

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def computers(self) -> tuple[SeatRow, ...]:
        """The seats that computer players hold."""
        return tuple(seat for seat in self.seats if seat.level is not None)

    @property
    def options(self) -> dict[str, str | int | bool]:
        """The options of the game that the table was opened with, and whether it wants a thread."""
        options: dict[str, str | int | bool] = json.loads(self.table.options)
        return options

    @property
    def playing(self) -> GameState:
        """The state of a table that was begun; Refused if it is in its lobby or was cancelled there."""
        if self.state is None:
            raise Refused("not_begun", table=self.table.id)
        return self.state

    def check_in_play(self) -> None:
        """Refused, with why, if the table is not being played."""
        if self.table.status == "lobby":
            raise Refused("not_begun", table=self.table.id)
        if self.table.status != "playing":
            raise Refused("over_already", table=self.table.id)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that the user holds, or None."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def view(self, viewer: int) -> object:
        """What the viewer, a seat or PUBLIC, may know."""
        return rules.view(self.playing, viewer)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are asked now as everybody sees it: also those whose answers are still sealed."""
        return rules.awaited(self.state) if self.state is not None and self.table.status == "playing" else ()

    def decisions(self, seat: int) -> tuple[Decision, ...]:
        """What the seat can answer now: what it is asked first, then what it may do at any time."""
        if self.state is None or self.table.status != "playing":
            return ()
        own = (decision for decision in rules.decisions(self.state) if decision.seat == seat)
        return tuple(sorted(own, key=lambda decision: not decision.forced))

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked now, or None."""
        return next((decision for decision in self.decisions(seat) if decision.forced), None)

    def aside(self, seat: int) -> Decision | None:
        """What the seat may do at any time, or None."""
        return next((decision for decision in self.decisions(seat) if not decision.forced), None)

    def is_asked(self, seat: int) -> bool:
        """Whether the seat is asked something and its player has not answered yet. Only that player may know."""
        return self.decision(seat) is not None and self.pending(seat) is None

    def question(self, question: int, seat: int) -> QuestionRow | None:
        """The stored row of an open question, or None."""
        return next((row for row in self.questions if (row.question, row.seat) == (question, seat)), None)

    def pending(self, seat: int) -> str | None:
        """The player's answer that waits under cover to what the seat is asked now, or None."""
        row = self._asked_now(seat)
        return row.pending if row is not None and row.pending_source != "order" else None

    def order(self, seat: int) -> str | None:
        """What a standing order of the seat answers with once the cover is over, or None."""
        row = self._asked_now(seat)
        return row.pending if row is not None and row.pending_source == "order" else None

    def answers(self, seat: int) -> int:
        """How many answers the person at the seat has given, one that waits under its cover among them."""
        waiting = sum(1 for row in self.questions if (row.seat, row.pending_source) == (seat, "person"))
        return self.carried_out.get(seat, 0) + waiting

    def _asked_now(self, seat: int) -> QuestionRow | None:
        """The row of what the seat is asked now; a question beneath it, which waits for it, is none."""
        decision = self.decision(seat)
        return self.question(decision.question, seat) if decision is not None else None


def look(transaction: Transaction, table: int) -> Sight:
    """The table as it stands now. Refused if there is none of this number."""
    row = transaction.table(table)
    if row is None:
        raise Refused("no_table", table=table)
    state = rules.load(row.state) if row.state is not None else None
    questions, carried_out = transaction.open_questions(table), transaction.answers_of_people(table)
    return Sight(row, transaction.seats(table), state, questions, carried_out)


def look_again(transaction: Transaction, sight: Sight, state: GameState | None) -> Sight:
    """The table as it stands after something was written, `state` being the one that is stored now."""
    number = sight.table.id
    row, questions, carried_out = (
        transaction.table(number),
        transaction.open_questions(number),
        transaction.answers_of_people(number),
    )
    return replace(sight, table=row or sight.table, state=state, questions=questions, carried_out=carried_out)


def log_lines(transaction: Transaction, sight: Sight, viewer: int, *, last: int = LOG_EVENTS) -> tuple[str, ...]:
    """The last lines of what the viewer, a seat or PUBLIC, was told, oldest first."""
    audiences = {PUBLIC, viewer}
    events = transaction.events(sight.table.id, audiences=audiences, last=last)
    reader = None if viewer == PUBLIC else viewer
    lines = (sight.words.narrate(sight.game.load_fact(event.body), sight.names, reader) for event in events)
    return tuple(line for line in lines if line)
