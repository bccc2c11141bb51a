"""What follows a success: red Willpower, lowered and exhausted chips, trophies, the top (DP-40 to DP-42).

| step | who is asked | what follows |
|---|---|---|
| TurnRed | each who shares control | the next |
| LowerChips | nobody | chips lowered, cards at 0 replaced |
| AfterControl | nobody | the top: a confrontation |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import GENERAL, TOP
from rules.deadly_prey.confronting import confront
from rules.deadly_prey.forces import tax
from rules.deadly_prey.paths import spot
from rules.deadly_prey.playing import clear_plays
from rules.deadly_prey.ratings import calling_number
from rules.deadly_prey.state import MOST_RED, Attempt, Position, State, Trophy
from rules.deadly_prey.verbs import Table


def succeed(table: Table, seats: tuple[int, ...], held: frozenset[str]) -> None:
    """These hunters control the card; what they put in is paid. `held`: spots whose chips a set keeps at 1."""
    attempt = table.attempt
    if attempt is None:
        return
    pay_shares(table, attempt)
    card = table.spot(attempt.spot).card
    seats = tuple(seat for seat in seats if most_red(table, seat, attempt.spot))
    if seats:
        table.tell(events.ControlTaken(seats, attempt.spot, card))
        count_control(table, attempt.group, card)
    clear_plays(table)
    turning = (TurnRed(seat, table.next_question(), attempt.spot) for seat in seats)
    lowered = tuple(name for share in attempt.shares for name in (*share.invoked, *share.poached))
    table.push(*turning, LowerChips(lowered, tuple(sorted(held))), AfterControl(attempt.spot))


def count_control(table: Table, seats: tuple[int, ...], card: str) -> None:
    """Each of these has had his control of the phase, of a General or of any other card (DP-44, DP-48)."""
    for seat in seats:
        hunter = table.hunter(seat)
        if CITY[card].suit == GENERAL:
            table.change_hunter(seat, generals=hunter.generals + 1)
        else:
            table.change_hunter(seat, controls=hunter.controls + 1)


def pay_shares(table: Table, attempt: Attempt) -> None:
    """Willpower, trophies and the white of poachers are spent."""
    for share in attempt.shares:
        seat, cards = share.seat, len(share.invoked) + len(share.poached)
        table.spend(seat, share.willpower, "points")
        table.spend(seat, tax(table, "invoking", seat, times=cards), "tax")
        for card in [table.hunter(seat).trophies[number].card for number in share.trophies]:
            table.use_trophy(seat, card)
        for name in share.poached:
            table.lose(seat, name, "white", 1, "poached")


@dataclass(frozen=True, slots=True)
class TurnRed(AskingOne[State, Table]):
    """At least one of the white Willpower there turns red, three in all at most (DP-40)."""

    spot: str
    kind: Literal["turn_red"] = "turn_red"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(
            Option(f"red:{count}", choices.TurnRed(count)) for count in range(1, most_red(state, seat, self.spot) + 1)
        )

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[-1].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.TurnRed(count):
                table.redden(seat, self.spot, count)


def most_red(position: Position, seat: int, name: str) -> int:
    """How many white Willpower of the seat there could turn red; none if a Hardship has taken them meanwhile."""
    there = spot(position, name)
    return min(there.white[seat], MOST_RED - there.red[seat])


@dataclass(frozen=True, slots=True)
class LowerChips(Running[Table]):
    """Chips of invoked cards are lowered, all old ones going in first; cards at 0 are exhausted (DP-10, DP-42)."""

    spots: tuple[str, ...]
    held: tuple[str, ...]
    kind: Literal["lower_chips"] = "lower_chips"

    def run(self, table: Table) -> None:
        lowered = [(name, table.spot(name).chip - 1) for name in self.spots]
        lowered = [(name, max(1, chip) if name in self.held else chip) for name, chip in lowered]
        table.lower_chips([(name, chip) for name, chip in lowered if chip != table.spot(name).chip])
        for name, chip in lowered:
            if chip == 0:
                table.exhaust(name)


@dataclass(frozen=True, slots=True)
class AfterControl(Running[Table]):
    """The attempt is over; a card that nobody had white on is replaced; control of the top is a confrontation."""

    spot: str
    kind: Literal["after_control"] = "after_control"

    def run(self, table: Table) -> None:
        table.attempt = None
        table.drop_uncontrolled(self.spot)
        if self.spot == TOP and table.spot(TOP).controllers:
            confront(table)


# --- Minions and ways in ---


def win_minion(table: Table, seat: int) -> None:
    """The Minion is the hunter's trophy with its chip; a new card lies there, with the white that lay on it (DP-49)."""
    attempt = table.attempt
    if attempt is None:
        return
    there = table.spot(attempt.spot)
    table.tell(events.MinionBeaten(seat, there.card, there.chip))
    if attempt.partners:
        table.show_score(seat, calling_number(CITY[there.card].suit))
    table.change_hunter(seat, trophies=(*table.hunter(seat).trophies, Trophy(there.card, there.chip)))
    clear_plays(table)
    table.attempt = None
    table.replace_card(attempt.spot, "minion", keeps_white=True, is_discarded=False)


def force_in(table: Table, hits: int) -> None:
    """Each hit has turned one of the intruder's white Willpower red; the rest stays white (Intrusion)."""
    attempt = table.attempt
    if attempt is None:
        return
    table.redden(attempt.leader, attempt.spot, hits)
    clear_plays(table)
    table.attempt = None
