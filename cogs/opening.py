"""What `/hunt start` is told: which game, with how many seats and which options; refused in words if it cannot be."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord.app_commands import Choice

import rules
from bot.hosting.lobby import Opening
from bot.hosting.refused import Refused
from bot.hosting.setup import checked_setup
from bot.post import ALL_THAT_IS_ASKED
from bot.words import hosting
from cogs.showing import Interaction
from rules.deadly_prey.cards import MONSTERS as CARDS

TITLES = {"quarry": "Hunt: The Unknown Quarry", "party": "Hunting Party", "prey": "Hunter: Deadly Prey"}
GAMES = [Choice(name=title, value=name) for name, title in TITLES.items()]
USUAL_SEATS = {"party": 3, "prey": 4}
"""How many seats a table has if nothing is said, where that is not as many as may play (HP-09)."""
RED_SHARES = [Choice(name=value, value=value) for value in ("off", "0", "1", "2", "3", "4")]
HANDICAP = [
    Choice(name="nobody", value="none"),
    *(Choice(name=f"player {seat}: {shares}", value=f"{seat}:{shares}") for seat in range(1, 6) for shares in range(3)),
]
"""Who has a handicap character: nobody, or a player, in the order of joining, with so many shares on it (HP-45)."""
MONSTERS = [Choice(name=monster.replace("_", " ").title(), value=monster) for monster in ("luck", *CARDS)]
MONSTER_SEATS = [
    Choice(name="luck", value="luck"),
    *(Choice(name=f"player {seat}", value=str(seat)) for seat in range(1, 6)),
]
"""Who plays the monster, in the order of joining (DP-12)."""
_TITLES = {"read_messages": "View Channel"}
"""What Discord's settings call a permission, where discord.py calls it otherwise."""
_THREADS = ("create_public_threads", "send_messages_in_threads")


def opening(
    interaction: Interaction, game: str, seats: int | None, given: Mapping[str, str | int | None], *, wants_thread: bool
) -> Opening:
    """What is to be opened. Refused if it cannot be, before anything was done. Options that are None were not given."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("server_only")
    _check_permissions(interaction.app_permissions, is_thread=isinstance(interaction.channel, discord.Thread))
    options = {name: value for name, value in given.items() if value is not None}
    _check_options(game, options)
    most = USUAL_SEATS.get(game, rules.GAMES[game].seats.stop - 1) if seats is None else seats
    checked_setup(rules.GAMES[game], most, options)
    can_thread = isinstance(interaction.channel, discord.TextChannel)
    permitted = all(getattr(interaction.app_permissions, name) for name in _THREADS)
    return Opening(
        game=game,
        options=options,
        seats=most,
        wants_thread=wants_thread and can_thread and permitted,
        user_id=interaction.user.id,
        name=interaction.user.display_name,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
    )


def _check_options(game: str, options: Mapping[str, str | int]) -> None:
    """Refused if one of the options is another game's."""
    known = {option.name for option in rules.GAMES[game].options}
    strange = next((name for name in options if name not in known), None)
    if strange is not None:
        own = ", ".join(f"`{name}`" for name in hosting.OPTION_LINES if name in known)
        raise Refused("option_of_another_game", option=strange, game=TITLES[game], own=own)


def _check_permissions(granted: discord.Permissions, *, is_thread: bool) -> None:
    """Refused, with the names of what is missing, if a board could not be kept in this channel."""
    needless = {"create_public_threads", "send_messages" if is_thread else "send_messages_in_threads"}
    wanted = [name for name, is_asked in ALL_THAT_IS_ASKED if is_asked and name not in needless]
    missing = [_TITLES.get(name) or name.replace("_", " ").title() for name in wanted if not getattr(granted, name)]
    if missing:
        raise Refused("missing", permissions=", ".join(f"**{name}**" for name in missing))
