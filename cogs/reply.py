"""How an interaction is acknowledged and answered: privately, publicly, or by changing the message it came from."""

from __future__ import annotations

from typing import Any

import discord

from bot.compose.message import Message


async def acknowledge_privately(interaction: discord.Interaction) -> None:
    """Discord knows that a private answer is coming."""
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


async def add_privately(interaction: discord.Interaction, message: Message) -> None:
    """One more private message beside the one that was answered; if an answer was only announced, it is this."""
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await answer(interaction, message)
        return
    view = message.view()
    shown: dict[str, Any] = {} if view is None else {"view": view}
    await interaction.followup.send(message.text, embed=message.embed(), files=message.files(), ephemeral=True, **shown)


async def tell_privately(interaction: discord.Interaction, text: str) -> None:
    """The user reads the text, and nobody else; however far the interaction was answered before."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)
