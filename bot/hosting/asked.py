"""The rows of the open questions: who is asked what, since when, under which cover, and when it falls due."""

from __future__ import annotations

import rules
from bot.hosting.sight import Sight
from bot.hosting.small import way_back
from bot.hosting.telling import tell_seats
from persistence import Asking, QuestionRow, Transaction
from rules import TABLE, Decision, GameState

COMPUTER_MS = 2000
"""How long a computer player seems to think. It is the same whatever the question."""


def keep_asking(transaction: Transaction, sight: Sight, state: GameState, now: int, cover_ms: int) -> None:
    """The database holds exactly the questions that are open in the state; those that were open keep their times.

    `sight` is the table as it stood before. What may be done at any time has no row. A standing order's answer waits
    from the asking on, and a computer player that is asked again what others came in between has its time anew. An
    answer that waits is dropped once it is not legal any more, and an order's once the order says otherwise.
    """
    forced = [decision for decision in rules.decisions(state) if decision.forced]
    under = rules.open_questions(state) - {decision.question for decision in forced}
    kept = [_kept(row) for row in sight.questions if row.question in under]
    transaction.put_questions(sight.table.id, (*(_asking(sight, each, now, cover_ms) for each in forced), *kept))
    for decision in forced:
        row = sight.question(decision.question, decision.seat)
        is_void = row is not None and _is_void(state, row)
        if is_void:
            transaction.drop_pending(*_place(sight, decision))
            tell_seats(transaction, sight, (decision.seat,), "call", now)
        is_other = row is not None and row.pending_source == "order" and row.pending != decision.ordered
        if is_other:
            transaction.drop_pending(*_place(sight, decision))
        if (row is None or is_void or is_other) and decision.ordered is not None:
            transaction.set_pending(*_place(sight, decision), option=decision.ordered, source="order")
        if row is not None and row.due_at is not None and _was_under(sight, row):
            transaction.put_off(*_place(sight, decision), now + COMPUTER_MS)


def _is_void(state: GameState, row: QuestionRow) -> bool:
    """Whether an answer waits that is not legal any more, by what was done since it was given: it is asked anew."""
    return row.pending is not None and way_back(state, row.seat, row.question, row.pending) is None


def _asking(sight: Sight, decision: Decision, now: int, cover_ms: int) -> Asking:
    cover_until = now + cover_ms if decision.is_covered or decision.orderable is not None else None
    due_at = None
    if decision.seat == TABLE:
        due_at = cover_until or now
    elif sight.seats[decision.seat].level is not None:
        due_at = now + (max(COMPUTER_MS, cover_ms) if decision.is_covered else COMPUTER_MS)
    return Asking(decision.question, decision.seat, decision.kind, now, cover_until, due_at)


def _kept(row: QuestionRow) -> Asking:
    return Asking(row.question, row.seat, row.kind, row.asked_at, row.cover_until, row.due_at, row.bank)


def _place(sight: Sight, decision: Decision) -> tuple[int, int, int]:
    return sight.table.id, decision.question, decision.seat


def _was_under(sight: Sight, row: QuestionRow) -> bool:
    """Whether something else was asked while the question was open."""
    return row.question not in {decision.question for decision in rules.decisions(sight.playing)}
