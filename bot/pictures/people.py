"""How the pictures name the players: in the letters that the font has."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.lettering import drawable, fitted


def legible(names: Sequence[str], seat: int) -> str:
    """A player's name in the letters of the font, or the number of the seat if it has none of them."""
    return drawable(names[seat], f"Seat {seat + 1}")


def short(names: Sequence[str], seat: int, pixels: int, width: int) -> str:
    """As much of a player's legible name as there is room for."""
    return fitted(legible(names, seat), pixels, width)
