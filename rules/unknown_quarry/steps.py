"""The turn of Unknown Quarry, in order of play.

| step | who is asked | what follows |
|---|---|---|
| NextTurn | nobody | the next seat's turn begins, or the round limit ends the table |
| NextAction | nobody | TakeAction is asked anew |
| TakeAction | the active seat | a deed, then NextAction; or the end of the turn |
| DropItem | the active seat | after a pick-up over the hand limit |
| DecideRoll | the active seat | Surge, withdraw or apply (interaction.py) |
| Respond | the target | the answer to an applied card, under cover (interaction.py) |
| Receive | the active seat | what to do with the cards that came over (interaction.py) |

Nothing interrupts: no card of this game is played at any time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.agenda import AskingOne, Running
from rules.core.questions import Option
from rules.unknown_quarry import choices
from rules.unknown_quarry.cards import CARDS, STANDARD_NAMES
from rules.unknown_quarry.interaction import DecideRoll
from rules.unknown_quarry.state import (
    CRIPPLED_ROOMS,
    FULL_ENERGY,
    HAND_LIMIT,
    TURNS_WITHOUT_INTERACTION,
    Position,
    Seat,
    State,
    cards_in,
    droppable,
    is_monstrous,
    neighbours,
    present,
    price_of_move,
    round_of,
)
from rules.unknown_quarry.verbs import ROUND_LIMIT, Table

MOST_ACTIONS = 4


@dataclass(frozen=True, slots=True)
class NextTurn(Running[Table]):
    """The bottom of the agenda: the turn passes clockwise (Sequence of Play; Actions; UQ-08, UQ-43)."""

    kind: Literal["next_turn"] = "next_turn"

    def run(self, table: Table) -> None:
        number = table.turn.number + 1
        if round_of(number, len(table.seats)) > table.round_limit:
            table.end(ROUND_LIMIT, ())
            return
        seat = (table.turn.seat + 1) % len(table.seats)
        table.begin_turn(seat, number, min(number, MOST_ACTIONS))
        table.push(NextAction(), self)


@dataclass(frozen=True, slots=True)
class NextAction(Running[Table]):
    """Each action is chosen only when the one before it is done (Actions)."""

    kind: Literal["next_action"] = "next_action"

    def run(self, table: Table) -> None:
        table.push(TakeAction(table.turn.seat, table.next_question()))


@dataclass(frozen=True, slots=True)
class TakeAction(AskingOne[State, Table]):
    """The active seat chooses a deed. `target` is a draft: the card for it is still to be chosen, and Back is free."""

    target: int | None = None
    kind: Literal["take_action"] = "take_action"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        me = state.seats[seat]
        if self.target is not None:
            return (*(choices.use_card(card, self.target) for card in action_cards(me)), choices.BACK)
        return (
            *moves(state, me),
            *searches(state, me),
            *interactions(state, seat),
            *energy_uses(me),
            *endings(state, me),
        )

    def default(self, state: State, seat: int) -> str:
        return choices.END_TURN.key if self.target is None else choices.BACK.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Interact(target):
                table.push(TakeAction(seat, self.question, target))
            case choices.Back():
                table.push(TakeAction(seat, self.question))
            case choices.EndTurn(recover):
                if recover or table.turn.is_quiet:
                    table.recover_energy(seat)
                table.end_turn()
            case _:
                table.push(NextAction())
                carry_out(table, seat, option)


def carry_out(table: Table, seat: int, option: Option) -> None:
    """A deed of the active seat is done; what it leads to is asked next."""
    match option.value:
        case choices.Move(room, price):
            table.move(room, price)
        case choices.Search():
            table.search()
        case choices.PickUp(card):
            table.use_actions(1, is_quiet=True)
            table.pick_up(card)
            if len(table.seats[seat].hand) > HAND_LIMIT:
                table.push(DropItem(seat, table.next_question(), card))
        case choices.UseCard(card, target):
            table.use_actions(1, is_quiet=card == "spy")
            number = table.roll(card, target)
            table.push(DecideRoll(seat, table.next_question(), target, card, (number,)))
        case choices.Feint():
            table.feint()
        case choices.Adrenaline():
            table.adrenaline()


def moves(state: Position, me: Seat) -> tuple[Option, ...]:
    """The rooms that can be walked into and paid for (Move; UQ-11)."""
    price = price_of_move(state)
    if price > state.turn.actions or "move" in me.bans or walked_enough(state, me):
        return ()
    return choices.moves(neighbours(state, state.turn.seat), price)


def walked_enough(state: Position, me: Seat) -> bool:
    """Whether a crippled player has walked two rooms already this turn (Wounds and Dying)."""
    return state.turn.rooms_moved >= CRIPPLED_ROOMS and me.is_crippled


def searches(state: Position, me: Seat) -> tuple[Option, ...]:
    """A search of the room and, once it was searched this turn, its items (Search; Pick Up; UQ-13, UQ-15)."""
    if state.turn.actions < 1:
        return ()
    if me.room not in state.turn.searched:
        return (choices.search(me.room),)
    items = dict.fromkeys(card for card in cards_in(state, me.room) if not is_monstrous(card))
    return (choices.search(me.room), *(choices.pick_up(card) for card in items))


def interactions(state: Position, seat: int) -> tuple[Option, ...]:
    """The players who can be targeted (Interact; UQ-09, UQ-32)."""
    me = state.seats[seat]
    if state.turn.actions < 1 or me.turns <= TURNS_WITHOUT_INTERACTION or "interact" in me.bans:
        return ()
    return tuple(choices.interact(other) for other in present(state, seat))


def action_cards(me: Seat) -> tuple[str, ...]:
    """The cards that the active seat can use on a target: the standard three and its own Actions."""
    own = dict.fromkeys(card for card in me.hand if CARDS[card].is_action)
    return (*STANDARD_NAMES, *own)


def energy_uses(me: Seat) -> tuple[Option, ...]:
    """What a charge can be spent on between actions (Energy; UQ-48)."""
    return (choices.FEINT, choices.ADRENALINE) if me.can_spend_energy else ()


def endings(state: Position, me: Seat) -> tuple[Option, ...]:
    """A turn never ends by itself; Tireless may recover with it (UQ-16, UQ-17)."""
    if can_recover_by_tireless(state, me):
        return (choices.END_TURN, choices.END_TURN_AND_RECOVER)
    return (choices.END_TURN,)


def can_recover_by_tireless(state: Position, me: Seat) -> bool:
    """Whether Tireless gives a choice: only after a turn that would not recover anyway (UQ-16)."""
    return "tireless" in me.hand and not state.turn.is_quiet and me.energy < FULL_ENERGY


@dataclass(frozen=True, slots=True)
class DropItem(AskingOne[State, Table]):
    """The hand is over the limit: one item is laid down at once (Pick Up; UQ-14). `card` was just picked up."""

    card: str
    kind: Literal["drop_item"] = "drop_item"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(choices.drop(card) for card in droppable(state.seats[seat].hand))

    def default(self, state: State, seat: int) -> str:
        return choices.drop(self.card).key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Drop(card):
                table.drop(seat, card)
