"""What a simulator asks of a table beside its rules: whether it is still whole, what it has used, what it must hide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rules.core.agenda import GameState
from rules.core.questions import Event
from rules.inspection.party import PartyInspection
from rules.inspection.prey import PreyInspection
from rules.inspection.quarry import QuarryInspection
from rules.robots.luck import Stream


class Inspection(Protocol):
    """One game's answers."""

    def is_whole(self, state: GameState) -> bool:
        """Whether every card and token of the game is somewhere, exactly as often as it exists."""
        ...

    def accounts_for(self, before: GameState, told: Sequence[Event], after: GameState) -> bool:
        """Whether what changed hands with an answer is what the whole table was told of it, where that is to be so."""
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


INSPECTIONS: Mapping[str, Inspection] = {
    "quarry": QuarryInspection(),
    "party": PartyInspection(),
    "prey": PreyInspection(),
}
"""The inspection of every game by its name in GAMES."""

__all__ = ["INSPECTIONS", "Inspection"]
