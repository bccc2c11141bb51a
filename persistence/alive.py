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
