"""Why an answer was refused, in one sentence that names the rule."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.people import Names
from bot.words.quarry import names as titles
from rules.core.questions import Illegal

REASONS: Mapping[str, str] = {
    "table_over": "This game has ended, so nothing more can be done",
    "not_asked": "It is not you who is asked now",
    "question_closed": "That question has been answered already; here is what is asked now",
    "only_items_drop": "You hold too many cards, so first lay one of your items down; monstrous cards stay with you",
    "only_give_back": "What you were shown can only be given back",
    "gift_choices": "First say what becomes of the gift: keep it, give it back, or lay an item down for it",
    "target_first": "Choose whom you interact with first, and the card after that",
    "not_in_this_moment": "That cannot be done between your actions",
    "no_actions": "You have no actions left in this turn",
    "crippled_energy": "You are crippled, and so cannot spend energy",
    "exhausted": "Your energy is used up",
    "no_tireless": "Only Tireless lets you choose to recover; end your turn plainly",
    "energy_full": "Your energy is full, so there is nothing to recover",
    "recovers_anyway": "After a turn as quiet as this your energy recovers anyway; end your turn plainly",
    "no_such_room": "There is no such room in the house",
    "already_there": "You stand in {room} already",
    "banned_move": "Magic keeps you from moving in this turn",
    "crippled_rooms": "You are crippled, and have walked the two rooms of this turn",
    "not_connected": "There is no way from {origin} to {room}",
    "move_too_dear": "Actions for that move: {price}; you have {left} left",
    "no_such_item": "There is no such item",
    "monstrous_stays": "Monstrous cards are never picked up",
    "not_searched": "To pick up a card you must first have searched {room} in this turn",
    "not_lying_there": "{card} does not lie in {room}",
    "too_early": "This is your turn number {turn}, and you can interact from your third on",
    "banned_interact": "Magic keeps you from interacting in this turn",
    "not_in_the_room": "You can only interact with somebody else who is in {room} with you",
    "not_your_action_card": "That is not an action card that you can use now",
    "card_first": "Choose the card for your target first, or go back",
    "crippled_must_withdraw": "You are crippled, and cannot apply a {number}: withdraw the card",
    "surge_out_of_range": "A surge changes the number by one and stays between 1 and 6",
    "roll_first": "First decide on the {number} you rolled: apply it, surge or withdraw",
    "charge_taken_anyway": "This card takes a charge from you anyway, so you cannot spend one by choice",
    "no_card_asked": "The card does not ask you to choose one of yours",
    "choose_a_card": "Say which of your cards you pass; not every card can be chosen",
    "answer_first": "First answer the card that was used on you",
    "not_in_hand": "You do not hold that card",
    "reaction_does_not_fit": "{card} cannot be shown against this card on a {number}",
}
"""A sentence for each reason, with the fields that the refusal carries, and no full stop."""


def refusal(illegal: Illegal, _names: Names) -> str:
    """Why not, in one sentence with the rule in brackets. Raises KeyError for a reason that has no words."""
    fields = {name: _field(name, value) for name, value in illegal.fields.items()}
    text = REASONS[illegal.reason].format(**fields)
    return f"{text} ({illegal.rule})."


def _field(name: str, value: str | int) -> str:
    match name:
        case "room" | "origin":
            return titles.room(str(value))
        case "card":
            return titles.card(str(value))
        case _:
            return str(value)
