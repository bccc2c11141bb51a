"""One simulated table, from the deal to its end, with every check on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import rules
from bot.simulation.checks import (
    check_accounts,
    check_cards,
    check_decisions,
    check_refusals,
    check_stored_form,
    check_views,
)
from bot.simulation.players import Players
from bot.simulation.tables import Table
from rules import Decision, Event, Game, GameState
from rules.inspection import INSPECTIONS
from rules.robots import LEVELS, Stream

MOST_ANSWERS = 100_000
SAMPLED = 50


@dataclass(slots=True)
class Played:
    """What came of a table; `outcome` is None if it did not end within MOST_ANSWERS. Violations are told in words."""

    answers: int = 0
    outcome: str | None = None
    steps: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    violations: list[str] = field(default_factory=list)


def play(game: Game, table: Table, levels: Sequence[str]) -> Played:
    """The table was played to its end by computer players; the levels go round the seats."""
    played = Played()
    players = Players([LEVELS[levels[seat % len(levels)]] for seat in range(table.setup.seats)], table.seed)
    chance = Stream(table.seed + b":checks")
    state, told = rules.start(game, table.setup, table.seed)
    note(played, state, told, state)
    while (decisions := rules.decisions(state)) and played.answers < MOST_ANSWERS:
        problems = violations(state, decisions, table, played.answers, chance)
        played.violations.extend(f"action {played.answers}: {problem}" for problem in problems)
        before = state
        state, told = rules.apply(state, players.next_action(state, decisions))
        played.answers += 1
        note(played, before, told, state)
    ended = rules.outcome(state)
    played.outcome = ended.label if ended else None
    return played


def note(played: Played, before: GameState, told: Sequence[Event], state: GameState) -> None:
    """The steps and cards that came up are noted, and whether what changed hands was told."""
    inspection = INSPECTIONS[state.game]
    played.violations.extend(f"action {played.answers}: {problem}" for problem in check_accounts(before, told, state))
    played.steps |= inspection.steps(state)
    for event in told:
        played.cards.update(inspection.cards_used(event.fact))


def violations(
    state: GameState, decisions: tuple[Decision, ...], table: Table, number: int, chance: Stream
) -> Iterator[str]:
    """What is wrong before this answer. Decisions are always checked, the rest on one answer of SAMPLED."""
    yield from check_decisions(decisions)
    if number % SAMPLED != table.number % SAMPLED:
        return
    yield from check_cards(state)
    yield from check_refusals(state, decisions)
    yield from check_stored_form(state)
    yield from check_views(state, table.setup.seats, chance)
