"""The scratch copy of a table, and the verbs of what players own: money, hands, stacks, trades, the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict, Unpack

from rules.core.agenda import Table as CoreTable
from rules.core.changing import changed
from rules.hunting_party import events
from rules.hunting_party.state import (
    ACCEPT,
    MARKET,
    NAME,
    STACKS,
    Denial,
    Draft,
    Hire,
    Hunt,
    Lasting,
    Member,
    Offer,
    Seat,
    Seen,
    Shown,
    State,
)


class SeatChange(TypedDict, total=False):
    """The fields of a seat that can change."""

    hero: Member | None
    members: tuple[Member, ...]
    silver: int
    hand: tuple[str, ...]
    shown: tuple[Shown, ...]
    seen: tuple[Seen, ...]
    draft: Draft | None
    wishes: tuple[Draft, ...]
    passes_ahead: bool
    show_order: tuple[str, ...]


class BelongingVerbs(CoreTable):
    """Money, hands, stacks, trades and the turn."""

    __slots__ = (
        "denials",
        "destined",
        "first",
        "found",
        "hands",
        "hire",
        "hunt",
        "lasting",
        "offers",
        "oracle",
        "red_shares",
        "rounds",
        "seats",
        "stacks",
        "turn",
    )

    def __init__(self, state: State) -> None:
        super().__init__(state, state.agenda)
        self.seats: list[Seat] = list(state.seats)
        self.stacks: list[tuple[str, ...]] = list(state.stacks)
        self.lasting: list[Lasting] = list(state.lasting)
        self.offers: list[Offer] = list(state.offers)
        self.denials: list[Denial] = list(state.denials)
        self.hands, self.oracle, self.destined = state.hands, state.oracle, state.destined
        self.first, self.rounds, self.turn = state.first, state.rounds, state.turn
        self.red_shares: int | None = state.red_shares
        self.hire: Hire | None = state.hire
        self.hunt: Hunt | None = state.hunt
        self.found: tuple[str, str, str] | None = state.found

    def state(self) -> State:
        return State(
            game=NAME,
            luck=self.luck,
            questions=self.questions,
            outcome=self.outcome,
            seats=tuple(self.seats),
            hands=self.hands,
            oracle=self.oracle,
            destined=self.destined,
            stacks=tuple(self.stacks),
            turn=self.turn,
            first=self.first,
            rounds=self.rounds,
            red_shares=self.red_shares,
            hire=self.hire,
            hunt=self.hunt,
            found=self.found,
            denials=tuple(self.denials),
            lasting=tuple(self.lasting),
            offers=tuple(self.offers),
            agenda=tuple(self.agenda),  # type: ignore[arg-type]  # the steps that were pushed are this game's
        )

    def change_seat(self, seat: int, **change: Unpack[SeatChange]) -> None:
        """These fields of the seat are as given."""
        self.seats[seat] = changed(self.seats[seat], change)

    # --- the turn ---

    def spend_action(self, *, is_purchase: bool = False) -> None:
        """One action of the turn is used; a purchase uses one granted on top first."""
        if is_purchase and self.turn.purchases:
            self.turn = replace(self.turn, purchases=self.turn.purchases - 1, is_fresh=False)
            return
        self.turn = replace(self.turn, actions=self.turn.actions - 1, is_fresh=False)

    def end_freshness(self) -> None:
        """Something was done that must come after skip-turn abilities and Party Disband (HP-30)."""
        self.turn = replace(self.turn, is_fresh=False)

    # --- money: in silver; change is made without asking (HP-43) ---

    def gain(self, seat: int, silver: int) -> None:
        """The seat has so much more from the bank."""
        self.change_seat(seat, silver=self.seats[seat].silver + silver)
        self.tell(events.SilverGained(seat, silver))

    def pay(self, seat: int, silver: int) -> None:
        """The seat has paid so much to the bank."""
        if silver:
            self.change_seat(seat, silver=self.seats[seat].silver - silver)
            self.tell(events.SilverPaid(seat, silver))

    def hand_over(self, seat: int, to: int, silver: int) -> None:
        """So much of one seat's money, as far as there is any, is the other's."""
        amount = min(silver, self.seats[seat].silver)
        self.change_seat(seat, silver=self.seats[seat].silver - amount)
        self.change_seat(to, silver=self.seats[to].silver + amount)
        self.tell(events.SilverMoved(seat, to, amount))

    # --- stacks ---

    def stack(self, name: str) -> tuple[str, ...]:
        """The cards of a stack, the top card first."""
        return self.stacks[STACKS.index(name)]

    def set_stack(self, name: str, cards: Sequence[str]) -> None:
        """The stack holds these cards, the top card first."""
        self.stacks[STACKS.index(name)] = tuple(cards)

    def lay_under(self, name: str, cards: Sequence[str]) -> None:
        """The cards lie at the bottom of the stack, in this order."""
        self.set_stack(name, (*self.stack(name), *cards))

    def take_off(self, name: str, count: int) -> tuple[str, ...]:
        """The top cards, which are on the stack no longer."""
        cards = self.stack(name)
        self.set_stack(name, cards[count:])
        return cards[:count]

    def bury(self, name: str) -> None:
        """The top card of the stack is its bottom card, unseen."""
        self.lay_under(name, self.take_off(name, 1))
        self.tell(events.CardBuried(name))

    def look_at(self, seat: int, name: str, cards: Sequence[str]) -> None:
        """The seat has seen these cards of the stack."""
        self.tell(events.StackLookedAt(seat, name, len(cards)))
        self.learn(seat, name, cards)

    def learn(self, seat: int, where: str, cards: Sequence[str]) -> None:
        """The seat is told these cards and keeps it in mind."""
        seen = Seen(where, tuple(cards), self.turn.number)
        self.change_seat(seat, seen=(*self.seats[seat].seen, seen))
        self.tell_seat(seat, events.CardsSeen(where, tuple(cards)))

    # --- hands ---

    def take_in(self, seat: int, cards: Sequence[str]) -> None:
        """The items are in the seat's hand."""
        if cards:
            self.change_seat(seat, hand=(*self.seats[seat].hand, *cards))
            self.tell_seat(seat, events.CardsCame(tuple(cards)))

    def give_up(self, seat: int, cards: Sequence[str]) -> None:
        """The items are in the seat's hand no longer."""
        if cards:
            self.change_seat(seat, hand=tuple(card for card in self.seats[seat].hand if card not in cards))
            self.tell_seat(seat, events.CardsWent(tuple(cards)))

    def give_up_unseen(self, seat: int, cards: Sequence[str]) -> None:
        """The same, and nobody sees which: no trade with cards of the seat stands, since one that fell would tell."""
        self.give_up(seat, cards)
        if cards:
            for offer in [offer for offer in self.offers if offer.has_cards_of(seat)]:
                self.drop_offer(offer, "impossible")

    def throw(self, seat: int, cards: Sequence[str]) -> None:
        """The items lie face down under the Market (Player's Hand)."""
        self.tell(events.CardsThrown(seat, len(cards)))
        self.give_up_unseen(seat, cards)
        self.lay_under(MARKET, cards)

    def draw_items(self, seat: int, count: int) -> tuple[str, ...]:
        """The Market's top cards, as far as there are any, are in the seat's hand."""
        cards = self.take_off(MARKET, count)
        self.take_in(seat, cards)
        return cards

    def draw_by_luck(self, seat: int, to: int) -> None:
        """A card of one seat's hand, drawn by luck, is in the other's."""
        hand = self.seats[seat].hand
        card = hand[self.draw(len(hand))]
        self.tell(events.HandCardMoved(seat, to))
        self.give_up_unseen(seat, (card,))
        self.take_in(to, (card,))

    def buy(self, seat: int, seen: Sequence[str], taken: Sequence[str], silver: int) -> None:
        """Those taken are paid for and in hand; the rest of what was seen lies under the Market in the order drawn."""
        self.take_off(MARKET, len(seen))
        self.lay_under(MARKET, [card for card in seen if card not in taken])
        self.change_seat(seat, silver=self.seats[seat].silver - silver)
        self.tell(events.ItemsBought(seat, len(taken), silver))
        self.take_in(seat, taken)

    # --- trades ---

    def offer(self, offer: Offer) -> None:
        """The offer stands, in place of an earlier one to the same seat; only the two sides know."""
        self.offers = [other for other in self.offers if (other.seat, other.to) != (offer.seat, offer.to)]
        self._stop_accepting(offer)
        self.offers.append(offer)
        fact = events.OfferMade(offer.seat, offer.to, offer.silver, offer.cards, offer.asked_silver, offer.asked_cards)
        self._tell_both(offer, fact)

    def lay_cards(self, offer: Offer, cards: tuple[str, ...]) -> None:
        """The other side has put in the cards it was asked for."""
        self.offers[self.offers.index(offer)] = replace(offer, laid=cards)
        self._tell_both(offer, events.CardsLaid(offer.seat, offer.to, cards))

    def drop_offer(self, offer: Offer, reason: str) -> None:
        """The trade will not take place."""
        self.offers.remove(offer)
        self._stop_accepting(offer)
        self._tell_both(offer, events.OfferGone(offer.seat, offer.to, reason))

    def trade(self, offer: Offer) -> None:
        """Both sides have exchanged what was agreed (Trading and Bribing)."""
        self.offers.remove(offer)
        seat, to = offer.seat, offer.to
        self.change_seat(seat, silver=self.seats[seat].silver - offer.silver + offer.asked_silver)
        self.change_seat(to, silver=self.seats[to].silver + offer.silver - offer.asked_silver)
        self.tell(events.Traded(seat, to, offer.silver, offer.asked_silver, len(offer.cards), len(offer.laid)))
        self.give_up_unseen(seat, offer.cards)
        self.give_up_unseen(to, offer.laid)
        self.take_in(to, offer.cards)
        self.take_in(seat, offer.laid)

    def _stop_accepting(self, offer: Offer) -> None:
        """The other side lays no cards any more for what stood so far: it agreed to those terms and to no others."""
        draft = self.seats[offer.to].draft
        if draft is not None and draft.key == f"{ACCEPT}:{offer.seat}":
            self.change_seat(offer.to, draft=None)

    def _tell_both(self, offer: Offer, fact: object) -> None:
        self.tell_seat(offer.seat, fact)
        self.tell_seat(offer.to, fact)
