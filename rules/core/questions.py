"""What is asked and answered at a table: options, decisions, actions, refusals, events, outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PUBLIC = -1
"""The audience, or the viewer, that is everybody: what the whole table may know."""
TABLE = -1
"""The seat of a question that the table answers itself, by its luck: one option, and the clock gives the answer."""
AT_ANY_TIME = 0
"""The question of what may be done at any time (`forced` is False). It is always open, and never counted."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: a key that stays the same for the same deed, and its typed value."""

    key: str
    value: object


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat is asked now. `default` is the key that a time-out answers with.

    `forced` is False for what may be done at any time. `is_covered` marks a question whose answer
    takes effect no sooner than a fixed time after it was asked (UQ-33, HP-35). `ordered` is the key that a standing
    order of the seat answers with, under the same cover, or None. `orderable`, in a question that is not covered, is
    the key with which some order could answer: that answer alone is covered, whoever gives it, and tells of no order.
    """

    seat: int
    question: int
    kind: str
    options: tuple[Option, ...]
    default: str
    forced: bool = True
    is_covered: bool = False
    ordered: str | None = None
    orderable: str | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """A seat answers a question with the key of one of its options."""

    seat: int
    question: int
    option: str


class Illegal(ValueError):
    """An answer that the rules forbid: a reason (a kind of refusal, with its fields) and the rule it rests on."""

    def __init__(self, reason: str, rule: str, fields: Mapping[str, str | int] | None = None) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule
        self.fields: Mapping[str, str | int] = fields or {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told to one audience: PUBLIC or a seat. No private event comes without a public one."""

    audience: int
    fact: object


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended: one of the game's labels, and the seats that won (none, if nobody did)."""

    label: str
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table is begun: the number of seats, and the game's options by name (absent ones take their defaults)."""

    seats: int
    options: Mapping[str, str | int | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NumberOption:
    """A whole number that can be set when a table is opened."""

    name: str
    default: int
    least: int
    most: int

    @property
    def samples(self) -> tuple[int, ...]:
        """The least and the greatest value."""
        return (self.least, self.most)

    def check(self, value: object) -> None:
        """Raises ValueError, in words, if the value is not one of this option."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise ValueError(f"{self.name} is a whole number from {self.least} to {self.most}, not {value}")


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of some texts that can be chosen when a table is opened."""

    name: str
    default: str
    choices: tuple[str, ...]

    @property
    def samples(self) -> tuple[str, ...]:
        """Every choice."""
        return self.choices

    def check(self, value: object) -> None:
        """Raises ValueError, in words, if the value is not one of this option."""
        if value not in self.choices:
            raise ValueError(f"{self.name} is one of {', '.join(self.choices)}, not {value}")


@dataclass(frozen=True, slots=True)
class WinnersOption:
    """The seats that won the last table of this game in this place: `0,2`. The host fills it in; nobody is asked."""

    name: str
    most: int
    default: str = ""

    @property
    def samples(self) -> tuple[str, ...]:
        """Nobody, and the first seat."""
        return ("", "0")

    def check(self, value: object) -> None:
        """Raises ValueError, in words, if the value is not one of this option."""
        seats = str(value).split(",") if value else []
        if not isinstance(value, str) or any(seat not in map(str, range(self.most)) for seat in seats):
            raise ValueError(f"{self.name} are seats from 0 to {self.most - 1}, not {value}")


SetupOption = NumberOption | ChoiceOption | WinnersOption
