"""Hiring: bid order, the bids, who has the hunter (Hiring; HP-15 to HP-17).

| step | who is asked | what follows |
|---|---|---|
| AskBidOrder | the hiring player, or who answered that he says it | NextBid |
| NextBid | nobody | Bid of the next seat, a forced pass, or CloseHire |
| Bid | one seat | NextBid |
| CloseHire | nobody | the hunter joins the highest bidder, or lies under his stack |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.hunting_party import choices, events
from rules.hunting_party.choices import FIRST, LAST, PASS
from rules.hunting_party.reckoning import highest_bid
from rules.hunting_party.state import Position, State, in_reach
from rules.hunting_party.verbs import Table


@dataclass(frozen=True, slots=True)
class AskBidOrder(AskingOne[State, Table]):
    """Whether the hiring player bids first or last, said when the hunter is face up (HP-15)."""

    kind: Literal["bid_order"] = "bid_order"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (FIRST, LAST)

    def default(self, state: State, seat: int) -> str:
        return LAST.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.BidOrder(is_first):
                hiring = table.open_hire().seat
                others = in_reach(table, hiring)
                order = (hiring, *others) if is_first else (*others, hiring)
                table.order_bids(seat, order, is_first=is_first)
                table.push(NextBid())


@dataclass(frozen=True, slots=True)
class NextBid(Running[Table]):
    """Bids go clockwise; a seat without a legal bid passes by itself, but for the hiring player's (HP-15)."""

    kind: Literal["next_bid"] = "next_bid"

    def run(self, table: Table) -> None:
        hire = table.open_hire()
        if not hire.order:
            table.push(CloseHire())
            return
        seat = hire.order[0]
        if seat != hire.seat and not legal_bids(table, seat):
            table.tell(events.BidPassed(seat, is_forced=True))
            table.bid(seat, 0)
            table.push(self)
            return
        table.push(Bid(seat, table.next_question()))


def legal_bids(position: Position, seat: int) -> range:
    """The bids the seat can make now: higher than the last, and covered with all Hate (HP-17)."""
    hire = position.hire
    return range(0) if hire is None else range(hire.best + 1, highest_bid(position, seat, hire.hunter) + 1)


@dataclass(frozen=True, slots=True)
class Bid(AskingOne[State, Table]):
    """One bid or a pass, which is final."""

    kind: Literal["bid"] = "bid"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (*(Option(f"bid:{shares}", choices.Bid(shares)) for shares in legal_bids(state, seat)), PASS)

    def default(self, state: State, seat: int) -> str:
        return PASS.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Bid(shares):
                table.bid(seat, shares)
            case _:
                table.tell(events.BidPassed(seat, is_forced=False))
                table.bid(seat, 0)
        table.push(NextBid())


@dataclass(frozen=True, slots=True)
class CloseHire(Running[Table]):
    """Everybody had a chance to bid."""

    kind: Literal["close_hire"] = "close_hire"

    def run(self, table: Table) -> None:
        table.close_hire()
