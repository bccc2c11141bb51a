"""The Willpower of a table of Deadly Prey, as it follows from what was told."""

from __future__ import annotations

from collections import Counter

from rules.deadly_prey import events
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import State

RESERVE = ("", "white")
"""The place of what is in reserve, beside (spot, colour) of the pyramid."""

Ledger = Counter[tuple[int, tuple[str, str]]]
"""How much each seat has in each place."""


def held_by(table: State) -> Ledger:
    """What lies open: reserves, and the white and red on the pyramid."""
    found: Ledger = Counter()
    for seat, hunter in enumerate(table.hunters):
        if hunter is None:
            continue
        found[seat, RESERVE] = hunter.reserve
        for name, spot in zip(SPOTS, table.spots, strict=True):
            found[seat, (name, "white")] = spot.white[seat]
            found[seat, (name, "red")] = spot.red[seat]
    return found


def told_of(fact: object, ledger: Ledger) -> None:
    """The ledger is as it is after what this public event tells."""
    match fact:
        case events.WillpowerChanged(seat=seat, willpower=count):
            ledger[seat, RESERVE] += count
        case events.WillpowerPlaced(seat=seat, spot=name, count=count):
            _moved(ledger, seat, RESERVE, (name, "white"), count)
        case events.WillpowerShifted(seat=seat, source=source, to=to, count=count):
            _moved(ledger, seat, (source, "white"), (to, "white"), count)
        case events.TurnedRed(seat=seat, spot=name, count=count):
            _moved(ledger, seat, (name, "white"), (name, "red"), count)
        case events.WillpowerLost(seat=seat, spot=name, colour=colour, count=count):
            ledger[seat, (name, colour)] -= count
        case events.Reclaimed(seat=seat, taken=taken):
            for name, colour, count in taken:
                _moved(ledger, seat, (name, colour), RESERVE, count)
        case events.HunterDied(seat=seat):
            for place in [key for key in ledger if key[0] == seat]:
                ledger[place] = 0


def _moved(ledger: Ledger, seat: int, source: tuple[str, str], to: tuple[str, str], count: int) -> None:
    ledger[seat, source] -= count
    ledger[seat, to] += count
