"""What /prey offers while its options are typed."""

from __future__ import annotations

from functools import partial

from discord.app_commands import Namespace

from cogs import lists
from cogs.lists import Lists, Offers, Through, finished, many
from cogs.ways import Step

GAME = "prey"

offers = partial(lists.offers, GAME)
several = partial(lists.several, GAME)


def here(verb: str) -> Offers:
    """What can be done on the cards of the slot: on each card that can be chosen, or on the one it is on."""
    return offers(verb, lambda _: (Step("at:"),))


def picks(sort: str, option: str) -> Through:
    """The way to what a card or the power is aimed at, past the picks that are typed already."""

    def through(namespace: Namespace) -> tuple[Step, ...]:
        named = getattr(namespace, option, None) or "" if option else ""
        targets = (getattr(namespace, name, None) for name in ("target", "second"))
        return (Step(f"play:{sort}:", named), *many("pick:", *targets))

    return through


def paying(verb: str, option: str) -> Through:
    """The way to the Callings that pay, past those that are typed already."""

    def through(namespace: Namespace) -> tuple[Step, ...]:
        named = getattr(namespace, option, None) or "" if option else ""
        spent = finished(getattr(namespace, "callings", None))
        return (Step(verb, named), *many("spend:", *spent))

    return through


def powered(namespace: Namespace) -> tuple[Step, ...]:
    """The way to the Callings that pay for the power, past what is typed already."""
    aimed = (getattr(namespace, name, None) for name in _TARGETS)
    spent = finished(getattr(namespace, "callings", None))
    return (Step("play:power:"), *many("pick:", *aimed), *many("spend:", *spent))


def laid(namespace: Namespace) -> tuple[Step, ...]:
    """The way past the chips that are typed already."""
    return many("lay:", *finished(getattr(namespace, "calling", None)))


def exchanged(*options: str) -> Through:
    """The way into an exchange, past the points that are typed already."""

    def through(namespace: Namespace) -> tuple[Step, ...]:
        return (Step("exchange"), *many("spend:", *(getattr(namespace, option, None) for option in options)))

    return through


_TARGETS = ("target", "second", "third")

LISTS: Lists = {
    ("lay", "calling"): several("lay:", laid, again=True),
    ("dawn", "burn"): several("burn:"),
    ("dawn", "pay_off"): offers("pay_off:"),
    ("night", "act"): offers("act:"),
    ("place", "spot"): offers("place:"),
    ("attempt", "spot"): here("attempt:"),
    ("invite", "spot"): here("invite:"),
    ("intrude", "spot"): here("intrude:"),
    ("reinforce", "spot"): here("reinforce:"),
    ("evict", "what"): here("evict_"),
    ("reclaim", "what"): several("take:", lambda _: (Step("reclaim"),)),
    ("restore", "spot"): offers("restore:"),
    ("choose", "swap"): offers("swap:"),
    ("gather", "invoke"): several("invoke:"),
    ("gather", "poach"): several("poach:"),
    ("gather", "trophies"): several("trophy:"),
    ("gather", "tactics"): offers("tactics:"),
    ("roll", "trophies"): several("trophy:"),
    ("pay", "card"): offers("debt:"),
    ("order", "order"): offers("order:"),
    ("card play", "card"): offers("play:arsenal:"),
    ("card burn", "card"): offers("burn:"),
    ("card pay-off", "card"): offers("pay_off:"),
    ("card drop", "card"): offers("drop:"),
    ("card pick", "what"): offers("pick:"),
    ("card next", "card"): offers("next:"),
    ("monster play", "card"): offers("play:influence:"),
    ("monster strike", "target"): offers("strike:"),
    ("monster strike", "callings"): several("spend:", paying("strike:", "target"), again=True),
    ("monster meddle", "callings"): several("spend:", paying("meddle", ""), again=True),
    ("monster power", "callings"): several("spend:", powered, again=True),
    ("monster feed", "calling"): offers("feed:"),
    ("monster victim", "player"): offers("victim:"),
    ("monster exchange", "first"): offers("spend:", exchanged()),
    ("monster exchange", "second"): offers("spend:", exchanged("first")),
    ("monster exchange", "into"): offers("into:", exchanged("first", "second")),
    **{("card play", option): offers("pick:", picks("arsenal", "card")) for option in _TARGETS},
    **{("monster play", option): offers("pick:", picks("influence", "card")) for option in _TARGETS},
    **{("monster power", option): offers("pick:", picks("power", "")) for option in _TARGETS},
}
