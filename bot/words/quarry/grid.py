"""The scratch sheet's grid: players by monsters, narrow enough for a phone."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from bot.words.people import Names, escaped, plain
from bot.words.quarry import names as titles
from rules.unknown_quarry.notes import Notes, Row
from rules.unknown_quarry.state import MONSTERS
from rules.unknown_quarry.view import View

NAME_WIDTH = 6
HEAD_LETTERS = 3
LEGEND = "A digit: wounds that your cards may have dealt there, if the player is that monster. x: ruled out."


def grid(view: View, notes: Notes, names: Names) -> str:
    """The grid as a code block: the monsters' first letters downwards, then a line for each other player.

    Below it stand the names whose letters are not all of one width.
    """
    lines = (*_heads(), *(_line(view, row, names) for row in notes.rows))
    wide = (f"{_pawn(view, row)}: {escaped(names[row.seat])}" for row in notes.rows if _is_wide(names[row.seat]))
    return "\n".join(("```", *lines, "```", *wide))


def _heads() -> Iterator[str]:
    for letter in range(HEAD_LETTERS):
        yield " " * (NAME_WIDTH + 2) + "".join(f" {titles.monster(monster)[letter]}" for monster in MONSTERS)


def _line(view: View, row: Row, names: Names) -> str:
    cells = (
        " x" if is_crossed else f" {boxes or '.'}" for boxes, is_crossed in zip(row.boxes, row.is_crossed, strict=True)
    )
    return f"{_pawn(view, row)} {_narrow(names[row.seat]):{NAME_WIDTH}}{''.join(cells)}"


def _pawn(view: View, row: Row) -> str:
    return titles.pawn(view.seats[row.seat].character)


def _is_wide(name: str) -> bool:
    """Whether the grid leaves letters of the name out."""
    return any(letter.isalpha() and not letter.isascii() for letter in unicodedata.normalize("NFKD", plain(name)))


def _narrow(name: str) -> str:
    """What a name holds in plain letters and digits, which are all of one width."""
    letters = unicodedata.normalize("NFKD", plain(name))
    return "".join(letter for letter in letters if letter.isascii() and letter.isalnum())[:NAME_WIDTH]
