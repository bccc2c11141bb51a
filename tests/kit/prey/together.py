"""A joint attempt from the invitation to what is agreed."""

from __future__ import annotations

from tests.kit.prey.play import Play


def jointly(game: Play, spot: str, *partners: str) -> None:
    """Ana invites to the card, these partners join, nobody else, and she turns it with them."""
    game.ana(f"invite {spot}")
    for partner in partners:
        game[partner]("join")
    if game.kind == "join":
        game.time_out()
    game.ana(f"attempt {spot} jointly")


def agreed(game: Play, words: str) -> None:
    """Ana proposes this, and silence agrees."""
    game.ana(words)
    game.time_out()
