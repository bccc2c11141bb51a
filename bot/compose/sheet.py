"""The secret sheet of a seat, for its player alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.compose.message import Button, Message
from bot.controls import Press
from bot.hosting.sight import Sight


def sheet_message(sight: Sight, seat: int, marks: Sequence[str]) -> Message:
    """Everything the seat knows that not everybody does, with the player's own marks."""
    table = sight.table
    page = sight.words.sheet(sight.view(seat), sight.names, marks)
    titled = replace(page, title=f"#{table.id} {page.title}")
    return Message(titled, ((Button("Act", Press(table.id, "act").custom_id(), style="main"),),))
