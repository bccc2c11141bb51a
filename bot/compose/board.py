"""The public board: made from what everybody may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.compose.message import Button, Message
from bot.controls import Press
from bot.hosting.sight import Sight
from bot.pictures import DRAWINGS, Picture
from bot.words import hosting
from persistence import PUBLIC

_BUTTONS = (("act", "Act"), ("hand", "My hand"), ("log", "Log"), ("rules", "Rules"))
LOG_LINES = 8


def board_picture(sight: Sight) -> Picture:
    """The picture of the board. It takes some milliseconds: not on the event loop."""
    return DRAWINGS[sight.table.game](sight.view(PUBLIC), sight.names)


def board_message(sight: Sight, lines: Sequence[str], picture: Picture | None) -> Message:
    """The board as it stands; `lines` are the public log, oldest first."""
    table = sight.table
    page = sight.words.board(sight.view(PUBLIC), sight.names, lines[-LOG_LINES:])
    if table.status == "cancelled":
        page = replace(page, text=f"**{hosting.CANCELLED}**\n{page.text}")
    titled = replace(page, title=f"#{table.id} {page.title}")
    return Message(titled, (board_buttons(table.id),), picture, text=f"Table #{table.id}: {sight.words.title}")


def board_buttons(table: int) -> tuple[Button, ...]:
    """The buttons below every board: Act, My hand, Log, Rules."""
    return tuple(
        Button(label, Press(table, verb).custom_id(), style="main" if verb == "act" else "plain")
        for verb, label in _BUTTONS
    )
