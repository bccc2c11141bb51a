"""Playing by typed commands: what is typed becomes the same answer that a button gives."""

from __future__ import annotations

from collections.abc import Callable

from discord.app_commands import Choice

import rules
from bot import clock
from bot.hosting.play import Reply
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight
from bot.words.page import cut
from cogs import showing
from cogs.reply import acknowledge_privately
from cogs.showing import Interaction
from cogs.tables import meant
from rules import Action, Decision, Illegal, Option

MOST_CHOICES = 25
BACK = "back"


async def play(interaction: Interaction, game: str, table: str | None, *keys: str) -> None:
    """The answer with these keys is given for the user, privately answered with a fresh panel, and told."""
    await acknowledge_privately(interaction)
    await play_at(await meant(interaction, table), interaction, game, *keys)


async def play_at(sight: Sight, interaction: Interaction, game: str, *keys: str) -> None:
    """The same for an interaction that was acknowledged before, at the table that is meant."""
    if sight.table.game != game:
        raise Refused("other_game", table=sight.table.id, game=sight.words.title)
    seat = showing.own_seat(sight, interaction.user.id)
    decision = sight.decision(seat)
    if decision is None:
        raise Forbidden(game, sight.names, Illegal("not_asked", "Sequence of Play"))
    reply = Reply(
        sight.table.id,
        seat,
        sight.table.undos,
        decision.question,
        _way(decision, keys),
        user_id=interaction.user.id,
        interaction_id=interaction.id,
    )
    done = await interaction.client.play.answer(reply, clock.now())
    await showing.answer_with_panel(interaction, done.sight)
    await interaction.client.courier.deliver(sight.table.id)


def _way(decision: Decision, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The keys, after a step back if a small choice that was begun before stands in their way."""
    offered = {option.key for option in decision.options}
    return (BACK, *keys) if keys[0] not in offered and BACK in offered else keys


async def offer(
    interaction: Interaction, game: str, current: str, wanted: Callable[[Option], str | None]
) -> list[Choice[str]]:
    """What is legal now for the user, of the options for which `wanted` gives the value to type."""
    named = getattr(interaction.namespace, "table", None)
    try:
        sight = await meant(interaction, named or None)
        seat = showing.own_seat(sight, interaction.user.id)
    except Refused:
        return []
    if sight.table.game != game or sight.pending(seat) is not None:
        return []
    choices: dict[str, str] = {}
    for option in options_at_hand(sight, seat):
        value = wanted(option)
        label = sight.words.label(option, sight.view(seat), sight.names).text
        if value is not None and current.strip().casefold() in label.casefold():
            choices.setdefault(value, cut(label, 100))
    return [Choice(name=name, value=value) for value, name in choices.items()][:MOST_CHOICES]


def options_at_hand(sight: Sight, seat: int) -> list[Option]:
    """The options of the seat's question and, where one is a small choice, those that would come next."""
    decision = sight.decision(seat)
    if decision is None:
        return []
    found = {option.key: option for option in decision.options}
    for option in decision.options:
        if option.key.startswith(("interact:", BACK)):
            state, _ = rules.apply(sight.playing, Action(seat, decision.question, option.key))
            for later in rules.decisions(state):
                found |= {next_one.key: next_one for next_one in later.options if next_one.key not in found}
    return list(found.values())
