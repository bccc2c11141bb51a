"""The Discord client: opens the database, hosts the tables, loads the cogs, and closes it all again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot import seeds
from bot.clock import SECOND
from bot.courier import Courier
from bot.hosting.lobby import Lobby
from bot.hosting.play import Play
from bot.hosting.refused import Refused
from bot.panels import Panels
from bot.post import Post
from bot.settings import Settings
from bot.stopping import Handlers
from bot.ticker import Ticker
from persistence import Store

COGS = ("cogs.errors", "cogs.answer", "cogs.hunt", "cogs.unknown_quarry", "cogs.hunting_party", "cogs.deadly_prey")

log = logging.getLogger(__name__)

PATIENCE, GOODBYE = 5.0, 3.0
"""So many seconds what was begun may still take when the bot stops, and so many Discord's own goodbye: with room to
spare it is all over within ten."""


class Commands(app_commands.CommandTree["Huntmaster"]):
    """The tree of commands, through which everything that is typed comes in."""

    async def interaction_check(self, interaction: discord.Interaction[Huntmaster], /) -> bool:
        """The command counts as begun; refused, to be answered like any error, once the bot is stopping."""
        try:
            interaction.client.handlers.enter()
        except Refused as refused:
            raise app_commands.CheckFailure from refused
        return True


class Huntmaster(commands.Bot):
    """One bot process. Everything it needs hangs on it; nothing is global."""

    store: Store
    lobby: Lobby
    play: Play
    post: Post
    panels: Panels
    courier: Courier
    ticker: Ticker

    def __init__(self, settings: Settings, new_secret: Callable[[], bytes]) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.handlers = Handlers()
        self._new_secret = new_secret

    async def setup_hook(self) -> None:
        """The database is open, every button works, the commands are known, and what was due is being served."""
        cover_ms = round(self.settings.cover_seconds * SECOND)
        self.store = await Store.open(self.settings.database)
        self.lobby = Lobby(self.store, cover_ms, self._new_secret)
        self.play = Play(self.store, cover_ms, round(self.settings.board_seconds * SECOND))
        self.post = Post(self, self.store)
        self.panels = Panels(self.store)
        self.courier = Courier(self.store, self.post, self.panels)
        self.ticker = Ticker(self.store, self.play, self.courier)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
        self.ticker.start()

    async def close(self) -> None:
        """What was begun is finished, the database is closed, and Discord is told goodbye."""
        if hasattr(self, "ticker"):
            self.ticker.stop()
        await self.handlers.finish(PATIENCE)
        try:
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            log.info("Discord did not say goodbye in time")
        finally:
            if hasattr(self, "store"):
                await self.store.close()


def create_bot(settings: Settings, new_secret: Callable[[], bytes] = seeds.new_secret) -> Huntmaster:
    """A bot with these settings, not yet connected. `new_secret` gives the 32 bytes behind the luck of each table."""
    return Huntmaster(settings, new_secret)
