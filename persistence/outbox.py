"""The outbox: news of a table that waits to be told, stored with what it is about and told after the commit."""

from collections.abc import Collection

from persistence.rows import OutboxRow
from persistence.statements import Statements


class Outbox(Statements):
    """Statements about news that waits. News of one kind for one audience of a table is one row."""

    def tell(
        self, table: int, audience: int, kind: str, first_event: int, not_before: int, *, later: bool = False
    ) -> None:
        """News from `first_event` on waits for the audience, joined to what waits already.

        Of both the earlier event counts, and the sooner time; with `later` the time given now.
        """
        self._run(
            "INSERT INTO outbox (table_id, audience, kind, first_event, not_before) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, audience, kind) DO UPDATE SET revision = outbox.revision + 1,"
            " first_event = CASE WHEN excluded.first_event < outbox.first_event"
            " THEN excluded.first_event ELSE outbox.first_event END,"
            " not_before = CASE WHEN ? OR excluded.not_before < outbox.not_before"
            " THEN excluded.not_before ELSE outbox.not_before END",
            *(table, audience, kind, first_event, not_before, later),
        )

    def tables_to_tell(self, now: int, limit: int) -> tuple[int, ...]:
        """Up to `limit` tables with news that may be claimed now, those first whose news has waited longest."""
        return self._numbers(
            "SELECT table_id FROM outbox WHERE not_before <= ? AND (leased_until IS NULL OR leased_until <= ?)"
            " GROUP BY table_id ORDER BY MIN(id) LIMIT ?",
            *(now, now, limit),
        )

    def claim(self, now: int, lease_until: int, limit: int, *, table: int | None = None) -> tuple[OutboxRow, ...]:
        """Up to `limit` pieces of news whose time has come are the caller's until `lease_until`, oldest first."""
        rows = self._rows(
            OutboxRow,
            "UPDATE outbox SET leased_until = ?, attempts = attempts + 1 WHERE id IN ("
            "SELECT id FROM outbox WHERE not_before <= ? AND (leased_until IS NULL OR leased_until <= ?)"
            " AND (? IS NULL OR table_id = ?) ORDER BY id LIMIT ?) RETURNING *",
            *(lease_until, now, now, table, table, limit),
        )
        return tuple(sorted(rows, key=lambda row: row.id))

    def told(self, news: int, revision: int, *, upto: int | None = None) -> None:
        """The news of this revision was told, and waits no more.

        If newer news joined it meanwhile, that one is free to be claimed; with `upto`, the last event that was told,
        it begins after that. News that was dropped meanwhile stays gone.
        """
        if self._run("DELETE FROM outbox WHERE id = ? AND revision = ?", news, revision):
            return
        self._run(
            "UPDATE outbox SET leased_until = NULL, attempts = 0,"
            " first_event = CASE WHEN ? >= first_event THEN ? + 1 ELSE first_event END WHERE id = ?",
            *(upto, upto, news),
        )

    def retry(self, news: int, not_before: int) -> None:
        """The news could not be told, and may be claimed again from `not_before` on."""
        self._run("UPDATE outbox SET leased_until = NULL, not_before = ? WHERE id = ?", not_before, news)

    def drop_outbox(self, table: int, kinds: Collection[str] | None = None) -> None:
        """No news of the table waits for anybody; of these kinds only, if they are given."""
        if kinds is None:
            self._run("DELETE FROM outbox WHERE table_id = ?", table)
            return
        self._connection.executemany(
            "DELETE FROM outbox WHERE table_id = ? AND kind = ?", ((table, kind) for kind in kinds)
        )

    def next_told_at(self) -> int | None:
        """When the next piece of news may be claimed, or None if none waits."""
        return self._number(
            "SELECT MIN(CASE WHEN leased_until > not_before THEN leased_until ELSE not_before END) FROM outbox"
        )
