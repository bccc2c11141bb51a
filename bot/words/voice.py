"""How the players are spoken of to one reader: "you" for the reader, by name for all others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from bot.words.people import Names, escaped, listed, plain
from rules.core.questions import PUBLIC

NOBODY = "nobody"
SHORT = 16
"""The length of a name where several must stand in one label."""


@dataclass(frozen=True, slots=True)
class Voice:
    """The names by seat, and the seat that reads (None: everybody). `is_plain`: for labels, which know no markdown."""

    names: Names
    reader: int | None
    is_plain: bool = False

    @classmethod
    def to(cls, viewer: int, names: Names, *, is_plain: bool = False) -> Self:
        """The voice for whoever has this view: a seat, or PUBLIC."""
        return cls(names, None if viewer == PUBLIC else viewer, is_plain)

    def who(self, seat: int) -> str:
        """The player who begins a sentence: "You", "Ben"."""
        return "You" if seat == self.reader else self.name(seat)

    def whom(self, seat: int) -> str:
        """The player within a sentence: "you", "Ben"."""
        return "you" if seat == self.reader else self.name(seat)

    def whose(self, seat: int) -> str:
        """What is the player's: "your", "Ben's"."""
        return "your" if seat == self.reader else f"{self.name(seat)}'s"

    def theirs(self, seat: int) -> str:
        """What is the player's, with no noun after it: "yours", "Ben's"."""
        return "yours" if seat == self.reader else self.whose(seat)

    def own(self, seat: int) -> str:
        """What is the player's, as a sentence begins: "Your", "Ben's"."""
        return "Your" if seat == self.reader else f"{self.name(seat)}'s"

    def does(self, seat: int, other: str, own: str) -> str:
        """The player with a verb that changes for the reader: "Ben has", "You have"."""
        return f"{self.who(seat)} {own if seat == self.reader else other}"

    def all_of(self, seats: Sequence[int]) -> str:
        """Several players: "you, Ben and Chris"; "nobody"."""
        return listed([self.whom(seat) for seat in seats]) if seats else NOBODY

    def all_do(self, seats: Sequence[int], one: str, many: str) -> str:
        """Several players with a verb: "Ben has", "Ben and Chris have", "You have"."""
        is_many = len(seats) > 1 or tuple(seats) == (self.reader,)
        return f"{self.those(seats)} {many if is_many else one}"

    def those(self, seats: Sequence[int]) -> str:
        """Several players who begin a sentence: "You", "Ben and Chris", "You, Ben and Chris"."""
        if not seats:
            return "Nobody"
        return listed([self.who(seats[0]), *(self.whom(seat) for seat in seats[1:])])

    def short_of(self, seats: Sequence[int]) -> str:
        """Several players where there is little room."""
        short = (plain(self.names[seat], SHORT) if seat != self.reader else "you" for seat in seats)
        return listed(list(short)) if seats else NOBODY

    def name(self, seat: int) -> str:
        """The player's name, even if the player reads it."""
        return plain(self.names[seat]) if self.is_plain else escaped(self.names[seat])


def sentence(text: str) -> str:
    """The text as a sentence begins; a player's name stays as it is written."""
    begins = ("you", "the ", "nobody", "a ", "an ", "each ", "tracker ")
    return text[0].upper() + text[1:] if text.startswith(begins) else text


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
