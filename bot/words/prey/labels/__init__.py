"""Every answer of Deadly Prey as a button or a menu entry says it: what happens if it is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.page import Label, fitting_label
from bot.words.people import Names
from bot.words.prey import names
from bot.words.prey.labels import attempt, monster, plays, slot, week
from bot.words.voice import Voice
from rules.core.questions import Option
from rules.deadly_prey.view import View

_GROUP_TITLES: Mapping[str, str] = {
    "lay": "Lay the chip on …",
    "luck": "Let luck lay …",
    "burn": "Burn an Arsenal Card …",
    "hardship": "Hardships …",
    "close": "No more …",
    "night": "This night …",
    "rotation": "When to act …",
    "place": "Place on …",
    "count": "How many …",
    "end": "Skip, or be done …",
    "act": "Act on …",
    "attempt": "Attempt …",
    "share": "Reinforce, or ask for a share …",
    "evict": "Evict …",
    "reclaim": "Reclaim …",
    "restore": "Restore …",
    "answer": "Your answer …",
    "change": "Keep or change the card …",
    "method": "Points or dice …",
    "invoke": "Invoke, poach, spend …",
    "tactics": "The tactics that hold …",
    "commit": "Commit …",
    "trophy": "Cash in …",
    "red": "Turn red …",
    "debt": "Discard for the debt …",
    "play": "Play a card, or use the power …",
    "pick": "Pick …",
    "pass": "Pass …",
    "meddle": "Meddle …",
    "spend": "Pay with …",
    "strike": "Attack a City Card …",
    "strike_tracker": "Attack the tracker …",
    "no_strike": "No attack …",
    "victim": "Whose red goes …",
    "exchange": "Exchange points …",
    "feed": "Lay the chip on …",
    "arrange": "Lay back next …",
    "order": "Standing orders …",
    "back": "Back …",
    "more": "More …",
}


def group_title(group: str) -> str:
    """What a menu of this group says before anything is chosen. Raises KeyError for an unknown group."""
    kind, _, card = group.partition(":")
    return f"{names.HAND_TITLES.get(card, 'Your power')}: pick …" if card else _GROUP_TITLES[kind]


def label(option: Option, view: View, people: Names) -> Label:
    """What the option does. The view is that of the seat which may choose it. ValueError for an unknown option."""
    voice = Voice.to(view.viewer, people, is_plain=True)
    for words in (week.label, slot.label, attempt.label, plays.label, monster.label):
        found = words(option.value, view, voice)
        if found is not None:
            return fitting_label(found)
    raise ValueError(f"no label for {option.key}")
