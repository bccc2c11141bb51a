"""The pyramid in words: a grid narrow enough for a phone, and a line for each spot of which there is more to say."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.page import FIELD_VALUE_LIMIT, Field, first_lines
from bot.words.prey import names
from bot.words.prey.spots import By, number_to_reach, willpower_of
from bot.words.prey.table import is_vacant, spot
from rules.deadly_prey.city import ROWS, SPOTS, VALUE_OF
from rules.deadly_prey.view import SpotView, View

_CODES = ", ".join(f"{names.SUIT_SHORT[suit]} {title}" for suit, title in names.SUIT_TITLES.items())
LEGEND = (
    "`A3`: row A, value 3. `De2`: Destruction, chip 2, face down; `DE2` face up. `--` vacant, `*` Willpower there.\n"
    "To reach: value + chip, and 1 more at night unless somebody controls the card.\n"
    f"{_CODES}."
)
_CELL = 4
_BANDS = (("F", "E", "D"), ("C",), ("B",), ("A",))
"""The rows that share a field."""


def grid(view: View) -> str:
    """Six rows of spots as a code block, F on top: the row's value, suit and chip of each spot."""
    lines = [_row(view, row) for row in reversed(ROWS)]
    return "```\n" + "\n".join(lines) + "\n```"


def _row(view: View, row: str) -> str:
    spots = [name for name in SPOTS if name[0] == row]
    indent = " " * ((6 - len(spots)) * (_CELL + 1) // 2)
    cells = " ".join(f"{_cell(spot(view, name)):{_CELL}}" for name in spots)
    return f"{row}{VALUE_OF[spots[0]]} {indent}{cells}".rstrip()


def _cell(there: SpotView) -> str:
    if is_vacant(there):
        return "--"
    suit = names.SUIT_SHORT[there.suit]
    mark = "*" if any(there.red) or any(there.white) else ""
    return f"{suit.upper() if there.is_up else suit}{there.chip}{mark}"


def spot_fields(view: View, by: By) -> Iterator[Field]:
    """The spots of which there is more to say than the grid holds, a field for every few rows."""
    for rows in _BANDS:
        lines = [_line(name, spot(view, name), by) for name in SPOTS if name[0] in rows and _is_worth(spot(view, name))]
        if lines:
            yield Field(_title(rows), first_lines(lines, FIELD_VALUE_LIMIT))


def _title(rows: tuple[str, ...]) -> str:
    return f"Row {rows[0]}" if len(rows) == 1 else f"Rows {', '.join(sorted(rows))}"


def _is_worth(there: SpotView) -> bool:
    """Whether the grid does not say all."""
    return bool(there.card) or is_vacant(there) or any(there.red) or any(there.white)


def _line(name: str, there: SpotView, by: By) -> str:
    """A spot with its card, if everybody knows it, what is to be reached, and whose Willpower lies there."""
    if is_vacant(there):
        return f"**{name}** vacant"
    known = _known(there)
    head = f"**{name}**{known} {names.SUIT_SHORT[there.suit]} {there.chip}, reach {number_to_reach(name, there)}"
    return "; ".join((head, *willpower_of(there, by)))


def _known(there: SpotView) -> str:
    if there.is_up:
        return f" {names.CITY_TITLES[there.card]}"
    return f" (seen: {names.CITY_TITLES[there.card]})" if there.is_seen and there.card else ""
