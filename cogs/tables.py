"""The optional `table:` of every command: which table is meant, and which are offered while it is typed."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.hosting.finding import find_table, tables_to_offer
from bot.hosting.sight import Sight
from cogs.showing import Interaction

MOST_CHOICES = 25


async def meant(interaction: Interaction, table: str | None) -> Sight:
    """The table that the user means. Refused if that is not clear, or there is none."""
    user_id, channel_id = interaction.user.id, interaction.channel_id
    return await interaction.client.store.read(lambda transaction: find_table(transaction, table, user_id, channel_id))


async def offer_tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The tables that the user may mean, by number and game."""
    user_id, channel_id = interaction.user.id, interaction.channel_id
    sights = await interaction.client.store.read(lambda transaction: tables_to_offer(transaction, user_id, channel_id))
    names = [(f"#{sight.table.id} {sight.words.title}", str(sight.table.id)) for sight in sights]
    wanted = current.strip().casefold()
    return [Choice(name=name[:100], value=value) for name, value in names if wanted in name.casefold()][:MOST_CHOICES]
