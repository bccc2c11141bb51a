"""A pretend Discord with the real bot in it. Only this file knows the simulator that stands behind it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.results import InteractionResult, to_discord_message

from bot.client import Huntmaster, create_bot
from bot.clock import SECOND
from bot.hosting.sight import look
from bot.settings import Settings
from persistence import Transaction
from tests.kit.secrets import secrets_of
from tests.kit.shown import Shown, controls

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo")
OURS = ("discord", "bot", "cogs")
LONGEST_STEP = 100
"""Seconds of pretended time."""

Person = MemberActor
Channel = ChannelHandle
Result = InteractionResult


class World:
    """A server with a channel and people; the bot is in it. Every table's luck follows from `luck`."""

    def __init__(self, env: Env, database: Path, names: Sequence[str], luck: str) -> None:
        self.env = env
        self.database = database
        self.luck = luck
        self.guild = env.create_guild("Night Watch")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(env.create_user(name)) for name in names]

    @property
    def bot(self) -> Huntmaster:
        """The bot that is at work now."""
        assert isinstance(self.env.bot, Huntmaster)
        return self.env.bot

    async def press(
        self, person: Person, message: Shown, label: str | None = None, *, custom_id: str | None = None
    ) -> Result:
        """The person presses a button, here or in their own direct messages; the bot acknowledges it."""
        hand = person.user if self._is_direct(person, message) else person
        return _acknowledged(await hand.click(message, label=label, custom_id=custom_id))

    async def press_in_vain(self, person: Person, message: Shown, label: str) -> None:
        """The person presses a button, and Discord has given up waiting by the time the bot acknowledges it."""
        result = await person.click(message, label=label)
        assert not result.acknowledged

    async def choose(self, person: Person, message: Shown, value: str, *, custom_id: str) -> Result:
        """The person chooses an entry of a menu; the bot acknowledges it."""
        hand = person.user if self._is_direct(person, message) else person
        return _acknowledged(await hand.select(message, [value], custom_id=custom_id))

    async def type(self, person: Person, place: Channel, command: str, **options: Any) -> Result:
        """The person types a command in a channel; the bot acknowledges it."""
        return _acknowledged(await person.slash(place, command, **options))

    async def offers(
        self, person: Person, place: Channel, command: str, option: str, text: str = "", **filled: Any
    ) -> dict[str, str]:
        """What the bot offers while an option is typed: values by the words that are shown."""
        choices = await person.autocomplete(place, command, option, text, **filled)
        assert len(choices) <= 25
        return {choice["name"]: choice["value"] for choice in choices}

    async def wait(self, seconds: float) -> None:
        """Time passes, in steps, since the simulator gives the bot only some real seconds for each."""
        while seconds > 0:
            step = min(seconds, LONGEST_STEP)
            await self.env.advance_time(step)
            seconds -= step

    async def restart(self) -> None:
        """The bot dies and another starts on the same database."""
        await self.env.restart_bot(bot_of(self.database, f"{self.luck} again"))

    def stop(self) -> asyncio.Task[None]:
        """The bot is told to stop, and does so in its own time."""
        return asyncio.create_task(self.bot.close())

    async def grow_old(self, table: int, seconds: int) -> None:
        """The table's board was posted so much earlier."""

        def work(transaction: Transaction) -> None:
            row = transaction.message(table, "board", 0)
            assert row is not None
            transaction.put_message(replace(row, posted_at=row.posted_at - seconds * SECOND))

        await self.bot.store.write(work)

    async def asked(self, table: int) -> list[int]:
        """The seats that the table is waiting for, those left out whose answers are under cover or sealed."""

        def work(transaction: Transaction) -> list[int]:
            sight = look(transaction, table)
            return [seat.seat for seat in sight.seats if sight.is_asked(seat.seat) and sight.order(seat.seat) is None]

        return await self.bot.store.read(work)

    async def question(self, table: int, seat: int) -> int | None:
        """The number of the question that the seat is asked, if there is one."""

        def work(transaction: Transaction) -> int | None:
            decision = look(transaction, table).decision(seat)
            return decision.question if decision is not None else None

        return await self.bot.store.read(work)

    async def stored(self, table: int) -> bytes | None:
        """The state of the table as it is stored."""

        def work(transaction: Transaction) -> bytes | None:
            row = transaction.table(table)
            return None if row is None else row.state

        return await self.bot.store.read(work)

    def latest(self, place: Channel, title: str = "") -> discord.Message | None:
        """The latest message of the bot in a channel that shows a page of such a title."""
        pages = (message for message in reversed(place.history()) if message.embeds)
        return next((message for message in pages if title in (message.embeds[0].title or "")), None)

    def now(self, message: Shown) -> discord.Message:
        """A posted message as it looks now."""
        backend = self.env.backend
        return to_discord_message(self.env, backend.get_message(_place_of(message), message.id))

    def direct(self, person: Person) -> list[discord.Message]:
        """The direct messages between the person and the bot, oldest first."""
        return person.user.dm_channel.history()

    def close_direct_messages(self, person: Person) -> None:
        """Nobody can write to the person directly."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.refuse("POST", path, status=403, code=50007, times=None)

    async def remove(self, message: discord.Message) -> None:
        """Somebody deletes a message of the bot."""
        await self.bot.get_partial_messageable(message.channel.id).get_partial_message(message.id).delete()

    async def remove_place(self, place: Channel) -> None:
        """Somebody deletes a channel or a thread with all that stands in it."""
        channel = self.bot.get_channel(place.id)
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        await channel.delete()
        await self.env.settle()

    def refuse(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Discord fails such requests, so many times or for ever; `path` may hold asterisks."""
        self.env.inject_error(method, path, status=status, code=code, message="refused by the test", times=times)

    def slow_down(self, method: str, part: str, seconds: float, *, times: int) -> None:
        """Discord takes so long over the next requests with this in their path, so many of them."""
        left = count(times, -1)

        def slowed(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            async def slowly(route: Any, *rest: Any, **named: Any) -> Any:
                if route.method == method and part in route.url and next(left) > 0:
                    await asyncio.sleep(seconds)
                return await request(route, *rest, **named)

            return slowly

        # Answers to interactions go another way in the simulator than all else. It has no public name.
        for way in (self.bot.http, self.env._webhook_adapter):
            way.request = slowed(way.request)

    def refuse_words(self, part: str, *, times: int) -> None:
        """Discord fails the next messages that say this, so many of them."""
        request, left = self.bot.http.request, count(times, -1)

        async def refusing(route: Any, **rest: Any) -> Any:
            said = str((rest.get("json") or {}).get("content"))
            if route.method == "POST" and part in said and next(left) > 0:
                raise discord.DiscordServerError(SimpleNamespace(status=503, reason="refused"), "refused by the test")
            return await request(route, **rest)

        self.bot.http.request = refusing  # type: ignore[method-assign]

    def permit_again(self) -> None:
        """Discord fails no request any more."""
        self.env.backend.faults.clear()

    async def post(self, place: Channel, **controls: str) -> discord.Message:
        """A message of the bot with buttons of these labels and custom ids, as an older one may still stand about."""
        view = discord.ui.View(timeout=None)
        for label, custom_id in controls.items():
            view.add_item(discord.ui.Button(label=label, custom_id=custom_id))
        view.stop()
        return await self.bot.get_partial_messageable(place.id).send("An older message", view=view)

    def requests(self) -> list[tuple[str, str]]:
        """Method and path of everything that the bot asked of Discord so far."""
        return [(entry.method, entry.path) for entry in self.env.http_requests]

    def _is_direct(self, person: Person, message: Shown) -> bool:
        return _place_of(message) == person.user.dm_channel.id


def _place_of(message: Any) -> int:
    return message.channel.id if isinstance(message, discord.Message) else message.channel_id


def settings_for(database: Path) -> Settings:
    """Settings that depend on nothing outside the test."""
    return Settings(_env_file=None, database=database)


def bot_of(database: Path, luck: str) -> Huntmaster:
    """A bot on this database, every table's secret following from `luck`."""
    return create_bot(settings_for(database), secrets_of(luck))


@asynccontextmanager
async def world(
    database: Path, people: int = 4, *, names: Sequence[str] = NAMES, luck: str = "luck", faults: int = 0
) -> AsyncIterator[World]:
    """A world for one test. Fails at the end if the bot logged an error, but for so many `faults` that are meant."""
    with strictly(faults=faults):
        async with simcord.run(bot_of(database, luck), check_errors=True) as env:
            yield World(env, database, names[:people], luck)
            await env.bot.close()


@contextmanager
def strictly(*, faults: int = 0) -> Iterator[None]:
    """Meanwhile the simulator is quick; at the end it fails if the bot logged other than so many `faults`."""
    with _quick_settling(), _no_errors_logged(faults):
        yield


def _acknowledged(result: Result) -> Result:
    assert result.acknowledged, "the bot let an interaction fail"
    shown = [message for message in (result.response, *result.followups) if message is not None]
    ids = [control.custom_id for message in shown for control in controls(message)]
    assert all(custom_id.startswith("h1") for custom_id in ids)
    return result


@contextmanager
def _quick_settling() -> Iterator[None]:
    # The simulator sleeps 50 ms after each deed to see whether anything more happens. It has no public setting.
    defaults = Env._settle_internal.__kwdefaults__
    usual, defaults["idle"] = defaults["idle"], 0.001
    try:
        yield
    finally:
        defaults["idle"] = usual


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] in OURS:
            self.said.append(f"{record.name}: {record.getMessage()} {record.exc_info}")


@contextmanager
def _no_errors_logged(meant: int) -> Iterator[None]:
    # What goes wrong in a button's callback is only logged: no exception reaches the test.
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(errors)
    assert len(errors.said) == meant, errors.said
