"""Which table somebody means: the one they name, the one of this thread, their only one here, or the one that waits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.refused import Refused
from bot.hosting.sight import Sight, look
from persistence import TableRow, Transaction


def find_table(transaction: Transaction, named: str | None, user_id: int, channel_id: int | None) -> Sight:
    """The table that is meant. Refused if it is not clear which, or there is none."""
    if named is not None:
        return look(transaction, table_number(named))
    here = transaction.table_of_thread(channel_id) if channel_id is not None else None
    if here is not None:
        return look(transaction, here.id)
    own = transaction.tables_of(user_id, live=True)
    in_channel = [table for table in own if table.channel_id == channel_id]
    for candidates in (in_channel, _waiting_for(transaction, own, user_id), own):
        if len(candidates) == 1:
            return look(transaction, candidates[0].id)
    if own:
        raise Refused("which_table", tables=", ".join(f"#{table.id}" for table in own))
    return _only_one_here(transaction, channel_id)


def table_number(named: str) -> int:
    """The number of a table as people write it: 42 or #42."""
    digits = named.strip().removeprefix("#")
    if not digits.isdecimal() or len(digits) > 18:
        raise Refused("no_such_table", table=named[:40].replace("`", ""))
    return int(digits)


def tables_to_offer(transaction: Transaction, user_id: int, channel_id: int | None) -> tuple[Sight, ...]:
    """The tables that somebody may mean, for a list to choose from: their own, then others of this channel."""
    rows = [*transaction.tables_of(user_id, live=True)]
    if channel_id is not None:
        rows += transaction.live_tables(channel_id)
    rows += transaction.tables_of(user_id, live=False)[::-1]
    return tuple(look(transaction, table) for table in list(dict.fromkeys(row.id for row in rows))[:25])


def _waiting_for(transaction: Transaction, tables: Sequence[TableRow], user_id: int) -> list[TableRow]:
    """Those of the tables at which the user is asked something and has not answered."""
    sights = [look(transaction, table.id) for table in tables]
    return [sight.table for sight in sights if _is_asked(sight, user_id)]


def _is_asked(sight: Sight, user_id: int) -> bool:
    seat = sight.seat_of(user_id)
    return seat is not None and sight.is_asked(seat)


def _only_one_here(transaction: Transaction, channel_id: int | None) -> Sight:
    """For somebody who sits nowhere: the only live table of the channel, which anyone may watch."""
    here = transaction.live_tables(channel_id) if channel_id is not None else ()
    if len(here) != 1:
        raise Refused("no_table_here")
    return look(transaction, here[0].id)
