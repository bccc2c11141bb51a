"""What can be done to a table of Unknown Quarry: the verbs of the rulebook. Each changes the table and tells of it."""

from __future__ import annotations

from dataclasses import replace

from rules.core.agenda import Table as CoreTable
from rules.core.questions import Outcome
from rules.unknown_quarry import events, knowledge
from rules.unknown_quarry.cards import Line
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.state import FULL_ENERGY, Seat, State, Turn

ALL_DECLARED = "all_declared"
SLAIN = "slain"
ESCAPED = "escaped"
ROUND_LIMIT = "round_limit"
OUTCOMES = (SLAIN, ALL_DECLARED, ESCAPED, ROUND_LIMIT)


class Table(CoreTable):
    """A scratch copy of a state, on which one answer is carried out."""

    __slots__ = ("moment", "rooms", "round_limit", "searches", "seats", "sides", "turn")

    def __init__(self, state: State) -> None:
        super().__init__(state, state.agenda)
        self.seats: list[Seat] = list(state.seats)
        self.rooms: list[tuple[str, ...]] = list(state.rooms)
        self.searches: list[tuple[int, ...]] = list(state.searches)
        self.sides = state.sides
        self.turn: Turn = state.turn
        self.round_limit = state.round_limit
        self.moment = state.moment

    def state(self) -> State:
        return State(
            game="quarry",
            luck=self.luck,
            questions=self.questions,
            outcome=self.outcome,
            seats=tuple(self.seats),
            rooms=tuple(self.rooms),
            searches=tuple(self.searches),
            sides=self.sides,
            turn=self.turn,
            round_limit=self.round_limit,
            moment=self.moment,
            agenda=tuple(self.agenda),  # type: ignore[arg-type]  # the steps that were pushed are this game's
        )

    # --- turns ---

    def begin_turn(self, seat: int, number: int, actions: int) -> None:
        """The turn is the seat's, with so many actions."""
        self.turn = Turn(number, seat, actions)
        self.seats[seat] = replace(self.seats[seat], turns=self.seats[seat].turns + 1)
        self.tell(events.TurnBegan(seat, number, actions))

    def end_turn(self) -> None:
        """The turn is over: harassment and bans of Magic that held for it are gone (UQ-10, UQ-32)."""
        seat = self.turn.seat
        if self.seats[seat].harassers or self.seats[seat].bans:
            self.seats[seat] = replace(self.seats[seat], harassers=(), bans=())
        self.tell(events.TurnEnded(seat))

    def use_actions(self, count: int, *, is_quiet: bool) -> None:
        """So many actions are used up; unless quiet, they prevent recovery at the end of the turn."""
        turn = self.turn
        self.turn = replace(turn, actions=turn.actions - count, is_quiet=turn.is_quiet and is_quiet)

    # --- the house ---

    def move(self, room: str, price: int) -> None:
        """The active seat's pawn stands in the room."""
        seat, turn = self.turn.seat, self.turn
        mover = self.seats[seat]
        self.turn = replace(turn, actions=turn.actions - price, rooms_moved=turn.rooms_moved + 1, is_quiet=False)
        self.seats[seat] = replace(mover, room=room)
        self.tell(events.Moved(seat, mover.room, room, price))

    def search(self) -> None:
        """For one action the active seat has seen all cards of its room, monstrous ones too (Search)."""
        seat, turn = self.turn.seat, self.turn
        room = self.seats[seat].room
        cards = self.rooms[ROOM_NUMBER[room]]
        searched = turn.searched if room in turn.searched else (*turn.searched, room)
        self.turn = replace(turn, actions=turn.actions - 1, searched=searched)
        self.moment += 1
        moments = list(self.searches[ROOM_NUMBER[room]])
        moments[seat] = self.moment
        self.searches[ROOM_NUMBER[room]] = tuple(moments)
        self._learn(seat, knowledge.room_seen(self.seats[seat].knowledge, room, cards, self.turn.number, self.moment))
        self.tell(events.Searched(seat, room))
        self.tell_seat(seat, events.RoomSearched(room, cards))

    def pick_up(self, card: str) -> None:
        """The item has left the room for the active seat's hand."""
        seat = self.turn.seat
        room = self.seats[seat].room
        self._take_from_room(room, card)
        self._put_in_hand(seat, card)
        self._learn(seat, knowledge.left_room(self.seats[seat].knowledge, room, card))
        self.tell(events.PickedUp(seat, room))
        self.tell_seat(seat, events.CardTaken(card))

    def drop(self, seat: int, card: str) -> None:
        """The item lies face down in the room where the seat stands."""
        room = self.seats[seat].room
        self._take_from_hand(seat, card)
        self.rooms[ROOM_NUMBER[room]] = tuple(sorted((*self.rooms[ROOM_NUMBER[room]], card)))
        self._learn(seat, knowledge.came_to_room(self.seats[seat].knowledge, room, card, self.turn.number, self.moment))
        self.tell(events.Dropped(seat, room))
        self.tell_seat(seat, events.CardLaidDown(card, room))

    # --- energy ---

    def spend_energy(self, seat: int, use: str) -> None:
        """One charge is gone from the seat's energy card."""
        left = self.seats[seat].energy - 1
        self.seats[seat] = replace(self.seats[seat], energy=left)
        self.tell(events.EnergySpent(seat, use, left))

    def recover_energy(self, seat: int) -> None:
        """The seat's energy card is fresh; nothing happens if it was."""
        if self.seats[seat].energy < FULL_ENERGY:
            self.seats[seat] = replace(self.seats[seat], energy=FULL_ENERGY)
            self.tell(events.EnergyRecovered(seat))

    def feint(self) -> None:
        """Harassment is ignored for the rest of the turn."""
        self.spend_energy(self.turn.seat, "feint")
        self.turn = replace(self.turn, has_feinted=True)

    def adrenaline(self) -> None:
        """The active seat has one action more."""
        self.spend_energy(self.turn.seat, "adrenaline")
        self.turn = replace(self.turn, actions=self.turn.actions + 1)

    # --- interaction ---

    def roll(self, card: str, target: int) -> int:
        """The target is harassed and the die is rolled; the number, from 1 to 6 (Interact)."""
        seat = self.turn.seat
        number = self.draw(6) + 1
        harassers = self.seats[target].harassers
        if seat not in harassers:
            self.seats[target] = replace(self.seats[target], harassers=tuple(sorted((*harassers, seat))))
        self.tell(events.Rolled(seat, target, number))
        self.tell_seat(seat, events.CardUsed(card, target, number))
        return number

    def pass_card(self, seat: int, target: int, card: str, number: int) -> None:
        """The target has read the card that is applied, and knows whose it is."""
        affects = self.affects(target, card, number)
        self.tell(events.Applied(seat, target, number))
        self.tell_seat(target, events.CardApplied(seat, card, number, affects))
        self._learn(target, knowledge.cards_seen(self.seats[target].knowledge, seat, (card,), self.turn.number))

    def affects(self, target: int, card: str, number: int) -> bool:
        """Whether the card's line for this number touches the target."""
        return knowledge.CARDS[card].affects(number, self.seats[target].monster)

    def mark_boxes(self, seat: int, target: int, card: str, line: Line) -> None:
        """The attacker's scratch sheet holds the wounds that the line may have dealt (UQ-44)."""
        sheet = knowledge.wounds_dealt(self.seats[seat].knowledge, target, card, line)
        self._learn(seat, sheet)

    def ban(self, seat: int, attacker: int, deed: str) -> None:
        """On its next own turn the seat may not do this; only it and the attacker know (UQ-32)."""
        bans = self.seats[seat].bans
        if deed not in bans:
            self.seats[seat] = replace(self.seats[seat], bans=tuple(sorted((*bans, deed))))
        for audience in (seat, attacker):
            self.tell_seat(audience, events.Banned(seat, deed))

    def cards_go_over(self, giver: int, attacker: int, cards: tuple[str, ...], *, is_gift: bool) -> None:
        """The attacker has read the cards that were passed, and knows whose they are."""
        self._learn(attacker, knowledge.cards_seen(self.seats[attacker].knowledge, giver, cards, self.turn.number))
        self.tell_seat(giver, events.CardsPassed(attacker, cards))
        self.tell_seat(attacker, events.CardsSeen(giver, cards, is_gift))

    def keep(self, attacker: int, giver: int, card: str) -> None:
        """The card that was given is in the attacker's hand now."""
        self._take_from_hand(giver, card)
        self._put_in_hand(attacker, card)
        self._learn(attacker, knowledge.left_hand(self.seats[attacker].knowledge, giver, card))
        self._learn(giver, knowledge.came_to_hand(self.seats[giver].knowledge, attacker, card, self.turn.number))
        self.tell(events.CardKept(attacker, giver))
        self.tell_seat(giver, events.CardGone(attacker, card))

    # --- wounds ---

    def wound(self, seat: int, striker: int, count: int) -> None:
        """The seat has suffered the wounds, with all that follows: a declaration, a mortal wound, the end."""
        before = self.seats[seat]
        after = replace(before, wounds=before.wounds + count)
        self.seats[seat] = after
        self.tell_seat(seat, events.Wounded(count, after.wounds, after.is_crippled))
        if after.monster is not None:
            self._check_mortal(seat, striker)
        elif before.is_crippled and not before.has_declared:
            self._declare(seat)

    def _declare(self, seat: int) -> None:
        self.seats[seat] = replace(self.seats[seat], has_declared=True)
        self.tell(events.Declared(seat))
        hunters = [other for other in self.seats if other.monster is None]
        if all(hunter.has_declared for hunter in hunters):
            self.end(ALL_DECLARED, (self._monster(),))

    def _check_mortal(self, seat: int, striker: int) -> None:
        if self.seats[seat].wounds < len(self.seats):
            return
        self.tell(events.MortallyWounded(seat, striker))
        hunters = [other for other in range(len(self.seats)) if other != seat]
        for hunter in hunters:
            self.tell(events.StateRevealed(hunter, self.seats[hunter].is_crippled))
        if all(self.seats[hunter].is_crippled for hunter in hunters):
            self.end(ESCAPED, (seat,))
        else:
            self.end(SLAIN, (striker,))

    def end(self, label: str, winners: tuple[int, ...]) -> None:
        """The table has ended, in the middle of whatever was going on (UQ-51)."""
        outcome = Outcome(label, winners)
        self.finish(outcome)
        self.tell(events.Ended(outcome))

    def _monster(self) -> int:
        return next(number for number, seat in enumerate(self.seats) if seat.monster is not None)

    # --- cards and knowledge ---

    def _take_from_room(self, room: str, card: str) -> None:
        cards = list(self.rooms[ROOM_NUMBER[room]])
        cards.remove(card)
        self.rooms[ROOM_NUMBER[room]] = tuple(cards)

    def _take_from_hand(self, seat: int, card: str) -> None:
        hand = list(self.seats[seat].hand)
        hand.remove(card)
        self.seats[seat] = replace(self.seats[seat], hand=tuple(hand))

    def _put_in_hand(self, seat: int, card: str) -> None:
        self.seats[seat] = replace(self.seats[seat], hand=tuple(sorted((*self.seats[seat].hand, card))))

    def _learn(self, seat: int, sheet: knowledge.Knowledge) -> None:
        self.seats[seat] = replace(self.seats[seat], knowledge=sheet)
