"""Migrations: the numbered steps that bring a database of any age to what this release works with."""

import sqlite3
from importlib.resources import files
from pathlib import Path

from persistence.errors import ForeignDatabase, NewerDatabase


def migrations() -> tuple[str, ...]:
    """The SQL of every migration in its order: the first makes version 1 of an empty database."""
    folder = files("persistence") / "migrations"
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return tuple(script.read_text(encoding="utf-8") for script in scripts)


def found_version(connection: sqlite3.Connection, path: Path) -> int:
    """How many migrations the database has been through. NewerDatabase if that is more than there are.

    ForeignDatabase if it has been through none and yet holds tables: another program's, which must be left alone.
    """
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    known = len(migrations())
    if version > known:
        raise NewerDatabase(path, version, known)
    if not version and connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]:
        raise ForeignDatabase(path)
    return version


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """The database, which has been through `version` migrations, has been through all; each is one transaction."""
    for number, script in enumerate(migrations()[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
