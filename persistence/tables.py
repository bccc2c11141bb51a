"""Tables: what is played, where, since when, and the state of the game as bytes."""

from typing import Literal

from persistence.errors import VersionConflict
from persistence.rows import TableRow
from persistence.statements import Statements, Value


class Tables(Statements):
    """Statements about tables."""

    def create_table(
        self,
        *,
        game: str,
        options: str,
        seats_wanted: int,
        host_user_id: int,
        guild_id: int,
        channel_id: int,
        rules_version: int,
        secret: bytes,
        created_at: int,
    ) -> int:
        """A new table is in its lobby; returns its id. `options` is JSON, `secret` 32 bytes."""
        return self._counted(
            "INSERT INTO tables (game, options, seats_wanted, host_user_id, guild_id, channel_id, rules_version,"
            " secret, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            *(game, options, seats_wanted, host_user_id, guild_id, channel_id, rules_version, secret, created_at),
        )

    def table(self, table: int) -> TableRow | None:
        """The table of this id, or None."""
        return self._row(TableRow, "SELECT * FROM tables WHERE id = ?", table)

    def live_tables(self, channel_id: int | None = None) -> tuple[TableRow, ...]:
        """Tables in their lobby or in play, oldest first; of one channel or thread only, if it is given."""
        return self._rows(
            TableRow,
            "SELECT * FROM tables WHERE status IN ('lobby', 'playing')"
            " AND (? IS NULL OR channel_id = ? OR thread_id = ?) ORDER BY id",
            *(channel_id, channel_id, channel_id),
        )

    def table_of_thread(self, thread_id: int) -> TableRow | None:
        """The table that is or was played in this thread, or None."""
        return self._row(TableRow, "SELECT * FROM tables WHERE thread_id = ? ORDER BY id DESC LIMIT 1", thread_id)

    def last_finished(self, game: str, channel_id: int) -> TableRow | None:
        """The table of this game that was the last to be played to its end in this channel, or None."""
        return self._row(
            TableRow,
            "SELECT * FROM tables WHERE game = ? AND channel_id = ? AND status = 'finished'"
            " ORDER BY ended_at DESC, id DESC LIMIT 1",
            *(game, channel_id),
        )

    def tables_of(self, user_id: int, *, live: bool) -> tuple[TableRow, ...]:
        """Tables at which the user holds a seat, oldest first: those that live, or those that have ended."""
        return self._rows(
            TableRow,
            "SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?"
            " AND (status IN ('lobby', 'playing')) = ? ORDER BY tables.id",
            *(user_id, live),
        )

    def set_commitment(self, table: int, commitment: str) -> None:
        """The table's public commitment to its secret is this one. LookupError if there is no such table."""
        self._change("UPDATE tables SET commitment = ? WHERE id = ?", commitment, table)

    def set_options(self, table: int, options: str) -> None:
        """The table has these options (JSON). LookupError if there is no such table."""
        self._change("UPDATE tables SET options = ? WHERE id = ?", options, table)

    def set_thread(self, table: int, thread_id: int | None) -> None:
        """The table is played in this thread. LookupError if there is no such table."""
        self._change("UPDATE tables SET thread_id = ? WHERE id = ?", thread_id, table)

    def set_place(self, table: int, guild_id: int, channel_id: int, thread_id: int | None) -> None:
        """The table is played at this place. LookupError if there is no such table."""
        self._change(
            "UPDATE tables SET guild_id = ?, channel_id = ?, thread_id = ? WHERE id = ?",
            *(guild_id, channel_id, thread_id, table),
        )

    def begin_table(self, table: int, expected_version: int, state: bytes, deal: str, begun_at: int) -> None:
        """The table is in play from this state; `deal` (JSON) is published. VersionConflict if it was written since."""
        self._advance(
            "UPDATE tables SET version = version + 1, status = 'playing', state = ?, deal = ?, begun_at = ?"
            " WHERE id = ? AND version = ?",
            *(state, deal, begun_at),
            table=table,
            expected_version=expected_version,
        )

    def save_state(self, table: int, expected_version: int, state: bytes) -> None:
        """The table is at this state. VersionConflict if it was written since."""
        self._advance(
            "UPDATE tables SET version = version + 1, state = ? WHERE id = ? AND version = ?",
            state,
            table=table,
            expected_version=expected_version,
        )

    def end_table(
        self, table: int, expected_version: int, status: Literal["finished", "cancelled"], ended_at: int
    ) -> None:
        """The table has ended, and asks nobody anything any more. VersionConflict if it was written since."""
        self._advance(
            "UPDATE tables SET version = version + 1, status = ?, ended_at = ? WHERE id = ? AND version = ?",
            *(status, ended_at),
            table=table,
            expected_version=expected_version,
        )
        self._run("DELETE FROM questions WHERE table_id = ?", table)

    def _advance(self, sql: str, *values: Value, table: int, expected_version: int) -> None:
        if self._run(sql, *values, table, expected_version) != 1:
            raise VersionConflict(table, expected_version)
