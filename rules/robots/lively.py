"""The random robot: it chooses evenly among the kinds of option, but for a few habits that keep a table lively."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.questions import Decision, Option
from rules.robots.luck import Stream
from rules.robots.quarry import likings, preferred
from rules.unknown_quarry.view import View

EVEN = 1


def choose_lively(view: object, decision: Decision, stream: Stream) -> str:
    """The key of an option: a kind first, by the likings for kinds, then evenly one of those preferred in the kind."""
    groups = by_kind(decision.options)
    if isinstance(view, View):
        options = preferred(view, chosen(groups, likings(view), stream))
    else:
        options = chosen(groups, {}, stream)
    return options[stream.below(len(options))].key


def by_kind(options: Sequence[Option]) -> dict[str, list[Option]]:
    """The options by the first part of their keys, which names their kind."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.key.partition(":")[0], []).append(option)
    return groups


def chosen(groups: Mapping[str, list[Option]], liked: Mapping[str, int], stream: Stream) -> Sequence[Option]:
    """The options of one kind; a kind is as likely as it is liked, which is 1 where nothing is said."""
    weights = [liked.get(kind, EVEN) for kind in groups]
    at = stream.below(sum(weights))
    for options, weight in zip(groups.values(), weights, strict=True):
        at -= weight
        if at < 0:
            return options
    raise ValueError("a decision without options")
