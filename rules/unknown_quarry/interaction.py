"""An interaction after the roll: decide on it, respond to the card, receive what came over (Interact; UQ-19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingOne
from rules.core.questions import Option
from rules.unknown_quarry import choices, events
from rules.unknown_quarry.cards import CARDS, Line
from rules.unknown_quarry.cards.effects import Ban, Give, Show, SpendEnergy
from rules.unknown_quarry.state import HAND_LIMIT, Seat, State, droppable, is_monstrous
from rules.unknown_quarry.verbs import Table

HIGHEST_ROLL = 6
HIGHEST_CRIPPLED_ROLL = 3


@dataclass(frozen=True, slots=True)
class DecideRoll(AskingOne[State, Table]):
    """The attacker surges, withdraws or applies. `numbers`: the roll and what each Surge made of it."""

    target: int
    card: str
    numbers: tuple[int, ...]
    kind: Literal["decide_roll"] = "decide_roll"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        me, number = state.seats[seat], self.numbers[-1]
        if me.is_crippled and number > HIGHEST_CRIPPLED_ROLL:
            return (choices.WITHDRAW,)
        return (choices.apply_card(number), choices.WITHDRAW, *surges(me, number))

    def default(self, state: State, seat: int) -> str:
        return choices.WITHDRAW.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Surge(_, number):
                table.spend_energy(seat, "surge")
                table.tell(events.Surged(seat, number))
                numbers = (*self.numbers, number)
                table.push(DecideRoll(seat, table.next_question(), self.target, self.card, numbers))
            case choices.Withdraw():
                table.tell(events.Withdrew(seat, self.target, self.numbers[-1]))
            case choices.Apply(number):
                table.pass_card(seat, self.target, self.card, number)
                table.push(Respond(self.target, table.next_question(), seat, self.card, number))


def surges(me: Seat, number: int) -> tuple[Option, ...]:
    """The steps by which a charge can change the number, which stays from 1 to 6 (UQ-20)."""
    if not me.can_spend_energy:
        return ()
    return tuple(choices.surge(step, number + step) for step in (1, -1) if 1 <= number + step <= HIGHEST_ROLL)


@dataclass(frozen=True, slots=True)
class Respond(AskingOne[State, Table]):
    """The target answers an applied card: resolve, spend, or show a reaction (UQ-23 to UQ-30), under cover (UQ-33)."""

    attacker: int
    card: str
    roll: int
    kind: Literal["respond"] = "respond"

    @property
    def is_covered(self) -> bool:
        return True

    @property
    def line(self) -> Line | None:
        """The line of the card for the final number."""
        return CARDS[self.card].line(self.roll)

    def affects(self, me: Seat) -> bool:
        """Whether the line touches the target."""
        return CARDS[self.card].affects(self.roll, me.monster)

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        me = state.seats[seat]
        cards = self.cards_asked_for(me)
        resolving = tuple(choices.resolve(card, spend=False) for card in cards)
        return (*resolving, *self._spending(me, cards), *self._reacting(me))

    def _spending(self, me: Seat, cards: tuple[str | None, ...]) -> tuple[Option, ...]:
        line = self.line
        if not me.can_spend_energy or (line and line.takes_energy and self.affects(me)):
            return ()
        if line and line.is_averted_by_energy:
            return (choices.resolve(None, spend=True),)
        return tuple(choices.resolve(card, spend=True) for card in cards)

    def _reacting(self, me: Seat) -> tuple[Option, ...]:
        cards = [card for card in dict.fromkeys(me.hand) if self._is_fitting(card)]
        alone = tuple(choices.react(card, spend=False) for card in cards)
        if not me.can_spend_energy:
            return alone
        return (*alone, *(choices.react(card, spend=True) for card in cards))

    def _is_fitting(self, card: str) -> bool:
        reaction, line = CARDS[card].reaction, self.line
        if reaction is None or self.roll not in reaction.rolls:
            return False
        match reaction.against:
            case "any":
                return True
            case "wound":
                return line is not None and line.wounds > 0
            case "cards":
                return line is not None and line.passes_cards

    def cards_asked_for(self, me: Seat) -> tuple[str | None, ...]:
        """The cards among which the target must choose one to pass; (None,) if no card is to be chosen."""
        line = self.line
        if line is None or not self.affects(me) or not me.hand:
            return (None,)
        if Show("any") in line.effects:
            return tuple(dict.fromkeys(me.hand))
        if Give("any") in line.effects:
            return droppable(me.hand) or tuple(dict.fromkeys(me.hand))
        return (None,)

    def default(self, state: State, seat: int) -> str:
        """Resolve, never a charge or a reaction; a card asked for is an item at random while there is one (UQ-34)."""
        cards = self.cards_asked_for(state.seats[seat])
        items = [card for card in cards if card is not None and not is_monstrous(card)] or cards
        return choices.resolve(items[state.luck.aside(len(items), "default")], spend=False).key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Resolve(card, spend):
                self._resolve(table, card, spend=spend)
            case choices.React(card, spend):
                if spend:
                    table.spend_energy(seat, "defence")
                self._pass(table, (card,), is_gift=False)

    def _resolve(self, table: Table, card: str | None, *, spend: bool) -> None:
        line, affects = self.line, self.affects(table.seats[self.seat])
        if spend:
            table.spend_energy(self.seat, "defence")
        if line is None or (spend and line.is_averted_by_energy):
            self._pass(table, (), is_gift=False)
            return
        table.mark_boxes(self.attacker, self.seat, self.card, line)
        if affects:
            self._perform(table, line, card)
        else:
            self._pass(table, (), is_gift=False)

    def _perform(self, table: Table, line: Line, card: str | None) -> None:
        """The line takes its effect on the target: charges and cards first, wounds last, since they may end all."""
        cards: tuple[str, ...] = ()
        is_gift = False
        for effect in line.effects:
            match effect:
                case SpendEnergy() if table.seats[self.seat].can_spend_energy:
                    table.spend_energy(self.seat, "defence")
                case Ban(deed):
                    table.ban(self.seat, self.attacker, deed)
                case Show(which):
                    cards = self._cards(table, which, card)
                case Give(which):
                    cards = self._cards(table, which, card)
                    is_gift = bool(cards) and not is_monstrous(cards[0])
        self._pass(table, cards, is_gift=is_gift)
        if line.wounds:
            table.wound(self.seat, self.attacker, line.wounds)

    def _cards(self, table: Table, which: Literal["any", "random", "all"], card: str | None) -> tuple[str, ...]:
        hand = table.seats[self.seat].hand
        if which == "all" or not hand:
            return hand
        if which == "random":
            return (hand[table.draw(len(hand))],)
        return (card,) if card is not None else ()

    def _pass(self, table: Table, cards: tuple[str, ...], *, is_gift: bool) -> None:
        table.tell(events.Answered(self.attacker, self.seat, len(cards)))
        if cards:
            table.cards_go_over(self.seat, self.attacker, cards, is_gift=is_gift)
            table.push(Receive(self.attacker, table.next_question(), self.seat, cards, is_gift))


@dataclass(frozen=True, slots=True)
class Receive(AskingOne[State, Table]):
    """The attacker is asked in the same way whenever cards came over; only a gift can be kept (UQ-30, UQ-31)."""

    giver: int
    cards: tuple[str, ...]
    is_gift: bool
    kind: Literal["receive"] = "receive"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        hand = state.seats[seat].hand
        if not self.is_gift:
            return (choices.GIVE_BACK,)
        if len(hand) < HAND_LIMIT:
            return (choices.keep(self.cards[0]), choices.GIVE_BACK)
        items = droppable((self.cards[0], *hand))
        return (choices.GIVE_BACK, *(choices.keep_and_drop(card) for card in items))

    def default(self, state: State, seat: int) -> str:
        return self.options(state, seat)[0].key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Keep(card):
                table.keep(seat, self.giver, card)
            case choices.KeepAndDrop(card):
                table.keep(seat, self.giver, self.cards[0])
                table.drop(seat, card)
            case choices.GiveBack():
                table.tell(events.CameBack(seat, self.giver, len(self.cards)))
