"""What the secret sheets of all games have alike: the footer, the player's own marks, and the room there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.words.page import FIELD_VALUE_LIMIT, PAGE_LIMIT, Field, last_lines, size
from bot.words.people import escaped

FOOTER = "Only you see this. My hand shows it again at any time."
MARKS_LIMIT = 500
MARK_LIMIT = 200
_HEADING = 40
"""Room kept for what is set before the title."""


def own_marks(marks: Sequence[str]) -> Iterator[Field]:
    """What the player has noted, the oldest first; no field if there is nothing."""
    if marks:
        yield Field("Your marks", last_lines([escaped(mark, MARK_LIMIT) for mark in marks], MARKS_LIMIT))


def fitting(fields: Sequence[Field], text: str) -> Iterator[Field]:
    """The fields that the sheet has room for below this text, the later ones cut or left out."""
    room = PAGE_LIMIT - _HEADING - FIELD_VALUE_LIMIT // 8 - size(text) - size(FOOTER)
    for field in fields:
        left = room - size(field.name)
        if left < _HEADING:
            return
        value = field.value if size(field.value) <= left else last_lines(field.value.split("\n"), left)
        room = left - size(value)
        yield Field(field.name, value)
