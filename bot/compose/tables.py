"""Short pages about tables: the log of one, and a list of a person's tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.compose.message import Message
from bot.hosting.sight import Sight
from bot.words import WORDS
from bot.words.page import TEXT_LIMIT, Page, first_lines, last_lines
from persistence import TableRow


def log_message(sight: Sight, lines: Sequence[str]) -> Message:
    """The last of what the reader was told at the table."""
    text = last_lines(lines, TEXT_LIMIT) if lines else "Nothing has happened yet."
    return Message(Page(f"#{sight.table.id} {sight.words.title}: log", text))


def games_message(sights: Sequence[tuple[Sight, int]], broken: Sequence[TableRow] = ()) -> Message:
    """A person's tables with their seat, those that wait for them first; last those that cannot be opened."""
    if not sights and not broken:
        return Message(Page("Your tables", "You sit at no table. `/hunt start` opens one."))
    lines = sorted((_table_line(sight, seat) for sight, seat in sights), key=lambda line: not line.startswith("**"))
    lines += [f"{_titled(row)}: cannot be opened just now, and the fault is mine" for row in broken]
    return Message(Page("Your tables", first_lines(lines, TEXT_LIMIT)))


def _table_line(sight: Sight, seat: int) -> str:
    title = _titled(sight.table)
    if sight.table.status == "lobby":
        return f"{title}: in the lobby, {len(sight.seats)} seated"
    return f"**{title}: you are asked**" if sight.is_asked(seat) else f"{title}: you wait"


def _titled(table: TableRow) -> str:
    return f"#{table.id} {WORDS[table.game].title} in <#{table.thread_id or table.channel_id}>"
