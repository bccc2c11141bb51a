"""How a lively robot chooses: a kind of option by how much it is liked, then evenly one of the kind's best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.questions import Option
from rules.robots.luck import Stream

EVEN = 1

Prefer = Callable[[Sequence[Option]], Sequence[Option]]
"""Of options of one kind, those among which an even choice is made: at least one."""


def liked_option(options: Sequence[Option], liked: Mapping[str, int], prefer: Prefer, stream: Stream) -> Option:
    """One of the options. A kind is as likely as it is liked, which is 1 where nothing is said."""
    preferred = prefer(of_one_kind(by_kind(options), liked, stream))
    return preferred[stream.below(len(preferred))]


def by_kind(options: Sequence[Option]) -> dict[str, list[Option]]:
    """The options by the first part of their keys, which names their kind."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.key.partition(":")[0], []).append(option)
    return groups


def of_one_kind(groups: Mapping[str, list[Option]], liked: Mapping[str, int], stream: Stream) -> Sequence[Option]:
    """The options of one kind. Kinds that are liked 0 are taken only where there is no other."""
    weights = [liked.get(kind, EVEN) for kind in groups]
    if not any(weights):
        weights = [EVEN] * len(weights)
    at = stream.below(sum(weights))
    for options, weight in zip(groups.values(), weights, strict=True):
        at -= weight
        if at < 0:
            return options
    raise ValueError("a decision without options")


def all_of_them(options: Sequence[Option]) -> Sequence[Option]:
    """No preference."""
    return options
