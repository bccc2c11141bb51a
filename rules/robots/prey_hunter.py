"""The habits of a hunter of the random robot in Deadly Prey, question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.questions import Decision, Option
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.choices import Attempt, Count, InvokeCard, SwapCard, TakeWillpower
from rules.deadly_prey.city import SPOTS, TOP
from rules.deadly_prey.view import View
from rules.robots.prey_climb import (
    at_wanted,
    by_dice,
    card_score,
    is_idle_at,
    me,
    places_wanted,
    points_for,
    score_in,
    sought,
    spot_of,
    tally_in,
)
from rules.robots.prey_habits import Habits, best_by

ENOUGH = 8
"""With so much Willpower in reserve no more is sought."""
MOST_PLACED = 1
MOST_POINTS = 3
"""What a City Card gives when invoked, at most."""

LIKINGS: Mapping[str, Mapping[str, int]] = {
    "lay_callings": {"lay": 20, "back": 1},
    "dawn_window": {"close": 8, "hardship": 40, "burn": 6, "pay_off": 3, "back": 1},
    "night": {"act": 20, "play": 4, "rest": 1, "pick": 20, "back": 1},
    "join": {"join": 4, "decline": 1},
    "agree": {"agree": 5, "refuse": 1},
    "roll_sources": {"trophy": 2, "roll": 5, "back": 1},
}
"""By the kind of a question how much each kind of answer is liked, where nothing else matters."""
GATHERED = {"poach": 12, "willpower": 16, "trophy": 6, "tactics": 6, "commit": 0, "dice": 0, "back": 0}
WINDOW = {"play": 4, "pass": 8, "pick": 30, "back": 1}


def habits(view: View, decision: Decision) -> Habits:
    """How the hunter answers this question."""
    match decision.kind:
        case "place_slot":
            return _placing(view)
        case "resolve_slot":
            return _resolving(view)
        case "choose_card":
            return _choosing_card(view)
        case "choose_method":
            return _choosing_method(view)
        case "gather":
            return _gathering(view, decision)
        case "window":
            return Habits({**WINDOW, "play": 20} if view.fighters else WINDOW)
        case "after_roll":
            return _after_roll(view)
    return Habits(LIKINGS.get(decision.kind, {}))


def _placing(view: View) -> Habits:
    wanted = bool(places_wanted(view))
    liked = {"place": 200 if wanted else 1, "play": 20, "skip": 1, "done": 1 if wanted else 20, "count": 20, "pick": 20}
    return Habits({**liked, "back": 1}, lambda options: _few(at_wanted(view, options)))


def _few(options: Sequence[Option]) -> Sequence[Option]:
    """Of numbers of Willpower only small ones."""
    few = [option for option in options if isinstance(option.value, Count) and option.value.number <= MOST_PLACED]
    return few or options


def _resolving(view: View) -> Habits:
    can_climb = any(spot_of(view, name).white[view.viewer] for name in sought(view)) and not me(view).controls
    liked = {
        "at": 2000 if can_climb else 8,
        "attempt": 24,
        "invite": 16 if len(view.rotation) > 1 else 0,
        "intrude": 14,
        "reinforce": 4,
        "evict_red": 1,
        "evict_white": 1,
        "end_slot": 20,
        "restore": 3,
        "reclaim": 4 if any(is_idle_at(view, name) for name in SPOTS) else 0 if can_climb else 1,
        "take": 6,
        "commit": 5,
        "play": 80,
        "pick": 30,
        "skip": 1,
        "done": 30,
        "back": 2,
    }
    return Habits(liked, lambda options: _preferred(view, options))


def _preferred(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """Attempts with those who are willing, white Willpower from where it is of no use, what leads to the top."""
    match options[0].value:
        case Attempt():
            return [
                option for option in options if not isinstance(option.value, Attempt) or option.value.partners
            ] or options
        case TakeWillpower():
            return [option for option in options if _is_idle(view, option)] or options
    return at_wanted(view, options)


def _is_idle(view: View, option: Option) -> bool:
    value = option.value
    return isinstance(value, TakeWillpower) and value.colour == "white" and is_idle_at(view, value.spot)


def _choosing_card(view: View) -> Habits:
    if view.attempt is None:
        return Habits({})
    in_suit = tally_in if view.attempt.spot == TOP else score_in
    now = in_suit(view, spot_of(view, view.attempt.spot).suit)

    def gain(option: Option) -> int:
        value = option.value
        return in_suit(view, CITY[value.card].suit) - now if isinstance(value, SwapCard) else 0

    return Habits({"keep": 2 + 3 * now, "redraw": 3, "swap": 4}, best_by(gain))


def _choosing_method(view: View) -> Habits:
    if view.attempt is None:
        return Habits({})
    there = spot_of(view, view.attempt.spot)
    if points_for(view, view.attempt.spot) >= view.attempt.number:
        return Habits({"method": 1}, lambda options: options[:1])
    if by_dice(score_in(view, there.suit), view.attempt.number):
        return Habits({"method": 1}, lambda options: options[-1:])
    return Habits({})


def _gathering(view: View, decision: Decision) -> Habits:
    """As much as is needed and never less, of cards first: those that give most."""
    missing = _missing_points(view)
    if missing <= 0:
        return Habits({"commit": 1, "invoke": 0, "poach": 0, "willpower": 0, "trophy": 0, "dice": 0, "back": 0})
    is_cheap = any(_points_from(view, option) > 0 for option in decision.options)
    liked = {**GATHERED, "invoke": 40 if is_cheap else 2}
    return Habits(liked, best_by(lambda option: _points_from(view, option)))


def _points_from(view: View, option: Option) -> int:
    """The points of a card, fewer if it is used up by being invoked on the way to the top."""
    if not isinstance(option.value, InvokeCard):
        return 0
    is_used_up = spot_of(view, option.value.spot).chip == 1 and view.attempt is not None and view.attempt.spot != TOP
    return option.value.points - (MOST_POINTS if is_used_up else 0)


def _missing_points(view: View) -> int:
    attempt, own = view.attempt, view.own
    if attempt is None or own is None or own.draft is None:
        return 0
    suit = spot_of(view, attempt.spot).suit
    gathered = attempt.points + score_in(view, suit)
    for key in own.draft.picks:
        verb, _, thing = key.partition(":")
        match verb:
            case "invoke" | "poach":
                gathered += card_score(spot_of(view, thing).card, suit)
            case "willpower":
                gathered += 2
            case "trophy":
                gathered += me(view).trophies[int(thing)].chip
    return attempt.number - gathered


def _after_roll(view: View) -> Habits:
    attempt = view.attempt
    has_missed = attempt is not None and all(die < attempt.number for die in attempt.rolled)
    return Habits({"play": 30, "pick": 30, "stand": 1, "back": 1} if has_missed else {"play": 1, "stand": 20})
