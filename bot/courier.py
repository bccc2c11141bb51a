"""The courier: carries what waits in the outbox to Discord, in words made at delivery from what is true by then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container
from weakref import WeakValueDictionary

import discord

from bot import clock
from bot.compose.board import board_message, board_picture
from bot.compose.ending import ending_message
from bot.compose.lobby import lobby_message
from bot.hosting.setup import WANTS_THREAD
from bot.hosting.sight import Sight, log_lines, look
from bot.letters import Letters
from bot.panels import Panels
from bot.post import Post
from bot.words import hosting
from persistence import PUBLIC, NotWritten, OutboxRow, SeatRow, Store, StoreClosed, Transaction

log = logging.getLogger(__name__)

LEASE_MS = 30_000
BATCH = 50
MOST_TABLES = 50
OLD_BOARD_MS = 55 * 60 * 1000
"""Discord caps the edits of messages older than an hour: before that the board is posted anew."""
LONGEST_WAIT_MS = 60 * 60 * 1000

Delivery = Callable[[OutboxRow, Sight], Awaitable[None]]


class Courier:
    """Tells what was committed. Telling twice is harmless; what cannot be told now is tried again later."""

    def __init__(self, store: Store, post: Post, panels: Panels) -> None:
        self._store = store
        self._post = post
        self._letters = Letters(store, post)
        self._panels = panels
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._deliveries: dict[str, Delivery] = {
            "board": self._board,
            "pause": self._pause,
            "sheet": self._sheet,
            "call": self._call,
            "notice": self._notice,
            "lobby": self._lobby,
            "ending": self._ending,
            "closed": self._closed,
        }

    async def deliver(self, table: int | None = None) -> None:
        """Everything that is due, of one table or of all, has been told or waits for another try.

        No table waits for another's. One of which something is being told just now is passed over: what is left of it
        is due again.
        """
        now = clock.now()
        if table is not None:
            due: tuple[int, ...] = (table,)
        else:
            due = await self._store.read(lambda transaction: transaction.tables_to_tell(now, MOST_TABLES))
        await asyncio.gather(*(self._deliver_of(each, now) for each in due if not self._lock(each).locked()))

    async def _deliver_of(self, table: int, now: int) -> None:
        """One piece of news after another, so that an older sight never overwrites a newer one."""
        async with self._lock(table):
            for row in await self._claimed(table, now):
                await self._tell(row)

    async def _claimed(self, table: int, now: int) -> tuple[OutboxRow, ...]:
        """The table's news that is due; none if it cannot be claimed: whoever made news is not to hear of that."""
        try:
            return await self._store.write(
                lambda transaction: transaction.claim(now, now + LEASE_MS, BATCH, table=table)
            )
        except NotWritten as error:
            log.warning("table %s: its news could not be claimed: %s", table, error)
            return ()

    def _lock(self, table: int) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _tell(self, row: OutboxRow) -> None:
        """The news was told, or will be tried again later, ever more seldom; no other news waits for it.

        What became of it may not be noted, on a full disk: once the claim is over it is tried again all the same.
        """
        try:
            await self._tell_or_put_off(row)
        except NotWritten as error:
            log.warning("table %s: what became of its %s could not be noted: %s", row.table_id, row.kind, error)

    async def _tell_or_put_off(self, row: OutboxRow) -> None:
        try:
            sight = await self._store.read(lambda transaction: look(transaction, row.table_id))
            await self._deliveries[row.kind](row, sight)
        except StoreClosed:
            raise
        except (discord.HTTPException, OSError, NotWritten) as error:
            log.warning("table %s: %s could not be told yet: %s", row.table_id, row.kind, error)
            await self._try_later(row)
        except Exception:
            log.exception("table %s: %s could not be told", row.table_id, row.kind)
            await self._try_later(row)
        else:
            upto = sight.table.last_event
            await self._store.write(lambda transaction: transaction.told(row.id, row.revision, upto=upto))

    async def _try_later(self, row: OutboxRow) -> None:
        again_at = clock.now() + min(2**row.attempts * clock.SECOND, LONGEST_WAIT_MS)
        await self._store.write(lambda transaction: transaction.retry(row.id, again_at))

    async def _board(self, row: OutboxRow, sight: Sight) -> None:
        """The table's place exists, and the board there shows how things stand."""
        sight = await self._with_place(sight)
        lines = await self._store.read(lambda transaction: log_lines(transaction, sight, PUBLIC))
        picture = await asyncio.to_thread(board_picture, sight)
        message = board_message(sight, lines, picture)
        posted = await self._store.read(lambda transaction: transaction.message(sight.table.id, "board", 0))
        renew = posted is not None and clock.now() - posted.posted_at > OLD_BOARD_MS
        await self._post.show(sight, "board", 0, _place(sight), message, renew=renew)

    async def _with_place(self, sight: Sight) -> Sight:
        """The table with the thread it wants, if one can be made."""
        lobby = await self._store.read(lambda transaction: transaction.message(sight.table.id, "lobby", 0))
        if sight.table.thread_id is not None or lobby is None or not sight.options[WANTS_THREAD]:
            return sight
        if await self._store.read(lambda transaction: transaction.message(sight.table.id, "board", 0)):
            return sight
        thread = await self._post.open_thread(
            sight.table.guild_id, lobby, f"#{sight.table.id} {sight.words.short_title}"
        )
        if thread is None:
            return sight

        def work(transaction: Transaction) -> Sight:
            transaction.set_thread(sight.table.id, thread)
            return look(transaction, sight.table.id)

        sight = await self._store.write(work)
        await self._show_lobby(sight)
        return sight

    async def _pause(self, row: OutboxRow, sight: Sight) -> None:
        """Somebody goes on acting but has paused: the board and everyone's sheet show how things stand."""
        await self._board(row, sight)
        for seat in sight.seats:
            await self._letters.show_sheet(sight, seat, is_first=False)

    async def _sheet(self, row: OutboxRow, sight: Sight) -> None:
        for holder in _holders(sight, row.audience):
            await self._letters.show_sheet(sight, holder, is_first=row.first_event == 1)

    async def _call(self, row: OutboxRow, sight: Sight) -> None:
        """What came to one seat alone stands on its player's panel, and in a message that calls them."""
        for holder in _holders(sight, row.audience):
            await self._panels.refresh(sight, (holder,))
            await self._letters.show_call(sight, holder, f"{row.id}.{row.revision}")

    async def _closed(self, row: OutboxRow, sight: Sight) -> None:
        def closed(transaction: Transaction) -> list[str]:
            people = [(seat.name, transaction.person(seat.user_id)) for seat in sight.seats if seat.user_id]
            return [name for name, person in people if person and person.dm_closed_at]

        names = await self._store.read(closed)
        if names:
            await self._post.say(_place(sight), hosting.closed_dms(names), f"{sight.table.id}.closed.{row.revision}")

    async def _notice(self, row: OutboxRow, sight: Sight) -> None:
        """Whoever is asked has been called, unless they are here anyway; no call that is no longer true stands."""
        await self._panels.refresh(sight, sight.seats)
        asked = {seat.user_id: seat for seat in _asked(sight) if seat.user_id is not None}
        moment = await self._store.read(lambda transaction: _moment(transaction, row))
        called = await self._still_called(sight, asked, moment)
        present = await self._letters.present(sight)
        for user_id, seat in asked.items():
            if seat.seat not in present and user_id not in called:
                text = hosting.notice(user_id, sight.words.title, sight.table.id)
                nonce = f"{sight.table.id}.c.{moment}.{seat.seat}"
                await self._post.call(sight, user_id, _place(sight), text, moment=moment, nonce=nonce)

    async def _still_called(self, sight: Sight, asked: Container[int], moment: str) -> set[int]:
        """The users of whom a call of this moment stands; every other call is gone."""
        called: set[int] = set()
        for notice in await self._store.read(lambda transaction: transaction.messages(sight.table.id, "notice")):
            if notice.owner in asked and notice.fingerprint == moment:
                called.add(notice.owner)
            else:
                await self._post.remove(notice)
        return called

    async def _lobby(self, row: OutboxRow, sight: Sight) -> None:
        await self._show_lobby(sight)

    async def _show_lobby(self, sight: Sight) -> None:
        """The lobby is there as long as it is open; afterwards it shows what became of the table, if it still is."""
        is_over = sight.table.status != "lobby"
        await self._post.show(sight, "lobby", 0, sight.table.channel_id, lobby_message(sight), only_edit=is_over)

    async def _ending(self, row: OutboxRow, sight: Sight) -> None:
        await self._post.show(sight, "ending", 0, _place(sight), ending_message(sight))
        if sight.table.status == "finished":
            await self._show_lobby(sight)


def _place(sight: Sight) -> int:
    return sight.table.thread_id or sight.table.channel_id


def _moment(transaction: Transaction, row: OutboxRow) -> str:
    """What tells a call from the one before, the same at every try.

    It holds only what everybody may know, since it goes into a nonce, which Discord shows.
    """
    return f"{transaction.count_events(row.table_id, PUBLIC, before=row.first_event)}.{row.revision}"


def _asked(sight: Sight) -> tuple[SeatRow, ...]:
    """The seats that are asked something now, as everybody sees it. A sealed answer changes nothing here."""
    awaited = sight.awaited
    return tuple(seat for seat in sight.seats if seat.seat in awaited)


def _holders(sight: Sight, seat: int) -> tuple[SeatRow, ...]:
    return tuple(holder for holder in sight.seats if holder.seat == seat)
