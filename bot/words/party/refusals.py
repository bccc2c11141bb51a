"""Why an answer was refused, in one sentence that names the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.words.party import names as titles
from bot.words.people import Names, who
from bot.words.voice import capital, sentence
from rules.core.questions import Illegal

REASONS: Mapping[str, str] = {
    "table_over": "This game has ended, so nothing more can be done",
    "not_asked": "It is not you who is asked now",
    "question_closed": "That question has been answered already; here is what is asked now",
    "not_in_this_moment": "That cannot be done at this moment",
    "choice_begun": "Finish what you began first, or go back",
    # the turn
    "action_used": "Your action for this turn is used",
    "no_such_place": "No hunters are for hire in such a place",
    "stack_empty": "No card is left in that stack",
    "market_empty": "The Market has nothing left to buy",
    "not_first": "That must be the very first thing of your turn",
    "no_members": "You have no members who could leave",
    # hunts
    "no_hunt": "A hunt takes one skill of each type among your hunters who are ready",
    "skill_missing": "None of your hunters who are ready has {skill}",
    "skills_not_along": "All three skills of the hunt must be on hunters who go along",
    "tired": "Only hunters of your party who are ready can be sent",
    "must_show": "You hold one of the three, so you must show one",
    "not_named": "{skill} is not one of the three that were declared",
    "not_held": "You do not hold the prophecy of {skill}",
    "hero_is_safe": "{hunter} is a hero, and heroes cannot be struck or chosen",
    "no_victim": "No such hunter can be struck",
    "not_in_hunt": "That cannot be done while a hunt runs",
    # bids and money
    "bid_too_low": "A bid must be higher than the one before: {least} at least",
    "bid_not_covered": "Your free shares are {free} and Hate asks for {hate} on top, so you can bid {most} at most",
    "cannot_afford": "Each item costs 1 gold, and you cannot pay for that one",
    "chest_limit": "A chest holds two items at most, as far as your money and the Market go",
    "cannot_pay_off": "{hunter} wants {silver}, which you do not have",
    "price_changed": "The price of paying {hunter} off is not what it was",
    "hero_stays": "{hunter} is your hero, and heroes are never paid off",
    # items and powers
    "not_in_hand": "You do not hold such an item",
    "not_among_these": "That is not one of the cards to choose from",
    "nobody_can_wear": "None of your members has a place for {item}",
    "not_your_hunter": "{hunter} is not in your party",
    "handicap_untouched": "{hunter} is a handicap character, and nothing can be done with or to one",
    "hero_wears_nothing": "{hunter} is your hero, and heroes wear nothing",
    "potion_for_namesake": "{item} can be laid under its namesake alone; with all others it is used",
    "place_taken": "{hunter} has no place left for {item}: one of each type of gear is the limit",
    "no_potion": "{item} is gear, which is given to a hunter in your own turn",
    "response_only": "{item} can be used only to answer what somebody plays",
    "answers_nothing": "That does not answer what was played",
    "no_champion": "{hunter} is no champion, so the champion power does not work",
    "no_such_power": "{hunter} has no such power that could be used",
    "own_turn_only": "That belongs to your own turn, outside a hunt",
    "other_moment": "That power of {hunter} belongs to another moment",
    "not_sent": "{hunter} was not sent on this hunt",
    "no_agent": "No agent is turned up whom it could send away",
    "gear_not_used": "None of your hunters wears that and can use it",
    "no_gold": "You do not have the gold that this costs",
    "used_this_round": "{hunter} has used that power since your last turn began",
    "is_tired": "{hunter} is tired, and cannot pay with fatigue",
    "no_target": "There is nothing just now at which that could be aimed",
    "not_neighbour": "{seat} is not your neighbour, and only neighbours are in reach",
    "own_hunt": "Your own hunt comes first; your turn goes on after it",
    "wishes_full": "You keep as many wishes as you can; forget one first",
    # trades
    "no_goods": "Members and what they wear are no goods: only money and items in hand are traded",
    "not_so_much": "There is not so much to be put into the trade",
    "gone_meanwhile": "Something that this trade names has gone meanwhile, so you can only go back",
    "empty_offer": "An offer needs something on one side at least",
    "no_such_player": "There is no such other player at this table",
    "no_trade_now": "Nothing is traded while a card is answered or a fight is paid for",
    "no_such_offer": "No such trade with {seat} is open",
}
"""A sentence for each reason, with the fields that the refusal carries, and no full stop."""

_UNKNOWN: Mapping[str, str] = {
    "hunter": "that hunter",
    "item": "that item",
    "skill": "that skill",
    "seat": "that player",
    "silver": "more money",
}
"""What stands for a field where only the reason is known."""
_TITLED: Mapping[str, Callable[[str], str]] = {
    "hunter": titles.hunter,
    "item": titles.item,
    "skill": titles.SKILL_TITLES.__getitem__,
}


def refusal(illegal: Illegal, names: Names) -> str:
    """Why not, in one sentence with the rule in brackets. Raises KeyError for a reason that has no words."""
    fields = {name: _field(name, value, names) for name, value in illegal.fields.items()}
    text = _reason(illegal).format(**fields)
    begun = capital(text) if text.startswith(tuple(_UNKNOWN.values())) else sentence(text)
    return f"{begun} ({illegal.rule})."


def _reason(illegal: Illegal) -> str:
    if illegal.reason == "bid_not_covered" and not illegal.fields.get("hate"):
        return "You have {free} of your shares free, and cannot bid more"
    return REASONS[illegal.reason]


def reason_words(reason: str) -> str:
    """A reason within a sentence, where nothing is known of its fields."""
    text = REASONS[reason].format(**_UNKNOWN)
    return text[0].lower() + text[1:]


def _field(name: str, value: str | int, names: Names) -> str:
    match name, value:
        case "seat", int(seat):
            return who(names, seat)
        case "silver", int(silver):
            return titles.money(silver)
    if value == "":
        return _UNKNOWN.get(name, "")
    return _TITLED[name](str(value)) if name in _TITLED else str(value)
