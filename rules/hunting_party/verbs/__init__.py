"""What can be done to a table of Hunting Party: the verbs of the rulebook. Each changes the table and tells of it."""

from __future__ import annotations

from rules.hunting_party.verbs.hunts import ALL_LOST, OUTCOMES, ROUND_LIMIT, SLAIN, HuntVerbs


class Table(HuntVerbs):
    """A scratch copy of a state, on which one answer is carried out."""

    __slots__ = ()


__all__ = ["ALL_LOST", "OUTCOMES", "ROUND_LIMIT", "SLAIN", "Table"]
