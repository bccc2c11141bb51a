"""The names of people as the bot writes them: on one line, and with nothing in them that Discord would act upon."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from discord.utils import escape_mentions

from bot.words.page import cut

NAME_LIMIT = 32
_JOINER = "\u200d"
_BREAK = "\u200b"
_MARKDOWN = re.compile(r"[\\*_~|`#<>\[\]():-]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

Names = Sequence[str]
"""The display names of the players by seat, as they wrote them."""


def plain(name: str, limit: int = NAME_LIMIT) -> str:
    """The name for places without markdown: one line, nothing invisible, not over the limit, never empty."""
    shown = name if name.isprintable() else "".join(_shown(character) for character in name)
    return cut(" ".join(shown.split()).strip(_JOINER), limit) or "somebody"


def escaped(name: str, limit: int = NAME_LIMIT) -> str:
    """The name for markdown: it looks as it was written, mentions nobody and links nowhere.

    The limit counts the characters that are seen; the result may be twice as long.
    """
    text = _MARKDOWN.sub(r"\\\g<0>", plain(name, limit))
    return escape_mentions(text.replace("@", f"@{_BREAK}"))


def who(names: Names, seat: int) -> str:
    """The player at the seat, for markdown."""
    return escaped(names[seat])


def listed(parts: Sequence[str], last: str = "and") -> str:
    """The parts as a sentence lists them: "a", "a and b", "a, b and c"."""
    *others, end = parts
    return f"{', '.join(others)} {last} {end}" if others else end


def counted(count: int, thing: str) -> str:
    """A number with its noun: "1 card", "3 cards"."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _shown(character: str) -> str:
    if character == _JOINER:
        return character
    return " " if unicodedata.category(character) in _INVISIBLE else character
