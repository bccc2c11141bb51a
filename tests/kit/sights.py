"""Tables as the bot sees them in its database, made from a state without a database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import rules
from bot.hosting.sight import Sight
from bot.seeds import commitment, deal_list
from persistence import QuestionRow, SeatRow, Status, TableRow
from rules import GameState

TABLE = 1
USERS = (101, 102, 103, 104, 105, 106)
SECRET = bytes(range(32))


def sight_of(
    state: GameState | None,
    names: Sequence[str],
    *,
    table: int = TABLE,
    users: Sequence[int] = USERS,
    status: Status = "playing",
) -> Sight:
    """The table with this state, people with these names at all its seats, and its questions just asked."""
    seats = tuple(SeatRow(table, seat, users[seat], None, name, users[seat], 0) for seat, name in enumerate(names))
    asked = rules.decisions(state) if state is not None and status == "playing" else ()
    questions = tuple(
        QuestionRow(table, one.question, one.seat, one.kind, 0, None, None, None, None, None, None, None)
        for one in asked
        if one.forced
    )
    return Sight(_row(state, len(names), table, users, status), seats, state, questions, {})


def with_pending(sight: Sight, seat: int, key: str) -> Sight:
    """The same table when the seat has given this answer, which waits under its cover."""
    rows = (replace(row, pending=key) if row.seat == seat else row for row in sight.questions)
    return replace(sight, questions=tuple(rows))


def _row(state: GameState | None, seats: int, table: int, users: Sequence[int], status: Status) -> TableRow:
    game = "quarry" if state is None else state.game
    deal = deal_list(
        table=table,
        game=game,
        options={"rounds": 200},
        rules_version=1,
        seats=[(f"user:{user}", user) for user in users[:seats]],
        begin_interaction_id=users[0],
    )
    has_ended = status in ("finished", "cancelled")
    return TableRow(
        id=table,
        game=game,
        options=json.dumps({"rounds": 200, "thread": True}),
        seats_wanted=6,
        host_user_id=users[0],
        guild_id=users[0],
        channel_id=users[0],
        thread_id=users[0],
        status=status,
        rules_version=1,
        secret=SECRET,
        commitment=commitment(SECRET, table),
        deal=deal if state is not None else None,
        version=0,
        last_event=0,
        undos=0,
        created_at=0,
        begun_at=0 if state is not None else None,
        ended_at=0 if has_ended else None,
        state=None,
    )
