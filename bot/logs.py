"""The bot's log: what the running process says of itself, and never a secret of a table."""

from __future__ import annotations

import logging

import discord


def begin_logging(level: str) -> None:
    """Records of this level and above are written; of discord.py none that shows the messages it carries."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    # At DEBUG it writes every message and every press in full, secret sheets among them.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not speak
