"""Questions: what is open for which seat, until when, and the covered answers that wait."""

from collections.abc import Collection

from persistence.rows import Asking, QuestionRow, Source
from persistence.statements import Statements


class Questions(Statements):
    """Statements about open questions."""

    def open_questions(self, table: int) -> tuple[QuestionRow, ...]:
        """What the table asks now, by question and seat."""
        return self._rows(QuestionRow, "SELECT * FROM questions WHERE table_id = ? ORDER BY question, seat", table)

    def put_questions(self, table: int, questions: Collection[Asking]) -> None:
        """Exactly these questions are open; one that was open already keeps its times and its pending answer."""
        asked = {(asking.question, asking.seat) for asking in questions}
        for row in self.open_questions(table):
            if (row.question, row.seat) not in asked:
                self._run(
                    "DELETE FROM questions WHERE table_id = ? AND question = ? AND seat = ?",
                    *(table, row.question, row.seat),
                )
        for asking in questions:
            self._ask(table, asking)

    def _ask(self, table: int, asking: Asking) -> None:
        self._run(
            "INSERT INTO questions (table_id, question, seat, kind, asked_at, cover_until, due_at, bank)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, question, seat) DO UPDATE SET kind = excluded.kind",
            *(table, asking.question, asking.seat, asking.kind),
            *(asking.asked_at, asking.cover_until, asking.due_at, asking.bank),
        )

    def set_pending(
        self,
        table: int,
        question: int,
        seat: int,
        *,
        option: str,
        source: Source,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> bool:
        """The answer waits under its cover, in place of a standing order's that may wait there already.

        False, with nothing changed, if the question is not open, or another answer waits.
        """
        changed = self._run(
            "UPDATE questions SET pending = ?, pending_user = ?, pending_interaction = ?, pending_source = ?"
            " WHERE table_id = ? AND question = ? AND seat = ? AND (pending IS NULL OR pending_source = 'order')",
            *(option, user_id, interaction_id, source, table, question, seat),
        )
        return changed == 1

    def drop_pending(self, table: int, question: int, seat: int) -> None:
        """No answer waits for the question, if it is open."""
        self._run(
            "UPDATE questions SET pending = NULL, pending_user = NULL, pending_interaction = NULL,"
            " pending_source = NULL WHERE table_id = ? AND question = ? AND seat = ?",
            *(table, question, seat),
        )

    def put_off(self, table: int, question: int, seat: int, due_at: int) -> None:
        """The question, if it is open, falls due at this time."""
        self._run(
            "UPDATE questions SET due_at = ? WHERE table_id = ? AND question = ? AND seat = ?",
            *(due_at, table, question, seat),
        )

    def due_questions(self, now: int) -> tuple[QuestionRow, ...]:
        """Questions to be answered now, by table, question and seat: the cover is over, or the time is."""
        # An answer that waits without a cover has nothing to wait for: it is due from the asking on.
        return self._rows(
            QuestionRow,
            "SELECT * FROM questions WHERE due_at <= ?"
            " OR (pending IS NOT NULL AND COALESCE(cover_until, asked_at) <= ?) ORDER BY table_id, question, seat",
            *(now, now),
        )

    def next_due(self) -> int | None:
        """When the next question falls due, or None if none ever does by itself."""
        return self._number(
            "SELECT MIN(due) FROM (SELECT MIN(due_at) AS due FROM questions UNION ALL"
            " SELECT MIN(COALESCE(cover_until, asked_at)) FROM questions WHERE pending IS NOT NULL) AS moments"
        )
