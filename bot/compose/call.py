"""A short direct message about something that waits for one person, whom nobody asks in public."""

from __future__ import annotations

from bot.compose.message import Button, Message
from bot.controls import Press
from bot.hosting.sight import Sight
from bot.words.page import Page


def call_message(sight: Sight, text: str) -> Message:
    """The text with a way to act upon it."""
    table = sight.table.id
    return Message(
        Page(f"#{table} {sight.words.title}", text), ((Button("Act", Press(table, "act").custom_id(), style="main"),),)
    )
