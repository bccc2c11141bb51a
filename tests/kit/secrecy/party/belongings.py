"""What one viewer can know of cards and where they lie: stacks, hands, and what hunters wear."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

from rules import PUBLIC
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS, HANDICAPS, HUNTERS, ITEMS
from rules.hunting_party.state import MARKET, STACKS, State, stack

DRAWS_FROM_BELOW = ("gravedigger", "champion")
"""Whose ability looks at the last cards of the Market, not at its top."""

Known = list[str | None]
"""The cards of a place in their order, None for those that are not known."""

AT_FIRST = {
    **{name: sum(1 for hunter in HUNTERS.values() if hunter.location == name) for name in STACKS},
    **{name: sum(1 for agent in AGENTS.values() if agent.region == name) for name in STACKS[5:9]},
    MARKET: len(ITEMS),
}


class Belongings:
    """Where a viewer knows cards to lie.

    `hand`: its own, oldest first. `stacks`: every stack, top first. `held`: cards that another hand holds for certain.
    `offers`: the trades to or from it that stand, by the two sides: the cards that each has put in.
    `parties`: hunters of each seat in party order, the hero first. `worn`: items under each hunter, in their order.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hand: list[str] = []
        self.stacks: dict[str, Known] = {}
        self.held: dict[int, Counter[str]] = {}
        self.offers: dict[tuple[int, int], dict[int, tuple[str, ...]]] = {}
        self.parties: dict[int, list[str]] = {}
        self.worn: dict[str, list[str]] = {}
        self._visited = 0
        self._gone: deque[int] = deque()
        self._left: Sequence[str | None] = ()
        self._partner = PUBLIC
        self._is_from_below = False

    def _set_out(self, state: State) -> None:
        """What everybody sees lying on the table of a position."""
        self.stacks = {name: [None] * len(stack(state, name)) for name in STACKS}
        for number, seat in enumerate(state.seats):
            self.parties[number] = [member.hunter for member in seat.party]
            self.worn.update((member.hunter, list(member.items)) for member in seat.party)

    # --- what is told of cards ---

    def hear_of_belongings(self, fact: object) -> None:
        """The viewer has heard this."""
        self._hear_of_hunters(fact)
        self._hear_of_agents(fact)
        self._hear_of_items(fact)
        self._hear_of_hands_and_market(fact)
        self._hear_alone(fact)

    def _hear_of_hunters(self, fact: object) -> None:
        match fact:
            case events.Dealt():
                handicaps = Counter(HUNTERS[name].location for name in HANDICAPS)
                self.stacks = {name: [None] * (AT_FIRST[name] - handicaps[name]) for name in STACKS}
            case events.HeroChosen(seat=seat, hunter=hunter):
                self._top_of(HUNTERS[hunter].location)
                self.parties.setdefault(seat, []).insert(0, hunter)
            case events.HunterRecruited(seat=seat, hunter=hunter):
                self._top_of(HUNTERS[hunter].location)
                self.parties[seat].append(hunter)
            case events.HandicapGiven(seat=seat, hunter=hunter):
                self.parties.setdefault(seat, []).append(hunter)
            case events.HunterTurnedUp(location=location):
                self._top_of(location)
            case events.HunterUnwanted(hunter=hunter, location=location):
                self.stacks[location].append(hunter)
            case events.HireWon(seat=seat, hunter=hunter):
                self.parties.setdefault(seat, []).append(hunter)
            case events.Killed(seat=seat, hunter=hunter) | events.Disbanded(seat=seat, hunter=hunter):
                self._go_home(seat, hunter)
            case events.Stolen(thief=thief, seat=seat, hunter=hunter):
                self._move_over(hunter, seat, thief)
            case events.HuntersSwapped(seat=seat, hunter=hunter, other=other, rival=rival):
                self._move_over(hunter, seat, other)
                self._move_over(rival, other, seat)

    def _hear_of_agents(self, fact: object) -> None:
        match fact:
            case events.AgentTurnedUp(region=region):
                self._top_of(region)
            case events.AgentBuried(agent=agent) | events.FightWon(agent=agent) | events.FightLost(agent=agent):
                if agent:
                    self.stacks[AGENTS[agent].region].append(agent)
            case events.CardBuried(stack=name):
                self.stacks[name].append(self.stacks[name].pop(0))

    def _hear_of_items(self, fact: object) -> None:
        match fact:
            case events.Equipped(seat=seat, hunter=hunter, item=item):
                self._left_hand(seat, item)
                self.worn.setdefault(hunter, []).append(item)
            case events.ItemMoved(seat=seat, item=item, origin=origin, hunter=hunter):
                self._taken_off(origin, item)
                if hunter:
                    self.worn.setdefault(hunter, []).append(item)
                else:
                    self._saw_held(seat, (item,))
            case events.ItemDestroyed(hunter=hunter, item=item):
                self._taken_off(hunter, item)
                self.stacks[MARKET].append(item)
            case events.Played(seat=seat, sort="potion", card=card):
                self._left_hand(seat, card)
                self.stacks[MARKET].append(card)
            case events.Played(card=card, which=which, is_answer=False):
                self._is_from_below = (card, which) == DRAWS_FROM_BELOW

    def _hear_of_hands_and_market(self, fact: object) -> None:
        match fact:
            case events.MarketVisited(cards=cards):
                self._visited = cards
            case events.ItemsBought(seat=seat, cards=cards):
                self._bought(seat, cards)
            case events.StackLookedAt(stack=name, cards=cards) if name == MARKET and self._is_from_below:
                self._visited = cards
            case events.CardsDrawn(seat=seat) if self._is_from_below:
                self._drawn_from_below(seat)
            case events.ChestOpened(seat=seat, cards=cards) | events.CardsDrawn(seat=seat, cards=cards):
                self._saw_held(seat, [card for card in self._tops_of(MARKET, cards) if card])
            case events.CardsThrown(seat=seat, cards=cards):
                self._thrown(seat, cards)
            case events.HandCardMoved(seat=seat, to=to):
                self.held.pop(seat, None)
                self._partner = to if seat == self.viewer else PUBLIC
            case events.Traded(seat=seat, to=to, cards=cards, to_cards=back):
                self._traded(seat, to, cards, back)
            case events.PartyDisbanded(seat=seat, cards=cards):
                self._disbanded(seat, cards)

    def _hear_alone(self, fact: object) -> None:
        match fact:
            case events.CardsSeen(stack=name, cards=cards) if name == MARKET and self._is_from_below:
                self.stacks[name][-len(cards) :] = cards
            case events.CardsSeen(stack=name, cards=cards) if name in self.stacks:
                self.stacks[name][: len(cards)] = cards
            case events.CardsCame(cards=cards):
                self.hand.extend(cards)
                self._came(cards)
            case events.CardsWent(cards=cards):
                self.hand = [card for card in self.hand if card not in cards]
                self._went(cards)
            case events.StackArranged(stack=name, cards=cards):
                self.stacks[name][:cards] = [None] * cards
            case events.OfferMade(seat=seat, to=to, cards=cards):
                self.offers[seat, to] = {seat: cards}
            case events.CardsLaid(seat=seat, to=to, cards=cards):
                self.offers[seat, to][to] = cards
            case events.OfferGone(seat=seat, to=to):
                self.offers.pop((seat, to), None)

    def sees_offers(self) -> None:
        """What is in a trade that still stands is still in the hands that offer it."""
        for cards_of in self.offers.values():
            for seat, cards in cards_of.items():
                self._saw_held(seat, cards)

    # --- what follows from it ---

    def _top_of(self, name: str) -> None:
        self.stacks[name].pop(0)

    def _tops_of(self, name: str, count: int) -> Known:
        tops, self.stacks[name] = self.stacks[name][:count], self.stacks[name][count:]
        return tops

    def _go_home(self, seat: int, hunter: str) -> None:
        self.parties[seat].remove(hunter)
        self.stacks[HUNTERS[hunter].location].append(hunter)
        self.stacks[MARKET].extend(self.worn.pop(hunter, []))

    def _move_over(self, hunter: str, seat: int, to: int) -> None:
        self.parties[seat].remove(hunter)
        self.parties.setdefault(to, []).append(hunter)

    def _taken_off(self, hunter: str, item: str) -> None:
        """The item lies under the hunter no longer; what he saves when killed was under the Market for a moment."""
        if item in self.worn.get(hunter, []):
            self.worn[hunter].remove(item)
        else:
            self.stacks[MARKET].remove(item)

    def _saw_held(self, seat: int, cards: Sequence[str]) -> None:
        self.held[seat] = self.held.get(seat, Counter()) | Counter(cards)

    def _left_hand(self, seat: int, card: str) -> None:
        self.held.get(seat, Counter()).pop(card, None)

    def _bought(self, seat: int, count: int) -> None:
        """The rest of what was seen lies under the Market; which cards those are only the buyer knows."""
        seen = self._tops_of(MARKET, self._visited)
        rest = len(seen) - count
        self._left = seen if seat == self.viewer and count else ()
        self.stacks[MARKET].extend([None] * rest if count else seen)
        if rest == 0:
            self._saw_held(seat, [card for card in seen if card])

    def _drawn_from_below(self, seat: int) -> None:
        """One of the last cards of the Market is in hand; which of them only the drawing player knows."""
        market = self.stacks[MARKET]
        last = market[-self._visited :]
        if len(last) == 1 and last[0]:
            self._saw_held(seat, (last[0],))
        market[-self._visited :] = [None] * (self._visited - 1)
        self._left = last if seat == self.viewer else ()
        self._is_from_below = False

    def _thrown(self, seat: int, count: int) -> None:
        """Which cards lie under the Market only their owner knows, and what else he holds for certain nobody else."""
        self.held.pop(seat, None)
        if seat == self.viewer:
            self._gone.append(len(self.stacks[MARKET]))
        self.stacks[MARKET].extend([None] * count)

    def _disbanded(self, seat: int, count: int) -> None:
        if count:
            self._thrown(seat, count)
        hero, *members = self.parties[seat]
        self.stacks[MARKET].extend(self.worn.pop(hero, []))
        for hunter in members:
            if hunter not in HANDICAPS:
                self._go_home(seat, hunter)

    def _traded(self, seat: int, to: int, cards: int, back: int) -> None:
        self.offers.pop((seat, to), None)
        gives = {seat: cards, to: back}.get(self.viewer, 0)
        self._partner = (to if seat == self.viewer else seat) if gives else PUBLIC
        if cards:
            self.held.pop(seat, None)
        if back:
            self.held.pop(to, None)

    def _came(self, cards: Sequence[str]) -> None:
        if self._left:
            rest = [card for card in self._left if card not in cards]
            self.stacks[MARKET][len(self.stacks[MARKET]) - len(rest) :] = rest
            self._left = ()

    def _went(self, cards: Sequence[str]) -> None:
        if self._gone:
            at = self._gone.popleft()
            self.stacks[MARKET][at : at + len(cards)] = cards
        elif self._partner != PUBLIC:
            self._saw_held(self._partner, cards)
            self._partner = PUBLIC
