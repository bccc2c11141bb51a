"""Cards under other names: what lies where a viewer does not know it could as well be another card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import TypeVar

from rules.hunting_party.cards import AGENTS, HUNTERS, ITEMS
from rules.hunting_party.state import MARKET, State

T = TypeVar("T")
Names = Mapping[str, str]
"""By the name of a card, the name of the one that takes its place; those that are left out stay."""


def kin_of(card: str) -> str:
    """The stack to which a card belongs: only cards of one stack can take each other's place."""
    if card in ITEMS:
        return MARKET
    return HUNTERS[card].location if card in HUNTERS else AGENTS[card].region


def cards() -> Iterator[str]:
    """The name of every item, hunter and agent."""
    yield from (*ITEMS, *HUNTERS, *AGENTS)


def shuffled_names(loose: Sequence[str], chance: Random) -> dict[str, str]:
    """Other names for these cards, each that of another of its kin."""
    kin: dict[str, list[str]] = {}
    for card in sorted(loose):
        kin.setdefault(kin_of(card), []).append(card)
    return {card: other for alike in kin.values() for card, other in zip(alike, mixed(alike, chance), strict=True)}


def mixed(alike: Sequence[str], chance: Random) -> list[str]:
    """The cards in another order."""
    return sorted(alike, key=lambda _: chance.random())


def renamed(value: T, names: Names) -> T:
    """The value with other names for cards, wherever in it a card is named, in keys too."""
    if isinstance(value, str):
        return renamed_key(value, names)
    if isinstance(value, tuple):
        return tuple(renamed(part, names) for part in value)
    if is_dataclass(value):
        parts = {field.name: getattr(value, field.name) for field in fields(value) if field.init}
        changed = {name: new for name, part in parts.items() if (new := renamed(part, names)) != part}
        return replace(value, **changed) if changed else value
    return value


def renamed_key(key: str, names: Names) -> str:
    """A name, or a key of which names are parts."""
    if key in names:
        return names[key]
    if ":" not in key and "." not in key:
        return key
    return ":".join(".".join(names.get(name, name) for name in part.split(".")) for part in key.split(":"))


def renamed_state(state: State, viewer: int, names: Names) -> State:
    """The table with other names for cards, but for the viewer's own seat."""
    seats = tuple(seat if number == viewer else renamed(seat, names) for number, seat in enumerate(state.seats))
    return replace(
        state,
        seats=seats,
        stacks=renamed(state.stacks, names),
        offers=renamed(state.offers, names),
        agenda=renamed(state.agenda, names),
    )


def named_in(value: object) -> Iterator[str]:
    """Every string in a value, parts of keys one by one."""
    if isinstance(value, str):
        yield from value.replace(".", ":").split(":")
    elif isinstance(value, tuple):
        for part in value:
            yield from named_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from named_in(getattr(value, field.name))
