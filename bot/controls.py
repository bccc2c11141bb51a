"""What the bot's buttons and menus carry: a short text that is understood after any restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

VERSION = "h1"
PRESS_PATTERN = rf"{VERSION}:(?P<rest>.+)"
MENU_PATTERN = rf"{VERSION}m:(?P<rest>.+)"
_REST = re.compile(
    r"(?P<table>\d{1,18}):"
    r"(?:(?P<verb>[a-z_]+)(?:\.(?P<seats>\d{1,2}))?|(?P<undos>\d{1,9})\.(?P<question>\d{1,9})\.(?P<answers>\d{1,9}):(?P<seat>\d):(?P<key>.+))"
)


@dataclass(frozen=True, slots=True)
class Press:
    """A button that asks for something of a table: join, act, hand ...

    `seats`: how many were taken when the button was made, if it counts: once there are more or fewer, it is stale.
    """

    table: int
    verb: str
    seats: int | None = None

    def custom_id(self) -> str:
        """The text that a button carries."""
        return f"{VERSION}:{self.table}:{self.verb}" + ("" if self.seats is None else f".{self.seats}")


@dataclass(frozen=True, slots=True)
class Answer:
    """A button that answers a question of a seat with an option's key; or a menu, where `key` is its group.

    `answers`: how many the person at the seat had given when the button was made; once there are more, it is stale.
    """

    table: int
    undos: int
    question: int
    answers: int
    seat: int
    key: str

    def custom_id(self) -> str:
        """The text that a button carries."""
        return f"{VERSION}:{self._rest()}"

    def menu_id(self) -> str:
        """The text that a menu carries; its entries' values are the keys."""
        return f"{VERSION}m:{self._rest()}"

    def _rest(self) -> str:
        return f"{self.table}:{self.undos}.{self.question}.{self.answers}:{self.seat}:{self.key}"


def read_control(rest: str) -> Press | Answer | None:
    """What a custom id says after its version, or None if it says nothing that this release knows."""
    found = _REST.fullmatch(rest)
    if found is None:
        return None
    if verb := found["verb"]:
        return Press(int(found["table"]), verb, None if found["seats"] is None else int(found["seats"]))
    table, undos, question, answers, seat = map(int, found.group("table", "undos", "question", "answers", "seat"))
    return Answer(table, undos, question, answers, seat, found["key"])
