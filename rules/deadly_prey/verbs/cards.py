"""The verbs of City Cards, chips and decks: turning, replacing, drawing, and what comes into play by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.deadly_prey import bag, events
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, SETBACKS
from rules.deadly_prey.cards.effects import Until
from rules.deadly_prey.city import TOP
from rules.deadly_prey.events import Fact
from rules.deadly_prey.state import Burden, Known, is_day
from rules.deadly_prey.verbs.willpower import WHITE, WillpowerVerbs

GENERAL = "general"


class CardVerbs(WillpowerVerbs):
    """City Cards, chips, Arsenal, Hardships, Setbacks."""

    __slots__ = ()

    # --- the City deck ---

    def draw_city(self, *, for_top: bool = False) -> str:
        """The top City Card; for the top of the pyramid the first that is not General, those met going back (DP-15)."""
        passed: list[str] = []
        while for_top and self.city and CITY[self.city[0]].suit == GENERAL:
            passed.append(self.city.pop(0))
            self.renew(self.city, self.city_discards)
        card = self.city.pop(0)
        for general in passed:
            self.city.insert(self.draw(len(self.city) + 1), general)
        self.renew(self.city, self.city_discards)
        return card

    # --- spots and their cards ---

    def turn_up(self, seat: int, name: str) -> None:
        """Everybody sees the card."""
        self.change_spot(name, is_up=True, is_seen=True)
        self.tell(events.CardTurned(seat, name, self.spot(name).card))

    def turn_down(self, name: str) -> None:
        """The card lies face down again, and everybody has seen it (DP-43)."""
        self.change_spot(name, is_up=False)
        self.tell(events.CardTurnedDown(name))

    def replace_card(self, name: str, reason: str, *, keeps_white: bool = False, is_discarded: bool = True) -> None:
        """The card is discarded; a face-down one lies there with a new chip; Willpower is lost, or its white stays."""
        old = self.spot(name)
        self.clear_willpower(name, reason=reason, colours=("red",) if keeps_white else ("white", "red"))
        if is_discarded and old.card:
            self.city_discards.append(old.card)
        if is_discarded:
            self.bag = bag.put_in(self.bag, (old.chip,))
        self.fill(name, old.card if is_discarded else "", reason)

    def fill(self, name: str, old: str, reason: str) -> None:
        """The spot holds a face-down card off the deck with a chip at random."""
        card, chip = self._lay_anew(name)
        self.tell(events.CardReplaced(name, old, CITY[card].suit, chip, reason))

    def _lay_anew(self, name: str) -> tuple[str, int]:
        """The card off the deck that lies face down on the spot, and the chip, drawn from what hunters see (OWN-48)."""
        card = self.draw_city(for_top=name == TOP)
        chip, self.luck = bag.draw_for_card(bag.as_hunters_see(self), self.luck)
        self.bag = bag.take_out(self.bag, (chip,))
        self.change_spot(name, card=card, chip=chip, is_up=False, is_seen=False, known=())
        return card, chip

    def redraw(self, seat: int, name: str) -> None:
        """The turned card is discarded, and another lies there face up under the same chip (Card Choice)."""
        old = self.spot(name).card
        self.city_discards.append(old)
        card = self.draw_city(for_top=name == TOP)
        self.change_spot(name, card=card, is_up=True, is_seen=True, known=())
        self.tell(events.CardRedrawn(seat, name, old, card))

    def swap_with_tracker(self, payer: int, name: str, space: int) -> None:
        """The turned card and the tracker's changed places, for one Willpower of the payer (DP-31)."""
        self.spend(payer, 1, "swap")
        old, new = self.spot(name).card, self.tracker[space].card
        self.tracker[space] = replace(self.tracker[space], card=old)
        self.change_spot(name, card=new, is_up=True, is_seen=True, known=())
        self.tell(events.CardSwapped(payer, name, space + 1, new, old))

    def set_chip(self, name: str, chip: int) -> None:
        """The chip on the spot is of this value; the old one is in the bag (DP-10)."""
        before = self.spot(name).chip
        if chip != before:
            self.bag = bag.take_out(bag.put_in(self.bag, (before,)), (chip,))
            self.change_spot(name, chip=chip)
            self.tell(events.ChipChanged(name, before, chip))

    def lower_chips(self, lowered: Sequence[tuple[str, int]]) -> None:
        """The chips of these spots are lowered to these values: all old ones go in first, then the new come out."""
        for name, _ in lowered:
            self.bag = bag.put_in(self.bag, (self.spot(name).chip,))
        for name, chip in lowered:
            before = self.spot(name).chip
            self.bag = bag.take_out(self.bag, (chip,))
            self.change_spot(name, chip=chip)
            self.tell(events.ChipChanged(name, before, chip))

    def exhaust(self, name: str) -> None:
        """A card whose chip is 0 is discarded and replaced, all Willpower on it lost (DP-42)."""
        self.replace_card(name, "exhausted")

    def drop_uncontrolled(self, name: str) -> None:
        """A face-up card without red is discarded and replaced, the white on it lost (DP-41)."""
        there = self.spot(name)
        if there.card and there.is_up and not there.controllers:
            self.replace_card(name, "uncontrolled")

    def swap_chips(self, first: str, second: str) -> None:
        """The chips of the two spots have changed places."""
        one, other = self.spot(first).chip, self.spot(second).chip
        self.change_spot(first, chip=other)
        self.change_spot(second, chip=one)
        self.tell(events.ChipsSwapped(first, second))

    def restore(self, seat: int, name: str) -> None:
        """The vacancy holds a face-down card with a new chip (Restoring Destroyed City Cards)."""
        card, chip = self._lay_anew(name)
        self.tell(events.Restored(seat, name, CITY[card].suit, chip))

    def lay_minion(self, name: str, minion: str) -> None:
        """The Minion of the discards lies face down under the chip that is there, as all know; the old is discarded."""
        self.city_discards.remove(minion)
        old = self.spot(name).card
        self.city_discards.append(old)
        self.change_spot(name, card=minion, is_up=False, is_seen=True, known=())
        self.tell(events.CardReplaced(name, old, CITY[minion].suit, self.spot(name).chip, "power"))

    # --- hands ---

    def take_in(self, seat: int, cards: Sequence[str]) -> None:
        """The Arsenal Cards are in the hunter's hand."""
        if cards:
            self.change_hunter(seat, hand=(*self.hunter(seat).hand, *cards))
            self.tell_seat(seat, events.CardsCame(tuple(cards)))

    def take_from_hand(self, seat: int, card: str) -> None:
        """One copy of the card is in the hunter's hand no longer, one that may be played if there is any."""
        hunter = self.hunter(seat)
        hand, locked = list(hunter.hand), list(hunter.locked)
        hand.remove(card)
        if locked.count(card) > hand.count(card):
            locked.remove(card)
        self.change_hunter(seat, hand=tuple(hand), locked=tuple(locked))

    def _discard_from_hand(self, seat: int, card: str, told: Fact) -> None:
        """One copy of the card went from the hunter's hand to the discards, a locked one first: it serves as well."""
        locked = list(self.hunter(seat).locked)
        if card in locked:
            locked.remove(card)
            self.change_hunter(seat, locked=tuple(locked))
        self.take_from_hand(seat, card)
        self.tell(told)
        self.to_arsenal_discards(card)

    def drop_card(self, seat: int, card: str) -> None:
        """The card went from the hunter's hand to the discards."""
        self._discard_from_hand(seat, card, events.CardDropped(seat, card))

    def pay_with_card(self, seat: int, card: str) -> None:
        """The card was discarded towards a debt (DP-39)."""
        self._discard_from_hand(seat, card, events.DebtPaidByCard(seat, card, ARSENAL[card].value))

    def use_trophy(self, seat: int, card: str) -> None:
        """The trophy is discarded, its chip in the bag."""
        trophies = self.hunter(seat).trophies
        trophy = next(each for each in trophies if each.card == card)
        self.change_hunter(seat, trophies=tuple(each for each in trophies if each is not trophy))
        self.city_discards.append(card)
        self.bag = bag.put_in(self.bag, (trophy.chip,))
        self.tell(events.TrophyUsed(seat, card, trophy.chip))

    def burn(self, seat: int, card: str) -> None:
        """The card is discarded for its value in Willpower (Gaining Willpower)."""
        self._discard_from_hand(seat, card, events.CardBurnt(seat, card, ARSENAL[card].value))
        self.gain(seat, ARSENAL[card].value, "burnt")

    def draw_arsenal(self, seat: int, count: int) -> None:
        """The hunter has drawn, and everybody hears how many."""
        drawn = self.off_the_arsenal(count)
        if drawn:
            self.tell(events.ArsenalDrawn(seat, len(drawn)))
            self.take_in(seat, drawn)

    def off_the_arsenal(self, count: int) -> list[str]:
        """Cards for a hand, as many as there are; Setbacks that show enter play, before anything else (DP-14)."""
        drawn: list[str] = []
        for _ in range(count):
            self.enter_setbacks()
            if not self.arsenal:
                break
            drawn.append(self.arsenal.pop(0))
            self.renew(self.arsenal, self.arsenal_discards)
            self.enter_setbacks()
        return drawn

    def to_arsenal_discards(self, *cards: str) -> None:
        """The cards lie on the discards; an empty deck is made anew at once, and a Setback on it enters (DP-72b)."""
        self.arsenal_discards.extend(cards)
        self.enter_setbacks()

    def enter_setbacks(self) -> None:
        """Each Setback on top of the Arsenal deck, made anew if it is empty, is in play, until none lies there."""
        self.renew(self.arsenal, self.arsenal_discards)
        while self.arsenal and self.arsenal[0] in SETBACKS:
            card = self.arsenal.pop(0)
            ends = self.end_of(SETBACKS[card].length)
            self.setbacks.append(Burden(card, ends))
            self.tell(events.SetbackEntered(card, ends))
            self.renew(self.arsenal, self.arsenal_discards)

    def end_of(self, length: Until, *, start: int | None = None) -> int:
        """The half-day at whose start something is over that begins in this one (or `start`); 0 for no such moment."""
        half = max(1, self.half if start is None else start)
        dawn = half + 1 if not is_day(half) else half + 2
        match length:
            case "half_day":
                return half + 1
            case "next_half_day":
                return half + 2
            case "dawn":
                return dawn
            case "dawn+1":
                return dawn + 2
            case "dawn+2":
                # At a dawn its Initiative is yet to be counted: it is the first of the two.
                return dawn + 2 if self.phase == "dawn" else dawn + 4
            case _:
                return 0

    # --- Hardships ---

    def draw_hardship(self, seat: int, purpose: str) -> str:
        """The hunter has a Hardship more, open to all; its name, or "" if there was none. It is yet to act."""
        self.renew(self.hardships, self.hardship_discards)  # one stored empty by an older release
        if not self.hardships:
            return ""
        card = self.hardships.pop(0)
        self.renew(self.hardships, self.hardship_discards)
        self.tell(events.HardshipDrawn(seat, card, purpose))
        printed = HARDSHIPS[card]
        waits = printed.kind in ("next_dawn", "next_dusk")
        burden = Burden(card, 0 if waits else self.end_of(printed.length), is_acting=printed.kind == "lasting")
        self.change_hunter(seat, burdens=(*self.hunter(seat).burdens, burden))
        return card

    def end_hardship(self, seat: int, card: str) -> None:
        """The Hardship is over and discarded."""
        burdens = list(self.hunter(seat).burdens)
        burdens.remove(next(burden for burden in burdens if burden.card == card))
        self.change_hunter(seat, burdens=tuple(burdens))
        self.discard_hardships((card,))
        self.tell(events.HardshipEnded(seat, card))

    def discard_hardships(self, cards: Sequence[str]) -> None:
        """The Hardships lie on the discards, or in a deck made anew of these if that was empty."""
        self.hardship_discards.extend(cards)
        self.renew(self.hardships, self.hardship_discards)

    # --- looking ---

    def peek_spot(self, seat: int, name: str) -> None:
        """The seat alone has seen the face-down card."""
        there = self.spot(name)
        if there.card and seat not in there.known:
            self.change_spot(name, known=(*there.known, seat))
        self.tell(events.StackPeeked(seat, "spot", name))
        self.tell_seat(seat, events.Peeked("spot", name, (there.card,)))

    def peek_deck(self, seat: int, count: int) -> None:
        """The seat alone has seen the City deck's top cards."""
        cards = tuple(self.city[:count])
        self.tell(events.StackPeeked(seat, "deck", ""))
        self.learn(seat, Known("deck", "", cards))
        self.tell_seat(seat, events.Peeked("deck", "", cards))

    def peek_hand(self, seat: int, other: int) -> None:
        """The seat alone has seen a hunter's hand."""
        hand = self.hunter(other).hand
        self.tell(events.StackPeeked(seat, "hand", str(other)))
        self.learn(seat, Known("hand", str(other), hand))
        self.tell_seat(seat, events.Peeked("hand", str(other), hand))


__all__ = ["GENERAL", "WHITE", "CardVerbs"]
