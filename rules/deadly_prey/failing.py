"""What follows a failure: Willpower owed by the ladder, and the fate of the card (Failed Dice; DP-38, DP-39).

| step | who is asked | what follows |
|---|---|---|
| UsePower (moments.py) | the monster, if its power bites here | Owe |
| Owe | nobody | white there, the reserve, PayDebt (asking.py), a Hardship; then the next who owes |
| FateOfCard | nobody | face down again, or replaced; a Minion discarded |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import Running
from rules.deadly_prey import events
from rules.deadly_prey.asking import PayDebt
from rules.deadly_prey.cards import ARSENAL, MONSTERS
from rules.deadly_prey.forces import tax
from rules.deadly_prey.hardships import suffer
from rules.deadly_prey.moments import UsePower
from rules.deadly_prey.playing import clear_plays
from rules.deadly_prey.verbs import Table


def fail(table: Table) -> None:
    """The attempt has failed: every one of the group loses the chip's value, then the card meets its fate."""
    attempt = table.attempt
    if attempt is None:
        return
    if attempt.sort != "minion":
        table.tell(events.AttemptFailed(attempt.group, attempt.spot))
    else:
        table.tell(events.MinionWon(attempt.group, table.spot(attempt.spot).card))
    owing = tuple(seat for seat in table.standing if seat in attempt.group)
    table.push(Owe(owing), FateOfCard())
    if "after_failure" in MONSTERS[table.monster.name].trick.when:
        table.push(UsePower(table.mo, table.next_question(), "after_failure"))


@dataclass(frozen=True, slots=True)
class Owe(Running[Table]):
    """The first of these pays: white on the card, reserve, Arsenal Cards, else a Hardship; then the next."""

    seats: tuple[int, ...]
    kind: Literal["owe"] = "owe"

    def run(self, table: Table) -> None:
        attempt = table.attempt
        if attempt is None or not self.seats:
            return
        seat = self.seats[0]
        table.push(Owe(self.seats[1:]))
        owed = table.spot(attempt.spot).chip + tax(table, "debt", seat)
        table.tell(events.DebtOwed(seat, owed))
        owed -= table.lose(seat, attempt.spot, "white", owed, "failed")
        owed -= table.spend(seat, owed, "failed")
        if owed:
            pay_with_cards(table, seat, owed)


def pay_with_cards(table: Table, seat: int, owed: int) -> None:
    """Cards of the hand to the value owed, by choice; if all are too little, all go and a Hardship clears the rest."""
    hand = table.hunter(seat).hand
    if sum(ARSENAL[card].value for card in hand) >= owed:
        table.push(PayDebt(seat, table.next_question(), owed))
        return
    for card in hand:
        table.pay_with_card(seat, card)
    suffer(table, seat, "debt")


@dataclass(frozen=True, slots=True)
class FateOfCard(Running[Table]):
    """With white on it the card lies face down again, else it is replaced; a Minion is discarded (DP-43, DP-49)."""

    kind: Literal["fate_of_card"] = "fate_of_card"

    def run(self, table: Table) -> None:
        attempt = table.attempt
        if attempt is None:
            return
        clear_plays(table)
        table.attempt = None
        match attempt.sort:
            case "force":
                return
            case "minion":
                table.replace_card(attempt.spot, "minion", keeps_white=True)
            case "control" if any(table.spot(attempt.spot).white):
                table.turn_down(attempt.spot)
            case "control":
                table.replace_card(attempt.spot, "failed")
