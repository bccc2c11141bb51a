"""The heartbeat: when the bot last ran, so that a pause can be told from a time-out."""

from persistence.statements import Statements


class Alive(Statements):
    """Statements about the bot's own life."""

    def beat(self, now: int) -> None:
        """The bot ran at this time."""
        self._run("INSERT INTO alive (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", now)

    def last_alive(self) -> int | None:
        """When the bot last ran; None if it never did."""
        return self._number("SELECT at FROM alive")

    def last_moment(self) -> int | None:
        """The latest time at which anything is known to have been done; None in a new database."""
        return self._number(
            "SELECT MAX(at) FROM (SELECT at FROM alive UNION ALL SELECT at FROM interactions UNION ALL"
            " SELECT at FROM actions UNION ALL SELECT MAX(posted_at, COALESCE(edited_at, 0)) FROM messages) AS moments"
        )
