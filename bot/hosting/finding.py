"""Which table somebody means: the one they name, the one of this thread, their only one here, or the one that waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hosting.refused import Refused
from bot.hosting.sight import Sight, look
from persistence import TableRow, Transaction

LIVE = ("lobby", "playing")


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and where: in a direct message there is no server."""

    user_id: int
    channel_id: int | None
    guild_id: int | None


def find_row(transaction: Transaction, named: str | None, asker: Asker) -> TableRow:
    """The row of the table that is meant, which need not be sound. Refused if it is not clear which, or there is none.

    Tables of other servers are none to whoever does not sit there.
    """
    user_id, channel_id = asker.user_id, asker.channel_id
    if named is not None:
        return _named(transaction, table_number(named), asker)
    here = transaction.table_of_thread(channel_id) if channel_id is not None else None
    if here is not None and (here.status in LIVE or not transaction.live_tables(channel_id)):
        return here
    own = transaction.tables_of(user_id, live=True)
    in_channel = [table for table in own if table.channel_id == channel_id]
    for candidates in (in_channel, _waiting_for(transaction, own, user_id), own):
        if len(candidates) == 1:
            return candidates[0]
    if own:
        raise Refused("which_table", tables=", ".join(f"#{table.id}" for table in own))
    return _only_one_here(transaction, channel_id)


def _named(transaction: Transaction, number: int, asker: Asker) -> TableRow:
    row = transaction.table(number)
    if row is None or (row.guild_id != asker.guild_id and not belongs_to(transaction, row, asker.user_id)):
        raise Refused("no_table", table=number)
    return row


def belongs_to(transaction: Transaction, row: TableRow, user_id: int) -> bool:
    """Whether the user hosts the table or sits at it."""
    return row.host_user_id == user_id or transaction.seat_of(row.id, user_id) is not None


def table_number(named: str) -> int:
    """The number of a table as people write it: 42 or #42."""
    digits = named.strip().removeprefix("#")
    if not digits.isdecimal() or len(digits) > 18:
        raise Refused("no_such_table", table=named[:40].replace("`", ""))
    return int(digits)


def tables_to_offer(transaction: Transaction, asker: Asker) -> tuple[TableRow, ...]:
    """The tables that somebody may mean, for a list to choose from: their own, then others of this channel."""
    rows = [*transaction.tables_of(asker.user_id, live=True)]
    if asker.channel_id is not None:
        rows += transaction.live_tables(asker.channel_id)
    rows += transaction.tables_of(asker.user_id, live=False)[::-1]
    return tuple({row.id: row for row in rows}.values())


def _waiting_for(transaction: Transaction, tables: Sequence[TableRow], user_id: int) -> list[TableRow]:
    """Those of the tables at which the user is asked something and has not answered."""
    return [sight.table for sight in sound_tables(transaction, tables) if _is_asked(sight, user_id)]


def sound_tables(transaction: Transaction, rows: Sequence[TableRow]) -> list[Sight]:
    """Those of the tables whose stored state can be opened: a broken one is no hindrance to any other."""
    sights = (_looked(transaction, row.id) for row in rows)
    return [sight for sight in sights if sight is not None]


def _looked(transaction: Transaction, table: int) -> Sight | None:
    try:
        return look(transaction, table)
    except ValueError:
        return None


def _is_asked(sight: Sight, user_id: int) -> bool:
    seat = sight.seat_of(user_id)
    return seat is not None and sight.is_asked(seat)


def _only_one_here(transaction: Transaction, channel_id: int | None) -> TableRow:
    """For somebody who sits nowhere: the only live table of the channel, which anyone may watch."""
    here = transaction.live_tables(channel_id) if channel_id is not None else ()
    if len(here) != 1:
        raise Refused("no_table_here")
    return here[0]
