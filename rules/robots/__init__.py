"""Computer players: each sees only its seat's view and decision, and answers with the key of an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from rules.core.questions import Decision
from rules.robots.lively import choose_lively
from rules.robots.luck import Stream


class Robot(Protocol):
    """A level of play: what a computer player answers."""

    def __call__(self, view: object, decision: Decision, stream: Stream) -> str | None:
        """The key of one of the decision's options; `view` is what that seat sees, `stream` the robot's own luck.

        None, which only a decision that is not forced can have for an answer: nothing of the kind now.
        """
        ...


LEVELS: Mapping[str, Robot] = {"random": choose_lively}
"""Every level of play by the name that commands and stored tables use."""

__all__ = ["LEVELS", "Robot", "Stream"]
