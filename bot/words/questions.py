"""What a player is asked now, and why; for everybody else, for whom the table waits; and what may be done anyway."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.words.page import cut
from bot.words.voice import Voice
from rules import Outcome

QUESTION_LIMIT = 1500


class Asked(Protocol):
    """What is known of the open question in a view of any game."""

    @property
    def viewer(self) -> int: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def asked(self) -> str | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def own(self) -> object | None: ...


V = TypeVar("V", bound=Asked)
Lines = Callable[[V, Voice], Iterator[str]]


@dataclass(frozen=True)
class Questions(Generic[V]):
    """The words of a game. By the kind of a question: what the table waits for ("to bid"), and what the asked reads.

    `aside`: what the viewer may do at any time. `ended`: who has won and why.
    """

    waited_for: Mapping[str, str]
    asked: Mapping[str, Lines[V]]
    aside: Lines[V]
    ended: Callable[[Outcome, Voice], str]

    def text(self, view: V, voice: Voice) -> str:
        """What the viewer is asked and why, or for whom the table waits; then what the viewer may do at any time.

        Markdown, 1,500 characters at most.
        """
        if view.own is None or view.outcome is not None:
            return self.waiting(view, voice)
        is_asked = view.asked is not None and view.viewer in view.waiting
        lines = self.asked[view.asked](view, voice) if is_asked and view.asked else iter((self.waiting(view, voice),))
        return cut("\n".join((*lines, *self.aside(view, voice))), QUESTION_LIMIT)

    def waiting(self, view: V, voice: Voice) -> str:
        """For whom the table waits, as everybody may know it."""
        if view.outcome is not None:
            return self.ended(view.outcome, voice)
        if view.asked is None:
            return "The game is over."
        return f"The table waits for {voice.all_of(view.waiting)} {self.waited_for[view.asked]}."
