"""How the players are spoken of to one reader: "you" for the reader, by name for all others, and the Oracle."""

from __future__ import annotations

from dataclasses import dataclass

from bot.words.people import Names, escaped, listed, plain
from rules.core.questions import PUBLIC
from rules.hunting_party.state import ORACLE


@dataclass(frozen=True, slots=True)
class Voice:
    """The names by seat, and the seat that reads (None: everybody). `is_plain`: for places without markdown."""

    names: Names
    reader: int | None
    is_plain: bool = False

    def who(self, seat: int) -> str:
        """The player who begins a sentence: "You", "Ben", "The Oracle"."""
        return sentence(self.whom(seat))

    def whom(self, seat: int) -> str:
        """The player within a sentence: "you", "Ben", "the Oracle"."""
        if seat == ORACLE:
            return "the Oracle"
        return "you" if seat == self.reader else self.name(seat)

    def whose(self, seat: int) -> str:
        """What is the player's: "your", "Ben's"."""
        return "your" if seat == self.reader else f"{self.whom(seat)}'s"

    def all_of(self, seats: tuple[int, ...]) -> str:
        """Several players: "you, Ben and Chris"; "nobody"."""
        return listed([self.whom(seat) for seat in seats]) if seats else "nobody"

    def name(self, seat: int) -> str:
        """The player's name, even if the player reads it."""
        return plain(self.names[seat]) if self.is_plain else escaped(self.names[seat])


def voice_for(names: Names, viewer: int) -> Voice:
    """The voice for whoever has this view: a seat, or PUBLIC."""
    return Voice(names, None if viewer == PUBLIC else viewer)


def plain_voice(names: Names, viewer: int) -> Voice:
    """The same, for labels."""
    return Voice(names, None if viewer == PUBLIC else viewer, is_plain=True)


def sentence(text: str) -> str:
    """The text as a sentence begins; a player's name stays as it is written."""
    return text[0].upper() + text[1:] if text.startswith(("you", "the ")) else text
