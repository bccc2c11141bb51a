"""Opening: a connection that is durable, sound, up to date and writable, or a plain word about why not."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from persistence.errors import DamagedDatabase, DatabaseInUse, StoreError, UnwritableDatabase
from persistence.migrating import found_version, migrate

BUSY_SECONDS = 5.0
"""How long a statement waits for another program, such as a backup tool, to let go of the database."""


def connect(path: Path, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    """A connection of class `factory` to the database at `path`, made if needed, with every migration done.

    Transactions are begun and ended by hand on it. Raises a StoreError, with nothing left open.
    """
    with _in_plain_words(path), ExitStack() as on_failure:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, factory=factory)
        on_failure.callback(connection.close)
        version = found_version(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if version:
            _check(connection, path)
        migrate(connection, version)
        _claim(connection)
        on_failure.pop_all()
    return connection


def back_up(path: Path, connection: sqlite3.Connection) -> None:
    """The file at `path` is a database with everything committed so far. Raises a StoreError."""
    with _in_plain_words(path):
        target = sqlite3.connect(path)
        try:
            connection.backup(target)
        finally:
            target.close()


def _check(connection: sqlite3.Connection, path: Path) -> None:
    # Only the pages of the tables' own states are looked at: that takes milliseconds with thousands of games, and
    # damage elsewhere is still loud when it is met.
    finding: str = connection.execute("PRAGMA quick_check('tables')").fetchone()[0]
    if finding != "ok":
        raise DamagedDatabase(path, finding)


def _claim(connection: sqlite3.Connection) -> None:
    # A file that may only be read opens without complaint; better to hear of it now than at the first action.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


@contextmanager
def _in_plain_words(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _plain(path, error) from error


def _plain(path: Path, error: sqlite3.Error) -> StoreError:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    match code & 0xFF:  # the low byte is the kind, the rest detail
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseInUse(path, None)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR | sqlite3.SQLITE_CONSTRAINT:
            # The last two: its tables are not the ones that its version promises.
            return DamagedDatabase(path, str(error))
        case _:
            return UnwritableDatabase(path, str(error))
