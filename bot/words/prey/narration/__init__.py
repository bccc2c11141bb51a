"""The log of Deadly Prey: one line for each thing that happened, as its audience may know it."""

from __future__ import annotations

from bot.words.people import Names
from bot.words.prey.narration import attempts, city, fights, monster, playing, to_one, week, willpower
from bot.words.voice import Voice

_PUBLIC = (week.line, willpower.line, city.line, attempts.line, monster.line, fights.line, playing.line)


def narrate(fact: object, names: Names, reader: int | None) -> str:
    """One line about the fact for its audience, or "" where there is nothing worth a line.

    `reader` is the seat that reads, None for everybody. Raises ValueError if everybody would read a private fact.
    """
    voice = Voice(names, reader)
    for words in _PUBLIC:
        line = words(fact, voice)
        if line is not None:
            return line
    if reader is None:
        raise ValueError(f"{type(fact).__name__} is private")
    return to_one.line(fact)
