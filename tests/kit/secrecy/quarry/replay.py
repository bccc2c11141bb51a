"""Whole tables replayed from another deal, so that one viewer is told the same: the same public answers, dice, results.

The other players' private choices are free: which card they use, which they show or take, whether they are wounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import rules
from rules import Action, Event, Illegal
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import MONSTROUS_NAMES
from rules.unknown_quarry.cards.effects import Give, Show
from rules.unknown_quarry.interaction import Receive, Respond
from rules.unknown_quarry.state import Seat, State
from rules.unknown_quarry.steps import DropItem, TakeAction
from tests.kit.secrecy.quarry.cards import Followed
from tests.kit.secrecy.quarry.deals import cards_at, dealt_with, other_names
from tests.kit.secrecy.quarry.shown import must_be_shown
from tests.kit.secrecy.record import Answer, Record, counted
from tests.kit.secrecy.trial import Replayed, Told

DEALS = 4
MOST_TRIES = 300
"""How many answers are tried in one interaction before the deal is given up."""


class Replay:
    """One replay of a recorded table for a viewer."""

    def __init__(self, table: Followed, viewer: int, last_named: Sequence[int], chance: Random) -> None:
        self.table, self.viewer, self.last_named, self.chance = table, viewer, last_named, chance
        self.names = other_names(table, last_named, chance)
        self.dealt = dealt_with(table, self.names)
        self.at = list(table.deal)
        self.answers = table.answers[:-1]
        self.declared_last = last_declarations(table.record)
        self.tries = 0

    def run(self) -> Replayed:
        """The table as far as this deal leads: at most to the last answer but one, since the last opens everything."""
        state, replayed = self.dealt, []
        for block in blocks(self.answers):
            self.tries = MOST_TRIES
            self._swap(block[0])
            found = self._replayed(state, block)
            if found is None:
                return Replayed(replayed, is_whole=False)
            replayed += found
            state = found[-1][0]
            for number in block:
                self._shift(number)
        return Replayed(replayed, is_whole=True)

    def _swap(self, number: int) -> None:
        """Perhaps another took another item than was recorded, if the viewer is never sent either name again."""
        action, shifts = self.answers[number].action, self.table.shifts[number]
        if action.seat == self.viewer or not action.option.startswith(("pick_up", "drop")) or len(shifts) != 1:
            return
        card, place = shifts[0].card, self.at[shifts[0].card]
        alike = [other for other, where in enumerate(self.at) if where == place and self._is_loose(other, number)]
        if card in alike:
            other = self.chance.choice(alike)
            self.names[card], self.names[other] = self.names[other], self.names[card]

    def _is_loose(self, card: int, number: int) -> bool:
        return self.last_named[card] <= number and self.names[card] not in MONSTROUS_NAMES

    def _shift(self, number: int) -> None:
        for shift in self.table.shifts[number]:
            self.at[shift.card] = shift.goal

    def _replayed(self, state: State, block: Sequence[int]) -> Told | None:
        """The states and events of an interaction in which the viewer is shown the same; None if there is none."""
        if not block:
            return []
        for after, told in self._ways(state, block[0]):
            rest = self._replayed(after, block[1:])
            if rest is not None:
                return [(after, told), *rest]
        return None

    def _ways(self, state: State, number: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Every way in which this answer shows the viewer the same, the most promising ones first."""
        answer = self.answers[number]
        shown = must_be_shown(answer.before, answer.after, self.viewer)
        question = state.question.number if state.question else 0
        ways = []
        for key, draw in self._candidates(state, number):
            self.tries -= 1
            if self.tries < 0:
                return
            rigged = replace(state, luck=replace(state.luck, rigged=(draw, draw)))
            try:
                after, told = rules.apply(rigged, Action(answer.action.seat, question, key))
            except Illegal:
                continue
            if must_be_shown(state, after, self.viewer) == shown and self._lie_right(after, number):
                ways.append((self._risk(answer.after, after, number), counted(after, number + 1), told))
        yield from ((after, told) for _, after, told in sorted(ways, key=lambda way: way[0]))

    def _lie_right(self, state: State, number: int) -> bool:
        """Whether the cards went the same ways as recorded."""
        if not self.table.shifts[number]:
            return True
        at = list(self.at)
        for shift in self.table.shifts[number]:
            at[shift.card] = shift.goal
        hands, rooms = cards_at(at, self.names, len(state.seats))
        return hands == [seat.hand for seat in state.seats] and rooms == list(state.rooms)

    def _candidates(self, state: State, number: int) -> Iterator[tuple[str, int]]:
        """The answers that may tell the viewer the same, each with the draw to be rigged, in a random order."""
        answer = self.answers[number]
        draw, key = die_of(answer.told), answer.action.option
        if answer.action.seat == self.viewer and not isinstance(state.question, Respond):
            yield key, draw
            return
        keys = [key] if answer.action.seat == self.viewer else self._keys(state, answer, number)
        self.chance.shuffle(keys)
        for key in keys:
            yield from ((key, pick) for pick in picks_of(state) or (draw,))

    def _keys(self, state: State, answer: Answer, number: int) -> list[str]:
        key = answer.action.option
        legal = [option.key for decision in rules.decisions(state) for option in decision.options]
        match state.question:
            case TakeAction() if key.startswith("card"):
                return cards_like(legal, key, state)
            case TakeAction() if key.startswith("end_turn"):
                return [option for option in legal if option.startswith("end_turn")]
            case TakeAction() | DropItem() if self.table.shifts[number]:
                return [f"{key.partition(':')[0]}:{self.names[self.table.shifts[number][0].card]}"]
            case Respond() | Receive():
                return legal
        return [key]

    def _risk(self, recorded: State, other: State, number: int) -> tuple[int, float]:
        """How much the wounds stand in the way of what is still to come; by chance among equals."""
        risk = 0
        for seat, (then, now) in enumerate(zip(recorded.seats, other.seats, strict=True)):
            declares_later = self.declared_last.get(seat, -1) > number
            risk += now.is_crippled and not then.is_crippled
            risk += declares_later and then.is_crippled and not now.is_crippled
            risk += is_dying(now, len(other.seats))
        return risk, self.chance.random()


def is_dying(seat: Seat, life: int) -> bool:
    """Whether the next wound would end the table."""
    return seat.monster is not None and seat.wounds >= life - 1


def blocks(answers: Sequence[Answer]) -> Iterator[list[int]]:
    """The numbers of the answers, those of one interaction together."""
    block: list[int] = []
    for number, answer in enumerate(answers):
        block.append(number)
        is_over = not answer.after.question or isinstance(answer.after.question, TakeAction)
        if is_over:
            yield block
            block = []
    if block:
        yield block


def last_declarations(record: Record) -> dict[int, int]:
    """The number of the answer with which each seat declared being crippled."""
    return {
        event.fact.seat: number
        for number, answer in enumerate(record.answers)
        for event in answer.told
        if isinstance(event.fact, events.Declared)
    }


def die_of(told: Sequence[Event]) -> int:
    """The draw that made the die show its number; 0 if none was rolled."""
    return next((event.fact.number - 1 for event in told if isinstance(event.fact, events.Rolled)), 0)


def cards_like(legal: Sequence[str], key: str, state: State) -> list[str]:
    """The cards that may be used instead: any, but Spy for Spy alone while the turn is quiet, as that shows later."""
    if not state.turn.is_quiet:
        return [option for option in legal if option.startswith("card")]
    return [option for option in legal if option.startswith("card") and (option == "card:spy") is (key == "card:spy")]


def picks_of(state: State) -> list[int]:
    """The draws among which a card is picked from the target's hand at random; none if it is not."""
    step = state.question
    if not isinstance(step, Respond) or not step.line:
        return []
    if Show("random") in step.line.effects or Give("random") in step.line.effects:
        return list(range(len(state.seats[step.seat].hand)))
    return []


def replayed(record: Record, viewer: int, chance: Random) -> Replayed:
    """The table replayed from another deal for this viewer: the first that is whole, or the last of so many deals."""
    table = Followed(record)
    last_named = table.last_named(viewer)
    for _ in range(DEALS):
        replay = Replay(table, viewer, last_named, chance).run()
        if replay.is_whole:
            break
    return replay
