"""The money of a table of Hunting Party, as it follows from what was told."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hunting_party import events

Change = tuple[int, int]
"""A seat, and how much silver it has more."""


def changes_of(fact: object) -> Iterator[Change]:
    """What a public event says of each seat's money."""
    match fact:
        case events.SilverGained(seat=seat, silver=silver) | events.BountyPaid(seat=seat, silver=silver):
            yield seat, silver
        case events.SilverMoved(seat=seat, to=to, silver=silver):
            yield from ((seat, -silver), (to, silver))
        case events.Traded(seat=seat, to=to, silver=silver, to_silver=back):
            yield from ((seat, back - silver), (to, silver - back))
        case _:
            yield from _payments(fact)


def _payments(fact: object) -> Iterator[Change]:
    match fact:
        case events.SilverPaid(seat=seat, silver=silver) | events.BountyTaxed(seat=seat, silver=silver):
            yield seat, -silver
        case events.OrphanFed(seat=seat, silver=silver) | events.Disbanded(seat=seat, silver=silver):
            yield seat, -silver
        case events.PartyDisbanded(seat=seat, silver=silver) | events.ItemsBought(seat=seat, silver=silver):
            yield seat, -silver
        case events.ChestOpened(seat=seat, silver=silver):
            yield seat, -silver
