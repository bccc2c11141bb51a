"""What follows from a frozen value, worked out once and kept while that value is the one looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class OfLast(Generic[K, V]):
    """A function that remembers its value for what it was given last, which it knows by identity.

    Only what never changes may be given.
    """

    __slots__ = ("_last", "_work")

    def __init__(self, work: Callable[[K], V]) -> None:
        self._work = work
        self._last: tuple[K, V] | None = None

    def __call__(self, of: K) -> V:
        last = self._last  # read once: another thread may ask about something else meanwhile
        if last is None or last[0] is not of:
            self._last = last = of, self._work(of)
        return last[1]
