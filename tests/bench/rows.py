"""A figure of the bench: ours beside a peer's or a limit, as a ratio."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Row:
    """One figure. `ratio` says how many times as good as the peer we are: 2 is twice as fast, or half as long.

    `aim` is the ratio to reach, None where the figure is only watched.
    """

    what: str
    unit: str
    ours: float
    peer: str
    theirs: float
    aim: float | None = None
    less_is_better: bool = False

    @property
    def ratio(self) -> float:
        """Ours beside theirs, the better the higher."""
        return self.theirs / self.ours if self.less_is_better else self.ours / self.theirs

    @property
    def is_reached(self) -> bool:
        """Whether the aim is reached, or there is none."""
        return self.aim is None or self.ratio >= self.aim


def rates(rounds: int, works: Mapping[str, Callable[[int], int]]) -> dict[str, float]:
    """How much each work does per second of processor time: the median of rounds in which they take turns.

    A work is given the number of the round and returns how much it did. One round before the first is not measured.
    """
    measured: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds + 1):
        for name, work in works.items():
            began = time.process_time()
            done = work(number)
            if number:
                measured[name].append(done / (time.process_time() - began))
    return {name: median(values) for name, values in measured.items()}
