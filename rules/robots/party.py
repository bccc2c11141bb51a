"""The habits of the random robot in Hunting Party: it hires what it lacks, arms it, and hunts by its own tablet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.questions import Decision, Option
from rules.hunting_party.choices import (
    Bid,
    ChooseHero,
    Declare,
    Equip,
    Hire,
    KeepOne,
    PickHunter,
    PickItem,
    Play,
    ShowOrder,
    Take,
    Throw,
)
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.view import View
from rules.robots.liking import EVEN, by_kind, liked_option
from rules.robots.luck import Stream
from rules.robots.party_hunt import is_promising, is_wanted, lacking, sought_location, sought_skills
from rules.robots.party_items import for_namesakes, for_others, has_namesake, of_champions, of_rivals, usable

SMALL_BID = 3
RESERVE = SILVER_PER_GOLD
"""So much money is mostly kept, for abilities that cost some."""
PATIENCE = 20
"""How much it is liked to leave alone what may be done at any time."""

ANSWERS = {
    "bid": 5,
    "pass": 2,
    "take": 5,
    "pay": 2,
    "put_back": 0,
    "go": 20,
    "stay": 1,
    "send": 3,
    "back": 1,
    "respond": 10,
    "equip": 14,
    "potion": 3,
    "power": 4,
    "gear": 3,
    "disband": 1,
    "pick": 20,
}
ASIDE = {
    "potion": 8,
    "power": 8,
    "gear": 8,
    "offer": 2,
    "take_back": 2,
    "pass_ahead": 1,
    "show_order": 1,
    "accept": 8,
    "refuse": 3,
    "confirm": 8,
    "withdraw": 1,
    "back": 1,
    "lay": 20,
    "pick": 20,
    "send_offer": 4,
    "give": 4,
    "give_silver": 3,
    "ask_silver": 3,
    "ask_cards": 2,
}


def choose(view: View, decision: Decision, stream: Stream) -> str | None:
    """The key of an option, or None for what may be done at any time and is left alone."""
    if not decision.forced and is_idle(view, decision, stream):
        return None
    return liked_option(
        decision.options, likings(view, decision), lambda options: preferred(view, options, stream), stream
    ).key


def likings(view: View, decision: Decision) -> Mapping[str, int]:
    """How much each kind of option is liked, of those that are not liked evenly."""
    match decision.kind:
        case "take_turn":
            return turn_likings(view)
        case "purchase":
            return {**ANSWERS, "take": 5 if view.seats[view.viewer].silver > RESERVE else 1}
        case "bid":
            return {**ANSWERS, "bid": 12 if is_wanted(view) else 1}
        case _:
            return ANSWERS if decision.forced else aside_likings(view)


def aside_likings(view: View) -> Mapping[str, int]:
    """The same of what may be done at any time: members are paid off when shares are short."""
    return {**ASIDE, "disband": 3 if view.seats[view.viewer].free < SMALL_BID else 0}


def is_idle(view: View, decision: Decision, stream: Stream) -> bool:
    """Whether the seat begins nothing now; what it has begun it goes on with."""
    if view.own is None or view.own.aside is not None:
        return False
    liked = aside_likings(view)
    tempting = sum(liked.get(kind, EVEN) for kind in by_kind(decision.options))
    return stream.below(PATIENCE + tempting) < PATIENCE


def turn_likings(view: View) -> Mapping[str, int]:
    """How much each deed of a turn is liked: to hire while the party is small, to hunt when it may find something."""
    me = view.seats[view.viewer]
    can_hire = lacking(view) and me.free > 0
    return {
        **ANSWERS,
        "hunt": 100 if is_promising(view) else 30,
        "hire": 30 if can_hire else 4,
        "buy": 20 if me.silver > RESERVE and me.hand_size <= me.hand_limit else 2,
        "end_turn": 2 if view.turn.actions else 10,
        "party_disband": 4 if me.free < 0 else 0,
        "equip": 400 if has_namesake(view) else 8,
        "power": 12,
    }


def preferred(view: View, options: Sequence[Option], stream: Stream) -> Sequence[Option]:
    """The options of one kind among which an even choice is made."""
    match options[0].value:
        case Bid():
            return options[: 1 + stream.below(SMALL_BID)]
        case Declare():
            return sought_skills(view, options, stream)
        case Hire() | ChooseHero():
            return sought_location(view, options, stream)
        case Equip() | Take() | KeepOne():
            return for_namesakes(view, options)
        case Play("potion") | Throw():
            return for_others(view, options)
        case PickHunter():
            return usable(view, options, stream)
        case PickItem():
            return of_champions(of_rivals(view, options))
        case Play("power"):
            return [option for option in options if option.key.endswith(":champion")] or options
        case ShowOrder():
            return options
    return of_rivals(view, options)
