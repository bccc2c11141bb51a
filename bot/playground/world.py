"""The pretend Discord: one server with one channel, its people, a clock that can be moved, and the real bot in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.builders import ChannelHandle

from bot.client import Huntmaster, create_bot
from bot.clock import SECOND
from bot.playground.forgetting import forget
from bot.playground.impossible import Impossible
from bot.playground.people import Person, settle_people
from bot.playground.reopening import bring_back
from bot.settings import Settings
from persistence import Store

SERVER, CHANNEL, BOT = "The Night Watch", "games", "Huntmaster"
FAR_AWAY = float("inf")
LONGEST_DEED = 30.0
"""Real seconds after which the bot counts as stuck."""


class World:
    """Everything that is not the bot. `revision` grows with whatever may look different to anybody."""

    def __init__(self, env: simcord.Env, settings: Settings, shown: int) -> None:
        self.env = env
        self.settings = settings
        self.guild = env.create_guild(SERVER)
        self.channel = self.guild.create_text_channel(CHANNEL)
        self.everyone = settle_people(env, self.guild)
        self.people = self.everyone[:shown]
        self.revision = 1
        self.modals: dict[int, simcord.InteractionResult] = {}
        self.commands_used: dict[int, str] = {}
        self._one_at_a_time = asyncio.Lock()
        self._changed = asyncio.Event()

    @property
    def bot(self) -> Huntmaster:
        """The bot that is at work now. Impossible while the world is being opened."""
        if not isinstance(self.env.bot, Huntmaster):
            raise Impossible("The bot has not started yet.")
        return self.env.bot

    @asynccontextmanager
    async def turn(self, *, is_quiet: bool = False) -> AsyncIterator[None]:
        """Nobody else does anything meanwhile; afterwards everybody looks again, unless it was quiet and stayed so."""
        async with self._one_at_a_time:
            try:
                yield
            finally:
                if not is_quiet or self.env.http_requests:
                    self.change()
                forget(self.env, self.commands_used)

    def change(self) -> None:
        """Whoever waits for news looks again."""
        self.revision += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def news_since(self, revision: int, seconds: float) -> None:
        """There is something newer than this revision, or so many seconds have gone by."""
        if self.revision > revision:
            return
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return

    def person(self, user_id: int) -> Person:
        """The person with this id. Impossible if there is none."""
        for person in self.everyone:
            if person.id == user_id:
                return person
        raise Impossible("There is no such person here.")

    def places(self, person: Person) -> list[ChannelHandle]:
        """Where the person can be: the channel and its threads if they are in the server, and their direct messages."""
        shared = [self.channel, *self.channel.threads] if person.is_in_server else []
        return [*shared, person.direct]

    def place(self, person: Person, place_id: int) -> ChannelHandle:
        """The place with this id. Impossible if the person cannot be there."""
        for place in self.places(person):
            if place.id == place_id:
                return place
        raise Impossible("This place is not there any more, or not for you.")

    def message(self, place: ChannelHandle, message_id: int) -> simcord.ResponseMessage:
        """The message as it stands now. Impossible if it is gone."""
        try:
            stored = self.env.backend.get_message(place.id, message_id)
        except simcord.BackendError as error:
            raise Impossible("This message is not there any more.") from error
        return simcord.ResponseMessage(self.env, stored)

    async def pass_time(self, seconds: float) -> None:
        """So much time has passed, second by second."""
        await self.env.advance_time(seconds)

    async def leap(self, seconds: float) -> None:
        """So much time has passed, and whatever fell due on the way was done at its time.

        The bot's ticker rests meanwhile: it would look each second, and a day has many in which nothing is due.
        """
        end = self.env.now() + timedelta(seconds=seconds)
        self.bot.ticker.stop()
        await self.env.settle()
        while (left := (end - self.env.now()).total_seconds()) > 0:
            await self.env.advance_time(min(left, await self._seconds_to_next_due()))
            await self._tick()
        with self.env._bot_scope():
            self.bot.ticker.start()
        await self.env.settle()

    async def _seconds_to_next_due(self) -> float:
        moments = await self.bot.store.read(lambda transaction: (transaction.next_due(), transaction.next_told_at()))
        due = min((moment for moment in moments if moment is not None), default=None)
        return FAR_AWAY if due is None else max(1.0, due / SECOND - self.env.now().timestamp())

    async def _tick(self) -> None:
        with self.env.time_context():
            await self.bot.ticker.tick()
        await self.env.settle()

    async def restart(self, *, is_clean: bool) -> None:
        """Another bot works on the same file; the old one was closed, or simply died."""
        if is_clean:
            await self.env.bot.close()
        await self.env.restart_bot(create_bot(self.settings))

    async def open(self) -> None:
        """It is now, or just after the last thing that the file tells of, and the bot hosts the tables of the file.

        Ids come from the clock, so none is given again that the file knows. Raises a StoreError.
        """
        await self._of_idle_bot().edit(username=BOT)
        store = await Store.open(self.settings.database)
        try:
            last = await store.read(lambda transaction: transaction.last_moment())
            await self.pass_time((_start(last) - self.env.now()).total_seconds())
            await bring_back(store, self.env.bot, self.guild.id, self.channel.id)
        finally:
            await store.close()
        await self.restart(is_clean=True)

    def _of_idle_bot(self) -> discord.ClientUser:
        user = self.env.bot.user
        assert user is not None
        return user


def _start(last: int | None) -> datetime:
    now = datetime.now(UTC)
    return now if last is None else max(now, datetime.fromtimestamp(last / SECOND, UTC) + timedelta(seconds=1))


@asynccontextmanager
async def pretend_world(settings: Settings, shown: int) -> AsyncIterator[World]:
    """A world with the bot at work in it; the bot is closed at the end. `shown` is how many people the page shows.

    It is built under an idle bot, always in the same order, so that everyone has the same ids each time. Raises a
    StoreError.
    """
    idle = commands.Bot(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
    with _quick_settling():
        async with simcord.run(idle, check_errors=False, settle_timeout=LONGEST_DEED) as env:
            world = World(env, settings, shown)
            await world.open()
            yield world
            await env.bot.close()


@contextmanager
def _quick_settling() -> Iterator[None]:
    # The simulator sleeps 50 ms after each deed to see whether anything more happens. It has no public setting.
    defaults: Any = simcord.Env._settle_internal.__kwdefaults__
    usual, defaults["idle"] = defaults["idle"], 0.001
    try:
        yield
    finally:
        defaults["idle"] = usual
