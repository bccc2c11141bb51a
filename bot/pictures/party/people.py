"""How the picture names the players, and which of them holds which hand of prophecies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import people
from bot.pictures.lettering import fitted
from rules.hunting_party.state import NOBODY, ORACLE
from rules.hunting_party.view import View


def legible(names: Sequence[str], seat: int) -> str:
    """A player's name in the letters of the font, or the number of the seat if it has none of them."""
    if seat == ORACLE:
        return "Oracle"
    return people.legible(names, seat) if seat != NOBODY else "nobody"


def short(names: Sequence[str], seat: int, pixels: int, width: int) -> str:
    """As much of a player's legible name as there is room for."""
    return fitted(legible(names, seat), pixels, width)


def hand_letter(view: View, seat: int) -> str:
    """The letter of the hand of prophecies that the seat shares with another, or nothing."""
    hands = [there.hand for there in view.seats]
    return "ABC"[hands[seat]] if hands.count(hands[seat]) > 1 else ""
