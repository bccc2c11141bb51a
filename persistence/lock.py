"""The lock beside the database, so that only one process at a time works on it."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from persistence.errors import DatabaseInUse, UnwritableDatabase

if sys.platform != "win32":  # where there is no such lock, do without
    import fcntl

# What this process holds, by database. POSIX counts these locks per process and drops one as soon as any descriptor of
# its file is closed, so the file is opened once however many stores follow one another on it.
_held: dict[Path, int] = {}


def take_lock(database: Path) -> None:
    """The lock of the database is held by this process and no other; its folder exists.

    Taking it again in the same process changes nothing. DatabaseInUse, UnwritableDatabase.
    """
    if database in _held:
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(_beside(database), os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise UnwritableDatabase(database, error.strerror or str(error)) from error
    try:
        _lock(database, descriptor)
    except OSError as error:
        os.close(descriptor)
        raise UnwritableDatabase(database, error.strerror or str(error)) from error
    except DatabaseInUse:
        os.close(descriptor)
        raise
    _held[database] = descriptor


def release_lock(database: Path) -> None:
    """Another process may take the lock of the database."""
    descriptor = _held.pop(database, None)
    if descriptor is not None:
        os.close(descriptor)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def _lock(database: Path, descriptor: int) -> None:
    if sys.platform == "win32":
        return
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise DatabaseInUse(database, _written_pid(descriptor)) from error
    os.truncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n".encode())


def _written_pid(descriptor: int) -> int | None:
    with suppress(OSError, ValueError):
        return int(os.read(descriptor, 32))
    return None
