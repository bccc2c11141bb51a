"""Positions of Hunting Party before and after a fight with a Dark Agent, each in a line or two."""

from __future__ import annotations

from tests.kit.party.play import Play
from tests.kit.party.position import scenario


def met(hunt: str, sent: str, active: str = "alice", *, is_watched: bool = True, **lines: str) -> Play:
    """The active person has declared this hunt with these hunters; it was denied, and an agent has been turned up.

    `is_watched` as in Play, `lines` as in `scenario`.
    """
    game = scenario(active=active, **lines)
    game.is_watched = is_watched
    game[active](f"hunt {hunt} with {sent}")
    game.denials_run()
    assert "agent_turned_up" in game.kinds_told
    return game


def fought(hunt: str, sent: str, active: str = "alice", *, is_watched: bool = True, **lines: str) -> Play:
    """The same when the fight has been judged, nobody having done anything in the pause before it."""
    game = met(hunt, sent, active, is_watched=is_watched, **lines)
    game.everybody_passes()
    return game


def pause_of(game: Play, name: str) -> None:
    """In the pause before a fight all who are asked before this person pass; so do all who could answer a deed."""
    while game.kind == "respond" or (game.kind == "fight" and game.asked != (name,)):
        game[game.asked[0]]("pass")
