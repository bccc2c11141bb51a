"""How a table of Deadly Prey ended, in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.voice import Voice
from rules.core.questions import Outcome

_OUTCOMES: Mapping[str, str] = {
    "defeated": "The monster is defeated. {winner} the best score and {win}!",
    "escaped": "The week is over and the monster lives: {winner} won!",
    "no_hunters": "No living hunter is left in the week: {winner} won, as the monster!",
    "conceded": "All hunters have conceded: {winner} won, as the monster!",
}


def outcome_words(outcome: Outcome, voice: Voice) -> str:
    """Who has won and why."""
    winners = outcome.winners
    if not winners:
        return "The monster is defeated, and every hunter fell: nobody wins."
    is_many = len(winners) > 1 or winners == (voice.reader,)
    return _OUTCOMES[outcome.label].format(
        winner=voice.all_do(winners, "has", "have"),
        win="win" if is_many else "wins",
    )
