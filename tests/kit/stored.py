"""Everything that is stored of a hosted table, and what it must be by the rules and the log of answers alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path

import rules
from bot.hosting.sight import Sight, look
from bot.seeds import seed
from persistence import PUBLIC, ActionRow, EventRow, OutboxRow, Transaction
from rules import Action, Event, GameState, Setup
from rules.unknown_quarry.state import State

News = dict[tuple[str, int], tuple[int, int]]
"""By kind and audience: the first event that waits to be told, and how many tellings were joined to one."""


@dataclass(frozen=True)
class Stored:
    """A table that was begun, with its log, what was told of it, and the news of it that nobody has carried out."""

    sight: Sight
    actions: tuple[ActionRow, ...]
    events: tuple[EventRow, ...]
    outbox: tuple[OutboxRow, ...]

    def check(self) -> None:
        """The log folds to the snapshot, and events, version, questions and news tell of the same answers."""
        table, folded = self.sight.table, tuple(self.folded())
        states = [state for state, _ in folded]
        replies = self.replies()
        assert [action.number for action in self.actions] == list(range(1, len(folded)))
        assert table.state == rules.dump(states[-1])
        assert [(event.number, event.action, event.audience, event.body) for event in self.events] == self.told(folded)
        assert table.last_event == len(self.events)
        is_over = rules.outcome(states[-1]) is not None
        assert table.status == ("finished" if is_over else "playing")
        assert table.version == 1 + len(replies) + is_over
        asked = [(one.question, one.seat, one.kind) for one in rules.decisions(states[-1])]
        assert [(row.question, row.seat, row.kind) for row in self.sight.questions] == asked
        assert self.waiting_news() == self.expected_news(states, replies)

    def folded(self) -> Iterator[tuple[GameState, tuple[Event, ...]]]:
        """The deal, then every answer: the state and what is told."""
        table = self.sight.table
        assert table.deal is not None
        options = json.loads(table.deal)["options"]
        state, told = rules.start(table.game, Setup(len(self.sight.seats), options), seed(table.secret, table.deal))
        yield state, told
        for action in self.actions:
            state, told = rules.apply(state, Action(action.seat, action.question, action.option))
            yield state, told

    def told(self, folded: Sequence[tuple[GameState, tuple[Event, ...]]]) -> list[tuple[int, int, int, bytes]]:
        """Number, action, audience and body of every event, as the rules give them."""
        dump = self.sight.game.dump_fact
        told = [(action, event) for action, (_, events) in enumerate(folded) for event in events]
        return [(at, action, event.audience, dump(event.fact)) for at, (action, event) in enumerate(told, start=1)]

    def replies(self) -> list[int]:
        """The number of the last action of each reply; a reply may be several small answers."""
        starts = [action.number for action in self.actions if action.part == 0]
        return [number - 1 for number in starts[1:]] + [len(self.actions)] if starts else []

    def waiting_news(self) -> News:
        """The news that waits."""
        return {(row.kind, row.audience): (row.first_event, row.revision) for row in self.outbox}

    def expected_news(self, states: Sequence[GameState], replies: Sequence[int]) -> News:
        """The news that must wait if nobody ever carried any out."""
        passes, pause, last = 0, None, 0
        first_told = {event.action: event.number for event in reversed(self.events)}
        asked = [asked_seats(state) for state in states]
        for before, after in pairwise([0, *replies]):
            told = [first_told[action] for action in range(before + 1, after + 1) if action in first_told]
            if not told:
                continue
            last = told[0]
            if asked[before] != asked[after]:
                passes, pause = passes + 1, None
            else:
                pause = (last, 1) if pause is None else (pause[0], pause[1] + 1)
        people = [seat.seat for seat in self.sight.seats if seat.user_id is not None]
        always = [("board", PUBLIC), ("notice", PUBLIC), *(("sheet", seat) for seat in people)]
        # The lobby is told of by its opening, by each who came after the host, and by Begin as lobby and as table.
        news: News = dict.fromkeys(always, (1, 1 + passes)) | {("lobby", PUBLIC): (0, len(self.sight.seats) + 2)}
        if pause is not None:
            news["pause", PUBLIC] = pause
        if rules.outcome(states[-1]) is not None:
            news["ending", PUBLIC] = (last, 1)
        return news


def asked_seats(state: GameState) -> tuple[int, ...]:
    """The seats for which the table waits."""
    assert isinstance(state, State)
    return state.question.waiting if state.question else ()


def stored(transaction: Transaction, table: int, outbox: Sequence[OutboxRow]) -> Stored:
    """The table as it is stored; `outbox` is the news of all tables."""
    news = tuple(row for row in outbox if row.table_id == table)
    return Stored(look(transaction, table), transaction.actions(table), transaction.events(table), news)


def waiting_news(database: Path) -> tuple[OutboxRow, ...]:
    """All news that waits, looked at and not taken."""
    columns = ", ".join(field.name for field in fields(OutboxRow))
    with closing(sqlite3.connect(database)) as connection:
        return tuple(OutboxRow(*row) for row in connection.execute(f"SELECT {columns} FROM outbox ORDER BY id"))
