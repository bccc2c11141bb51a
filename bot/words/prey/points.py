"""What a hunter's points come to while he gathers them, and who adds after him."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.prey.table import hunter, spot, target_suit
from bot.words.prey.texts.cards import trick_of
from rules.deadly_prey.cards import CITY
from rules.deadly_prey.cards.effects import Points
from rules.deadly_prey.city import CALLINGS, Calling
from rules.deadly_prey.forces import effects_of
from rules.deadly_prey.gathering import PER_WILLPOWER
from rules.deadly_prey.view import View


def own_score(view: View, suit: str) -> int | None:
    """The viewer's own score in the Calling of a suit; None for General, or while Callings are not laid."""
    if view.own is None or suit not in CALLINGS or not view.own.callings:
        return None
    return sum(view.own.callings[CALLINGS.index(calling_of(suit))])


def gathered(view: View, picks: Sequence[str]) -> int:
    """What a hunter's points come to, with those that others put in before."""
    return view.attempt.points + own_points(view, picks) if view.attempt else 0


def own_points(view: View, picks: Sequence[str]) -> int:
    """What a hunter puts in himself: his score, what he has picked, points of his cards in play."""
    attempt = view.attempt
    if attempt is None or view.own is None:
        return 0
    calling = calling_of(target_suit(view, attempt.spot))
    own = (own_score(view, calling) or 0) + sum(_points_of(view, pick, calling) for pick in picks)
    plays = (play for play in view.plays if play.seat == view.viewer)
    by_cards = (effect for play in plays for effect in effects_of(trick_of(play.card), play.picks))
    return own + sum(effect.count for effect in by_cards if isinstance(effect, Points))


def calling_of(suit: str) -> Calling:
    """The Calling of a suit. Raises StopIteration for General."""
    return next(calling for calling in CALLINGS if calling == suit)


def _points_of(view: View, pick: str, calling: Calling) -> int:
    verb, _, rest = pick.partition(":")
    match verb:
        case "invoke" | "poach":
            return CITY[spot(view, rest).card].score(calling)
        case "willpower":
            return PER_WILLPOWER
        case "trophy":
            return hunter(view, view.viewer).trophies[int(rest)].chip
    return 0


def adding_after(view: View) -> tuple[int, ...]:
    """The partners who put in their points after the viewer, in the order of Initiative (DP-48)."""
    attempt = view.attempt
    group = (attempt.leader, *attempt.partners) if attempt else ()
    order = [seat for seat in view.standing if seat in group]
    return tuple(order[order.index(view.viewer) + 1 :]) if view.viewer in order else ()
