"""The log of Hunting Party: one line for each thing that happened, as its audience may know it."""

from __future__ import annotations

from bot.words.party.narration import hiring, hunting, items, playing, to_one, turns
from bot.words.party.voice import PartyVoice
from bot.words.people import Names

_PUBLIC = (
    turns.line,
    hiring.line,
    hunting.line,
    items.line,
    playing.line,
)


def narrate(fact: object, names: Names, reader: int | None) -> str:
    """One line about the fact for its audience, or "" where there is nothing worth a line.

    `reader` is the seat that reads, None for everybody. Raises ValueError if everybody would read a private fact.
    """
    voice = PartyVoice(names, reader)
    for words in _PUBLIC:
        line = words(fact, voice)
        if line is not None:
            return line
    if reader is None:
        raise ValueError(f"{type(fact).__name__} is private")
    return to_one.line(fact, voice)
