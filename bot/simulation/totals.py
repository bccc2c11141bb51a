"""What came of all simulated tables, as one JSON object or as a short table for people."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from bot.simulation.play import Played
from rules import Game


@dataclass(slots=True)
class Totals:
    """The sums over the tables of a run."""

    game: Game
    tables: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    violations: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    steps: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)

    @property
    def is_good(self) -> bool:
        """Whether every table ended and nothing was violated."""
        return self.finished == self.tables and not self.violations

    def add(self, played: Played) -> None:
        """The table is counted."""
        self.tables += 1
        self.decisions += played.answers
        self.violations += len(played.violations)
        self.steps |= played.steps
        self.cards |= played.cards
        if played.outcome is not None:
            self.finished += 1
            self.outcomes[played.outcome] = self.outcomes.get(played.outcome, 0) + 1

    def as_json(self) -> str:
        """One JSON object, with the keys of the command's contract."""
        return json.dumps(
            {
                "game": self.game.name,
                "tables": self.tables,
                "finished": self.finished,
                "decisions": self.decisions,
                "seconds": round(self.seconds, 3),
                "outcomes": {label: self.outcomes.get(label, 0) for label in self.game.outcomes},
                "steps_reached": sorted(self.steps),
                "cards_reached": sorted(self.cards),
                "cards_never": self.cards_never,
                "violations": self.violations,
            }
        )

    @property
    def cards_never(self) -> list[str]:
        """The cards of the game that were never used, shown or given."""
        return sorted(set(self.game.cards) - self.cards)

    @property
    def steps_never(self) -> list[str]:
        """The kinds of step that never stood on an agenda."""
        return sorted(set(self.game.step_kinds) - self.steps)

    def as_text(self) -> str:
        """A line for each figure."""
        rate = self.decisions / self.seconds if self.seconds else 0
        lines = {
            "tables": f"{self.tables}, {self.finished} finished",
            "decisions": f"{self.decisions} in {self.seconds:.1f} s ({rate:,.0f} a second)",
            **{f"  {label}": str(self.outcomes.get(label, 0)) for label in self.game.outcomes},
            "steps reached": reached(self.game.step_kinds, self.steps_never),
            "cards reached": reached(self.game.cards, self.cards_never),
            "violations": str(self.violations),
        }
        return "\n".join(f"{name:<16}{figure}" for name, figure in lines.items())


def reached(everything: tuple[str, ...], never: list[str]) -> str:
    """How many of all, and the names of those that are missing."""
    missing = f", never: {', '.join(never)}" if never else ""
    return f"{len(everything) - len(never)} of {len(everything)}{missing}"
