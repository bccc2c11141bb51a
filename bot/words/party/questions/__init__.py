"""What a player is asked now, and why; for everybody else, for whom the table waits; and what may be done anyway."""

from __future__ import annotations

from bot.words.party.outcomes import outcome_words
from bot.words.party.questions import cards, hunt, turn
from bot.words.party.questions.at_any_time import at_any_time_lines
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from bot.words.questions import Questions
from bot.words.voice import Voice
from rules.hunting_party.view import View

QUESTIONS: Questions[View] = Questions(
    waited_for={
        "choose_hero": "to choose a hero",
        "take_turn": "to act",
        "bid_order": "to say who bids first",
        "bid": "to bid",
        "purchase": "to buy",
        "chest": "to look at the chest",
        "throw_cards": "to throw cards away",
        "arrange": "to lay cards back",
        "keep_one": "to keep a card",
        "deny": "to say whether a prophecy denies the hunt",
        "ask_oracle": "to say whether it denies the hunt",
        "fight": "to use something in the fight, or pass",
        "choose_victim": "to say whom it strikes",
        "respond": "to answer what was played, or let it happen",
    },
    asked={
        **turn.ASKED,
        **hunt.ASKED,
        **cards.ASKED,
    },
    aside=at_any_time_lines,
    ended=outcome_words,
)
"""The words of every kind of question."""


def question(view: View, names: Names) -> str:
    """What the viewer is asked or for whom the table waits, and what may be done at any time; 1,500 characters."""
    return QUESTIONS.text(view, PartyVoice.to(view.viewer, names))


def waiting_words(view: View, voice: Voice) -> str:
    """For whom the table waits, as everybody may know it."""
    return QUESTIONS.waiting(view, voice)
