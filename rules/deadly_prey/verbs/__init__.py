"""What can be done to a table of Deadly Prey: the verbs of the rulebook. Each changes the table and tells of it."""

from __future__ import annotations

from rules.deadly_prey.verbs.monsters import CONCEDED, DEFEATED, ESCAPED, NO_HUNTERS, OUTCOMES, MonsterVerbs


class Table(MonsterVerbs):
    """A scratch copy of a state, on which one answer is carried out."""

    __slots__ = ()


__all__ = ["CONCEDED", "DEFEATED", "ESCAPED", "NO_HUNTERS", "OUTCOMES", "Table"]
