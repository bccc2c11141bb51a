"""The robots' own luck, apart from every table's: a seeded stream of even draws."""

from __future__ import annotations

from rules.core.luck import Luck


class Stream:
    """Draws one after another from a seed of bytes."""

    def __init__(self, seed: bytes) -> None:
        self._luck = Luck.of(seed)

    def below(self, n: int) -> int:
        """An even draw from 0 to n - 1."""
        value, self._luck = self._luck.below(n)
        return value
