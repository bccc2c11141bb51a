"""How the players of Hunting Party are spoken of, and the Oracle, who holds cards like one of them."""

from __future__ import annotations

from bot.words.voice import Voice
from rules.hunting_party.state import ORACLE


class PartyVoice(Voice):
    """A voice that knows the Oracle by its seat."""

    __slots__ = ()

    def who(self, seat: int) -> str:
        """The player who begins a sentence: "You", "Ben", "The Oracle"."""
        return "The Oracle" if seat == ORACLE else super().who(seat)

    def name(self, seat: int) -> str:
        """The player's name, or "the Oracle"."""
        return "the Oracle" if seat == ORACLE else super().name(seat)
