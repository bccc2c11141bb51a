"""Events: what there is to tell of a table, in order, each for its audience."""

from collections.abc import Collection, Sequence

from persistence.rows import EventRow
from persistence.statements import Statements, Value


class Events(Statements):
    """Statements about events."""

    def add_events(self, table: int, action: int, events: Sequence[tuple[int, bytes]]) -> int:
        """The (audience, body) pairs are the table's newest events; returns the number of the first.

        Without events nothing changes and the number is that of the next event to come. LookupError if there is no
        such table.
        """
        last = self._counted(
            "UPDATE tables SET last_event = last_event + ? WHERE id = ? RETURNING last_event", len(events), table
        )
        first = last - len(events) + 1
        self._connection.executemany(
            "INSERT INTO events (table_id, number, action, audience, body) VALUES (?, ?, ?, ?, ?)",
            ((table, number, action, audience, body) for number, (audience, body) in enumerate(events, first)),
        )
        return first

    def events(
        self,
        table: int,
        after: int = 0,
        upto: int | None = None,
        audiences: Collection[int] | None = None,
        last: int | None = None,
    ) -> tuple[EventRow, ...]:
        """Events of the table in order: numbers above `after`, up to and with `upto`, for these audiences only.

        With `last` only the latest of them, so many at most.
        """
        sql = "SELECT * FROM events WHERE table_id = ? AND number > ? AND (? IS NULL OR number <= ?)"
        values: list[Value] = [table, after, upto, upto]
        if audiences is not None:
            sql += f" AND audience IN ({', '.join('?' * len(audiences))})"
            values += audiences
        rows = self._rows(EventRow, sql + " ORDER BY number DESC LIMIT ?", *values, -1 if last is None else last)
        return rows[::-1]

    def count_events(self, table: int, audience: int, *, before: int | None = None) -> int:
        """How many events of the table were for this audience; only those before that number, if it is given."""
        return self._counted(
            "SELECT COUNT(*) FROM events WHERE table_id = ? AND audience = ? AND (? IS NULL OR number < ?)",
            *(table, audience, before, before),
        )
