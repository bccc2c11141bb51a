"""The optional `table:` of every command: which table is meant, and which are offered while it is typed."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.hosting.finding import Asker, find_table, tables_to_offer
from bot.hosting.sight import Sight
from bot.words import WORDS
from cogs.showing import Interaction

MOST_CHOICES = 25


async def meant(interaction: Interaction, table: str | None) -> Sight:
    """The table that the user means. Refused if that is not clear, or there is none."""
    asker = _asker(interaction)
    return await interaction.client.store.read(lambda transaction: find_table(transaction, table, asker))


def may_moderate(interaction: Interaction, sight: Sight) -> bool:
    """Whether the user keeps order where the table is played: Manage Server of another server counts for nothing."""
    return interaction.permissions.manage_guild and interaction.guild_id == sight.table.guild_id


async def offer_tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The tables that the user may mean, by number and game."""
    asker = _asker(interaction)
    rows = await interaction.client.store.read(lambda transaction: tables_to_offer(transaction, asker))
    names = [(f"#{row.id} {WORDS[row.game].title}", str(row.id)) for row in rows]
    wanted = current.strip().casefold()
    return [Choice(name=name[:100], value=value) for name, value in names if wanted in name.casefold()][:MOST_CHOICES]


def _asker(interaction: Interaction) -> Asker:
    return Asker(interaction.user.id, interaction.channel_id, interaction.guild_id)
