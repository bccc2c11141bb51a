"""Positions of Unknown Quarry in which a card has just been applied, each in one line."""

from __future__ import annotations

from rules.unknown_quarry.cards import CARDS
from tests.kit.quarry import notation
from tests.kit.quarry.play import Play
from tests.kit.quarry.position import scenario


def applied(card: str, roll: int, *surges: int, by: str = "ana", on: str = "bo", **places: str) -> Play:
    """The position after the card was applied with this roll, its target not having answered yet.

    A weapon need not be named among the cards of whoever uses it; `places` are as in `scenario`.
    """
    name, words = notation.name(card), places.get(by, "")
    is_weapon = CARDS[name].family not in {"standard", "monstrous"}
    if is_weapon and name not in map(notation.name, words.split(",")):
        places[by] = f"{words}, {card}"
    game = scenario(active=by, **places)
    game.attack(by, on, card, roll, *surges)
    return game
