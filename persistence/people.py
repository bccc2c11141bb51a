"""People: what is remembered of a user, what they have seen, and their own notes."""

from persistence.rows import MarkRow, PersonRow
from persistence.statements import Statements


class People(Statements):
    """Statements about users. Whatever is set first makes the person known."""

    def person(self, user_id: int) -> PersonRow | None:
        """What is known of the user, or None."""
        return self._row(PersonRow, "SELECT * FROM people WHERE user_id = ?", user_id)

    def saw_person(self, user_id: int, name: str) -> None:
        """The user's display name was last this one."""
        self._run(
            "INSERT INTO people (user_id, name) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET name = excluded.name",
            *(user_id, name),
        )

    def set_dm(self, user_id: int, channel_id: int | None) -> None:
        """The user's direct messages are in this channel."""
        self._run(
            "INSERT INTO people (user_id, dm_channel_id) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id",
            *(user_id, channel_id),
        )

    def set_dm_closed(self, user_id: int, at: int | None) -> None:
        """The user was found to take no direct messages at this time; None if they take them."""
        self._run(
            "INSERT INTO people (user_id, dm_closed_at) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET dm_closed_at = excluded.dm_closed_at",
            *(user_id, at),
        )

    def set_settings(self, user_id: int, settings: str) -> None:
        """The user's settings are these (JSON)."""
        self._run(
            "INSERT INTO people (user_id, settings) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
            *(user_id, settings),
        )

    def seen(self, user_id: int, table: int) -> int:
        """The last event of the table that the user has seen; 0 if none."""
        return self._number("SELECT event FROM seen WHERE user_id = ? AND table_id = ?", user_id, table) or 0

    def set_seen(self, user_id: int, table: int, event: int) -> None:
        """The user has seen the table up to this event, or further if they had before."""
        self._run(
            "INSERT INTO seen (user_id, table_id, event) VALUES (?, ?, ?) ON CONFLICT (user_id, table_id)"
            " DO UPDATE SET event = excluded.event WHERE excluded.event > seen.event",
            *(user_id, table, event),
        )

    def marks(self, table: int, user_id: int) -> tuple[MarkRow, ...]:
        """The user's own notes at the table, in the order they were made."""
        return self._rows(
            MarkRow, "SELECT * FROM marks WHERE table_id = ? AND user_id = ? ORDER BY number", table, user_id
        )

    def add_mark(self, table: int, user_id: int, text: str, at: int) -> int:
        """The user has this note too; returns its number, from 1."""
        return self._counted(
            "INSERT INTO marks (table_id, user_id, number, text, at) VALUES (?, ?,"
            " (SELECT COALESCE(MAX(number), 0) + 1 FROM marks WHERE table_id = ? AND user_id = ?), ?, ?)"
            " RETURNING number",
            *(table, user_id, table, user_id, text, at),
        )

    def remove_mark(self, table: int, user_id: int, number: int) -> bool:
        """The user has no note of this number; returns whether there was one."""
        return bool(
            self._run("DELETE FROM marks WHERE table_id = ? AND user_id = ? AND number = ?", table, user_id, number)
        )
