"""The answers of the monster as labels: meddling, attacks, victims, exchange, feeding."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.paying import left
from bot.words.prey.spots import strike_line, target_words
from bot.words.prey.table import target_suit
from bot.words.voice import Voice
from rules.deadly_prey import choices
from rules.deadly_prey.view import View


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of the monster's."""
    for words in (_meddling, _striking, _points):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _meddling(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Meddle():
            return _meddle(view)
        case choices.Spend(calling):
            return Label(
                f"Pay 1 point of {names.CALLING_TITLES[calling]}",
                names.SUIT_SIGNS[calling],
                "spend",
                left(view, calling),
            )
    return None


def _meddle(view: View) -> Label:
    """What is to be reached as it stands, and how far it can be raised."""
    numbers, attempt = view.foreseen.meddling, view.attempt
    if attempt is None or not numbers:
        return Label("Meddle: raise the number to reach …", "👁️", "meddle")
    detail = f"A point for each: {listed([str(number) for number in dict.fromkeys(numbers)], 'or')} to reach then"
    return Label(f"Meddle: raise the {attempt.number} to reach …", "👁️", "meddle", detail)


def _striking(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Strike(target, number):
            sign = names.SUIT_SIGNS.get(target_suit(view, target))
            group = "strike_tracker" if target.isdecimal() else "strike"
            line = strike_line(view, target, number, lambda seat: voice.short_of((seat,)))
            return Label(f"Attack {target_words(view, target)}", sign, group, line)
        case choices.NoStrike():
            return Label("Attack nothing now", "🚫", "no_strike", "You are asked again after the next action")
        case choices.ChooseVictims(seat):
            return Label(f"Remove 1 red of {voice.whom(seat)}", "🔴", "victim")
    return None


def _points(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Exchange():
            return Label("Exchange two points for one …", "♻️", "exchange", "Any two, for one of another Calling")
        case choices.ExchangeInto(calling):
            title = names.CALLING_TITLES[calling]
            return Label(f"For one point of {title}", names.SUIT_SIGNS[calling], "exchange", left(view, calling))
        case choices.FeedChip(calling):
            title = names.CALLING_TITLES[calling]
            return Label(f"Lay it on {title}", names.SUIT_SIGNS[calling], "feed", left(view, calling))
    return None
