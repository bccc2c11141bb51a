"""Tables of an earlier start: their old messages and threads are gone with the old world, and are posted afresh."""

from __future__ import annotations

import discord

from bot.compose.lobby import lobby_message
from bot.hosting.sight import Sight, look
from bot.post import Post
from persistence import PUBLIC, Store, Transaction

FAR_AWAY = 2**62
ALL_THERE_IS = 100_000


async def bring_back(store: Store, client: discord.Client, guild_id: int, channel_id: int) -> None:
    """Every live table has its lobby in the channel, and everything else about it waits to be told anew.

    A table that has ended meanwhile is among them if its end was still to be told.
    """
    sights = await store.write(lambda transaction: _take_up(transaction, guild_id, channel_id))
    post = Post(client, store)
    for sight in sights:
        await post.show(sight, "lobby", 0, channel_id, lobby_message(sight))


def _take_up(transaction: Transaction, guild_id: int, channel_id: int) -> list[Sight]:
    waiting = transaction.claim(FAR_AWAY, 0, ALL_THERE_IS)
    tables = {row.table_id for row in waiting} | {table.id for table in transaction.live_tables()}
    return [_afresh(transaction, table, guild_id, channel_id) for table in sorted(tables)]


def _afresh(transaction: Transaction, table: int, guild_id: int, channel_id: int) -> Sight:
    """The table as it stands in a world that holds no message of it."""
    for posted in transaction.messages(table):
        transaction.forget_message(table, posted.kind, posted.owner)
    transaction.set_place(table, guild_id, channel_id, None)
    sight = look(transaction, table)
    for seat in sight.seats:
        if seat.user_id is not None:
            transaction.set_dm_closed(seat.user_id, None)
    if sight.table.status == "playing":
        _tell_all(transaction, sight)
    return sight


def _tell_all(transaction: Transaction, sight: Sight) -> None:
    table, last = sight.table.id, sight.table.last_event
    for kind in ("board", "notice"):
        transaction.tell(table, PUBLIC, kind, last, 0)
    for seat in sight.seats:
        if seat.user_id is not None:
            transaction.tell(table, seat.seat, "sheet", last, 0)
