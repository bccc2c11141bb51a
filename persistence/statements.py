"""The few ways in which every family of statements talks to SQLite."""

import sqlite3
from typing import TypeVar

Row = TypeVar("Row")
Value = int | str | bytes | None


class Statements:
    """Statements on one connection, inside the transaction that is open there."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _run(self, sql: str, *values: Value) -> int:
        """The statement was carried out; returns how many rows it changed."""
        return self._connection.execute(sql, values).rowcount

    def _rows(self, kind: type[Row], sql: str, *values: Value) -> tuple[Row, ...]:
        """Every row as a `kind`, whose fields are the columns in their order."""
        return tuple(kind(*row) for row in self._connection.execute(sql, values).fetchall())

    def _row(self, kind: type[Row], sql: str, *values: Value) -> Row | None:
        """The only row as a `kind`, or None."""
        rows = self._rows(kind, sql, *values)
        return rows[0] if rows else None

    def _number(self, sql: str, *values: Value) -> int | None:
        """The first column of the only row; None if there is no row, or nothing in it."""
        # All rows are fetched, as a statement left half read would hold up the commit.
        rows = self._connection.execute(sql, values).fetchall()
        number: int | None = rows[0][0] if rows else None
        return number

    def _numbers(self, sql: str, *values: Value) -> tuple[int, ...]:
        """The first column of every row."""
        return tuple(number for number, *_ in self._connection.execute(sql, values).fetchall())

    def _counted(self, sql: str, *values: Value) -> int:
        """The number that a statement which always gives one gave; LookupError if it had no row to work on."""
        number = self._number(sql, *values)
        if number is None:
            raise LookupError(sql, values)
        return number

    def _change(self, sql: str, *values: Value) -> None:
        """Exactly one row was changed; LookupError if it is not there."""
        if self._run(sql, *values) != 1:
            raise LookupError(sql, values)
