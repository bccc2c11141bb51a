"""Short pages about tables: the log of one, and a list of a person's tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.compose.message import Message
from bot.hosting.sight import Sight
from bot.words.page import TEXT_LIMIT, Page, first_lines, last_lines


def log_message(sight: Sight, lines: Sequence[str]) -> Message:
    """The last of what the reader was told at the table."""
    text = last_lines(lines, TEXT_LIMIT) if lines else "Nothing has happened yet."
    return Message(Page(f"#{sight.table.id} {sight.words.title}: log", text))


def games_message(sights: Sequence[tuple[Sight, int]]) -> Message:
    """A person's tables with their seat, those that wait for them first."""
    if not sights:
        return Message(Page("Your tables", "You sit at no table. `/hunt start` opens one."))
    lines = sorted((_table_line(sight, seat) for sight, seat in sights), key=lambda line: not line.startswith("**"))
    return Message(Page("Your tables", first_lines(lines, TEXT_LIMIT)))


def _table_line(sight: Sight, seat: int) -> str:
    table = sight.table
    place = f"<#{table.thread_id or table.channel_id}>"
    if table.status == "lobby":
        return f"#{table.id} {sight.words.title} in {place}: in the lobby, {len(sight.seats)} seated"
    title = f"#{table.id} {sight.words.title} in {place}"
    return f"**{title}: you are asked**" if sight.is_asked(seat) else f"{title}: you wait"
