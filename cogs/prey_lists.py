"""What /prey offers while its options are typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from discord.app_commands import Namespace

from cogs import lists
from cogs.lists import Offers, Through, begun, listed, many
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
        spent = listed(getattr(namespace, "callings", None))[:-1]
        return (Step(verb, named), *many("spend:", *spent))

    return through


def powered(namespace: Namespace) -> tuple[Step, ...]:
    """The way to the Callings that pay for the power, past what is typed already."""
    aimed = (getattr(namespace, name, None) for name in _TARGETS)
    spent = listed(getattr(namespace, "callings", None))[:-1]
    return (Step("play:power:"), *many("pick:", *aimed), *many("spend:", *spent))


_TARGETS = ("target", "second", "third")

LISTS: Mapping[tuple[str, str], Offers] = {
    ("prey lay", "calling"): offers("lay:"),
    ("prey dawn", "burn"): several("burn:"),
    ("prey dawn", "pay_off"): offers("pay_off:"),
    ("prey night", "act"): offers("act:"),
    ("prey place", "spot"): offers("place:"),
    ("prey attempt", "spot"): here("attempt:"),
    ("prey invite", "spot"): here("invite:"),
    ("prey intrude", "spot"): here("intrude:"),
    ("prey reinforce", "spot"): here("reinforce:"),
    ("prey evict", "what"): here("evict_"),
    ("prey reclaim", "what"): several("take:", lambda _: (Step("reclaim"),)),
    ("prey restore", "spot"): offers("restore:"),
    ("prey choose", "swap"): offers("swap:"),
    ("prey gather", "invoke"): several("invoke:"),
    ("prey gather", "poach"): several("poach:"),
    ("prey gather", "trophies"): several("trophy:"),
    ("prey gather", "tactics"): offers("tactics:"),
    ("prey roll", "trophies"): several("trophy:"),
    ("prey pay", "card"): offers("debt:"),
    ("prey order", "order"): offers("order:"),
    ("prey card play", "card"): offers("play:arsenal:"),
    ("prey card burn", "card"): offers("burn:"),
    ("prey card pay-off", "card"): offers("pay_off:"),
    ("prey card drop", "card"): offers("drop:"),
    ("prey card pick", "what"): offers("pick:"),
    ("prey card next", "card"): offers("next:"),
    ("prey monster play", "card"): offers("play:influence:"),
    ("prey monster strike", "target"): offers("strike:"),
    ("prey monster strike", "callings"): several("spend:", paying("strike:", "target")),
    ("prey monster meddle", "callings"): several("spend:", paying("meddle", "")),
    ("prey monster power", "callings"): several("spend:", powered),
    ("prey monster feed", "calling"): offers("feed:"),
    ("prey monster victim", "player"): offers("victim:"),
    ("prey monster exchange", "into"): offers("into:", begun("exchange", "")),
    **{("prey card play", option): offers("pick:", picks("arsenal", "card")) for option in _TARGETS},
    **{("prey monster play", option): offers("pick:", picks("influence", "card")) for option in _TARGETS},
    **{("prey monster power", option): offers("pick:", picks("power", "")) for option in _TARGETS},
}
"""The lists by the whole name of the command, and option."""
