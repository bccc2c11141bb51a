"""The one place where whatever went wrong becomes a private sentence for whoever it went wrong for."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands
from discord.ext import commands

from bot.hosting.refused import Forbidden, Refused
from bot.words import WORDS, hosting
from cogs.reply import tell_privately
from persistence import StoreClosed

log = logging.getLogger(__name__)

NOT_TO_BE_ANSWERED = (10062, 40060)
"""Discord's codes for an interaction that was acknowledged too late, and for one that came twice and is being answered
already: either way there is nobody left to answer."""


def sentence(error: BaseException) -> str:
    """What to say of it. A fault of the bot's own is logged under a code, which is all that is told of it."""
    match error:
        case Refused():
            return hosting.refusal(error.kind, error.fields)
        case Forbidden():
            return WORDS[error.game].refusal(error.illegal, error.names)
        case app_commands.CommandNotFound():
            return hosting.refusal("old_command", {})
        case StoreClosed():
            return hosting.refusal("restarting", {})
        case discord.HTTPException(status=status) if status >= 500:
            log.warning("Discord failed: %s", error)
            return hosting.refusal("discord_down", {})
        case _:
            code = secrets.token_hex(3)
            log.error("fault %s", code, exc_info=error)
            return hosting.refusal("broken", {"code": code})


@asynccontextmanager
async def answered(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Whatever goes wrong inside is told to the user, and goes no further."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  # nothing else catches everything: whatever it is, the user is answered
        await answer_error(interaction, error)


async def answer_error(interaction: discord.Interaction, error: BaseException) -> None:
    """The user has been told privately what went wrong, if there still is a way to."""
    if isinstance(error, discord.HTTPException) and error.code in NOT_TO_BE_ANSWERED:
        log.warning("an interaction could not be acknowledged: %s", error.code)
        return
    try:
        await tell_privately(interaction, sentence(error))
    except discord.HTTPException as failure:
        log.warning("an answer could not be given: %s", type(failure).__name__)


async def setup(bot: commands.Bot) -> None:
    """Errors of slash commands are answered here too."""

    async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(interaction, error.__cause__ or error)

    bot.tree.error(on_error)
