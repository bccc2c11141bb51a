"""Why an answer is not legal now, and which rule says so; drawn only from what the asking seat may know itself."""

from __future__ import annotations

from rules.core.questions import Illegal
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.interaction import DecideRoll, Receive, Respond
from rules.unknown_quarry.state import (
    FULL_ENERGY,
    HAND_LIMIT,
    TURNS_WITHOUT_INTERACTION,
    Seat,
    State,
    is_monstrous,
    neighbours,
    present,
    price_of_move,
)
from rules.unknown_quarry.steps import DropItem, TakeAction, walked_enough


def refusal(state: State, key: str) -> Illegal:
    """Why the seat that is asked cannot answer with this key."""
    verb, _, thing = key.partition(":")
    match state.question:
        case TakeAction(target=None):
            return _deed(state, verb, thing)
        case TakeAction():
            return _card_choice(verb)
        case DecideRoll() as deciding:
            return _decision(state, deciding, verb)
        case Respond() as responding:
            return _response(state, responding, verb, thing)
        case DropItem():
            return Illegal("only_items_drop", "Pick Up; UQ-14")
        case Receive(is_gift=False):
            return Illegal("only_give_back", "Show Card; UQ-31")
        case Receive(seat=receiver) if verb in ("keep", "drop") and len(state.seats[receiver].hand) >= HAND_LIMIT:
            return Illegal("only_items_drop", "Give Card; UQ-30")
        case _:
            return Illegal("gift_choices", "Give Card; UQ-30")


def _deed(state: State, verb: str, thing: str) -> Illegal:
    me = state.seats[state.turn.seat]
    match verb:
        case "move":
            return _move(state, me, thing)
        case "search":
            return _no_actions()
        case "pick_up":
            return _pick_up(state, me, thing)
        case "interact":
            return _interact(state, me, thing)
        case "card":
            return Illegal("target_first", "Interact")
        case "feint" | "adrenaline":
            return _no_energy(me)
        case "end_turn":
            return _no_tireless(me)
        case _:
            return Illegal("not_in_this_moment", "Actions")


def _no_actions() -> Illegal:
    return Illegal("no_actions", "Actions")


def _no_energy(me: Seat) -> Illegal:
    if me.is_crippled:
        return Illegal("crippled_energy", "Wounds and Dying; UQ-37")
    return Illegal("exhausted", "Energy")


def _no_tireless(me: Seat) -> Illegal:
    if "tireless" not in me.hand:
        return Illegal("no_tireless", "Tireless; UQ-16")
    if me.energy == FULL_ENERGY:
        return Illegal("energy_full", "Tireless; UQ-16")
    return Illegal("recovers_anyway", "Energy; UQ-16")


def _move(state: State, me: Seat, room: str) -> Illegal:
    price = price_of_move(state)
    if room not in ROOM_NUMBER:
        return Illegal("no_such_room", "Move")
    if room == me.room:
        return Illegal("already_there", "Move", {"room": room})
    if "move" in me.bans:
        return Illegal("banned_move", "Magic; UQ-32")
    if walked_enough(state, me):
        return Illegal("crippled_rooms", "Wounds and Dying; UQ-37")
    if room not in neighbours(state, state.turn.seat):
        return Illegal("not_connected", "Move", {"origin": me.room, "room": room})
    return Illegal("move_too_dear", "Move; UQ-11", {"price": price, "left": state.turn.actions})


def _pick_up(state: State, me: Seat, card: str) -> Illegal:
    """An unseen card and an absent one are refused alike."""
    if card not in CARDS or CARDS[card].family == "standard":
        return Illegal("no_such_item", "Pick Up")
    if is_monstrous(card):
        return Illegal("monstrous_stays", "Pick Up; UQ-15")
    if me.room not in state.turn.searched:
        return Illegal("not_searched", "Pick Up; UQ-13", {"room": me.room})
    if state.turn.actions < 1:
        return _no_actions()
    return Illegal("not_lying_there", "Pick Up", {"room": me.room, "card": card})


def _interact(state: State, me: Seat, target: str) -> Illegal:
    if me.turns <= TURNS_WITHOUT_INTERACTION:
        return Illegal("too_early", "Interact; UQ-09", {"turn": me.turns})
    if "interact" in me.bans:
        return Illegal("banned_interact", "Magic; UQ-32")
    if target not in {str(seat) for seat in present(state, state.turn.seat)}:
        return Illegal("not_in_the_room", "Interact", {"room": me.room})
    return _no_actions()


def _card_choice(verb: str) -> Illegal:
    if verb == "card":
        return Illegal("not_your_action_card", "Interact")
    return Illegal("card_first", "Interact")


def _decision(state: State, deciding: DecideRoll, verb: str) -> Illegal:
    me = state.seats[deciding.seat]
    if verb == "apply":
        return Illegal("crippled_must_withdraw", "Wounds and Dying; UQ-37", {"number": deciding.numbers[-1]})
    if verb == "surge":
        return Illegal("surge_out_of_range", "Surge; UQ-20") if me.can_spend_energy else _no_energy(me)
    return Illegal("roll_first", "Interact; UQ-19", {"number": deciding.numbers[-1]})


def _response(state: State, responding: Respond, verb: str, thing: str) -> Illegal:
    me = state.seats[responding.seat]
    match verb:
        case "spend" if me.is_crippled or not me.energy:
            return _no_energy(me)
        case "spend" if responding.line and responding.line.takes_energy:
            return Illegal("charge_taken_anyway", "Spending Energy; UQ-23")
        case "react":
            return _reaction(state, responding, thing)
        case "resolve" | "spend" if responding.cards_asked_for(me) == (None,):
            return Illegal("no_card_asked", "Effects of Interactions; UQ-23")
        case "spend" if responding.line and responding.line.is_averted_by_energy:
            return Illegal("no_card_asked", "Spending Energy; UQ-23")
        case "resolve" | "spend" if thing and thing not in me.hand:
            return Illegal("not_in_hand", "Show Card; Give Card; UQ-30")
        case "resolve" | "spend":
            return Illegal("choose_a_card", "Show Card; Give Card; UQ-30")
        case _:
            return Illegal("answer_first", "Interact; UQ-19")


def _reaction(state: State, responding: Respond, thing: str) -> Illegal:
    me, card = state.seats[responding.seat], thing.removesuffix(":spend")
    if card not in me.hand:
        return Illegal("not_in_hand", "Reaction Cards")
    if thing != card and not me.can_spend_energy:
        return _no_energy(me)
    return Illegal("reaction_does_not_fit", "Reaction Cards; UQ-26", {"card": card, "number": responding.roll})
