"""What there is to tell of an answer, to whom, and when: news put in the outbox by the transaction that stores it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import rules
from bot.hosting.sight import Sight
from persistence import PUBLIC, QuestionRow, Transaction
from rules import AT_ANY_TIME, Event, GameState

BOARD_PAUSE_MS = 3000
"""Between two changes of the same board, however fast people click."""
SHORTEST_PAUSE_MS = 10_000
PAUSES = 2.5
"""A player has paused after so many times as long as the last answer took."""


def put_news(
    transaction: Transaction,
    sight: Sight,
    state: GameState,
    told: Sequence[Event],
    *,
    seat: int,
    question: int,
    now: int,
    board_ms: int,
) -> None:
    """What the seat's answer brought is in the outbox; `sight` is the table as it stood before, `state` as it is now.

    When the move passes on everybody is told at once. What everybody may know is told else when the player pauses; what
    only some seats may know is told to them alone, and leaves no trace elsewhere.
    """
    private = {event.audience for event in told} - {PUBLIC}
    if rules.outcome(state) is not None:
        private = {each.seat for each in sight.seats}
    if sight.awaited != rules.awaited(state) or rules.outcome(state) is not None:
        _tell_everybody(transaction, sight, state, now)
    elif any(event.audience == PUBLIC for event in told):
        pause = _pause(sight, seat, question, now, board_ms)
        transaction.tell(sight.table.id, PUBLIC, "pause", sight.table.last_event + 1, now + pause, later=True)
    else:
        doer = {seat} if question == AT_ANY_TIME else set()
        tell_seats(transaction, sight, private | doer, "sheet", now)
    if sight.words.call is not None:
        tell_seats(transaction, sight, private, "call", now)


def _tell_everybody(transaction: Transaction, sight: Sight, state: GameState, now: int) -> None:
    table, first = sight.table.id, sight.table.last_event + 1
    transaction.drop_outbox(table, ("pause",))
    board = transaction.message(table, "board", 0)
    changed_at = 0 if board is None else max(board.posted_at, board.edited_at or 0)
    transaction.tell(table, PUBLIC, "board", first, max(now, changed_at + BOARD_PAUSE_MS))
    tell_seats(transaction, sight, [each.seat for each in sight.seats], "sheet", now)
    transaction.tell(table, PUBLIC, "notice", first, now)
    if rules.outcome(state) is not None:
        transaction.tell(table, PUBLIC, "ending", first, now)


def tell_seats(transaction: Transaction, sight: Sight, seats: Collection[int], kind: str, now: int) -> None:
    """News of this kind waits for the people in these seats; computer players need none."""
    for each in sight.seats:
        if each.seat in seats and each.user_id is not None:
            transaction.tell(sight.table.id, each.seat, kind, sight.table.last_event + 1, now)


def _pause(sight: Sight, seat: int, question: int, now: int, board_ms: int) -> int:
    """How long a player rests before it counts as a pause: longer, the slower the table is played."""
    row = sight.question(question, seat) or _asked_longest(sight)
    if row is None or row.asked_at == sight.table.begun_at:
        return board_ms  # of the first answer nothing is known yet
    return min(board_ms, max(SHORTEST_PAUSE_MS, round((now - row.asked_at) * PAUSES)))


def _asked_longest(sight: Sight) -> QuestionRow | None:
    return min(sight.questions, key=lambda row: row.asked_at, default=None)
