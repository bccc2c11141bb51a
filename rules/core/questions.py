"""What is asked and answered at a table: options, decisions, actions, refusals, events, outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PUBLIC = -1
"""The audience, or the viewer, that is everybody: what the whole table may know."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: a key that stays the same for the same deed, and its typed value."""

    key: str
    value: object


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat is asked now. `default` is the key that a time-out answers with.

    `forced` is False for what may be done at any time. `is_covered` marks a question whose answer
    takes effect no sooner than a fixed time after it was asked (UQ-33).
    """

    seat: int
    question: int
    kind: str
    options: tuple[Option, ...]
    default: str
    forced: bool = True
    is_covered: bool = False


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
