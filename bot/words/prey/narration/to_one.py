"""The log of what one player alone is told: Callings, cards in hand, chips, what was looked at, standing orders."""

from __future__ import annotations

from bot.words.prey import names
from bot.words.prey.orders import order_words
from rules.deadly_prey import events
from rules.deadly_prey.city import CALLINGS


def line(fact: object) -> str:
    """The line for a private fact. Raises ValueError for anything else."""
    for words in (_own_line, _seen_line):
        found = words(fact)
        if found is not None:
            return found
    raise ValueError(f"no words for {type(fact).__name__}")


def _own_line(fact: object) -> str | None:
    match fact:
        case events.CallingsHeld(callings):
            return f"Your Callings: {callings_words(callings)}."
        case events.CardsCame(cards):
            return f"Into your hand came {names.cards(cards)}."
        case events.ChipDrawn(chip):
            return f"The chip you drew is a **{chip}**."
        case events.OrderSet(order, is_on):
            return f"Your standing order is {'on' if is_on else 'off'}: {order_words(order)}."
    return None


def callings_words(callings: tuple[tuple[int, ...], ...]) -> str:
    """The Callings with their chips: "Destruction 3" of a hunter, "Destruction 5 (3 + 2 + 0)" of the monster."""
    return ", ".join(
        f"{names.CALLING_TITLES[calling]} {sum(chips)}{f' ({names.chips(chips)})' if len(chips) > 1 else ''}"
        for calling, chips in zip(CALLINGS, callings, strict=False)
    )


def _seen_line(fact: object) -> str | None:
    match fact:
        case events.Peeked("spot", of, cards):
            return f"🔍 Face down on {of} lies {names.cards(cards)}."
        case events.Peeked("deck", _, cards):
            return (
                f"🔍 On the City deck lie, from the top: {', '.join(names.card(card) for card in cards) or 'nothing'}."
            )
        case events.Peeked(_, _, cards):
            return f"🔍 The hand holds {names.cards(cards)}."
        case events.ScorePeeked(_, calling, score):
            return f"🔍 The score in {names.CALLING_TITLES[calling]} is **{score}**."
    return None
