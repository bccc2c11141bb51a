"""A process that is killed at any moment has kept every promise, and left nothing half done."""

import random
import subprocess
import sys
from pathlib import Path

import persistence
from persistence import Store, Transaction

KILLS = 10
PLAYER = Path(__file__).with_name("plays_until_killed.py")
TOP = Path(persistence.__file__).parents[1]


def killed_after(path: Path, lines: int) -> dict[int, int]:
    """Plays until so many actions were acknowledged, and kills; gives the last acknowledged action of each table."""
    command = [sys.executable, "-c", f"import runpy; runpy.run_path({str(PLAYER)!r}, run_name='__main__')", str(path)]
    with subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, text=True) as process:
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    assert said[0], "the process ended before it was killed"
    # The kill may have cut the last line short; all others are whole.
    return {int(table): int(number) for table, number in (line.split() for line in said if line.endswith("\n"))}


def check_nothing_is_half_done(transaction: Transaction) -> dict[int, int]:
    """Actions, events, state, version and news tell of the same action at each table; gives its number."""
    lasts = {}
    for row in transaction.live_tables():
        actions, events = transaction.actions(row.id), transaction.events(row.id)
        last = len(actions)
        assert [action.number for action in actions] == list(range(1, last + 1))
        assert [event.number for event in events] == list(range(1, row.last_event + 1))
        assert [event.action for event in events] == [number for number in range(1, last + 1) for _ in range(2)]
        assert row.version == last
        assert row.state == (last.to_bytes(8) * 1_000 if last else None)
        lasts[row.id] = last
    return lasts


async def test_kill_nine_loses_no_acknowledged_action(path):
    luck = random.Random(9)
    acknowledged: dict[int, int] = {}
    for _ in range(KILLS):
        acknowledged |= killed_after(path, luck.randrange(1, 400))
        store = await Store.open(path)
        lasts = await store.read(check_nothing_is_half_done)
        await store.close()
        lost = {table: number for table, number in acknowledged.items() if lasts[table] < number}
        assert not lost
    assert sum(lasts.values()) >= KILLS
