"""The games: pure and deterministic. No Discord, no clock, no files, no luck but a table's own."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import agenda
from rules.core.agenda import GameState
from rules.core.game import Game
from rules.core.questions import AT_ANY_TIME, PUBLIC, TABLE, Action, Decision, Event, Illegal, Option, Outcome, Setup
from rules.deadly_prey.game import DeadlyPrey
from rules.hunting_party.game import HuntingParty
from rules.unknown_quarry.game import UnknownQuarry

GAMES: Mapping[str, Game] = {game.name: game for game in (UnknownQuarry(), HuntingParty(), DeadlyPrey())}
"""Every game by the name that commands and stored tables use."""


_HEAD = b'{"game":"'
"""How every stored state begins: the name of its game is its first field."""


def start(game: Game | str, setup: Setup, seed: bytes) -> tuple[GameState, tuple[Event, ...]]:
    """A table dealt with this seed, and what is told of it. Raises ValueError for a setup the game does not have."""
    return (GAMES[game] if isinstance(game, str) else game).start(setup, seed)


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """The table after one answer, and what is told of it. Raises Illegal; the state given is never changed."""
    return GAMES[state.game].apply(state, action)


def decisions(state: GameState) -> tuple[Decision, ...]:
    """What is asked now, seat by seat, with every legal answer; empty once the table has ended."""
    return GAMES[state.game].decisions(state)


def awaited(state: GameState) -> tuple[int, ...]:
    """The seats that are asked now as everybody sees it: also those whose answers are still sealed."""
    return GAMES[state.game].awaited(state)


def given(state: GameState, seat: int) -> tuple[Option, ...]:
    """What the seat has answered so far to what is asked, while nobody else may see it: its own secret."""
    return GAMES[state.game].given(state, seat)


def open_questions(state: GameState) -> frozenset[int]:
    """The numbers of all questions that are open: those asked now, and those that others came in between."""
    return agenda.open_questions(state)


def view(state: GameState, viewer: int) -> object:
    """What the viewer, a seat or PUBLIC, may know of the table: a frozen dataclass of the game's own."""
    return GAMES[state.game].view(state, viewer)


def outcome(state: GameState) -> Outcome | None:
    """How the table ended, or None while it goes on."""
    return state.outcome


def dump(state: GameState) -> bytes:
    """The stored form of a state; equal states give equal bytes."""
    return GAMES[state.game].dump(state)


def load(stored: bytes) -> GameState:
    """The state of a stored form. Raises ValueError if it is none of a known game."""
    name, _, _ = stored.removeprefix(_HEAD).partition(b'"')
    game = GAMES.get(name.decode(errors="replace")) if stored.startswith(_HEAD) else None
    if game is None:
        raise ValueError("not the stored state of a known game")
    return game.load(stored)


__all__ = [
    "AT_ANY_TIME",
    "GAMES",
    "PUBLIC",
    "TABLE",
    "Action",
    "Decision",
    "Event",
    "Game",
    "GameState",
    "Illegal",
    "Option",
    "Outcome",
    "Setup",
    "apply",
    "awaited",
    "decisions",
    "dump",
    "given",
    "load",
    "open_questions",
    "outcome",
    "start",
    "view",
]
