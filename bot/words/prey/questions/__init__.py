"""What a player is asked now, and why; for everybody else, for whom the table waits; and what may be done anyway."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.page import cut
from bot.words.people import Names
from bot.words.prey.outcomes import outcome_words
from bot.words.prey.questions import attempt, cards, monster, resolution, week, windows
from bot.words.prey.questions.at_any_time import at_any_time_lines
from bot.words.voice import Voice
from rules.deadly_prey.view import View

QUESTION_LIMIT = 1500

_WAITED_FOR: Mapping[str, str] = {
    "lay_callings": "to lay Callings",
    "dawn_window": "to say what to do at dawn",
    "night": "to say whether to act tonight",
    "rotation_order": "to say who acts first",
    "place_slot": "to place Willpower",
    "resolve_slot": "to act on a City Card",
    "join": "to say whether to join the attempt",
    "choose_card": "to keep the card or change it",
    "agree": "to agree, or not",
    "choose_method": "to choose points or dice",
    "window": "to play something, or pass",
    "gather": "to gather points",
    "roll_sources": "to say what adds dice",
    "after_roll": "to change the roll, or leave it",
    "turn_red": "to say how many turn red",
    "contest": "to let the intruder in, or contest",
    "pay_debt": "to pay a debt with cards",
    "strike": "to attack, or not",
    "choose_victims": "to say whose red goes",
    "feed_chip": "to lay a chip",
    "use_power": "to use the power, or not",
    "choose_way": "to say how a card strikes",
    "hardship_choice": "to say where a Hardship strikes",
    "drop_card": "to discard a card",
    "drop_trophy": "to discard a trophy",
    "strip_white": "to say which white goes",
    "lay_back": "to lay cards back",
}

_ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    **week.ASKED,
    **resolution.ASKED,
    **attempt.ASKED,
    **windows.ASKED,
    **monster.ASKED,
    **cards.ASKED,
}


def question(view: View, names: Names) -> str:
    """What the viewer is asked and why, or for whom the table waits; then what the viewer may do at any time.

    Markdown, 1,500 characters at most.
    """
    voice = Voice.to(view.viewer, names)
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
    return frozenset(_WAITED_FOR) & frozenset(_ASKED)
