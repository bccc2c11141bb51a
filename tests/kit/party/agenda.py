"""What is still to happen in a test position."""

from __future__ import annotations

from rules.hunting_party.agenda import AnyStep
from rules.hunting_party.steps import EndOfTurn, NextTurn, TakeTurn


def turn_asked(seat: int, question: int) -> tuple[AnyStep, ...]:
    """The seat is asked to take its turn; then the turn ends and the next one begins."""
    return (NextTurn(), EndOfTurn(), TakeTurn(seat, question))
