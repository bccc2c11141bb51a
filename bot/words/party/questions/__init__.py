"""What a player is asked now, and why; for everybody else, for whom the table waits; and what may be done anyway."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.page import cut
from bot.words.party.outcomes import outcome_words
from bot.words.party.questions import cards, hunt, turn
from bot.words.party.questions.at_any_time import at_any_time_lines
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from bot.words.voice import Voice
from rules.hunting_party.view import View

QUESTION_LIMIT = 1500

_WAITED_FOR: Mapping[str, str] = {
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
}

_ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    **turn.ASKED,
    **hunt.ASKED,
    **cards.ASKED,
}


def question(view: View, names: Names) -> str:
    """What the viewer is asked and why, or for whom the table waits; then what the viewer may do at any time.

    Markdown, 1,500 characters at most.
    """
    voice = PartyVoice.to(view.viewer, names)
    if view.own is None or view.outcome is not None:
        return waiting_words(view, voice)
    is_asked = view.viewer in view.waiting and view.asked is not None
    lines = _ASKED[view.asked](view, voice) if is_asked and view.asked else iter((waiting_words(view, voice),))
    return cut("\n".join((*lines, *at_any_time_lines(view, voice))), QUESTION_LIMIT)


def waiting_words(view: View, voice: Voice) -> str:
    """For whom the table waits, as everybody may know it."""
    if view.outcome is not None:
        return outcome_words(view.outcome, voice)
    if view.asked is None:
        return "The game is over."
    return f"The table waits for {voice.all_of(view.waiting)} {_WAITED_FOR[view.asked]}."


def asked_kinds() -> frozenset[str]:
    """Every kind of question that there are words for."""
    return frozenset(_WAITED_FOR)
