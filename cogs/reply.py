"""How an interaction is acknowledged and answered: privately, publicly, or by changing the message it came from."""

from __future__ import annotations

from typing import Any

import discord

from bot.compose.message import Message
from bot.words import hosting

PRIVATE = "announced privately"
GIVEN = "given"
"""What is noted in the extras of an interaction about its answer: discord.py keeps neither."""


async def acknowledge_privately(interaction: discord.Interaction) -> None:
    """Discord knows that a private answer is coming."""
    interaction.extras[PRIVATE] = True
    await interaction.response.defer(ephemeral=True, thinking=True)


async def acknowledge_in_place(interaction: discord.Interaction) -> None:
    """Discord knows that the message with the button will change, or stay."""
    await interaction.response.defer()


async def answer(interaction: discord.Interaction, message: Message) -> None:
    """The answer that was announced, or the message with the button, shows this."""
    await interaction.edit_original_response(
        content=message.text or None,
        embed=message.embed(),
        attachments=message.files(),
        view=message.view(),
    )
    interaction.extras[GIVEN] = True


async def add_privately(interaction: discord.Interaction, message: Message) -> None:
    """One more private message beside the one that was answered; if an answer was only announced, it is this."""
    if _is_awaited(interaction):
        await answer(interaction, message)
        return
    view = message.view()
    shown: dict[str, Any] = {} if view is None else {"view": view}
    await interaction.followup.send(message.text, embed=message.embed(), files=message.files(), ephemeral=True, **shown)


async def tell_privately(interaction: discord.Interaction, text: str) -> None:
    """The user reads the text, and nobody else; however far the interaction was answered before.

    An answer that was announced to everybody is taken back. It has to stand there for a moment: until it does, whatever
    is sent takes its place, as public as it was announced.
    """
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif _is_awaited(interaction) and PRIVATE in interaction.extras:
        await interaction.edit_original_response(content=text)
    elif _is_awaited(interaction):
        await interaction.edit_original_response(content=hosting.NOT_SHOWN)
        await interaction.followup.send(text, ephemeral=True)
        await interaction.delete_original_response()
    else:
        await interaction.followup.send(text, ephemeral=True)


def _is_awaited(interaction: discord.Interaction) -> bool:
    """Whether Discord shows that the bot is thinking."""
    is_announced = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    return is_announced and GIVEN not in interaction.extras
