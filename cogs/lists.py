"""What a typed option offers: the legal answers that begin with a verb, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from discord.app_commands import Choice, Command, Group, Namespace

from cogs import typed
from cogs.showing import Interaction
from cogs.tables import offer_tables
from cogs.ways import Step, slug
from rules import Option

Offers = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Lists = Mapping[tuple[str, str], Offers]
"""What is offered, by the name of the command within its group, and its option."""
Through = Callable[[Namespace], tuple[Step, ...]]


def attach(group: Group, lists: Lists) -> None:
    """The commands of the group offer these lists, and each with a `table:` the tables that may be meant."""
    every = {"table": offer_tables}
    for command in group.walk_commands():
        if isinstance(command, Command):
            name = command.qualified_name.removeprefix(f"{group.name} ")
            for option in command.parameters:
                offer = every.get(option.name) or lists.get((name, option.name))
                if offer is not None:
                    command.autocomplete(option.name)(offer)


def at_once(_: Namespace) -> tuple[Step, ...]:
    """No small choices come before."""
    return ()


def offers(game: str, verb: str, through: Through = at_once) -> Offers:
    """The list of what can follow this verb now, after the small choices that are typed already."""

    def wanted(option: Option) -> str | None:
        return option.key.removeprefix(verb) if option.key.startswith(verb) else None

    async def offer(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await typed.offer(interaction, game, current, wanted, *through(interaction.namespace))

    return offer


def several(game: str, verb: str, through: Through = at_once, *, again: bool = False) -> Offers:
    """The same for an option that takes a list with commas: the last thing in it is being typed.

    `again`: a thing may be named more than once.
    """
    one = offers(game, verb, through)

    async def offer(interaction: Interaction, current: str) -> list[Choice[str]]:
        head, comma, last = current.rpartition(",")
        before = f"{head}{comma} " if comma else ""
        found = await one(interaction, last)
        chosen = set() if again else {slug(thing) for thing in head.split(",")}
        whole = (
            (f"{before}{choice.name}", f"{before}{choice.value}") for choice in found if choice.value not in chosen
        )
        return [
            Choice(name=name, value=value) for name, value in whole if max(len(name), len(value)) <= typed.MOST_TYPED
        ]

    return offer


def begun(verb: str, option: str) -> Through:
    """The way into a small choice that is typed already, or into all of its kind."""
    return lambda namespace: (Step(verb, getattr(namespace, option, None) or ""),)


def many(verb: str, *typed_things: str | None) -> tuple[Step, ...]:
    """One step of this verb for each thing that was typed."""
    return tuple(Step(verb, thing) for thing in typed_things if thing)


def listed(typed_list: str | None) -> list[str]:
    """The things in a list with commas."""
    return [thing.strip() for thing in (typed_list or "").split(",") if thing.strip()]


def finished(typed_list: str | None) -> list[str]:
    """The things in a list that is being typed, but for the last, which is not finished."""
    return listed((typed_list or "").rpartition(",")[0])
