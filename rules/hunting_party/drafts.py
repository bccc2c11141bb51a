"""Deeds put together in small choices: a key to begin with, then picks, each of which can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.questions import Option
from rules.hunting_party import choices
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.cards.effects import Ability
from rules.hunting_party.choices import back_in
from rules.hunting_party.plays import ability_of, can_play, is_at_hand, player_of
from rules.hunting_party.reckoning import can_wear, wearer_of
from rules.hunting_party.state import Draft, Position, Source
from rules.hunting_party.targets import Player, key_of, picks_for

PLAYS = ("potion", "power", "gear")
"""The first parts of the keys with which a play begins."""


def play_option(source: Source, ability: Ability) -> Option:
    """The option with which a play of this begins. Raises ValueError for what no player plays."""
    match source.sort:
        case "power":
            key = f"power:{source.card}:{source.which}"
            return Option(key, choices.Play("power", source.card, source.which, len(ability.choices)))
        case "potion" | "gear":
            key = f"{source.sort}:{source.card}"
            return Option(key, choices.Play(source.sort, source.card, source.which, len(ability.choices)))
        case _:
            raise ValueError(f"{source.sort} is not played")


def source_of(position: Position, key: str) -> Source:
    """What a key plays. Raises ValueError if it is the key of something else."""
    sort, card, *which = key.split(":")
    match sort:
        case "power":
            return Source("power", card, which[0])
        case "potion":
            return Source("potion", card)
        case "gear":
            wearer = wearer_of(position, card)
            return Source("gear", card, wearer[1].hunter if wearer else "")
        case _:
            raise ValueError(f"{key} plays nothing")


def is_play(draft: Draft) -> bool:
    """Whether a potion, an ability or gear is being played."""
    return draft.key.partition(":")[0] in PLAYS


def picks_of_play(position: Position, seat: int, draft: Draft) -> tuple[Option, ...]:
    """The picks that are next in a play, and Back; Back alone if it cannot be played any more."""
    back = (back_in(draft.key),)
    source = source_of(position, draft.key)
    ability = ability_of(source)
    player = player_of(seat, source)
    if not is_at_hand(position, seat, source, ability) or not can_play(position, seat, source, ability):
        return back
    if not all(_is_pick(position, player, ability, draft.picks[: at + 1]) for at in range(len(draft.picks))):
        return back
    return (*picks_for(position, player, ability, draft.picks), *back)


def _is_pick(position: Position, player: Player, ability: Ability, picks: tuple[str, ...]) -> bool:
    """Whether the last of the picks can still be made after the others."""
    return picks[-1] in {key_of(option) for option in picks_for(position, player, ability, picks[:-1])}


def is_complete_play(position: Position, draft: Draft) -> bool:
    """Whether everything was picked."""
    return len(draft.picks) == len(ability_of(source_of(position, draft.key)).choices)


def wearers(position: Position, seat: int, item: str) -> Iterator[Option]:
    """The hunters of the seat to whom it can give the item now (Equipment)."""
    for member in position.seats[seat].party:
        if can_wear(position, seat, member, ITEMS[item]):
            yield choices.pick_hunter(seat, member.hunter)


def picked(draft: Draft, option: Option) -> Draft:
    """The draft with one pick more."""
    return replace(draft, picks=(*draft.picks, key_of(option)))


def taken_back(draft: Draft) -> Draft | None:
    """The draft with one pick less, or None when there was none to take back."""
    return replace(draft, picks=draft.picks[:-1]) if draft.picks else None
