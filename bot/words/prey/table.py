"""What the words look up in a view: who plays the monster, spots and who is on them, drafts, what runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.deadly_prey.cards import SETBACKS
from rules.deadly_prey.cards.effects import Bar
from rules.deadly_prey.city import GENERAL, SPOTS
from rules.deadly_prey.state import Draft, is_day
from rules.deadly_prey.view import HunterView, SpotView, View

UNDER_NO_PENALTY = "avenging_spirit"
"""The power that lets the monster ignore the penalties of the day."""

_BARS_BURNING = {
    name
    for name, setback in SETBACKS.items()
    if any(isinstance(effect, Bar) and effect.what == "burning" for effect in setback.effects)
}


def is_monster(view: View) -> bool:
    """Whether the viewer plays the monster."""
    return view.viewer == view.mo


def spot(view: View, name: str) -> SpotView:
    """The spot of this name."""
    return view.spots[SPOTS.index(name)]


def hunter(view: View, seat: int) -> HunterView:
    """What everybody sees of the seat's hunter. Raises ValueError for the monster's seat."""
    there = view.hunters[seat]
    if there is None:
        raise ValueError(f"seat {seat} is the monster's")
    return there


def hunters(view: View) -> Iterator[tuple[int, HunterView]]:
    """Every hunter with his seat, in seat order."""
    return ((seat, there) for seat, there in enumerate(view.hunters) if there is not None)


def bar_on_burning(view: View) -> str:
    """The Setback that keeps everybody from burning Arsenal Cards, or ""."""
    return next((burden.card for burden in view.setbacks if burden.card in _BARS_BURNING), "")


def name_at(view: View, name: str) -> str:
    """The card on a spot, as far as the viewer knows it, or ""."""
    return spot(view, name).card


def with_red(there: SpotView) -> tuple[int, ...]:
    """The seats that have red Willpower on a spot."""
    return seats_with(there.red)


def with_white(there: SpotView) -> tuple[int, ...]:
    """The seats that have white Willpower on a spot."""
    return seats_with(there.white)


def seats_with(counts: Iterable[int]) -> tuple[int, ...]:
    """The seats whose count is not 0."""
    return tuple(seat for seat, count in enumerate(counts) if count)


def is_vacant(there: SpotView) -> bool:
    """Whether the monster has destroyed what lay on the spot."""
    return not there.suit


def is_general(there: SpotView) -> bool:
    """Whether the card on the spot is a General."""
    return there.suit == GENERAL


def draft(view: View) -> Draft | None:
    """What the viewer is putting together in the question."""
    return view.own.draft if view.own else None


def aside(view: View) -> Draft | None:
    """What the viewer is putting together beside any question."""
    return view.own.aside if view.own else None


def day_lines(view: View) -> Iterator[str]:
    """Why the monster, and nobody else, may find options missing by day (Acting by Day)."""
    if has_day_penalties(view):
        yield "By day no Calling may be brought to 0, which can leave options out."


def has_day_penalties(view: View) -> bool:
    """Whether the monster acts under the penalties of the day."""
    return is_day(view.half) and all(lasting.card != UNDER_NO_PENALTY for lasting in view.lasting)


def target_card(view: View, target: str) -> str:
    """The card of a spot or a tracker space, as far as the viewer knows it."""
    return view.tracker[int(target) - 1].card if target.isdecimal() else name_at(view, target)


def target_suit(view: View, target: str) -> str:
    """The suit of a spot or a tracker space, "" if nothing lies there."""
    return view.tracker[int(target) - 1].suit if target.isdecimal() else spot(view, target).suit
