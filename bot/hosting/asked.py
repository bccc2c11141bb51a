"""The rows of the open questions: who is asked what, since when, under which cover, and when it falls due."""

from __future__ import annotations

import rules
from bot.hosting.sight import Sight
from persistence import Asking, Transaction
from rules import Decision, GameState

COMPUTER_MS = 2000
"""How long a computer player seems to think. It is the same whatever the question."""


def keep_asking(transaction: Transaction, sight: Sight, state: GameState, now: int, cover_ms: int) -> None:
    """The database holds exactly the questions that the state asks; those that were open keep their times."""
    asked = (_asking(sight, decision, now, cover_ms) for decision in rules.decisions(state) if decision.forced)
    transaction.put_questions(sight.table.id, tuple(asked))


def _asking(sight: Sight, decision: Decision, now: int, cover_ms: int) -> Asking:
    cover_until = now + cover_ms if decision.is_covered else None
    due_at = None
    if sight.seats[decision.seat].level is not None:
        due_at = max(now + COMPUTER_MS, cover_until or 0)
    return Asking(decision.question, decision.seat, decision.kind, now, cover_until, due_at)
