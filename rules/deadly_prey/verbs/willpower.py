"""The scratch copy of a table, and the verbs of Willpower, hunters and what everybody knows."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict, Unpack

from rules.core.agenda import Table as CoreTable
from rules.core.changing import changed
from rules.deadly_prey import events
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.state import (
    MOST_RED,
    NAME,
    Attack,
    Attempt,
    Bag,
    Burden,
    Draft,
    Hunter,
    Known,
    Lasting,
    Monster,
    Phase,
    Played,
    Space,
    Spot,
    State,
    Trophy,
    hunter_of,
)

WHITE, RED = "white", "red"


class HunterChange(TypedDict, total=False):
    """The fields of a hunter that can change."""

    callings: tuple[int, ...]
    shown: tuple[bool, ...]
    reserve: int
    supply: int
    markers: int
    gone: int
    hand: tuple[str, ...]
    locked: tuple[str, ...]
    trophies: tuple[Trophy, ...]
    burdens: tuple[Burden, ...]
    acts: bool
    took_hardship: bool
    skips: int
    is_done: bool
    is_spent: bool
    placed: tuple[str, ...]
    barred: tuple[str, ...]
    controls: int
    generals: int
    is_dead: bool


class SpotChange(TypedDict, total=False):
    """The fields of a spot that can change."""

    card: str
    chip: int
    is_up: bool
    white: tuple[int, ...]
    red: tuple[int, ...]
    known: tuple[int, ...]
    is_seen: bool


class WillpowerVerbs(CoreTable):
    """The table, and Willpower on it."""

    __slots__ = (
        "arsenal",
        "arsenal_discards",
        "attack",
        "attempt",
        "bag",
        "city",
        "city_discards",
        "drafts",
        "fighters",
        "half",
        "hardship_discards",
        "hardships",
        "hunters",
        "influence",
        "influence_discards",
        "known",
        "lasting",
        "mo",
        "monster",
        "orders",
        "phase",
        "plays",
        "rotation",
        "setbacks",
        "spots",
        "standing",
        "tracker",
    )

    def __init__(self, state: State) -> None:
        super().__init__(state, state.agenda)
        self.mo = state.mo
        self.hunters: list[Hunter | None] = list(state.hunters)
        self.monster: Monster = state.monster
        self.spots: list[Spot] = list(state.spots)
        self.tracker: list[Space] = list(state.tracker)
        self.bag: Bag = state.bag
        self.city, self.city_discards = list(state.city), list(state.city_discards)
        self.arsenal, self.arsenal_discards = list(state.arsenal), list(state.arsenal_discards)
        self.hardships, self.hardship_discards = list(state.hardships), list(state.hardship_discards)
        self.influence, self.influence_discards = list(state.influence), list(state.influence_discards)
        self.setbacks: list[Burden] = list(state.setbacks)
        self.half = state.half
        self.phase: Phase = state.phase
        self.standing, self.rotation = state.standing, state.rotation
        self.attempt: Attempt | None = state.attempt
        self.attack: Attack | None = state.attack
        self.fighters = state.fighters
        self.plays: list[Played] = list(state.plays)
        self.lasting: list[Lasting] = list(state.lasting)
        self.known: list[tuple[Known, ...]] = list(state.known)
        self.drafts: list[Draft | None] = list(state.drafts)
        self.orders: list[tuple[str, ...]] = list(state.orders)

    def state(self) -> State:
        return State(
            game=NAME,
            luck=self.luck,
            questions=self.questions,
            outcome=self.outcome,
            mo=self.mo,
            hunters=tuple(self.hunters),
            monster=self.monster,
            spots=tuple(self.spots),
            tracker=tuple(self.tracker),
            bag=self.bag,
            city=tuple(self.city),
            city_discards=tuple(self.city_discards),
            arsenal=tuple(self.arsenal),
            arsenal_discards=tuple(self.arsenal_discards),
            hardships=tuple(self.hardships),
            hardship_discards=tuple(self.hardship_discards),
            influence=tuple(self.influence),
            influence_discards=tuple(self.influence_discards),
            setbacks=tuple(self.setbacks),
            half=self.half,
            phase=self.phase,
            standing=self.standing,
            rotation=self.rotation,
            attempt=self.attempt,
            attack=self.attack,
            fighters=self.fighters,
            plays=tuple(self.plays),
            lasting=tuple(self.lasting),
            known=tuple(self.known),
            drafts=tuple(self.drafts),
            orders=tuple(self.orders),
            agenda=tuple(self.agenda),  # type: ignore[arg-type]  # the steps that were pushed are this game's
        )

    def hunter(self, seat: int) -> Hunter:
        """The hunter of a seat. Raises ValueError for the monster's."""
        return hunter_of(self, seat)

    def change_hunter(self, seat: int, **change: Unpack[HunterChange]) -> None:
        """These fields of the hunter are as given."""
        self.hunters[seat] = changed(self.hunter(seat), change)

    def spot(self, name: str) -> Spot:
        """The spot of this name."""
        return self.spots[SPOTS.index(name)]

    def change_spot(self, name: str, **change: Unpack[SpotChange]) -> None:
        """These fields of the spot are as given."""
        self.spots[SPOTS.index(name)] = changed(self.spot(name), change)

    def roll(self, dice: int) -> tuple[int, ...]:
        """So many ten-sided dice, read 1 to 10 (DP-02)."""
        return tuple(self.draw(10) + 1 for _ in range(dice))

    def renew(self, deck: list[str], discards: list[str]) -> None:
        """An empty deck is made anew from its discards at once, if there are any (DP-72b)."""
        if not deck and discards:
            shuffled, self.luck = self.luck.shuffled(discards)
            deck.extend(shuffled)
            discards.clear()

    # --- Willpower: reserve, supply, white and red on spots (DP-54) ---

    def gain(self, seat: int, count: int, reason: str, *, card: str = "") -> int:
        """So much came from supply to reserve, as far as there was any; how much it was."""
        hunter = self.hunter(seat)
        amount = min(count, hunter.supply)
        if amount:
            self.change_hunter(seat, reserve=hunter.reserve + amount, supply=hunter.supply - amount)
            self.tell(events.WillpowerChanged(seat, amount, reason, card))
        return amount

    def spend(self, seat: int, count: int, reason: str, *, card: str = "") -> int:
        """So much went from reserve to supply, as far as there was any; how much it was."""
        hunter = self.hunter(seat)
        amount = min(count, hunter.reserve)
        if amount:
            self.change_hunter(seat, reserve=hunter.reserve - amount, supply=hunter.supply + amount)
            self.tell(events.WillpowerChanged(seat, -amount, reason, card))
        return amount

    def place(self, seat: int, name: str, count: int) -> None:
        """So much of the reserve lies white on the spot (Placement Phase)."""
        hunter = self.hunter(seat)
        placed = hunter.placed if name in hunter.placed else (*hunter.placed, name)
        self.change_hunter(seat, reserve=hunter.reserve - count, placed=placed)
        self._add(seat, name, WHITE, count)
        self.tell(events.WillpowerPlaced(seat, name, count))

    def redden(self, seat: int, name: str, count: int) -> int:
        """So many of the seat's white there are red, three in all at most; how many it was (The Rules of 3)."""
        there = self.spot(name)
        amount = min(count, there.white[seat], MOST_RED - there.red[seat])
        if amount > 0:
            self._add(seat, name, WHITE, -amount)
            self._add(seat, name, RED, amount)
            self.tell(events.TurnedRed(seat, name, amount))
        return max(0, amount)

    def lose(self, seat: int, name: str, colour: str, count: int, reason: str, *, card: str = "") -> int:
        """So many of that colour went from the spot to the seat's supply, as far as there were any; how many."""
        there = self.spot(name)
        amount = min(count, (there.white if colour == WHITE else there.red)[seat])
        if amount > 0:
            self._add(seat, name, colour, -amount)
            hunter = self.hunter(seat)
            self.change_hunter(seat, supply=hunter.supply + amount)
            self.tell(events.WillpowerLost(seat, name, colour, amount, reason, card))
        return max(0, amount)

    def take_back(self, seat: int, name: str, colour: str, count: int) -> None:
        """So many of that colour went from the spot to the seat's reserve (Gaining Willpower)."""
        self._add(seat, name, colour, -count)
        self.change_hunter(seat, reserve=self.hunter(seat).reserve + count)

    def shift_white(self, seat: int, source: str, to: str, count: int) -> None:
        """So many white moved from one spot, or from the reserve (`source` empty), to another."""
        if source:
            count = min(count, self.spot(source).white[seat])
            self._add(seat, source, WHITE, -count)
        else:
            count = min(count, self.hunter(seat).reserve)
            self.change_hunter(seat, reserve=self.hunter(seat).reserve - count)
        self._add(seat, to, WHITE, count)
        self.tell(events.WillpowerShifted(seat, source, to, count))

    def clear_willpower(self, name: str, *, reason: str, colours: tuple[str, ...] = (WHITE, RED)) -> None:
        """All Willpower of these colours on the spot is in its owners' supplies."""
        there = self.spot(name)
        for seat in range(len(there.white)):
            for colour in colours:
                self.lose(seat, name, colour, (there.white if colour == WHITE else there.red)[seat], reason)

    def _add(self, seat: int, name: str, colour: str, count: int) -> None:
        there = self.spot(name)
        counts = list(there.white if colour == WHITE else there.red)
        counts[seat] += count
        if colour == WHITE:
            self.change_spot(name, white=tuple(counts))
        else:
            self.change_spot(name, red=tuple(counts))

    # --- what seats know ---

    def learn(self, seat: int, known: Known) -> None:
        """The seat keeps in mind what it has looked at."""
        self.known[seat] = (*self.known[seat], replace(known, half=self.half))

    def set_order(self, seat: int, order: str, *, is_on: bool) -> None:
        """The standing order is given, or taken back; nobody else learns of it."""
        others = tuple(each for each in self.orders[seat] if each != order)
        self.orders[seat] = (*others, order) if is_on else others
        self.tell_seat(seat, events.OrderSet(order, is_on))

    def show_score(self, seat: int, calling: int) -> None:
        """The hunter's score in this Calling is known to all; with three of them, so is the fourth (DP-16)."""
        hunter = self.hunter(seat)
        shown = [known or number == calling for number, known in enumerate(hunter.shown)]
        if sum(shown) == len(CALLINGS) - 1:
            shown = [True] * len(CALLINGS)
        for number, (before, after) in enumerate(zip(hunter.shown, shown, strict=True)):
            if after and not before:
                self.tell(events.ScoreShown(seat, CALLINGS[number], hunter.callings[number]))
        self.change_hunter(seat, shown=tuple(shown))
