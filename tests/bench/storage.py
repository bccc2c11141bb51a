"""Actions carried out and durably stored, at a hundred tables one after another and all at once, beside plain sqlite3.

The peer carries out the very statements of the same actions, with a commit for each action, on a copy of the same file.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.hosting.play import Play, Reply
from bot.hosting.sight import Sight, look
from persistence import Store, Transaction
from tests.bench.rows import Row
from tests.kit.house import BOARD_MS, House, asked

ROUNDS = 5
TABLES = 100
ANSWERS = 4
NO_COVER = 0

Statement = tuple[str, Sequence[object]]


def rows() -> list[Row]:
    """Committed actions a second, one table after another and all at once."""
    with TemporaryDirectory() as folder:
        begun = Path(folder) / "begun.sqlite3"
        asyncio.run(_begin_tables(begun))
        statements = asyncio.run(_recorded(_copy(begun)))
        alone, together, plain = [], [], []
        for _ in range(ROUNDS):
            alone.append(asyncio.run(_played(_copy(begun), at_once=False)))
            together.append(asyncio.run(_played(_copy(begun), at_once=True)))
            plain.append(_carried_out(_copy(begun), statements))
    peer, theirs = "plain sqlite3", median(plain)
    return [
        Row("stored actions, one at a time", "actions/s", median(alone), peer, theirs),
        Row(f"stored actions, {TABLES} tables at once", "actions/s", median(together), peer, theirs),
    ]


def _copy(begun: Path) -> Path:
    return Path(shutil.copy(begun, begun.with_name("copy.sqlite3")))


async def _begin_tables(database: Path) -> None:
    store = await Store.open(database)
    house = House(store)
    for _ in range(TABLES):
        await house.begin(4)
    await store.close()


async def _recorded(database: Path) -> list[Statement]:
    """The statements of all the actions, one action after another."""
    statements: list[Statement] = []

    class Recording(sqlite3.Connection):
        def execute(self, sql: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
            statements.append((sql, values))
            return super().execute(sql, values)

    store = await Store.open(database, factory=Recording)
    sights = await store.read(_sights)
    statements.clear()
    await _play(store, sights, at_once=False)
    recorded = list(statements)
    await store.close()
    return recorded


async def _played(database: Path, *, at_once: bool) -> float:
    """Actions a second."""
    store = await Store.open(database)
    sights = await store.read(_sights)
    began = time.perf_counter()
    await _play(store, sights, at_once=at_once)
    seconds = time.perf_counter() - began
    await store.close()
    return TABLES * ANSWERS / seconds


def _carried_out(database: Path, statements: Sequence[Statement]) -> float:
    """Actions a second of one who only carries out the statements."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        began = time.perf_counter()
        for sql, values in statements:
            connection.execute(sql, values).fetchall()
        return TABLES * ANSWERS / (time.perf_counter() - began)


def _sights(transaction: Transaction) -> list[Sight]:
    return [look(transaction, row.id) for row in transaction.live_tables()]


async def _play(store: Store, sights: Sequence[Sight], *, at_once: bool) -> None:
    play = Play(store, NO_COVER, BOARD_MS)
    tables = [_answer(play, sight) for sight in sights]
    if at_once:
        await asyncio.gather(*tables)
        return
    for table in tables:
        await table


async def _answer(play: Play, sight: Sight) -> None:
    """A few answers at one table, each as a click of its own."""
    luck = random.Random(sight.table.id)
    for number in range(ANSWERS):
        row = sight.questions[0]
        key = luck.choice(asked(sight, row.seat).options).key
        user, click = sight.seats[row.seat].user_id, 1_000_000 * sight.table.id + number
        reply = Reply(sight.table.id, row.seat, 0, row.question, (key,), user_id=user, interaction_id=click)
        sight = (await play.answer(reply, number)).sight
