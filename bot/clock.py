"""The bot's one clock; a test can move it."""

import discord

SECOND = 1000


def now() -> int:
    """The time in whole milliseconds since 1970 UTC."""
    return int(discord.utils.utcnow().timestamp() * SECOND)
