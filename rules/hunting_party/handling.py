"""Handling cards: throwing from the hand, keeping one of several, laying a stack back in order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.choices import BACK
from rules.hunting_party.state import MARKET, State, stack
from rules.hunting_party.verbs import Table


def ask_to_throw(table: Table, seat: int, count: int) -> None:
    """The seat throws so many cards of its choice, as far as it has any (HP-08, HP-25)."""
    cards = min(count, len(table.seats[seat].hand))
    if cards:
        table.push(ThrowCards(seat, table.next_question(), cards))


def ask_to_arrange(table: Table, seat: int, stack: str, count: int) -> None:
    """The seat looks at the top cards of a stack and lays them back; a single one only is looked at."""
    cards = table.stack(stack)[:count]
    table.look_at(seat, stack, cards)
    if len(cards) > 1:
        table.push(Arrange(seat, table.next_question(), stack, len(cards)))


def ask_which_to_keep(table: Table, seat: int, count: int) -> None:
    """The seat looks at the last cards of the Market and keeps one of them."""
    cards = table.stack(MARKET)[-count:]
    table.look_at(seat, MARKET, cards)
    if cards:
        table.push(KeepOne(seat, table.next_question(), len(cards)))


@dataclass(frozen=True, slots=True)
class ThrowCards(AskingOne[State, Table]):
    """So many cards go from the hand under the Market. `chosen` is a draft; a time-out throws the oldest (HP-25)."""

    count: int
    chosen: tuple[str, ...] = ()
    kind: Literal["throw_cards"] = "throw_cards"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        left = [item for item in state.seats[seat].hand if item not in self.chosen]
        throwing = tuple(Option(f"throw:{item}", choices.Throw(item)) for item in left)
        return (*throwing, BACK) if self.chosen else throwing

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Throw(item):
                chosen = (*self.chosen, item)
            case _:
                chosen = self.chosen[:-1]
        if len(chosen) == self.count:
            table.throw(seat, chosen)
        else:
            table.push(replace(self, chosen=chosen))


@dataclass(frozen=True, slots=True)
class Arrange(AskingOne[State, Table]):
    """The top cards of a stack are laid back in the order chosen. `laid` is a draft, the top card first."""

    stack: str
    count: int
    laid: tuple[str, ...] = ()
    kind: Literal["arrange"] = "arrange"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        left = [card for card in self.cards(state) if card not in self.laid]
        laying = tuple(Option(f"next:{card}", choices.LayNext(card)) for card in left)
        return (*laying, BACK) if self.laid else laying

    def cards(self, state: State) -> tuple[str, ...]:
        """The cards that are laid back, in the order in which they lie."""
        return stack(state, self.stack)[: self.count]

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.LayNext(card):
                laid = (*self.laid, card)
            case _:
                laid = self.laid[:-1]
        left = [card for card in table.stack(self.stack)[: self.count] if card not in laid]
        if len(left) > 1:
            table.push(replace(self, laid=laid))
            return
        table.set_stack(self.stack, (*laid, *left, *table.stack(self.stack)[self.count :]))
        table.tell(events.StackArranged(seat, self.stack, self.count))


@dataclass(frozen=True, slots=True)
class KeepOne(AskingOne[State, Table]):
    """One of the Market's last cards is kept."""

    count: int
    kind: Literal["keep_one"] = "keep_one"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(Option(f"keep:{item}", choices.KeepOne(item)) for item in self.cards(state))

    def cards(self, state: State) -> tuple[str, ...]:
        """The cards among which is chosen."""
        return stack(state, MARKET)[-self.count :]

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.KeepOne(item):
                table.set_stack(MARKET, [card for card in table.stack(MARKET) if card != item])
                table.tell(events.CardsDrawn(seat, 1))
                table.take_in(seat, (item,))
