"""A process that plays on a real store until it is killed, and says on its output what it was promised.

Run with the database as its argument. Each line it writes is a table and the number of an action that was committed.
"""

import asyncio
import os
import sys
from pathlib import Path

from persistence import PUBLIC, Store, Transaction

TABLES = 8


def state_after(number: int) -> bytes:
    """What the state must be after so many actions: long, and another one each time."""
    return number.to_bytes(8) * 1_000


def play(transaction: Transaction, table: int) -> int:
    """One action, its events, its state and its news, as one piece of work; gives its number."""
    row = transaction.table(table)
    number = transaction.add_action(
        table, seat=0, question=row.version, option="move", source="person", rules_version=1, at=row.version
    )
    transaction.add_events(table, number, [(PUBLIC, b"moved"), (0, b"to the hall")])
    transaction.save_state(table, row.version, state_after(number))
    transaction.tell(table, PUBLIC, "board", row.last_event + 1, row.version)
    return number


def open_table(transaction: Transaction) -> int:
    """A table to play at."""
    return transaction.create_table(
        game="quarry",
        options="{}",
        seats_wanted=1,
        host_user_id=1,
        guild_id=1,
        channel_id=1,
        rules_version=1,
        secret=bytes(32),
        created_at=0,
    )


async def play_on(store: Store, table: int) -> None:
    """Plays at the table for ever, and says each action that was acknowledged."""
    while True:
        number = await store.write(lambda transaction: play(transaction, table))
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


async def main() -> None:
    """Plays at all tables at once."""
    store = await Store.open(Path(sys.argv[1]))
    tables = [row.id for row in await store.read(lambda transaction: transaction.live_tables())]
    tables += [await store.write(open_table) for _ in range(TABLES - len(tables))]
    await asyncio.gather(*(play_on(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main())
