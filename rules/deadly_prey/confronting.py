"""The confrontation at the top: window, tallies, deaths or the end (Confronting the Monster; DP-65 to DP-68)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import Running
from rules.deadly_prey import events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import SPOTS, TOP
from rules.deadly_prey.forces import is_allowed, is_barred, tally_changes
from rules.deadly_prey.paths import own_spots, spot
from rules.deadly_prey.playing import clear_plays
from rules.deadly_prey.spending import total
from rules.deadly_prey.state import Position, is_day
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.windows import open_window

NIGHT_PENALTY = 2


def confront(table: Table) -> None:
    """Whoever has red on the top faces the monster, at once; one window comes first."""
    table.fighters = table.spot(TOP).controllers
    table.tell(events.ConfrontationBegan(table.fighters, table.suit_of(TOP)))
    open_window(table, "face", TallyUp())


def tally(position: Position, seat: int) -> int:
    """A fighter's tally: chips on his cards of the top's suit, fellow fighters, the night, texts in force."""
    suit = CITY[spot(position, TOP).card].suit
    names = own_spots(position, seat)
    chips = sum(spot(position, name).chip for name in names if CITY[spot(position, name).card].suit == suit)
    fellows = 0 if is_barred(position, "one_more", seat) else len(position.fighters) - 1
    is_dark = not is_day(position.half) and not is_allowed(position, "no_night_penalty", seat)
    return chips + fellows + tally_changes(position, seat) - (NIGHT_PENALTY if is_dark else 0)


@dataclass(frozen=True, slots=True)
class TallyUp(Running[Table]):
    """Each fighter for himself against the monster's score; if any wins, the monster is defeated (DP-66, DP-68)."""

    kind: Literal["tally_up"] = "tally_up"

    def run(self, table: Table) -> None:
        number = total(table, table.suit_of(TOP))
        tallies = {seat: tally(table, seat) for seat in table.fighters}
        clear_plays(table)
        for seat, reached in tallies.items():
            table.tell(events.TallyTold(seat, reached, is_enough=reached >= number))
        fallen = [seat for seat, reached in tallies.items() if reached < number]
        for seat in fallen:
            table.kill(seat)
        if len(fallen) < len(tallies):
            winners = tuple(seat for seat in tallies if seat not in fallen)
            table.tell(events.MonsterDefeated(winners))
            table.end_by_defeat()
            return
        table.fighters = ()
        for name in SPOTS:
            table.drop_uncontrolled(name)
        table.end_if_nobody_is_left()
