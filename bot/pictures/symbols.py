"""Signs that several pictures share, in shapes on UNITS by UNITS."""

from __future__ import annotations

from bot.pictures.colours import GOLD, INK, PALE
from bot.pictures.sprites import Area, Shape, Stroke, dot

ASKED: tuple[Shape, ...] = (dot(GOLD, 12, 12, 11), Stroke(INK, (12, 5, 12, 12.6, 17, 15), 2.6))
"""A clock: everybody waits for this player."""
CROWN: tuple[Shape, ...] = (Area(GOLD, (2, 20, 2, 6, 7.6, 12, 12, 3, 16.4, 12, 22, 6, 22, 20)),)
TIRED: tuple[Shape, ...] = (
    Stroke(PALE, (2, 10, 13, 10, 2, 22, 13, 22), 2.8),
    Stroke(PALE, (14, 2, 22, 2, 14, 10, 22, 10), 2.4),
)


def skull(fill: str, hollows: str = INK) -> tuple[Shape, ...]:
    """A skull of this colour, its eyes and teeth of the other."""
    return (
        dot(fill, 12, 10, 8.5),
        Area(fill, (7, 15, 17, 15, 17, 22, 7, 22)),
        dot(hollows, 8.7, 10.5, 2.4),
        dot(hollows, 15.3, 10.5, 2.4),
        *(Stroke(hollows, (x, 18, x, 22), 1) for x in (10.3, 13.7)),
    )
