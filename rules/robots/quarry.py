"""The habits of the random robot in Unknown Quarry: it goes where people are, and applies rather than withdraws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rules.core.questions import Option
from rules.unknown_quarry.choices import Interact, Move
from rules.unknown_quarry.house import Sides, connected
from rules.unknown_quarry.view import View


def likings(view: View) -> Mapping[str, int]:
    """How much each kind of option is liked, of those that are not liked evenly."""
    return {"apply": 20, "resolve": 4, "interact": 30, "move": 3, "pick_up": 4, "end_turn": 1 if view.actions else 20}


def preferred(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The options of one kind among which an even choice is made.

    Of moves those that lead nearest to others, of targets those who have not declared, whom a wound can still change.
    """
    match options[0].value:
        case Move():
            return nearest(view, options)
        case Interact():
            return [option for option in options if is_undeclared(view, option)] or options
    return options


def is_undeclared(view: View, option: Option) -> bool:
    """Whether the option names a target who has not declared being crippled."""
    return isinstance(option.value, Interact) and not view.seats[option.value.target].has_declared


def nearest(view: View, options: Sequence[Option]) -> Sequence[Option]:
    """The moves after which the fewest rooms lie between the viewer and the next of those who have not declared."""
    others = [seat for number, seat in enumerate(view.seats) if number != view.viewer]
    sought = {seat.room for seat in others if not seat.has_declared} or {seat.room for seat in others}
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
