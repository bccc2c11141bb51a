"""Verifiable luck: every shuffle, die and draw of a table follows from one secret key and a counter.

Draw number k below n is: read BLAKE2b(k as 8 bytes big-endian, key=key, digest of 8 bytes) as an unsigned
big-endian integer w; the result is (w * n) >> 64. The key is BLAKE2b(seed, digest of 32 bytes).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Luck:
    """A secret key and how many draws were made with it; `rigged` holds coming results, for test positions only."""

    key: str
    drawn: int = 0
    rigged: tuple[int, ...] = ()

    @staticmethod
    def of(seed: bytes) -> Luck:
        """The luck of a table that was begun with this seed (bytes of any length)."""
        return Luck(blake2b(seed, digest_size=32).hexdigest())

    def below(self, n: int) -> tuple[int, Luck]:
        """An even draw from 0 to n - 1, and the luck that remains."""
        if self.rigged:
            value, *rest = self.rigged
            if not 0 <= value < n:
                raise ValueError(f"rigged draw {value} is not below {n}")
            return value, Luck(self.key, self.drawn + 1, tuple(rest))
        return self._word(self.drawn.to_bytes(8, "big")) * n >> 64, Luck(self.key, self.drawn + 1)

    def aside(self, n: int, purpose: str) -> int:
        """An even draw from 0 to n - 1 that uses nothing up: the same until the next real draw.

        It is for defaults. It is drawn apart from the real draws, so knowing it tells nothing of them.
        """
        return self._word(f"{purpose}:{self.drawn}".encode()) * n >> 64

    def shuffled(self, things: Sequence[T]) -> tuple[tuple[T, ...], Luck]:
        """The things in an even random order (Fisher-Yates from the end), and the luck that remains."""
        order, luck = list(things), self
        for last in range(len(order) - 1, 0, -1):
            pick, luck = luck.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), luck

    def _word(self, message: bytes) -> int:
        return int.from_bytes(blake2b(message, key=bytes.fromhex(self.key), digest_size=8).digest(), "big")
