"""Every button and menu of every message: one family of items, matched by what they carry, after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Self

import discord
from discord.ext import commands

from bot import clock
from bot.client import Huntmaster
from bot.compose.lobby import lobby_message
from bot.controls import MENU_PATTERN, PRESS_PATTERN, Answer, Press, read_control
from bot.hosting.play import Reply
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight
from bot.words import hosting
from cogs import showing
from cogs.errors import after_commit, answered, sentence
from cogs.reply import acknowledge_in_place, acknowledge_privately, add_privately, answer, tell_privately
from cogs.showing import Interaction
from cogs.tables import moderated_guild


class HuntButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=PRESS_PATTERN):
    """A button of ours."""

    def __init__(self, item: discord.ui.Button[Any], rest: str) -> None:
        super().__init__(item)
        self.rest = rest

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Self:  # noqa: ARG003
        return cls(item, match["rest"])

    async def callback(self, interaction: Any) -> None:
        async with answered(interaction):
            await take(interaction, self.rest, None)


class HuntMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=MENU_PATTERN):
    """A menu of ours."""

    def __init__(self, item: discord.ui.Select[Any], rest: str) -> None:
        super().__init__(item)
        self.rest = rest

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Self:  # noqa: ARG003
        return cls(item, match["rest"])

    async def callback(self, interaction: Any) -> None:
        async with answered(interaction):
            await take(interaction, self.rest, self.item.values[0])


async def take(interaction: Interaction, rest: str, chosen: str | None) -> None:
    """The press, or the entry chosen from a menu, is carried out and answered."""
    interaction.client.handlers.enter()
    match read_control(rest):
        case Press(table, verb, seats) if verb in COUNTED_PRESSES:
            await COUNTED_PRESSES[verb](interaction, table, seats)
        case Press(table, verb) if verb in PRESSES:
            await PRESSES[verb](interaction, table)
        case Answer() as control:
            await take_answer(interaction, control if chosen is None else replace(control, key=chosen))
        case _:
            raise Refused("old_control")


async def take_answer(interaction: Interaction, control: Answer) -> None:
    """The answer to a question; whatever comes of it, the user has a panel as things stand now."""
    is_on_panel = interaction.message is not None and interaction.message.flags.ephemeral
    await (acknowledge_in_place if is_on_panel else acknowledge_privately)(interaction)
    reply = Reply(
        control.table,
        control.seat,
        control.undos,
        control.question,
        (control.key,),
        user_id=interaction.user.id,
        interaction_id=interaction.id,
        answers=control.answers,
    )
    try:
        done = await interaction.client.play.answer(reply, clock.now())
    except (Refused, Forbidden) as error:
        await refuse_with_fresh_panel(interaction, control.table, error)
        return
    await showing.answer_with_outcome(interaction, done.sight)


async def refuse_with_fresh_panel(interaction: Interaction, table: int, error: Refused | Forbidden) -> None:
    """The user reads why not, above a panel with what can be done instead."""
    try:
        fresh = await showing.panel(interaction, await showing.sight_of(interaction, table))
    except Refused:
        await tell_privately(interaction, sentence(error))
        return
    await add_privately(interaction, replace(fresh, text=sentence(error)))


async def _privately(interaction: Interaction, table: int, show: Callable[[Interaction, int], Awaitable[None]]) -> None:
    await acknowledge_privately(interaction)
    await show(interaction, table)


async def act(interaction: Interaction, table: int) -> None:
    """Act: a private panel."""
    await _privately(interaction, table, showing.show_panel)


async def hand(interaction: Interaction, table: int) -> None:
    """My hand."""
    await _privately(interaction, table, showing.show_hand)


async def log(interaction: Interaction, table: int) -> None:
    """Log."""
    await _privately(interaction, table, showing.show_log)


async def rules_of(interaction: Interaction, table: int) -> None:
    """Rules."""
    await _privately(interaction, table, showing.show_rules)


async def refresh(interaction: Interaction, table: int) -> None:
    """The panel shows things as they stand now."""
    await acknowledge_in_place(interaction)
    await showing.show_panel(interaction, table)


async def _in_lobby(interaction: Interaction, change: Awaitable[Sight]) -> None:
    """The change is made, and the lobby shows how it stands: also if it changed again while Discord was being told."""
    sight: Sight | None = await change
    async with after_commit(interaction, "games"):
        while sight is not None:
            await _note_lobby(interaction, sight.table.id)
            await answer(interaction, lobby_message(sight))
            sight = await interaction.client.lobby.shown(sight)


async def _note_lobby(interaction: Interaction, table: int) -> None:
    message = interaction.message
    if message is not None:
        await interaction.client.lobby.found(table, message.channel.id, message.id, clock.now())


async def join(interaction: Interaction, table: int) -> None:
    """Join."""
    await acknowledge_in_place(interaction)
    user, lobby = interaction.user, interaction.client.lobby
    if user.bot:
        raise Refused("people_only")
    await _in_lobby(interaction, lobby.join(table, user.id, user.display_name, interaction.id, clock.now()))


async def leave(interaction: Interaction, table: int) -> None:
    """Leave."""
    await acknowledge_in_place(interaction)
    await _in_lobby(
        interaction, interaction.client.lobby.leave(table, interaction.user.id, interaction.id, clock.now())
    )


async def add_computer(interaction: Interaction, table: int, seats: int | None) -> None:
    """Add computer player."""
    await acknowledge_in_place(interaction)
    change, user_id = interaction.client.lobby.add_computer, interaction.user.id
    await _in_lobby(interaction, change(table, user_id, interaction.id, clock.now(), seats=seats))


async def remove_computer(interaction: Interaction, table: int, seats: int | None) -> None:
    """Remove computer player."""
    await acknowledge_in_place(interaction)
    change, user_id = interaction.client.lobby.remove_computer, interaction.user.id
    await _in_lobby(interaction, change(table, user_id, interaction.id, clock.now(), seats=seats))


async def begin(interaction: Interaction, table: int) -> None:
    """Begin: the cards are dealt, and everyone is told."""
    await acknowledge_in_place(interaction)
    await _note_lobby(interaction, table)
    await interaction.client.lobby.begin(table, interaction.user.id, interaction.id, clock.now())
    async with after_commit(interaction):
        await interaction.client.courier.deliver(table)


async def cancel(interaction: Interaction, table: int) -> None:
    """The confirmation below `/hunt cancel`."""
    await acknowledge_in_place(interaction)
    await interaction.client.lobby.cancel(
        table,
        interaction.user.id,
        interaction.id,
        clock.now(),
        moderated_guild=moderated_guild(interaction),
    )
    async with after_commit(interaction, "games"):
        await interaction.edit_original_response(content=hosting.CANCELLED, embed=None, view=None)
    async with after_commit(interaction, "games"):
        await interaction.client.courier.deliver(table)


PRESSES: dict[str, Callable[[Interaction, int], Awaitable[None]]] = {
    "join": join,
    "leave": leave,
    "begin": begin,
    "rules": rules_of,
    "act": act,
    "refresh": refresh,
    "hand": hand,
    "log": log,
    "cancel": cancel,
}


COUNTED_PRESSES: dict[str, Callable[[Interaction, int, int | None], Awaitable[None]]] = {
    "add_computer": add_computer,
    "remove_computer": remove_computer,
}
"""Those that say how many seats were taken when their button was made."""


class Answers(commands.Cog):
    """Nobody presses anything without an answer, whatever the button carries."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A component that is none of ours by its text gets a private answer too."""
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if re.fullmatch(PRESS_PATTERN, custom_id) or re.fullmatch(MENU_PATTERN, custom_id):
            return
        async with answered(interaction):
            raise Refused("old_control")


async def setup(bot: Huntmaster) -> None:
    """Presses are matched by their custom ids from now on."""
    bot.add_dynamic_items(HuntButton, HuntMenu)
    await bot.add_cog(Answers())
