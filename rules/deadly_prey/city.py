"""The city: Callings and suits, tactics, and the pyramid of twenty-one spots with their neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Calling = Literal["destruction", "absolution", "science", "occult"]
Suit = Literal["destruction", "absolution", "science", "occult", "general"]
Tactic = Literal["observation", "socializing", "tracking", "trapping", "defense"]
Rows = Literal["", "high", "low", "lowest"]
"""Where a card of the hand bites: everywhere, or in a band of rows (BANDS)."""

CALLINGS: tuple[Calling, ...] = ("destruction", "absolution", "science", "occult")
"""The four Callings in printed order; the scores of a City Card stand in this order."""
GENERAL: Literal["general"] = "general"
SUITS: tuple[Suit, ...] = (*CALLINGS, GENERAL)
"""The five suits: the Callings, and General (DP-04)."""
TACTICS: tuple[Tactic, ...] = ("observation", "socializing", "tracking", "trapping", "defense")

ROWS = "ABCDEF"
"""The letters of the rows from the bottom up: six spots in A, one in F."""
SPOTS: tuple[str, ...] = tuple(f"{letter}{place}" for row, letter in enumerate(ROWS) for place in range(1, 7 - row))
"""The twenty-one spots, row by row from the bottom, from the left: A1 to A6, B1 to B5, up to F1."""
TOP = "F1"

ROW_OF: Mapping[str, int] = {spot: ROWS.index(spot[0]) + 1 for spot in SPOTS}
"""The row of a spot, 1 at the bottom to 6."""
VALUE_OF: Mapping[str, int] = {spot: row + 2 for spot, row in ROW_OF.items()}
"""The row value of a spot, 3 to 8 (DP-08)."""
BOTTOM: tuple[str, ...] = tuple(spot for spot in SPOTS if ROW_OF[spot] == 1)
"""The spots of the bottom row, which may always be aimed at (The Bottom Row)."""

BANDS: Mapping[Rows, frozenset[int]] = {
    "": frozenset(range(1, 7)),
    "high": frozenset({4, 5, 6}),
    "low": frozenset({1, 2, 3}),
    "lowest": frozenset({1, 2}),
}
"""The rows of each band. high: of value 6 to 8. low: of value 3 to 5. lowest: the two at the bottom."""


def _near(spot: str, *steps: tuple[int, int]) -> tuple[str, ...]:
    """The spots of the pyramid that lie so many rows up and places to the right of this one."""
    letters = dict(enumerate(ROWS, start=1))
    places = ((ROW_OF[spot] + up, int(spot[1]) + right) for up, right in steps)
    named = (f"{letters.get(row, '')}{place}" for row, place in places)
    return tuple(name for name in named if name in ROW_OF)


_BESIDE = {spot: _near(spot, (0, -1), (0, 1)) for spot in SPOTS}
_ABOVE = {spot: _near(spot, (1, -1), (1, 0)) for spot in SPOTS}
_BELOW = {spot: _near(spot, (-1, 0), (-1, 1)) for spot in SPOTS}
_TOUCHING = {spot: _BESIDE[spot] + _ABOVE[spot] + _BELOW[spot] for spot in SPOTS}


def beside(spot: str) -> tuple[str, ...]:
    """The one or two spots to the left and right in the same row (none for the top)."""
    return _BESIDE[spot]


def above(spot: str) -> tuple[str, ...]:
    """The spots of the next row up that rest on this one (DP-09)."""
    return _ABOVE[spot]


def below(spot: str) -> tuple[str, ...]:
    """The two spots on which this one rests; none in the bottom row."""
    return _BELOW[spot]


def touching(spot: str) -> tuple[str, ...]:
    """All neighbours of a spot: beside, above and below it."""
    return _TOUCHING[spot]
