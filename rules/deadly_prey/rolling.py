"""Rolling for a City Card, a Minion, or a way in: trophies, dice, cards that change them (Rolling Dice; DP-45).

| step | who is asked | what follows |
|---|---|---|
| AddTrophies | each of the group with trophies, in standing | the next, then Roll |
| Roll | nobody | AfterRoll (moments.py) for each of the group with a card in hand |
| JudgeRoll | nobody | succeed or fail; a Minion won or lost; a way in forced |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.choices import BACK, ROLL
from rules.deadly_prey.city import GENERAL
from rules.deadly_prey.failing import fail
from rules.deadly_prey.moments import AfterRoll
from rules.deadly_prey.paths import suit_at
from rules.deadly_prey.playing import return_points
from rules.deadly_prey.ratings import HIGHEST_ROLL, calling_number, dice_of, score
from rules.deadly_prey.state import Attempt, Position, Share, State, hunter_of
from rules.deadly_prey.succeeding import force_in, succeed, win_minion
from rules.deadly_prey.verbs import Table


def prepare_roll(table: Table) -> None:
    """Dice decide: cards of points come back, then trophies may add dice, but not against a Minion (DP-37, DP-49)."""
    attempt = table.attempt
    if attempt is None:
        return
    return_points(table)
    askable = [
        seat
        for seat in table.standing
        if seat in attempt.group and table.hunter(seat).trophies and attempt.sort != "minion"
    ]
    if askable and attempt.rating <= HIGHEST_ROLL:
        table.push(AddTrophies(askable[0], table.next_question(), tuple(askable[1:])), Roll())
    else:
        table.push(Roll())


@dataclass(frozen=True, slots=True)
class AddTrophies(AskingOne[State, Table]):
    """Trophies cashed in for dice. `rest`: who is asked after; `numbers`: the draft."""

    rest: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    kind: Literal["roll_sources"] = "roll_sources"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        left = (
            Option(f"trophy:{trophy.card}", choices.UseTrophy(trophy.card, trophy.chip))
            for number, trophy in enumerate(hunter_of(state, seat).trophies)
            if number not in self.numbers
        )
        return (*left, ROLL, *((BACK,) if self.numbers else ()))

    def default(self, state: State, seat: int) -> str:
        return ROLL.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.UseTrophy(card, _):
                number = next(at for at, trophy in enumerate(table.hunter(seat).trophies) if trophy.card == card)
                table.push(replace(self, numbers=(*self.numbers, number)))
            case choices.Back():
                table.push(replace(self, numbers=self.numbers[:-1]))
            case _:
                self._go_on(table, seat)

    def _go_on(self, table: Table, seat: int) -> None:
        if table.attempt is not None and self.numbers:
            share = Share(seat, trophies=self.numbers)
            table.attempt = replace(table.attempt, shares=(*table.attempt.shares, share))
        if self.rest:
            table.push(AddTrophies(self.rest[0], table.next_question(), self.rest[1:]))


@dataclass(frozen=True, slots=True)
class Roll(Running[Table]):
    """The dice are rolled; with none, or eleven to reach, it fails at once, and trophies stay (DP-46, OWN-43)."""

    kind: Literal["roll"] = "roll"

    def run(self, table: Table) -> None:
        attempt = table.attempt
        if attempt is None:
            return
        dice = dice_of(table, attempt) if attempt.rating <= HIGHEST_ROLL else 0
        show_scores(table, attempt)
        if not dice:
            table.attempt = replace(attempt, shares=())
            table.tell(events.NoDice(attempt.leader))
            fail(table)
            return
        cash_in(table, attempt)
        table.attempt = replace(attempt, shares=(), rolled=table.roll(dice))
        table.tell(events.DiceRolled(attempt.leader, table.attempt.rolled, attempt.rating))
        rollers = [seat for seat in table.standing if seat in attempt.group and table.hunter(seat).hand]
        table.push(*(AfterRoll(seat, table.next_question()) for seat in rollers), JudgeRoll())


def show_scores(table: Table, attempt: Attempt) -> None:
    """A lone roll shows the hunter's score as its number of dice, or as the 0 that lost; from 11 on none (DP-16)."""
    suit = suit_at(table, attempt.spot)
    if attempt.rating <= HIGHEST_ROLL and not attempt.partners and suit != GENERAL:
        table.show_score(attempt.leader, calling_number(suit))


def cash_in(table: Table, attempt: Attempt) -> None:
    """Trophies whose dice were added are discarded."""
    for share in attempt.shares:
        cards = [table.hunter(share.seat).trophies[number].card for number in share.trophies]
        for card in cards:
            table.use_trophy(share.seat, card)


@dataclass(frozen=True, slots=True)
class JudgeRoll(Running[Table]):
    """One die at the number is enough; of a way in each such die counts (Successful Dice; Intrusion)."""

    kind: Literal["judge_roll"] = "judge_roll"

    def run(self, table: Table) -> None:
        attempt = table.attempt
        if attempt is None:
            return
        hits = sum(1 for die in attempt.rolled if die >= attempt.rating)
        if not hits:
            fail(table)
            return
        match attempt.sort:
            case "minion":
                win_minion(table, strongest(table, attempt))
            case "force":
                force_in(table, hits)
            case "control":
                succeed(table, tuple(sharers(table, attempt)), frozenset())


def sharers(position: Position, attempt: Attempt) -> Iterator[int]:
    """By dice everybody of the group shares control (DP-40)."""
    return (seat for seat in position.standing if seat in attempt.group)


def strongest(position: Position, attempt: Attempt) -> int:
    """Who holds the highest score in a Minion's Calling: of equals the leader, then standing (DP-48)."""
    suit = suit_at(position, attempt.spot)
    order = [attempt.leader, *(seat for seat in position.standing if seat in attempt.partners)]
    return max(order, key=lambda seat: (score(position, seat, suit), -order.index(seat)))
