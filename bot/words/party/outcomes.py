"""How a table of Hunting Party ended, in words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.voice import Voice, sentence
from rules.core.questions import Outcome

OUTCOME_WORDS: Mapping[str, str] = {
    "slain": "The Shadow is slain. {winner} {has} the most money and {win}!",
    "all_lost": "The Shadow has all eight red shares: it has won, and all of you have lost.",
    "round_limit": "The last round is over and the Shadow lives: nobody wins.",
}


def outcome_words(outcome: Outcome, voice: Voice) -> str:
    """Who has won and why."""
    winners = outcome.winners
    is_many = len(winners) > 1 or winners == (voice.reader,)
    return OUTCOME_WORDS[outcome.label].format(
        winner=sentence(voice.all_of(winners)),
        has="have" if is_many else "has",
        win="win" if is_many else "wins",
    )
