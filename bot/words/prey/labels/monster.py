"""The answers of the monster as labels: meddling, attacks, victims, exchange, feeding."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.prey import names
from bot.words.prey.spots import target_words
from bot.words.prey.table import spot, target_suit
from bot.words.voice import Voice
from rules.deadly_prey import choices
from rules.deadly_prey.city import CALLINGS
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
            return Label(
                "Meddle: raise the number to reach …", "👁️", "meddle", "A point for each, three at most, to 10 at most"
            )
        case choices.Spend(calling):
            return Label(
                f"Pay 1 point of {names.CALLING_TITLES[calling]}",
                names.SUIT_SIGNS[calling],
                "spend",
                left(view, calling),
            )
    return None


def left(view: View, calling: str) -> str | None:
    """What the monster has in a Calling."""
    if view.own is None or not view.own.callings:
        return None
    titles: tuple[str, ...] = CALLINGS
    chips = view.own.callings[titles.index(calling)]
    return f"You have {sum(chips)} there ({names.chips(chips)})"


def _striking(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Strike(target, number):
            sign = names.SUIT_SIGNS.get(target_suit(view, target))
            group = "strike_tracker" if target.isdecimal() else "strike"
            return Label(f"Attack {target_words(view, target)}", sign, group, _strike_line(view, target, number, voice))
        case choices.NoStrike():
            return Label("Attack nothing now", "🚫", "no_strike", "You are asked again after the next action")
        case choices.ChooseVictims(seat):
            return Label(f"Remove 1 red of {voice.whom(seat)}", "🔴", "victim")
    return None


def _strike_line(view: View, target: str, number: int, voice: Voice) -> str:
    """What a die must show, and what a hit does."""
    if target.isdecimal():
        return f"{number} to hit: gone for good; no chip for you"
    there = spot(view, target)
    if not there.is_up:
        return f"Face down, {number} to hit: replaced, white there lost; no chip for you"
    red = ", ".join(f"{voice.short_of((seat,))} {count}" for seat, count in enumerate(there.red) if count)
    return f"{number} to hit, a red for each ({red}); all gone: a vacancy, its {there.chip} yours"


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
