"""Feeding: chips that the monster gains, laid whole on a Calling of its choice (Feeding; DP-60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.city import CALLINGS, Calling
from rules.deadly_prey.state import Position, State, in_week
from rules.deadly_prey.verbs import Table


def ask_to_feed(table: Table, chip: int, card: str = "") -> None:
    """The monster says on which Calling the chip, that of a destroyed card if one is named, lies from now on.

    With nobody left to play on, it is the default.
    """
    if not in_week(table):
        table.feed(hungriest(table), chip, card)
        return
    table.push(FeedChip(table.mo, table.next_question(), chip, card))


def hungriest(position: Position) -> Calling:
    """The Calling with the fewest chips, of equals the first in printed order (DP-60)."""
    counts = [len(chips) for chips in position.monster.callings]
    return CALLINGS[counts.index(min(counts))]


@dataclass(frozen=True, slots=True)
class FeedChip(AskingOne[State, Table]):
    """The chip goes whole to one Calling, which everybody sees; a time-out takes the one with the fewest chips.

    `card`: the destroyed card from which it comes, "" at dusk.
    """

    chip: int
    card: str = ""
    kind: Literal["feed_chip"] = "feed_chip"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(Option(f"feed:{calling}", choices.FeedChip(calling)) for calling in CALLINGS)

    def default(self, state: State, seat: int) -> str:
        return f"feed:{hungriest(state)}"

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.FeedChip(calling):
                table.feed(calling, self.chip, self.card)
