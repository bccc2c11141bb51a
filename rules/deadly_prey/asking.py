"""Small questions that cards and debts put to a hunter: which card, which trophy, which Willpower, in which order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.deadly_prey import choices, events
from rules.deadly_prey.cards import ARSENAL, CITY
from rules.deadly_prey.choices import BACK
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import State, hunter_of
from rules.deadly_prey.verbs import Table

LAID_BACK = 3


def ask_to_drop(table: Table, seat: int, count: int) -> None:
    """The hunter discards so many cards of his choice."""
    table.push(DropCard(seat, table.next_question(), count))


def ask_to_drop_trophy(table: Table, seat: int) -> None:
    """The hunter discards one of his trophies."""
    table.push(DropTrophy(seat, table.next_question()))


def ask_to_strip(table: Table, seat: int, count: int) -> None:
    """The hunter takes so many white Willpower of his off the pyramid, from where he says."""
    if count and any(there.white and there.white[seat] for there in table.spots):
        table.push(StripWhite(seat, table.next_question(), count))


def ask_to_lay_back(table: Table, seat: int) -> None:
    """The hunter lays the City deck's top cards back in an order of his choice."""
    if len(table.city) > 1:
        table.push(LayBack(seat, table.next_question()))


@dataclass(frozen=True, slots=True)
class DropCard(AskingOne[State, Table]):
    """A card of the hand goes to the discards; so many in all."""

    count: int
    kind: Literal["drop_card"] = "drop_card"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        hand = dict.fromkeys(hunter_of(state, seat).hand)
        return tuple(Option(f"drop:{card}", choices.PickCard(card)) for card in hand)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.PickCard(card):
                table.drop_card(seat, card)
        if self.count > 1 and table.hunter(seat).hand:
            table.push(replace(self, count=self.count - 1, question=table.next_question()))


@dataclass(frozen=True, slots=True)
class DropTrophy(AskingOne[State, Table]):
    """A trophy goes to the discards, its chip to the bag."""

    kind: Literal["drop_trophy"] = "drop_trophy"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        trophies = hunter_of(state, seat).trophies
        return tuple(Option(f"drop:{trophy.card}", choices.UseTrophy(trophy.card, trophy.chip)) for trophy in trophies)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.UseTrophy(card, _):
                table.use_trophy(seat, card)


@dataclass(frozen=True, slots=True)
class StripWhite(AskingOne[State, Table]):
    """White Willpower of the hunter's goes to his supply, from where he says; so many in all."""

    count: int
    kind: Literal["strip_white"] = "strip_white"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        there = (name for name, spot in zip(SPOTS, state.spots, strict=True) if spot.white[seat])
        return tuple(Option(f"pick:{name}", choices.PickSpot(name)) for name in there)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.PickSpot(name):
                table.lose(seat, name, "white", 1, "hardship")
        ask_to_strip(table, seat, self.count - 1)


@dataclass(frozen=True, slots=True)
class LayBack(AskingOne[State, Table]):
    """The City deck's top cards are laid back in the order chosen. `laid` is a draft, the top card first."""

    laid: tuple[str, ...] = ()
    kind: Literal["lay_back"] = "lay_back"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        left = [card for card in state.city[:LAID_BACK] if card not in self.laid]
        laying = tuple(Option(f"next:{card}", choices.LayBack(card)) for card in left)
        return (*laying, BACK) if self.laid else laying

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.LayBack(card):
                laid = (*self.laid, card)
            case _:
                laid = self.laid[:-1]
        left = [card for card in table.city[:LAID_BACK] if card not in laid]
        if len(left) > 1:
            table.push(replace(self, laid=laid))
            return
        table.city[:LAID_BACK] = [*laid, *left]
        table.tell(events.DeckArranged(seat, CITY[table.city[0]].suit))


# --- debts (Failed Dice; DP-39) ---


@dataclass(frozen=True, slots=True)
class PayDebt(AskingOne[State, Table]):
    """The hunter discards Arsenal Cards towards what he owes, no card more than needed, without change."""

    owed: int
    paid: tuple[str, ...] = ()
    kind: Literal["pay_debt"] = "pay_debt"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        cards = payable_next(hunter_of(state, seat).hand, self.paid, self.owed)
        return tuple(Option(f"debt:{card}", choices.DiscardForDebt(card, ARSENAL[card].value)) for card in cards)

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.DiscardForDebt(card, _):
                table.pay_with_card(seat, card)
                paid = (*self.paid, card)
                if sum(ARSENAL[each].value for each in paid) < self.owed:
                    table.push(replace(self, paid=paid, question=table.next_question()))


def payable_next(hand: tuple[str, ...], paid: tuple[str, ...], owed: int) -> tuple[str, ...]:
    """The cards that can be given next, so that in the end none was given that was not needed."""
    values = [ARSENAL[card].value for card in paid]
    found: dict[str, None] = {}
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            given = [*values, *(ARSENAL[card].value for card in cards)]
            if sum(given) >= owed and sum(given) - min(given) < owed:
                found.update(dict.fromkeys(cards))
    return tuple(dict.fromkeys(card for card in hand if card in found))
