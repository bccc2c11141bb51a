"""The end of a table: who won, and everything that was secret, the seed's secret too."""

from __future__ import annotations

from dataclasses import replace

from bot.compose.message import Message
from bot.hosting.sight import Sight
from bot.words import hosting
from bot.words.page import Field, Page
from persistence import PUBLIC


def ending_message(sight: Sight) -> Message:
    """The result with all that was secret; of a table that was called off, the secret of its luck alone."""
    table = sight.table
    seal = Field("The seal, opened", hosting.opened_text(table.secret))
    if table.status == "cancelled":
        return Message(Page(f"#{table.id} {sight.words.title}", hosting.CANCELLED, (seal,)))
    page = sight.words.ending(sight.view(PUBLIC), sight.names)
    return Message(replace(page, title=f"#{table.id} {page.title}", fields=(*page.fields, seal)))
