"""Processes that play whole tables on a real store, each until it is killed.

Run with the database as the argument. For each "play" on the input a process of its own plays at four tables, until
a number of seconds is read, after which it is killed. What was promised stands on the output: "reply TABLE INTERACTION"
for a player's answer that was acknowledged, "served TABLE VERSION" for one that the clock gave; then "killed".
"""

import asyncio
import os
import select
import signal
import sys
import time
from itertools import count
from pathlib import Path

from persistence import Store
from tests.kit.house import House

TABLES = 4
SEATS = ((3, 0), (2, 2), (1, 4), (5, 1))
"""People and computer players at the tables, in turn."""


def say(*words: object) -> None:
    """A line on the output, whole or not at all however soon the process is killed."""
    os.write(sys.stdout.fileno(), f"{' '.join(map(str, words))}\n".encode())


async def step(house: House, table: int) -> bool:
    """Whoever is asked has answered, and the promise was said. False if the table is over."""
    sight = await house.sight(table)
    if sight.table.status != "playing":
        return False
    row = sight.questions[0]
    if row.pending is None and sight.seats[row.seat].user_id is not None:
        key = house.chosen(sight, row.seat)
        keys = house.typed_way(sight, row.seat, key) if house.luck.below(2) else (key,)
        reply, _ = await house.answer(sight, row.seat, *keys)
        say("reply", table, reply.interaction_id)
    else:
        await house.serve(row)
        say("served", table, (await house.sight(table)).table.version)
    return True


async def play_on(house: House, number: int, table: int | None) -> None:
    """One table after another is played to its end."""
    while True:
        table = table or await house.begin(*SEATS[number], rounds=5)
        while await step(house, table):
            pass
        table = None


async def play(database: Path) -> None:
    """Plays at all tables at once, those first that were begun by a process before."""
    store = await Store.open(database)
    house = House(store, now=time.time_ns() // 1_000_000, interactions=count(time.time_ns()))
    rows = await store.read(lambda transaction: transaction.live_tables())
    begun = [row.id for row in rows if row.status == "playing"][:TABLES]
    tables = [*begun, *[None] * (TABLES - len(begun))]
    await asyncio.gather(*(play_on(house, number, table) for number, table in enumerate(tables)))


def begotten(database: Path) -> int:
    """The number of a new process, which plays."""
    child = os.fork()
    if child == 0:
        asyncio.run(play(database))
    return child


def kill_after(child: int, seconds: float) -> None:
    """The process is dead, and that was said."""
    select.select([], [], [], seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    say("killed" if os.WIFSIGNALED(status) else "ended by itself")


if __name__ == "__main__":
    while sys.stdin.readline() == "play\n":
        kill_after(begotten(Path(sys.argv[1])), float(sys.stdin.readline()))
