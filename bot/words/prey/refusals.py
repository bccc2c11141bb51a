"""Why an answer was refused, in one sentence that names the rule."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.people import Names, escaped, who
from bot.words.prey import names as titles
from bot.words.prey.texts.cards import trick_of
from bot.words.prey.texts.until import when_words
from rules.core.questions import Illegal
from rules.deadly_prey.cards import ARSENAL

REASONS: Mapping[str, str] = {
    "table_over": "This game has ended, so nothing more can be done",
    "not_asked": "It is not you who is asked now",
    "question_closed": "That question has been answered already; here is what is asked now",
    "not_in_this_moment": "That cannot be done at this moment",
    "hunters_only": "Only hunters do that, and you are the monster",
    "monster_only": "Only the monster does that",
    "asked_of_another": "It is {seat} who is asked now, not you",
    "of_another_moment": "That is done {moment}, when you are asked",
    "no_such_order": "There is no such standing order: start typing and pick one of those offered",
    "out_of_the_week": "Your part of the week is over, so you can do nothing more",
    "nothing_beside": "Beside the question that is open now nothing is burnt, taken, played or exchanged",
    "nothing_before_the_tally": "Before the tally only cards and powers of its window are played",
    "top_in_reach": "The top of the pyramid can still be reached, so nobody concedes",
    # set-up, dawn, dusk
    "no_such_calling": "The Callings are Destruction, Absolution, Scientific Study and Occult Mastery",
    "cannot_lay": "Chips cannot lie so: a hunter lays 3, 2, 1 and 0, the monster totals of 3, 4, 5 and 6",
    "one_hardship_a_half_day": "You have had the Hardship for two Willpower of this day or night",
    "no_hardship_left": "No Hardship is left to be drawn",
    "not_your_hardship": "{card} does not lie before you: each pays off their own Hardships",
    "no_way_out": "{card} cannot be paid off: it is over when its text says",
    "way_out_unpaid": "You have less in reserve than the way out of {card} costs",
    "cannot_pay_off": "{card} cannot be paid off now: its text says when it can be",
    "burning_barred": "A Setback in play keeps everybody from burning Arsenal Cards; the board says until when",
    "barred_at_night": "A Hardship keeps you from acting tonight",
    # slots
    "no_such_spot": "There is no such spot: the pyramid runs from A1 to F1",
    "nothing_in_reserve": "You do not have so much Willpower in reserve",
    "no_more_cards": "A Setback leaves you only the cards that you have placed on in this phase, not {spot}",
    "vacant": "{spot} is a vacancy",
    "cannot_reinforce": "Reinforcing takes your own white on a card you control, and three red is the most",
    "cannot_evict": "Evicting takes red of yours there, and Willpower of others to remove",
    "nobody_to_invite": "Nobody else could join you there now, or you have asked already",
    "no_white_there": "You have no white Willpower on {spot}",
    "out_of_path": "{spot} is out of reach: it must touch a card of yours, which must be joined to row A to go up",
    "already_there": "You have red on {spot} already: reinforce it instead",
    "kept_out": "The way into {spot}, if contested, takes 11, which no die shows: in a later phase you may ask again",
    "intrude_instead": "{spot} is controlled by others: ask to share control of it instead",
    "phase_limit": "You have taken your card of this kind in this phase: one ordinary card, and one General",
    "tax_unpaid": "A card in play asks for more Willpower than your reserve: first gain some, or wait until it is over",
    "one_card_a_slot": "A slot is for one City Card, with one attempt or intrusion at most",
    "cannot_restore": "A vacancy is filled by a hunter with a card beside or above it, for a Hardship",
    "no_slot_to_come": "No slot can come to you in a Placement or Resolution that is running",
    # attempts
    "cannot_change_card": "That change is not open: the tracker card must lie face up and be fit, and a swap costs 1",
    "eleven_is_not_rolled": "With 11 or more to reach no die helps: points only",
    "not_on_the_path": "{spot} is not joined to the target by your cards, or was invoked already",
    "three_red_at_most": "Three red on a card is the most, and one the least",
    "more_than_needed": "No card more than needed is taken for a debt",
    # cards
    "not_in_hand": "You do not hold such a card",
    "locked": "{card} is locked until the next half-day; it can still be burnt, or pay a debt",
    "other_moment": "{card} is played {when}; if that is now, there is nothing at which it could be aimed",
    # the monster
    "cannot_exchange": "Two points go for one of a third Calling, and not while the top card lies face up",
    "not_to_zero_by_day": "By day no Calling may be brought to 0, nor more be paid than is there",
    "points_missing": "There are not so many points in that Calling",
    "nothing_to_meddle_with": "Meddling raises the number of an attempt, and none is under way",
    "has_meddled": "You have meddled in this attempt: once in each, in any number of attempts",
    "ten_at_most": "Meddling brings the number to 10 at most, and it is there already",
    "no_target": "That is no target now: only cards of those who just acted, face-down and tracker cards are",
    "power_used": "You have used your power in this day or night",
    "power_not_now": "Your power belongs to another moment, or its cost cannot be paid",
}
"""A sentence for each reason, with the fields that the refusal carries, and no full stop."""

MOMENTS: Mapping[str, str] = {
    "lay_callings": "when the Callings are laid",
    "dawn_window": "at dawn",
    "night": "at dusk",
    "place_slot": "in your slot of Placement",
    "resolve_slot": "in your slot of Resolution",
    "choose_card": "when an attempt begins",
    "choose_method": "when an attempt begins",
    "gather": "while points are gathered for an attempt",
    "turn_red": "after a success",
    "pay_debt": "after a failure",
    "window": "in a window about an attempt",
    "strike": "after a hunter's slot",
}
"""When the questions are asked to which answers of a kind belong."""

_UNKNOWN: Mapping[str, str] = {
    "spot": "that spot",
    "card": "that card",
    "when": "at the moment that its text names",
    "seat": "another player",
    "moment": "at another moment",
}
"""What stands for a field that a refusal does not carry."""


class _Fields(dict[str, str]):
    """The fields of a refusal; "that spot" and the like for one that is missing."""

    def __missing__(self, key: str) -> str:
        return _UNKNOWN[key]


def refusal(illegal: Illegal, names: Names) -> str:
    """Why not, in one sentence with the rule in brackets. Raises KeyError for a reason that has no words."""
    fields = _Fields({name: _field(name, value, names) for name, value in illegal.fields.items() if value != ""})
    fields |= _when(str(illegal.fields.get("card", "")))
    text = REASONS[illegal.reason].format_map(fields)
    return f"{text[0].upper()}{text[1:]} ({illegal.rule})."


def _when(card: str) -> dict[str, str]:
    """When a card of a hand is played, for refusals that speak of that."""
    if card not in titles.HAND_TITLES:
        return {}
    return {"when": when_words(trick_of(card), is_monsters=card not in ARSENAL)}


def _field(name: str, value: str | int, names: Names) -> str:
    match name:
        case "card":
            return titles.card(str(value))
        case "seat":
            return who(names, int(value))
        case "moment":
            return MOMENTS[str(value)]
        case _:
            return escaped(str(value))
