"""The optional `table:` of every command: which table is meant, and which are offered while it is typed."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot import clock
from bot.hosting.finding import Asker, belongs_to, find_row, tables_to_offer
from bot.hosting.refused import Refused
from bot.hosting.sight import Sight
from bot.words import WORDS
from cogs import showing
from cogs.showing import Interaction
from persistence import TableRow, Transaction

MOST_CHOICES = 25


async def meant(interaction: Interaction, table: str | None) -> Sight:
    """The table that the user means. Refused if that is not clear, or there is none."""
    return await showing.sight_of(interaction, (await meant_row(interaction, table)).id)


async def meant_row(interaction: Interaction, table: str | None, *, to_moderate: bool = False) -> TableRow:
    """The row of that table, which need not be sound.

    A table that the user has nothing to do with is none for them unless they may see where it is played; or, with
    `to_moderate`, keep order there.
    """
    asker = _asker(interaction)

    def work(transaction: Transaction) -> tuple[TableRow, bool]:
        row = find_row(transaction, table, asker)
        return row, belongs_to(transaction, row, asker.user_id)

    row, is_own = await interaction.client.store.read(work)
    keeps_order = to_moderate and may_moderate(interaction, row)
    if not (is_own or keeps_order or _may_see(interaction, row)):
        raise Refused("no_table", table=row.id)
    return row


def _may_see(interaction: Interaction, row: TableRow) -> bool:
    """Whether the user is where the table is played, or could go there."""
    if interaction.channel_id in (row.channel_id, row.thread_id or row.channel_id):
        return True
    place = interaction.guild.get_channel_or_thread(row.channel_id) if interaction.guild is not None else None
    if place is None or not isinstance(interaction.user, discord.Member):
        return False
    permissions = place.permissions_for(interaction.user)
    is_private = isinstance(place, discord.Thread) and place.is_private()
    return permissions.view_channel and (permissions.manage_threads or not is_private)


async def table_with_lobby(interaction: Interaction, table: str | None) -> int:
    """The number of the table that is meant; if it has not begun, its lobby is posted again in case it was deleted."""
    row = await meant_row(interaction, table)
    if row.status == "lobby":
        await interaction.client.lobby.bring_back(row.id, clock.now())
        await interaction.client.courier.deliver(row.id)
    return row.id


def may_moderate(interaction: Interaction, row: TableRow) -> bool:
    """Whether the user keeps order where the table is played: Manage Server of another server counts for nothing."""
    return moderated_guild(interaction) == row.guild_id


def moderated_guild(interaction: Interaction) -> int | None:
    """The server in which the user is just now, if they keep order there."""
    return interaction.guild_id if interaction.permissions.manage_guild else None


async def offer_tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The tables that the user may mean, by number and game."""
    asker = _asker(interaction)
    rows = await interaction.client.store.read(lambda transaction: tables_to_offer(transaction, asker))
    names = [(f"#{row.id} {WORDS[row.game].title}", str(row.id)) for row in rows]
    wanted = current.strip().casefold()
    return [Choice(name=name[:100], value=value) for name, value in names if wanted in name.casefold()][:MOST_CHOICES]


def _asker(interaction: Interaction) -> Asker:
    return Asker(interaction.user.id, interaction.channel_id, interaction.guild_id)
