"""Playing by typed commands: what is typed becomes the same answer that a button gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord.app_commands import Choice

from bot import clock
from bot.hosting.play import Reply
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight
from bot.words.page import cut
from cogs import showing
from cogs.reply import acknowledge_privately
from cogs.showing import Interaction
from cogs.tables import meant
from cogs.ways import Step, at_hand, found
from rules import Illegal, Option

MOST_CHOICES = 25
MOST_TYPED = 100
"""So many characters of a name or a value are shown and sent."""


async def play(interaction: Interaction, game: str, table: str | None, *steps: Step) -> None:
    """These steps are answered for the user, who sees a fresh panel privately, and the rest is told."""
    await acknowledge_privately(interaction)
    await play_at(await meant(interaction, table), interaction, game, *steps)


async def play_at(sight: Sight, interaction: Interaction, game: str, *steps: Step) -> None:
    """The same for an interaction that was acknowledged before, at the table that is meant."""
    if sight.table.game != game:
        raise Refused("other_game", table=sight.table.id, game=sight.words.title)
    seat = showing.own_seat(sight, interaction.user.id)
    reply = _reply(sight, seat, interaction, steps)
    done = await interaction.client.play.answer(reply, clock.now())
    await showing.answer_with_outcome(interaction, done.sight)


def _reply(sight: Sight, seat: int, interaction: Interaction, steps: Sequence[Step]) -> Reply:
    """The answer with all its small choices. Raises Refused, or Forbidden with the rule."""
    sight.check_in_play()
    try:
        way = found(sight, seat, steps)
    except Illegal as illegal:
        raise Forbidden(sight.table.game, sight.names, illegal) from illegal
    return Reply(
        sight.table.id,
        seat,
        sight.table.undos,
        way.question,
        way.keys,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
    )


async def offer(
    interaction: Interaction, game: str, current: str, wanted: Callable[[Option], str | None], *through: Step
) -> list[Choice[str]]:
    """What is legal now for the user, of the options for which `wanted` gives the value to type.

    `through`: the small choices that come before, as they are typed so far.
    """
    named = getattr(interaction.namespace, "table", None)
    try:
        sight = await meant(interaction, named or None)
        seat = showing.own_seat(sight, interaction.user.id)
    except Refused:
        return []
    if sight.table.game != game:
        return []
    choices: dict[str, str] = {}
    for way, option in at_hand(sight, seat, through):
        value = wanted(option)
        if value is None or value in choices:
            continue
        label = way.label(option, sight).text
        if current.strip().casefold() in label.casefold():
            choices[value] = cut(label, MOST_TYPED)
    return [Choice(name=name, value=value) for value, name in choices.items()][:MOST_CHOICES]
