"""Opening a database: new, old, newer, damaged, in use, or out of reach."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import fields
from importlib.resources import files
from pathlib import Path

import pytest

import persistence
from persistence import (
    ActionRow,
    DamagedDatabase,
    DatabaseInUse,
    EventRow,
    ForeignDatabase,
    MarkRow,
    MessageRow,
    NewerDatabase,
    OutboxRow,
    PersonRow,
    QuestionRow,
    SeatRow,
    Store,
    StoreClosed,
    StoreError,
    TableRow,
    UnwritableDatabase,
)
from persistence.migrating import migrations

TOP = Path(persistence.__file__).parents[1]
ROWS = {
    "tables": TableRow,
    "seats": SeatRow,
    "actions": ActionRow,
    "events": EventRow,
    "questions": QuestionRow,
    "outbox": OutboxRow,
    "messages": MessageRow,
    "people": PersonRow,
    "marks": MarkRow,
}

HOLD = """
import asyncio, sys
from pathlib import Path
from persistence import Store

async def hold():
    store = await Store.open(Path(sys.argv[1]))
    print("open", flush=True)
    sys.stdin.readline()
    await store.close()

asyncio.run(hold())
"""


def hold(path: Path) -> subprocess.Popen[str]:
    """A second process that has the database open, until it is given a line or killed."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout.readline() == "open\n"
    return holder


def ended(program: str, path: Path) -> subprocess.CompletedProcess[str]:
    """What became of a process that runs the program on the database."""
    command = [sys.executable, "-c", program, str(path)]
    return subprocess.run(command, cwd=TOP, input="\n", capture_output=True, text=True, check=False, timeout=20)


def asked_directly(path: Path, sql: str):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def test_a_new_database_is_made_with_its_folder(tmp_path):
    path = tmp_path / "some" / "folder" / "games.sqlite3"
    store = await Store.open(path)
    await store.close()
    assert asked_directly(path, "PRAGMA user_version") == [(len(migrations()),)]
    assert asked_directly(path, "PRAGMA integrity_check") == [("ok",)]


async def test_the_connection_is_durable_and_strict(path):
    asked = {}

    class Asked(sqlite3.Connection):
        def close(self) -> None:
            for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
                asked[pragma] = self.execute(f"PRAGMA {pragma}").fetchone()[0]
            super().close()

    store = await Store.open(path, factory=Asked)
    await store.close()
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5_000}


async def test_what_was_written_is_there_after_reopening(path, lobby):
    first = await Store.open(path)
    table = await first.write(lobby)
    await first.close()
    second = await Store.open(path)
    row = await second.read(lambda transaction: transaction.table(table))
    await second.close()
    assert row.secret == bytes(range(32))


def test_migrations_are_numbered_without_a_gap():
    names = sorted(file.name for file in (files("persistence") / "migrations").iterdir())
    assert [int(name.partition("_")[0]) for name in names] == list(range(1, len(names) + 1))


async def test_every_row_has_the_columns_of_its_table_in_their_order(store, path):
    for table, row in ROWS.items():
        columns = [column[1] for column in asked_directly(path, f"PRAGMA table_info({table})")]
        assert [field.name for field in fields(row)] == columns, table


async def test_a_migration_that_fails_leaves_nothing_half_done(path):
    first, *_ = migrations()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"{first}\nCREATE INDEX answers_of_people ON actions (at);\nPRAGMA user_version = 1;")
    before = asked_directly(path, "SELECT sql FROM sqlite_master ORDER BY name")
    with pytest.raises(DamagedDatabase, match="already exists"):
        await Store.open(path)
    assert asked_directly(path, "SELECT sql FROM sqlite_master ORDER BY name") == before
    assert asked_directly(path, "PRAGMA user_version") == [(1,)]


async def test_a_newer_database_is_refused_and_left_alone(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9000")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as refused:
        await Store.open(path)
    assert "9000" in refused.value.problem
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path):
    path.write_bytes(b"dear diary, " * 1_000)
    with pytest.raises(DamagedDatabase) as refused:
        await Store.open(path)
    assert str(path) in refused.value.problem
    assert "backup" in refused.value.mend
    assert path.read_bytes() == b"dear diary, " * 1_000


async def test_the_database_of_another_program_is_refused_and_left_alone(path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE songs (title TEXT)")
        other.commit()
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase, match="belongs to another program"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_a_database_that_was_refused_is_not_held(path):
    path.write_bytes(b"dear diary, " * 1_000)
    with pytest.raises(DamagedDatabase):
        await Store.open(path)
    assert "DamagedDatabase" in ended(HOLD, path).stderr


def test_a_process_refused_a_database_says_nothing_else(path):
    path.write_bytes(b"dear diary, " * 1_000)
    assert "Exception in thread" not in ended(HOLD, path).stderr


async def test_a_damaged_database_is_refused(path, lobby):
    store = await Store.open(path)
    await store.write(lobby)
    await store.close()
    ((page,),) = asked_directly(path, "SELECT rootpage FROM sqlite_master WHERE name = 'tables'")
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    path.write_bytes(content)
    with pytest.raises(DamagedDatabase):
        await Store.open(path)


async def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(UnwritableDatabase, match="Choose another place"):
        await Store.open(tmp_path / "file" / "games.sqlite3")


async def test_a_folder_in_the_place_of_the_file_is_told(path):
    path.mkdir()
    with pytest.raises(UnwritableDatabase):
        await Store.open(path)


async def test_a_database_held_by_another_program_is_in_use(path):
    class Impatient(sqlite3.Connection):
        def __init__(self, *args, **kwargs) -> None:
            super().__init__(*args, **(kwargs | {"timeout": 0}))

    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseInUse) as refused:
            await Store.open(path, factory=Impatient)
    assert refused.value.pid is None


async def test_a_second_process_is_told_which_one_is_at_work(path):
    with hold(path) as holder:
        with pytest.raises(DatabaseInUse) as refused:
            await Store.open(path)
        holder.communicate("enough\n")
    assert refused.value.pid == holder.pid
    assert str(holder.pid) in refused.value.problem
    store = await Store.open(path)
    await store.close()


async def test_a_process_that_was_killed_holds_nothing(path):
    with hold(path) as holder:
        holder.kill()
    store = await Store.open(path)
    await store.close()
    assert holder.returncode != 0


async def test_a_second_process_is_kept_out_as_long_as_the_last_store_is_open(path):
    crashed = await Store.open(path)
    store = await Store.open(path)
    await crashed.close()
    assert "DatabaseInUse" in ended(HOLD, path).stderr
    await store.close()
    assert ended(HOLD, path).returncode == 0


async def test_a_store_that_closes_late_leaves_the_lock_to_the_next(path):
    older = await Store.open(path)
    _, store = await asyncio.gather(older.close(), Store.open(path))
    assert "DatabaseInUse" in ended(HOLD, path).stderr
    await store.close()
    assert ended(HOLD, path).returncode == 0


def test_a_process_that_dies_before_it_closes_the_store_does_end(path):
    dying = HOLD.replace("sys.stdin.readline()", "raise SystemExit(7)")
    assert ended(dying, path).returncode == 7
    assert asked_directly(path, "PRAGMA integrity_check") == [("ok",)]


async def test_a_store_opened_again_in_the_same_process_takes_over(path, lobby):
    crashed = await Store.open(path)
    table = await crashed.write(lobby)
    store = await Store.open(path)
    assert await store.read(lambda transaction: transaction.table(table)) is not None
    with pytest.raises(StoreClosed):
        await crashed.write(lobby)
    assert len(await store.read(lambda transaction: transaction.live_tables())) == 1
    await store.close()


async def test_stores_on_two_databases_do_not_disturb_each_other(tmp_path, lobby):
    one, other = await Store.open(tmp_path / "one"), await Store.open(tmp_path / "other")
    await one.write(lobby)
    assert await other.read(lambda transaction: transaction.live_tables()) == ()
    await one.close()
    assert await other.write(lobby) == 1
    await other.close()


async def test_a_closed_store_says_so(path, lobby):
    store = await Store.open(path)
    await store.close()
    await store.close()
    for asked in (store.write(lobby), store.read(lobby), store.backup(path)):
        with pytest.raises(StoreClosed):
            await asked


async def test_a_backup_is_a_database_of_its_own(store, tmp_path, lobby):
    table = await store.write(lobby)
    await store.backup(tmp_path / "backup.sqlite3")
    await store.write(lobby)
    copy = await Store.open(tmp_path / "backup.sqlite3")
    rows = await copy.read(lambda transaction: transaction.live_tables())
    await copy.close()
    assert [row.id for row in rows] == [table]


async def test_a_backup_that_cannot_be_made_is_told(store, tmp_path):
    with pytest.raises(StoreError, match="nowhere"):
        await store.backup(tmp_path / "nowhere" / "backup.sqlite3")
