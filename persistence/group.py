"""Group commit: what many callers have to write becomes one transaction, and one flush to the disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from persistence.errors import NotWritten
from persistence.transaction import Transaction

Answer = TypeVar("Answer")


@dataclass(slots=True, eq=False)
class Writer:
    """One caller's work; when `served` is done, it is committed, or `error` says why it is not."""

    work: Callable[[Transaction], None]
    served: asyncio.Future[None]
    error: BaseException | None = None

    def serve(self) -> None:
        """The caller, unless gone, is woken."""
        if not self.served.done():
            self.served.set_result(None)

    def fail(self, reason: str, cause: BaseException | None = None) -> None:
        """The caller will get an error: its own, if it had one, else NotWritten."""
        if self.error is None:
            self.error = NotWritten(reason)
            self.error.__cause__ = cause


def commit_group(group: Sequence[Writer], connection: sqlite3.Connection) -> None:
    """Every work of the group is committed, save those that raised: each of these is undone alone, and has its error.

    If the commit itself fails nothing is stored, and every writer of the group has an error.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        for writer in group:
            with _Savepoint(connection, writer):
                writer.work(Transaction(connection))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        for writer in group:
            writer.fail(str(error), error)
    finally:
        _abandon(connection)


def look(work: Callable[[Transaction], Answer], connection: sqlite3.Connection) -> Answer:
    """What the work returns, from one unchanging sight of the database; sqlite3.OperationalError if it would write."""
    connection.execute("PRAGMA query_only = ON")
    try:
        connection.execute("BEGIN")
        return work(Transaction(connection))
    finally:
        _abandon(connection)
        connection.execute("PRAGMA query_only = OFF")


class _Savepoint:
    """What one writer does within a group: kept if it succeeds; if it raises, undone, and the error is its own."""

    def __init__(self, connection: sqlite3.Connection, writer: Writer) -> None:
        self._connection = connection
        self._writer = writer

    def __enter__(self) -> None:
        self._connection.execute("SAVEPOINT writer")

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        if error is not None and not self._connection.in_transaction:
            # Some errors, a full disk among them, end the whole transaction: that is the whole group's loss, and no
            # fault of the one who met it.
            raise sqlite3.OperationalError(str(error)) from error
        self._writer.error = error
        if error is not None:
            self._connection.execute("ROLLBACK TO writer")
        self._connection.execute("RELEASE writer")
        return True  # the error is not lost: the caller whose work it was gets it


def _abandon(connection: sqlite3.Connection) -> None:
    # A commit that failed has often rolled back by itself; and should a rollback fail, it has ended the transaction.
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
