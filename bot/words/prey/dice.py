"""How many dice a hunter has in an attempt, and why: for the question, its buttons, and the window after it."""

from __future__ import annotations

from bot.words.prey import names
from bot.words.prey.points import own_score
from bot.words.prey.table import hunter, spot, target_suit
from rules.deadly_prey.view import AttemptView, View


def dice_words(view: View, attempt: AttemptView) -> str:
    """The own roll within a sentence: "roll 2 dice, 5 or more on one is enough"."""
    dice = view.foreseen.dice or 0
    return f"{_roll(attempt, dice) if dice else _no_die(view, attempt)}{_why(view, attempt, dice)}"


def _roll(attempt: AttemptView, dice: int) -> str:
    at = f"roll {names.dice(dice)}, {attempt.number} or more"
    if attempt.sort == "force":
        return f"{at} on each turns one white red"
    return f"{at} on {'it' if dice == 1 else 'one'} is enough"


def _no_die(view: View, attempt: AttemptView) -> str:
    """That it fails, and what could still help: trophies do not against a Minion (DP-49).

    Where cards of the window took the dice, points may decide instead (DP-36): then nothing is said of failing.
    """
    if view.plays:
        return "you have no die"
    has_trophies = attempt.sort != "minion" and hunter(view, view.viewer).trophies
    return f"you have no die: it fails unless {'a trophy or a card' if has_trophies else 'a card'} adds one"


def _why(view: View, attempt: AttemptView, dice: int) -> str:
    """Where the dice come from, if cards in force change their number."""
    score = own_score(view, target_suit(view, attempt.spot))
    base, by = (spot(view, attempt.spot).chip, "the chip") if score is None else (score, "your score")
    return f" ({base} by {by}, {dice - base:+d} by cards in force)" if dice != base else ""
