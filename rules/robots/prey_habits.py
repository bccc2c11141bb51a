"""A habit of the random robot in Deadly Prey: which kinds of option it likes, and which of one kind it prefers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rules.core.questions import Option
from rules.robots.liking import Prefer, all_of_them


@dataclass(frozen=True, slots=True)
class Habits:
    """How much each kind of option is liked, where not evenly, and those preferred of one kind."""

    likings: Mapping[str, int]
    prefer: Prefer = all_of_them


def best_by(worth: Callable[[Option], float]) -> Prefer:
    """Preferred are the options that are worth most."""

    def prefer(options: Sequence[Option]) -> Sequence[Option]:
        worths = [worth(option) for option in options]
        return [option for option, value in zip(options, worths, strict=True) if value == max(worths)]

    return prefer
