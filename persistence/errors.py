"""What can go wrong with the database, in words for whoever runs the bot."""

from pathlib import Path


class StoreError(Exception):
    """The database cannot be used: `problem` says what is wrong, `mend` what to do about it."""

    def __init__(self, problem: str, mend: str) -> None:
        super().__init__(f"{problem} {mend}")
        self.problem = problem
        self.mend = mend


class NewerDatabase(StoreError):
    """The database was last used by a later release than this one."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"The database {path} is of version {found}, and this release knows versions up to {known}.",
            "Run the release that wrote it, or put back a backup made before it was updated.",
        )


class ForeignDatabase(StoreError):
    """The file is the database of another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The database {path} belongs to another program.",
            "Choose another file with DATABASE; this one is left alone.",
        )


class UnwritableDatabase(StoreError):
    """The file or its folder cannot be made or written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            f"The database {path} cannot be written: {reason}.",
            "Choose another place with DATABASE, or give the bot leave to write there.",
        )


class DamagedDatabase(StoreError):
    """The file is not a database, or a damaged one."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            f"The file {path} is not a sound database: {reason}.",
            "Put back a backup, or move the file away to begin with an empty database.",
        )


class DatabaseInUse(StoreError):
    """Another process works on the database; `pid` is its number where that is known."""

    def __init__(self, path: Path, pid: int | None) -> None:
        who = "another process" if pid is None else f"process {pid}"
        super().__init__(
            f"The database {path} is in use by {who}.",
            "Stop that one first: one bot at a time may work on a database.",
        )
        self.pid = pid


class StoreClosed(StoreError):
    """The store was closed, or another one was opened on its database in the same process."""

    def __init__(self) -> None:
        super().__init__("The database is closed.", "Open it again.")


class NotWritten(StoreError):
    """Nothing of what was to be written can be counted on."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The database could not store this: {reason}.",
            "Look at the disk: is there room on it, and is it sound?",
        )


class VersionConflict(Exception):
    """The table was written by somebody else since it was read (or is not there at all)."""

    def __init__(self, table: int, expected_version: int) -> None:
        super().__init__(f"table {table} is not of version {expected_version}")
        self.table = table
        self.expected_version = expected_version


class InteractionUsed(Exception):
    """The same part of the interaction was carried out before."""

    def __init__(self, interaction_id: int | None, part: int) -> None:
        super().__init__(f"part {part} of interaction {interaction_id} was carried out before")
        self.interaction_id = interaction_id
        self.part = part
