"""Which cards one viewer knows to be in hands: its own, and those of others that were shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules import PUBLIC
from rules.deadly_prey import events
from rules.deadly_prey.cards import ARSENAL, INFLUENCE
from rules.deadly_prey.state import State


class Belongings:
    """`hand`: the viewer's own, oldest first. `held`: cards that another's hand holds for certain."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hand: list[str] = []
        self.held: dict[int, Counter[str]] = {}
        self.out: set[int] = set()

    def take_stock(self, state: State) -> None:
        """What the viewer holds, and what everybody knows to be held, in a position."""
        for seat in range(len(state.hunters)):
            place = state.hunters[seat] or state.monster
            if seat == self.viewer:
                self.hand = list(place.hand)
            else:
                self.held[seat] = Counter(place.locked)

    def saw_held(self, seat: int, cards: Iterable[str]) -> None:
        """The seat's hand holds these cards."""
        self.held[seat] = self.held.get(seat, Counter()) | Counter(cards)

    def hear_of_belongings(self, fact: object) -> None:
        """The viewer has heard this."""
        match fact:
            case events.CardsCame(cards=cards) if self.viewer != PUBLIC:
                self.hand.extend(cards)
            case events.CardFetched(seat=seat, card=card) if seat != self.viewer:
                self._came_to(seat, card)
            case events.PlayVoided(seat=seat, card=card) if card in ARSENAL or card in INFLUENCE:
                self._came_back(seat, card)
            case events.CardPlayed(seat=seat, card=card) | events.CardBurnt(seat=seat, card=card):
                self._went_from(seat, card)
            case events.CardDropped(seat=seat, card=card) | events.DebtPaidByCard(seat=seat, card=card):
                self._went_from(seat, card)
            case events.HunterDied(seat=seat):
                self._lost_all(seat)
            case events.WentOut(seat=seat):
                self.out.add(seat)

    def _came_back(self, seat: int, card: str) -> None:
        """A card that did nothing is back in hand, unless its hunter's week is over."""
        if seat in self.out:
            return
        if seat == self.viewer:
            self.hand.append(card)
        else:
            self._came_to(seat, card)

    def _came_to(self, seat: int, card: str) -> None:
        self.held.setdefault(seat, Counter())[card] += 1

    def _went_from(self, seat: int, card: str) -> None:
        if seat == self.viewer and card in self.hand:
            self.hand.remove(card)
        elif self.held.get(seat, Counter())[card] > 0:
            self.held[seat][card] -= 1

    def _lost_all(self, seat: int) -> None:
        self.out.add(seat)
        self.held.pop(seat, None)
        if seat == self.viewer:
            self.hand.clear()
