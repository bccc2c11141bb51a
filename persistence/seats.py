"""Seats: who sits where at a table, and since when."""

from persistence.rows import SeatRow
from persistence.statements import Statements


class Seats(Statements):
    """Statements about seats."""

    def seats(self, table: int) -> tuple[SeatRow, ...]:
        """The seats of a table, in their order."""
        return self._rows(SeatRow, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table)

    def seat_of(self, table: int, user_id: int) -> int | None:
        """The seat the user holds at a table, or None."""
        return self._number("SELECT seat FROM seats WHERE table_id = ? AND user_id = ?", table, user_id)

    def add_seat(
        self,
        table: int,
        *,
        name: str,
        since: int,
        user_id: int | None = None,
        level: str | None = None,
        join_interaction_id: int | None = None,
    ) -> int:
        """One more seat is at the table, after the others; returns it. sqlite3.IntegrityError if the user has one."""
        return self._counted(
            "INSERT INTO seats (table_id, seat, user_id, level, name, join_interaction_id, since)"
            " VALUES (?, (SELECT COUNT(*) FROM seats WHERE table_id = ?), ?, ?, ?, ?, ?) RETURNING seat",
            *(table, table, user_id, level, name, join_interaction_id, since),
        )

    def remove_seat(self, table: int, seat: int) -> None:
        """The seat is gone and those after it have moved up by one. LookupError if there is no such seat."""
        self._change("DELETE FROM seats WHERE table_id = ? AND seat = ?", table, seat)
        # By way of negative numbers: no two seats are ever the same, in whatever order the rows are changed.
        self._run("UPDATE seats SET seat = -seat WHERE table_id = ? AND seat > ?", table, seat)
        self._run("UPDATE seats SET seat = -seat - 1 WHERE table_id = ? AND seat < 0", table)

    def set_holder(
        self, table: int, seat: int, *, user_id: int | None, level: str | None, name: str, since: int
    ) -> None:
        """The seat is held by this user or computer player. LookupError if there is no such seat."""
        self._change(
            "UPDATE seats SET user_id = ?, level = ?, name = ?, since = ? WHERE table_id = ? AND seat = ?",
            *(user_id, level, name, since, table, seat),
        )
