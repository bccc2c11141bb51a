"""What /party offers while its options are typed: the legal answers that begin with a verb, and nothing else."""

from __future__ import annotations

from functools import partial

from discord.app_commands import Choice, Namespace

from cogs import lists, typed
from cogs.lists import Lists, Offers, Through, begun, many
from cogs.party_steps import ANSWERS
from cogs.showing import Interaction
from cogs.ways import Step
from rules import Option

GAME = "party"

offers = partial(lists.offers, GAME)
several = partial(lists.several, GAME)


def traders() -> Offers:
    """The list of the seats with whom a trade stands, whatever can be answered to it."""

    def wanted(option: Option) -> str | None:
        verb, seat, *_ = (*option.key.split(":"), "")
        return seat if verb in ANSWERS else None

    async def offer(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await typed.offer(interaction, GAME, current, wanted)

    return offer


def played(sort: str, option: str) -> Through:
    """The way to the targets of a potion, an ability or a piece of gear, past those that are typed already."""

    def through(namespace: Namespace) -> tuple[Step, ...]:
        targets = many("pick:", *(getattr(namespace, name, None) for name in ("target", "second")))
        return (Step(sort, getattr(namespace, option, None) or ""), *targets)

    return through


def declared(*before: str) -> Through:
    """The way to a skill of the next type, or to who goes, past those that are typed already."""
    return lambda namespace: (
        Step("hunt"),
        *(Step("declare:", getattr(namespace, name, None) or "") for name in before),
    )


_PLAYS = {"potion": "potion", "power": "ability", "gear": "item"}
_IN_ORDER = {"buy": ("item", "take:"), "throw": ("item", "throw:"), "arrange": ("card", "next:")}

LISTS: Lists = {
    ("hero", "location"): offers("hero:"),
    ("hire", "location"): offers("hire:"),
    ("show", "prophecy"): offers("show:"),
    ("victim", "hunter"): offers("victim:"),
    ("respond", "response"): offers("respond:"),
    ("disband", "hunter"): offers("disband:"),
    ("keep", "card"): offers("keep:"),
    ("take-back", "wish"): offers("take_back:"),
    ("equip", "item"): offers("equip:"),
    ("equip", "hunter"): offers("pick:", begun("equip:", "item")),
    ("hunt", "guiding"): offers("declare:", declared()),
    ("hunt", "seeking"): offers("declare:", declared("guiding")),
    ("hunt", "fighting"): offers("declare:", declared("guiding", "seeking")),
    ("hunt", "without"): several("stay:", declared("guiding", "seeking", "fighting")),
    ("offer", "player"): offers("offer:"),
    ("offer", "cards"): several("give:", begun("offer:", "player")),
    ("answer-offer", "player"): traders(),
    ("answer-offer", "cards"): several("lay:", begun("accept:", "player")),
    ("order", "show"): offers("show_order:", lambda _: (Step("show_order"),)),
    **{(sort, option): offers(f"{sort}:") for sort, option in _PLAYS.items()},
    **{
        (sort, target): offers("pick:", played(f"{sort}:", option))
        for sort, option in _PLAYS.items()
        for target in ("target", "second", "third")
    },
    **{
        (command, option): offers(verb)
        for command, (first, verb) in _IN_ORDER.items()
        for option in (first, "second", "third")
    },
}
