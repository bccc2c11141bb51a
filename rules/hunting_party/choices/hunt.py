"""What can be answered in a hunt: declaring, denying, losing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Declare:
    """Hunt with this skill of its type."""

    skill: str


@dataclass(frozen=True, slots=True)
class Send:
    """Send a hunter along, after all."""

    hunter: str


@dataclass(frozen=True, slots=True)
class Stay:
    """Let a hunter stay at home."""

    hunter: str


@dataclass(frozen=True, slots=True)
class Go:
    """Declare the hunt."""

    skills: tuple[str, ...]
    sent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """Show this prophecy to the hunting player alone."""

    card: str


@dataclass(frozen=True, slots=True)
class ShowNone:
    """Hold none of the three."""


@dataclass(frozen=True, slots=True)
class AskOracle:
    """The Oracle looks into the third hand."""


@dataclass(frozen=True, slots=True)
class Victim:
    """Let a member of this seat die, or lose his gear."""

    seat: int
    hunter: str
