"""What a player is asked now, and why; for everybody else, for whom the table waits; and what may be done anyway."""

from __future__ import annotations

from bot.words.people import Names
from bot.words.prey.questions import attempt, cards, monster, resolution, week, windows
from bot.words.prey.questions.at_any_time import at_any_time_lines
from bot.words.questions import Questions
from bot.words.voice import Voice
from rules.deadly_prey.view import View

OVER = "The game is over, and all that was hidden lies open: the table's last message tells it."
"""Who has won stands above it, as the last thing that happened."""

QUESTIONS: Questions[View] = Questions(
    waited_for={
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
    },
    asked={
        **week.ASKED,
        **resolution.ASKED,
        **attempt.ASKED,
        **windows.ASKED,
        **monster.ASKED,
        **cards.ASKED,
    },
    aside=at_any_time_lines,
    ended=lambda _outcome, _voice: OVER,
)
"""The words of every kind of question."""


def question(view: View, names: Names) -> str:
    """What the viewer is asked or for whom the table waits, and what may be done at any time; 1,500 characters."""
    return QUESTIONS.text(view, Voice.to(view.viewer, names)).rstrip()


def waiting_words(view: View, voice: Voice) -> str:
    """For whom the table waits, as everybody may know it."""
    return QUESTIONS.waiting(view, voice)
