"""Spots in words: what lies there, what is to be reached, whose Willpower; for labels, questions and the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.words.prey import names
from bot.words.prey.table import is_vacant, spot, target_card, target_suit, with_red, with_white
from bot.words.voice import Voice
from rules.deadly_prey.city import VALUE_OF
from rules.deadly_prey.view import SpotView, View

By = Callable[[int], str]
"""(seat): how a hunter is written where Willpower is counted."""


def spot_words(view: View, name: str) -> str:
    """A spot within a sentence: "Gun Show (B3)", "B3 (Destruction)", "the vacancy B3"."""
    there = spot(view, name)
    if is_vacant(there):
        return f"the vacancy {name}"
    return names.at_spot(name, there.card) if there.card else f"{name} ({names.SUIT_TITLES[there.suit]})"


def target_words(view: View, target: str) -> str:
    """What the monster may attack, within a sentence: a spot, or "tracker space 3, Gun Show"."""
    if not target.isdecimal():
        return spot_words(view, target)
    card, suit = target_card(view, target), target_suit(view, target)
    return f"tracker space {target}, {names.CITY_TITLES[card] if card else names.SUIT_TITLES[suit]}"


def number_to_reach(name: str, there: SpotView) -> int:
    """What is to be reached on a spot: to control it, or, where somebody does, to force a way in (DP-28)."""
    return VALUE_OF[name] + there.chip if any(there.red) else there.number


def strike_line(view: View, target: str, number: int, by: By) -> str:
    """What a die must show in an attack on a spot or a tracker space, and what a hit does."""
    if target.isdecimal():
        return f"{number} to hit: gone for good; no chip for you"
    there = spot(view, target)
    if not there.is_up:
        return f"Face down, {number} to hit: replaced, white there lost; no chip for you"
    red = ", ".join(f"{by(seat)} {count}" for seat, count in enumerate(there.red) if count)
    return f"{number} to hit, a red for each ({red}); all gone: a vacancy, its {there.chip} yours"


def spot_line(view: View, name: str, voice: Voice) -> str:
    """A spot on one short plain line: "Face down, chip 2, to reach 5; white: Ben ×2, you ×1".

    The suit is said where the spot's own words name a card instead.
    """
    there = spot(view, name)
    if is_vacant(there):
        return "A vacancy"
    face = "Face up" if there.is_up else "Face down"
    suit = f", {names.SUIT_TITLES[there.suit]}" if there.card else ""
    head = f"{face}{suit}, chip {there.chip}, to reach {number_to_reach(name, there)}"
    return "; ".join((head, *willpower_of(there, voice.whom)))


def willpower_of(there: SpotView, by: By) -> Iterator[str]:
    """Whose Willpower lies on a spot: "red: Ben ×2, you ×1", "white: you ×3"."""
    if with_red(there):
        yield f"red: {_counts(there.red, by)}"
    if with_white(there):
        yield f"white: {_counts(there.white, by)}"


def _counts(counts: tuple[int, ...], by: By) -> str:
    return ", ".join(f"{by(seat)} ×{count}" for seat, count in enumerate(counts) if count)
