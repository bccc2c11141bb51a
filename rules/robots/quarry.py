"""The habits of the random robot in Unknown Quarry: it goes where people are, and applies rather than withdraws."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from rules.core.questions import Decision, Option
from rules.robots.liking import liked_option
from rules.robots.luck import Stream
from rules.unknown_quarry.cards import STANDARD_NAMES
from rules.unknown_quarry.choices import Interact, Move, UseCard
from rules.unknown_quarry.house import Sides, connected
from rules.unknown_quarry.view import View

LIKINGS = {"apply": 20, "resolve": 8, "interact": 30, "move": 3, "search": 4, "pick_up": 20}


def choose(view: View, decision: Decision, stream: Stream) -> str:
    """The key of an option: a kind by the likings, then evenly one of those preferred in the kind."""
    return liked_option(decision.options, likings(view), lambda options: preferred(view, options), stream).key


def likings(view: View) -> Mapping[str, int]:
    """How much each kind of option is liked, of those that are not liked evenly."""
    return {**LIKINGS, "end_turn": 1 if view.actions else 20}


def preferred(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options of one kind among which an even choice is made: of moves and of targets those that lead to prey."""
    match options[0].value:
        case Move():
            return nearest(view, options)
        case Interact():
            wanted = prey(view)
            return [option for option in options if is_at(option, wanted)] or options
        case UseCard():
            return [option for option in options if is_own_card(option)] or options
    return options


def is_at(option: Option, seats: Collection[int]) -> bool:
    """Whether the option is to interact with one of these seats."""
    return isinstance(option.value, Interact) and option.value.target in seats


def is_own_card(option: Option) -> bool:
    """Whether the option is to use a card of one's own, not one of those that go round."""
    return isinstance(option.value, UseCard) and option.value.card not in STANDARD_NAMES


def prey(view: View) -> frozenset[int]:
    """The others whom a wound can still change: those who have not declared being crippled, or else all."""
    others = frozenset(range(len(view.seats))) - {view.viewer}
    return frozenset(seat for seat in others if not view.seats[seat].has_declared) or others


def nearest(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The moves after which the fewest rooms lie between the viewer and its next prey."""
    sought = {view.seats[seat].room for seat in prey(view)}
    far = [
        min(distances(view.sides, option.value.room)[room] for room in sought)
        for option in options
        if isinstance(option.value, Move)
    ]
    return [option for option, moves in zip(options, far, strict=True) if moves == min(far)]


@cache
def distances(sides: Sides, origin: str) -> Mapping[str, int]:
    """How many moves lead from the room to each room of the house."""
    reached, frontier, moves = {origin: 0}, [origin], 0
    while frontier:
        moves += 1
        frontier = list(
            dict.fromkeys(near for room in frontier for near in connected(sides)[room] if near not in reached)
        )
        reached.update(dict.fromkeys(frontier, moves))
    return reached
