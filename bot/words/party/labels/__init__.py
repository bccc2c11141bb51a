"""Every answer of Hunting Party as a button or a menu entry says it: what happens if it is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.page import Label, fitting_label
from bot.words.party.labels import at_any_time, hunt, play, turn
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from rules.core.questions import Option
from rules.hunting_party.view import View

_GROUP_TITLES: Mapping[str, str] = {
    "hero": "Take your hero from …",
    "hire": "Hire from …",
    "act": "Act …",
    "end": "End the turn …",
    "use": "Equip, or use a tiring power …",
    "bid": "Bid …",
    "market": "At the Market …",
    "chest": "From the chest …",
    "throw": "Throw away …",
    "keep": "Keep …",
    "arrange": "Lay back next …",
    "hunt": "Choose the skill …",
    "send": "Who goes along …",
    "deny": "Show a prophecy …",
    "victim": "Whom it strikes …",
    "respond": "Answer it with …",
    "play": "Use a card or a power, or pay off …",
    "pick": "Pick …",
    "trade": "Trades and standing orders …",
    "offer": "Put the trade together …",
    "order": "Which prophecy to show first …",
    "pass": "Pass …",
    "pay": "Pay …",
    "none": "Pass …",
    "go": "Declare …",
    "back": "Back …",
    "send_offer": "Send …",
    "more": "More …",
}


def group_title(group: str) -> str:
    """What a menu of this group says before anything is chosen. Raises KeyError for an unknown group."""
    return _GROUP_TITLES[group]


def label(option: Option, view: View, people: Names) -> Label:
    """What the option does. The view is that of the seat which may choose it. ValueError for an unknown option."""
    voice = PartyVoice.to(view.viewer, people, is_plain=True)
    for words in (turn.label, hunt.label, play.label, at_any_time.label):
        found = words(option.value, view, voice)
        if found is not None:
            return fitting_label(found)
    raise ValueError(f"no label for {option.key}")
