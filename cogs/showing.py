"""What can be shown of a table, to whoever asked; buttons and commands show the same."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import discord

from bot.client import Huntmaster
from bot.compose.board import board_message, board_picture
from bot.compose.message import Message
from bot.compose.sheet import sheet_message
from bot.compose.tables import log_message
from bot.hosting.refused import Refused
from bot.hosting.sight import Sight, log_lines, look
from bot.panels import compose
from bot.words import hosting
from cogs.errors import after_commit
from cogs.reply import answer
from persistence import PUBLIC, Transaction

LOG_EVENTS = 200

Interaction = discord.Interaction[Huntmaster]


async def sight_of(interaction: Interaction, table: int) -> Sight:
    """The table as it stands now. Refused if there is none."""
    return await interaction.client.store.read(lambda transaction: look(transaction, table))


def own_seat(sight: Sight, user_id: int) -> int:
    """The user's seat. Refused if the table has none for them, or is not dealt yet."""
    seat = sight.seat_of(user_id)
    if seat is None:
        raise Refused("not_seated")
    if sight.state is None:
        raise Refused("not_begun", table=sight.table.id)
    return seat


async def panel(interaction: Interaction, sight: Sight) -> Message:
    """The user's own Act panel."""
    seat = own_seat(sight, interaction.user.id)
    return await interaction.client.store.read(lambda transaction: compose(transaction, sight, seat))


async def answer_with_panel(interaction: Interaction, sight: Sight) -> None:
    """The answer is the user's own Act panel, which will be kept up to date for a while."""
    seat = own_seat(sight, interaction.user.id)
    await interaction.client.panels.open(sight, seat, interaction, partial(answer, interaction))


async def answer_with_outcome(interaction: Interaction, sight: Sight) -> None:
    """An answer of the user was stored: they have a panel as things stand now, and the rest is told."""
    async with after_commit(interaction):
        await answer_with_panel(interaction, sight)
    async with after_commit(interaction):
        await interaction.client.courier.deliver(sight.table.id)


async def show_panel(interaction: Interaction, table: int) -> None:
    """The answer is the user's own Act panel."""
    await answer_with_panel(interaction, await sight_of(interaction, table))


async def show_hand(interaction: Interaction, table: int) -> None:
    """The answer is the user's secret sheet."""
    user_id = interaction.user.id

    def work(transaction: Transaction) -> Message:
        sight = look(transaction, table)
        seat = own_seat(sight, user_id)
        marks = transaction.marks(table, user_id)
        return sheet_message(sight, seat, [f"{mark.number}. {mark.text}" for mark in marks])

    await answer(interaction, await interaction.client.store.read(work))


async def show_log(interaction: Interaction, table: int) -> None:
    """The answer is what the user was told: the public log, and the private lines of their own seat."""
    user_id = interaction.user.id

    def work(transaction: Transaction) -> Message:
        sight = look(transaction, table)
        seat = sight.seat_of(user_id)
        viewer = PUBLIC if seat is None else seat
        return log_message(sight, log_lines(transaction, sight, viewer, last=LOG_EVENTS))

    await answer(interaction, await interaction.client.store.read(work))


async def show_board(interaction: Interaction, table: int) -> None:
    """The answer is the public board."""
    sight = await sight_of(interaction, table)
    if sight.state is None:
        raise Refused("not_begun", table=table)
    lines = await interaction.client.store.read(lambda transaction: log_lines(transaction, sight, PUBLIC))
    picture = await asyncio.to_thread(board_picture, sight)
    await answer(interaction, board_message(sight, lines, picture))


async def show_status(interaction: Interaction, table: int) -> None:
    """The answer says in words how the table stands: the board without its picture."""
    sight = await sight_of(interaction, table)
    if sight.state is None:
        raise Refused("not_begun", table=table)
    await answer(interaction, replace(board_message(sight, (), None), rows=()))


async def show_rules(interaction: Interaction, table: int) -> None:
    """The answer is the first topic of the rules, and where the others are."""
    sight = await sight_of(interaction, table)
    key, _ = sight.words.rules_topics[0]
    await answer(interaction, Message(sight.words.rule(key), text=hosting.MORE_RULES))
