"""kill -9 while tables are played: whatever was acknowledged stands, nothing is half done, the log folds."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rules
from persistence import Store, Transaction
from tests.kit.stored import Stored, stored, waiting_news

KILLS = 100
MOST_PROMISES = 40
LONGEST = 0.005
"""Seconds that a process may still live: long enough to be anywhere between two commits, or in the middle of one."""
TOP = Path(rules.__file__).parents[1]

Promise = tuple[str, int, int]
"""What was acknowledged, at which table, and the interaction or the version of the table."""


@contextmanager
def nursery(database: Path) -> Iterator[subprocess.Popen[str]]:
    """The process that begets those which are killed."""
    command = [sys.executable, "-m", "tests.bot.plays_until_killed", str(database)]
    with subprocess.Popen(command, cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process


def killed_after(process: subprocess.Popen[str], count: int, seconds: float) -> list[Promise]:
    """All that one process acknowledged; it was killed some time after so many promises."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("play\n")
    process.stdin.flush()
    lines = [process.stdout.readline() for _ in range(count)]
    process.stdin.write(f"{seconds}\n")
    process.stdin.flush()
    for line in process.stdout:
        if line == "killed\n":
            break
        lines.append(line)
    return [(kind, int(table), int(number)) for kind, table, number in map(str.split, lines)]


async def reopened(database: Path, tables: set[int]) -> list[Stored]:
    """What is stored of these tables and of all that are in play, once the database is opened again."""
    store = await Store.open(database)

    def work(transaction: Transaction) -> list[Stored]:
        playing = {row.id for row in transaction.live_tables() if row.status == "playing"}
        return [stored(transaction, table, outbox) for table in sorted(playing | tables)]

    outbox = waiting_news(database)
    found = await store.read(work)
    await store.close()
    return found


def is_kept(promise: Promise, table: Stored) -> bool:
    """Whether the answer that was acknowledged was carried out, or waits under its cover."""
    kind, _, number = promise
    if kind == "served":
        return table.sight.table.version >= number
    carried_out = {action.interaction_id for action in table.actions}
    waiting = {row.pending_interaction for row in table.sight.questions}
    return number in carried_out | waiting


async def test_kill_nine_at_100_moments_breaks_no_promise(tmp_path):
    database = tmp_path / "huntmaster.sqlite3"
    luck = random.Random(9)
    kept, waited, ended = 0, 0, set()
    with nursery(database) as process:
        for _ in range(KILLS):
            promises = killed_after(process, luck.randrange(MOST_PROMISES), luck.uniform(0, LONGEST))
            tables = {table.sight.table.id: table for table in await reopened(database, {at for _, at, _ in promises})}
            for table in tables.values():
                table.check()
            broken = [promise for promise in promises if not is_kept(promise, tables[promise[1]])]
            assert not broken
            kept += len(promises)
            waited += sum(1 for table in tables.values() for row in table.sight.questions if row.pending is not None)
            ended |= {number for number, table in tables.items() if table.sight.table.status == "finished"}
    assert kept > 10 * KILLS
    assert waited, "no kill came while an answer waited under its cover"
    assert ended, "no table came to its end"
