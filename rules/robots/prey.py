"""The habits of the random robot in Deadly Prey: hunters climb to the top of the pyramid, the monster stops them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.questions import Decision, Option
from rules.deadly_prey.at_any_time import CONCEDE
from rules.deadly_prey.choices import StandingOrder
from rules.deadly_prey.view import View
from rules.robots import prey_hunter, prey_monster
from rules.robots.liking import EVEN, by_kind, liked_option
from rules.robots.luck import Stream

WHIM = 60
"""Once in so many times an answer is given without a thought."""
PATIENCE = 40
"""How much it is liked to leave alone what may be done at any time."""

ASIDE = {
    "hardship": 20,
    "pay_off": 4,
    "play": 12,
    "pick": 30,
    "exchange": 1,
    "spend": 10,
    "into": 10,
    "order": 1,
    "back": 1,
}
GIVING_UP = {"order": 40}
BURNT = (40, 30, 20, 12, 8, 4)
"""How much it is liked to burn a card, by what is left in reserve."""
WHIMS = {"pass": 4, "done": 4, "skip": 2, "back": 1, "play": 4, "reclaim": 0}


def choose(view: View, decision: Decision, stream: Stream) -> str | None:
    """The key of an option, or None for what may be done at any time and is left alone."""
    if not decision.forced:
        return chosen_aside(view, decision, stream)
    if not stream.below(WHIM):
        return liked_option(decision.options, WHIMS, all_but_orders, stream).key
    side = prey_monster if view.viewer == view.mo else prey_hunter
    habits = side.habits(view, decision)
    return liked_option(decision.options, habits.likings, habits.prefer, stream).key


def chosen_aside(view: View, decision: Decision, stream: Stream) -> str | None:
    """What is done at any time, most of the time nothing; what was begun is gone on with."""
    is_begun = view.own is not None and view.own.aside is not None
    likings = {**aside_likings(view), **(GIVING_UP if any(map(gives_up, decision.options)) else {})}
    tempting = sum(likings.get(kind, EVEN) for kind in by_kind(decision.options))
    if not is_begun and stream.below(PATIENCE + tempting) < PATIENCE:
        return None
    return liked_option(decision.options, likings, all_but_orders, stream).key


def aside_likings(view: View) -> Mapping[str, int]:
    """How much each deed is liked: Willpower is sought by a hunter who has little of it."""
    hunter = view.hunters[view.viewer]
    if hunter is None or hunter.reserve > prey_hunter.ENOUGH:
        return {**ASIDE, "hardship": 0, "burn": 0}
    return {**ASIDE, "burn": BURNT[min(hunter.reserve, len(BURNT) - 1)]}


def all_but_orders(options: Sequence[Option]) -> Sequence[Option]:
    """No preference; of standing orders that which gives up a lost table, or those that are taken back."""
    if not isinstance(options[0].value, StandingOrder):
        return options
    return [*filter(gives_up, options)] or [*filter(is_taken_back, options)] or options


def gives_up(option: Option) -> bool:
    """Whether the hunter concedes: he can where nobody can reach the top any more."""
    return isinstance(option.value, StandingOrder) and option.value.order == CONCEDE and option.value.is_on


def is_taken_back(option: Option) -> bool:
    """Whether this order no longer stands then."""
    return isinstance(option.value, StandingOrder) and not option.value.is_on and option.value.order != CONCEDE
