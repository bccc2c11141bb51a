"""The post: messages that the bot keeps up to date in channels, threads and direct messages."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import discord

from bot import clock
from bot.compose.message import Message
from bot.hosting.sight import Sight
from persistence import MessageRow, Store

THREAD_EXISTS = 160004
GONE = (10003, 10008)
"""Discord's codes for a channel and a message that are no longer there."""
TOO_OLD_TO_EDIT = 30046
ARCHIVED = 50083
"""Discord's code for an edit in an archived thread, which a new message opens again."""
ALL_THAT_IS_ASKED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


class Post:
    """Sends and edits by channel and message id, with the bot's own token: never by an interaction, which expires."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def show(
        self,
        sight: Sight,
        kind: str,
        owner: int,
        channel: int,
        message: Message,
        *,
        renew: bool = False,
        only_edit: bool = False,
        occasion: str = "",
    ) -> None:
        """The message of this kind for this owner looks like this: edited in place, or posted if it is not there.

        With `renew` it is posted at the bottom and the old one taken away. With `only_edit` it is never posted.
        `occasion`: what tells this one from an equal one that was posted and removed a moment ago.
        """
        posted = await self._store.read(lambda transaction: transaction.message(sight.table.id, kind, owner))
        if posted is None or posted.fingerprint != message.fingerprint:
            is_shown = posted is not None and not renew and await self._edited(posted, message)
            if not is_shown and not only_edit:
                before = f"{occasion}.{posted.message_id if posted is not None else 0}"
                sent = await self._place(channel).send(**_sent(message), nonce=_nonce(sight, kind, message, before))
                row = MessageRow(sight.table.id, kind, owner, channel, sent.id, clock.now(), None, message.fingerprint)
                await self._store.write(lambda transaction: transaction.replace_message(row))
        await self._clear_away(sight.table.id, kind)

    async def _clear_away(self, table: int, kind: str) -> None:
        """No message of this kind stands that another has taken the place of."""
        for old in await self._store.read(lambda transaction: transaction.old_messages(table, kind)):
            await self.remove(old)

    async def _edited(self, posted: MessageRow, message: Message) -> bool:
        """Whether the message could be edited; False if it is gone or too old, or its thread is archived."""
        partial = self._place(posted.channel_id).get_partial_message(posted.message_id)
        try:
            await partial.edit(**_edited(message))
        except discord.HTTPException as error:
            if error.code in (*GONE, TOO_OLD_TO_EDIT, ARCHIVED):
                return False
            raise
        row = replace(posted, edited_at=clock.now(), fingerprint=message.fingerprint)
        await self._store.write(lambda transaction: transaction.put_message(row))
        return True

    async def say(self, channel: int, text: str, nonce: str) -> None:
        """A line that nobody is called by."""
        await self._place(channel).send(text, nonce=nonce)

    async def call(self, sight: Sight, user_id: int, channel: int, text: str, *, moment: str, nonce: str) -> None:
        """A line that calls the user, remembered with its moment so that it can be taken away once it is not true."""
        mentions = discord.AllowedMentions(users=[discord.Object(user_id)])
        sent = await self._place(channel).send(text, allowed_mentions=mentions, nonce=nonce)
        row = MessageRow(sight.table.id, "notice", user_id, channel, sent.id, clock.now(), None, moment)
        await self._store.write(lambda transaction: transaction.put_message(row))

    async def remove(self, posted: MessageRow) -> None:
        """The message is gone, and forgotten."""
        await self._delete(posted)
        await self._store.write(
            lambda transaction: transaction.forget_message(posted.table_id, posted.kind, posted.owner)
        )

    async def _delete(self, posted: MessageRow) -> None:
        try:
            await self._place(posted.channel_id).get_partial_message(posted.message_id).delete()
        except discord.HTTPException as error:
            if error.code not in GONE and not isinstance(error, discord.Forbidden):
                raise

    async def open_thread(self, guild_id: int, lobby: MessageRow, name: str) -> int | None:
        """The public thread that hangs on the lobby's message, made if need be; None if that is not permitted."""
        place = self._client.get_partial_messageable(lobby.channel_id, guild_id=guild_id)
        partial = place.get_partial_message(lobby.message_id)
        try:
            thread = await partial.create_thread(
                name=name,
                auto_archive_duration=10080,  # a week, in minutes: the longest there is
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return lobby.message_id  # a thread made from a message has its id
            if isinstance(error, discord.Forbidden | discord.NotFound) or error.status == 400:
                return None
            raise
        return thread.id

    async def open_dm(self, user_id: int) -> int:
        """The channel of direct messages with the user. Raises discord.Forbidden if there can be none."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    def _place(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def _nonce(sight: Sight, kind: str, message: Message, before: str) -> str:
    """The same if the same is sent again, so that Discord makes one message of it; it tells nothing to its readers."""
    sealed = hashlib.sha256(sight.table.secret + f":nonce:{before}:{message.fingerprint}".encode()).hexdigest()
    return f"{sight.table.id}.{kind[0]}.{sealed}"[:25]


def _sent(message: Message) -> dict[str, Any]:
    """The arguments of a new message."""
    view = message.view()
    shown: dict[str, Any] = {"content": message.text or None, "embed": message.embed(), "files": message.files()}
    return shown if view is None else shown | {"view": view}


def _edited(message: Message) -> dict[str, Any]:
    """The arguments of an edit: always the whole message, its one file in place of whatever was attached."""
    return {
        "content": message.text or None,
        "embed": message.embed(),
        "attachments": message.files(),
        "view": message.view(),
    }
