"""The Market: a purchase, and the chest of a slain agent (Item Purchase; Items from Dark Agents)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.reckoning import purchase_sees
from rules.hunting_party.state import MARKET, Position, State, stack
from rules.hunting_party.verbs import Table

CHEST = 2


def visit_market(table: Table, seat: int) -> None:
    """The action is used, and the seat alone sees the Market's top cards (HP-24)."""
    table.spend_action(is_purchase=True)
    cards = table.stack(MARKET)[: purchase_sees(table, seat)]
    table.tell(events.MarketVisited(seat, len(cards)))
    table.learn(seat, MARKET, cards)
    table.push(Purchase(seat, table.next_question(), cards))


@dataclass(frozen=True, slots=True)
class Purchase(AskingOne[State, Table]):
    """None to all of the cards seen, a gold each. `taken` is a draft."""

    cards: tuple[str, ...]
    taken: tuple[str, ...] = ()
    kind: Literal["purchase"] = "purchase"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (*self._taking(state, seat), *self._putting_back(), *self._paying(state, seat))

    def _taking(self, state: State, seat: int) -> tuple[Option, ...]:
        if state.seats[seat].silver < SILVER_PER_GOLD * (len(self.taken) + 1):
            return ()
        return tuple(Option(f"take:{item}", choices.Take(item)) for item in self.cards if item not in self.taken)

    def _putting_back(self) -> tuple[Option, ...]:
        return tuple(Option(f"put_back:{item}", choices.PutBack(item)) for item in self.taken)

    def _paying(self, state: State, seat: int) -> tuple[Option, ...]:
        """A trade made meanwhile may have left too little money for what was taken: then something goes back first."""
        silver = SILVER_PER_GOLD * len(self.taken)
        if state.seats[seat].silver < silver:
            return ()
        return (Option("pay", choices.PayFor(self.taken, silver)),)

    def default(self, state: State, seat: int) -> str:
        """What was taken and not paid for is no purchase: it goes back, one after another, and nothing is bought."""
        return f"put_back:{self.taken[-1]}" if self.taken else "pay"

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Take(item):
                table.push(replace(self, taken=(*self.taken, item)))
            case choices.PutBack(item):
                table.push(replace(self, taken=tuple(other for other in self.taken if other != item)))
            case choices.PayFor(items, silver):
                table.buy(seat, self.cards, items, silver)


@dataclass(frozen=True, slots=True)
class Chest(AskingOne[State, Table]):
    """How many unseen cards to buy from the chest, said before any is seen (HP-24b)."""

    kind: Literal["chest"] = "chest"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(
            Option(f"chest:{count}", choices.BuyUnseen(count)) for count in range(most_from_chest(state, seat) + 1)
        )

    def default(self, state: State, seat: int) -> str:
        return "chest:0"

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.BuyUnseen(count):
                silver = SILVER_PER_GOLD * count
                table.change_seat(seat, silver=table.seats[seat].silver - silver)
                table.tell(events.ChestOpened(seat, count, silver))
                table.draw_items(seat, count)


def most_from_chest(position: Position, seat: int) -> int:
    """How many cards the seat could buy from a chest: two, as far as money and Market go."""
    return min(CHEST, position.seats[seat].silver // SILVER_PER_GOLD, len(stack(position, MARKET)))
