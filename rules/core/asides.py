"""What may be done at any time: listed for a seat when somebody looks, and kept as long as nothing of it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rules.core.agenda import GameState
from rules.core.questions import AT_ANY_TIME, Decision, Option

S = TypeVar("S", bound=GameState)


Listing = tuple[tuple[Option, ...], str]
"""Options, and the key of the default."""


class Aside(Decision):
    """What one seat may do at any time. Its options are listed when somebody first looks at them."""

    __slots__ = ("_list",)
    question = AT_ANY_TIME
    forced = False
    is_covered = False
    ordered = None
    orderable = None
    _list: Callable[[], Listing]

    def __init__(self, seat: int, kind: str, options: Callable[[], Listing]) -> None:
        """`options` lists them when it is called."""
        object.__setattr__(self, "seat", seat)
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "_list", options)

    def __getattr__(self, name: str) -> object:
        """Called for a field that is not there yet."""
        if name not in ("options", "default"):
            raise AttributeError(name)
        options, default = self._list()
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "default", default)
        return options if name == "options" else default


class Asides(Generic[S]):
    """The asides of a game's states. It remembers the last list of each seat, since little changes it."""

    def __init__(
        self, depends_on: Callable[[S, int], tuple[object, ...]], listing: Callable[[S, int], Listing]
    ) -> None:
        """`depends_on`: what the list of a seat follows from; with it equal for two states, so are the lists."""
        self._depends_on = depends_on
        self._listing = listing
        self._last: dict[int, tuple[tuple[object, ...], Listing]] = {}

    def of(self, state: S, seat: int, kind: str) -> Aside:
        """What the seat may do."""
        return Aside(seat, kind, lambda: self._listed(state, seat))

    def _listed(self, state: S, seat: int) -> Listing:
        depends_on = self._depends_on(state, seat)
        last = self._last.get(seat)
        if last is None or last[0] != depends_on:
            self._last[seat] = last = depends_on, self._listing(state, seat)
        return last[1]
