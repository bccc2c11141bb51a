"""The one place where whatever went wrong becomes a private sentence for whoever it went wrong for."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
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
DISMISSED = (10008, 10015, 50027)
"""Discord's codes for a private message that its reader put away, and for an interaction that cannot be answered."""
FORBIDDEN, TOO_MANY, BROKEN = 403, 429, 500


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
        case _ if (level := _level_of_trouble(error)) is not None:
            log.log(level, "Discord failed: %s", error)
            return hosting.refusal("discord_down", {})
        case _:
            code = secrets.token_hex(3)
            log.error("fault %s", code, exc_info=error)
            return hosting.refusal("broken", {"code": code})


def _level_of_trouble(error: BaseException) -> int | None:
    """How loudly to tell in the log of a trouble that is Discord's or the network's; None for a fault of the bot's."""
    match error:
        case discord.HTTPException(code=code) if code in DISMISSED:
            return logging.INFO
        case discord.HTTPException(status=status) if status in (FORBIDDEN, TOO_MANY) or status >= BROKEN:
            return logging.WARNING
        case aiohttp.ClientError() | ConnectionError() | TimeoutError():
            return logging.WARNING
    return None


@asynccontextmanager
async def answered(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Whatever goes wrong inside is told to the user, and goes no further."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  # nothing else catches everything: whatever it is, the user is answered
        await answer_error(interaction, error)


@asynccontextmanager
async def after_commit(interaction: discord.Interaction, show: str = "act") -> AsyncIterator[None]:
    """What the user asked for is stored: whatever goes wrong inside, they hear that it is done, and it goes no further.

    Told that it failed, they would do it once more. `show`: the command of `/hunt` that shows how things stand.
    """
    try:
        yield
    except Exception as error:  # whatever it is, what was done stays done
        level = logging.INFO if isinstance(error, StoreClosed) else _level_of_trouble(error)
        if level is None:
            log.exception("what was done could not be shown")
        else:
            log.log(level, "what was done could not be shown: %s", error)
        await _tell(interaction, hosting.refusal("done", {"show": show}))


async def answer_error(interaction: discord.Interaction, error: BaseException) -> None:
    """The user has been told privately what went wrong, if there still is a way to."""
    if interaction.type is discord.InteractionType.autocomplete:
        return  # what is offered while somebody types has no room for a sentence
    if isinstance(error, discord.HTTPException) and error.code in NOT_TO_BE_ANSWERED:
        log.warning("an interaction could not be acknowledged: %s", error.code)
        return
    await _tell(interaction, sentence(error))


async def _tell(interaction: discord.Interaction, text: str) -> None:
    try:
        await tell_privately(interaction, text)
    except RuntimeError as failure:
        if not interaction.client.is_closed():
            raise
        log.info("an answer came too late, the bot has stopped: %s", failure)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        log.log(_level_of_trouble(failure) or logging.WARNING, "an answer could not be given: %s", failure)


async def setup(bot: commands.Bot) -> None:
    """Errors of slash commands are answered here too."""

    async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(interaction, error.__cause__ or error)

    bot.tree.error(on_error)
