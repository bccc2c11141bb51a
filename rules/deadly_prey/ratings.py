"""What is to be reached, and with how many dice: ratings, scores, trophies (City Card Ratings)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.deadly_prey.cards import CITY
from rules.deadly_prey.cards.effects import Ward
from rules.deadly_prey.city import CALLINGS, GENERAL, ROW_OF, VALUE_OF
from rules.deadly_prey.forces import cancelled, dice_changes, is_allowed, is_overruled, rating_changes, texts
from rules.deadly_prey.paths import spot, suit_at
from rules.deadly_prey.spending import has_day_penalties
from rules.deadly_prey.state import Attempt, Position, Share, State, hunter_of, is_day

HIGHEST_ROLL = 10
MOST_BY_MEDDLING = 10
TRACKER_NUMBER = 6


def calling_number(suit: str) -> int:
    """The place of a Calling in printed order. Raises ValueError for General."""
    names: Sequence[str] = CALLINGS
    return names.index(suit)


def score(position: Position, seat: int, suit: str) -> int:
    """A hunter's score in the Calling of a suit; 0 for General, for which no Calling counts."""
    callings = hunter_of(position, seat).callings
    return 0 if suit == GENERAL or not callings else callings[calling_number(suit)]


def rating_of(position: Position, name: str) -> int:
    """A City Card's own rating: row value plus chip."""
    return VALUE_OF[name] + spot(position, name).chip


def number_to_reach(position: Position, attempt: Attempt) -> int:
    """What points or a die must reach as things stand: rating, night, texts in force, meddling (DP-28, DP-47)."""
    lasting = "" if attempt.sort == "force" else "attempts"  # a way in that is contested is no attempt
    number = rating_of(position, attempt.spot) + rating_changes(position, attempt.group, lasting)
    if attempt.sort != "force" and not is_day(position.half) and not _sees_by_night(position, attempt.group):
        number += 1
    return number + (0 if is_warded(position, "meddling") else attempt.meddled)


def _sees_by_night(position: Position, group: tuple[int, ...]) -> bool:
    return any(is_allowed(position, "no_night_penalty", seat) for seat in group)


def is_warded(position: Position, what: str) -> bool:
    """Whether a play keeps the attack, or the meddling, from counting."""
    return any(
        isinstance(text.effect, Ward) and text.effect.what == what and not is_overruled(position, text)
        for text in texts(position)
        if text.play >= 0
    )


def room_for_meddling(state: State) -> int:
    """How many points the monster could still add: three at most, and to ten at most in all (DP-47)."""
    attempt = state.attempt
    if attempt is None or attempt.has_meddled:
        return 0
    return max(0, min(3, MOST_BY_MEDDLING - number_to_reach(_once_cancelled(state), attempt)))


def _once_cancelled(state: State) -> State:
    """The position with plays void that others of the open window will cancel: they lower no number any more."""
    gone = cancelled(state.plays)
    if not gone:
        return state
    plays = (replace(play, is_void=True) if number in gone else play for number, play in enumerate(state.plays))
    return replace(state, plays=tuple(plays))


def dice_of(position: Position, attempt: Attempt) -> int:
    """The dice of a roll: highest score of the group (General: the chip), texts in force, trophies cashed in."""
    suit = suit_at(position, attempt.spot)
    if suit == GENERAL:
        base = spot(position, attempt.spot).chip
    else:
        base = max(score(position, seat, suit) for seat in attempt.group)
    trophies = sum(
        hunter_of(position, share.seat).trophies[number].chip for share in attempt.shares for number in share.trophies
    )
    return max(0, base + dice_changes(position, attempt.group) + trophies)


def can_roll(position: Position, attempt: Attempt) -> bool:
    """Whether there is a die to roll, if trophies are cashed in."""
    trophies = ((seat, len(hunter_of(position, seat).trophies)) for seat in attempt.group)
    all_in = tuple(Share(seat, trophies=tuple(range(count))) for seat, count in trophies)
    return dice_of(position, replace(attempt, shares=all_in)) > 0


def number_of_attack(position: Position, target: str, owners: tuple[int, ...]) -> int:
    """What a die must reach in an attack on a spot or a tracker space (Attacking City Cards; DP-29)."""
    by_day = 1 if has_day_penalties(position) else 0
    if target not in ROW_OF:
        return TRACKER_NUMBER + by_day
    rating = rating_of(position, target) if spot(position, target).is_up else VALUE_OF[target]
    return rating + by_day + rating_changes(position, owners, "attacks")


def suit_of_target(position: Position, target: str) -> str:
    """The suit on the back of what is attacked, which says who pays (DP-57)."""
    if target in ROW_OF:
        return suit_at(position, target)
    card = position.tracker[int(target) - 1].card
    return CITY[card].suit if card else ""
