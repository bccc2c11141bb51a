"""Deeds of the kind that may be done at any pause: what there is, doing one, and serving one kept (HP-22, HP-29b)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.drafts import is_play, picks_of_play, play_option, source_of
from rules.hunting_party.playing import play
from rules.hunting_party.plays import can_play, sources
from rules.hunting_party.reckoning import can_pay_off
from rules.hunting_party.state import Draft, Position
from rules.hunting_party.targets import key_of
from rules.hunting_party.unplayable import why_not_at_pause
from rules.hunting_party.verbs import Table


def deeds(position: Position, seat: int) -> Iterator[Option]:
    """The potions, abilities and gear that the seat can use at a pause, and the members it can pay off."""
    for source, ability in sources(position, seat, "pause"):
        if ability.cost not in (Cost.FATIGUE, Cost.SKIP) and can_play(position, seat, source, ability):
            yield play_option(source, ability)
    for member, price in can_pay_off(position, seat):
        yield Option(f"disband:{member.hunter}:{price}", choices.Disband(member.hunter, price))


def do(table: Table, seat: int, deed: Draft) -> None:
    """The deed, legal now, is done."""
    if is_play(deed):
        play(table, seat, source_of(table, deed.key), deed.picks)
        return
    _, hunter, price = deed.key.split(":")
    table.disband(seat, hunter, int(price))


def serve(table: Table, seat: int, wish: Draft) -> None:
    """The wish is done if it is still legal, else handed back, unpaid, with the reason."""
    if is_legal(table, seat, wish):
        do(table, seat, wish)
        return
    why = why_not_at_pause(table, seat, wish.key)
    table.tell_seat(seat, events.WishReturned(wish.key, wish.picks, why.reason, why.rule))


def is_legal(position: Position, seat: int, deed: Draft) -> bool:
    """Whether the deed, with all its picks, could be put together at a pause as things stand."""
    if deed.key not in {option.key for option in deeds(position, seat)}:
        return False
    return all(
        pick in {key_of(option) for option in picks_of_play(position, seat, Draft(deed.key, deed.picks[:place]))}
        for place, pick in enumerate(deed.picks)
    )
