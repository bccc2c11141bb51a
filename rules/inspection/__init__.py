"""What a simulator asks of a table beside its rules: whether it is still whole, what it has used, what it must hide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from rules.core.agenda import GameState
from rules.inspection.quarry import QuarryInspection
from rules.robots.luck import Stream


class Inspection(Protocol):
    """One game's answers."""

    def is_whole(self, state: GameState) -> bool:
        """Whether every card and token of the game is somewhere, exactly as often as it exists."""
        ...

    def steps(self, state: GameState) -> frozenset[str]:
        """The kinds of the steps that stand on the agenda."""
        ...

    def cards_used(self, fact: object) -> tuple[str, ...]:
        """The cards that were used, shown or given, as an event tells it."""
        ...

    def disguised(self, state: GameState, viewer: int, stream: Stream) -> GameState:
        """The state with much of what the viewer, a seat or PUBLIC, cannot know changed by chance."""
        ...


INSPECTIONS: Mapping[str, Inspection] = {"quarry": QuarryInspection()}
"""The inspection of every game by its name in GAMES."""

__all__ = ["INSPECTIONS", "Inspection"]
