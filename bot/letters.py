"""Direct messages: each player's secret sheet, and what they should hear of at once without being asked."""

from __future__ import annotations

import discord

from bot import clock
from bot.compose.call import call_message
from bot.compose.sheet import sheet_message
from bot.hosting.play import UNSEEN
from bot.hosting.sight import Sight
from bot.post import Post
from persistence import PUBLIC, PersonRow, SeatRow, Store, Transaction

PRESENT_MS = 2 * 60 * 1000
"""Whoever did something openly at the table so lately is not called again."""
CLOSED_AGAIN_MS = 60 * 60 * 1000
"""So long after a failed direct message no other is tried."""


class Letters:
    """What one person alone is sent. Nobody else can tell that it was, or that it could not be."""

    def __init__(self, store: Store, post: Post) -> None:
        self._store = store
        self._post = post

    async def show_sheet(self, sight: Sight, seat: SeatRow, *, is_first: bool) -> None:
        """The seat's player has the secret sheet as it stands; failing that, My hand has it."""
        user_id = seat.user_id
        if user_id is None or sight.state is None:
            return
        person = await self._person(user_id)
        is_closed = person is not None and person.dm_closed_at is not None
        if _closed_lately(person) and not is_first:
            return
        marks = await self._store.read(lambda transaction: transaction.marks(sight.table.id, user_id))
        message = sheet_message(sight, seat.seat, [f"{mark.number}. {mark.text}" for mark in marks])
        try:
            await self._post.show(sight, "sheet", user_id, await self._channel(user_id, person), message)
        except discord.Forbidden:
            await self._take_note_of_closed(sight, user_id, is_first=is_first)
        else:
            if is_closed:
                await self._store.write(lambda transaction: transaction.set_dm_closed(user_id, None))

    async def show_call(self, sight: Sight, seat: SeatRow, occasion: str) -> None:
        """The seat's player has been told what they should hear of at once; what is true no longer is gone.

        Whoever is at the table just now has an open panel that shows it. `occasion` is another for each time.
        """
        user_id, words = seat.user_id, sight.words.call
        if user_id is None or words is None or sight.state is None:
            return
        text = words(sight.view(seat.seat), sight.names) if sight.table.status == "playing" else ""
        standing = await self._store.read(lambda transaction: transaction.message(sight.table.id, "call", user_id))
        if not text:
            if standing is not None:
                await self._post.remove(standing)
            return
        person = await self._person(user_id)
        if _closed_lately(person) or (standing is None and seat.seat in await self._acting(sight)):
            return
        try:
            channel = await self._channel(user_id, person)
            message = call_message(sight, text)
            await self._post.show(sight, "call", user_id, channel, message, renew=True, occasion=occasion)
        except discord.Forbidden:
            await self._take_note_of_closed(sight, user_id, is_first=False)

    async def present(self, sight: Sight) -> frozenset[int]:
        """The seats whose players everybody has seen do something lately."""
        since = clock.now() - PRESENT_MS
        return await self._store.read(lambda transaction: transaction.seats_seen_since(sight.table.id, since, UNSEEN))

    async def _acting(self, sight: Sight) -> frozenset[int]:
        """The seats whose players did something lately, seen or not."""
        since = clock.now() - PRESENT_MS
        return await self._store.read(lambda transaction: transaction.seats_acting_since(sight.table.id, since))

    async def _person(self, user_id: int) -> PersonRow | None:
        return await self._store.read(lambda transaction: transaction.person(user_id))

    async def _channel(self, user_id: int, person: PersonRow | None) -> int:
        if person is not None and person.dm_channel_id is not None:
            return person.dm_channel_id
        channel = await self._post.open_dm(user_id)
        await self._store.write(lambda transaction: transaction.set_dm(user_id, channel))
        return channel

    async def _take_note_of_closed(self, sight: Sight, user_id: int, *, is_first: bool) -> None:
        """Only the delivery at Begin, which everybody gets, may be spoken of: the moment of a later one would tell."""
        now = clock.now()

        def work(transaction: Transaction) -> None:
            transaction.set_dm_closed(user_id, now)
            if is_first:
                transaction.tell(sight.table.id, PUBLIC, "closed", 1, now + clock.SECOND)

        await self._store.write(work)


def _closed_lately(person: PersonRow | None) -> bool:
    return (
        person is not None and person.dm_closed_at is not None and clock.now() - person.dm_closed_at < CLOSED_AGAIN_MS
    )
