"""The log of City Cards: turned, changed, replaced, intruded on, evicted from, restored."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.texts.cards import city_line
from bot.words.voice import Voice
from rules.deadly_prey import events

_WHY: Mapping[str, str] = {
    "failed": " after the failure",
    "exhausted": ", exhausted",
    "destroyed": ", destroyed",
    "last_red": ", nobody controlling it any more",
    "death": " after the fall of its hunter",
}


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_turning_line, _replacing_line, _sharing_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _turning_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.CardTurned(seat, spot, card):
            return f"{voice.who(seat)} turned {spot} up: **{names.CITY_TITLES[card]}**, {city_line(card)}."
        case events.CardTurnedDown(spot):
            return f"{spot} lies face down again; everybody has seen it."
        case events.CardRedrawn(seat, spot, old, card):
            there = f"**{names.CITY_TITLES[card]}**, {city_line(card)}"
            return f"{voice.who(seat)} discarded {names.CITY_TITLES[old]} and drew for {spot}: {there}."
        case events.CardSwapped(seat, spot, space, card, old):
            there = f"**{names.CITY_TITLES[card]}**, {city_line(card)}"
            swapped = f"{voice.who(seat)} swapped {names.CITY_TITLES[old]} of {spot} with tracker space {space}"
            return f"{swapped}: {there}."
    return None


def _replacing_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.CardReplaced(spot, "", suit, chip, _) | events.CardReplaced(spot, _, suit, chip, "minion"):
            return f"{spot} now holds a face-down {names.SUIT_TITLES[suit]} card with a {chip}."
        case events.CardReplaced(spot, old, suit, chip, reason):
            new = f"a face-down {names.SUIT_TITLES[suit]} card with a {chip} lies there"
            return f"{names.at_spot(spot, old)} was discarded{_WHY.get(reason, '')}; {new}."
        case events.Restored(seat, spot, suit, chip):
            there = f"a face-down {names.SUIT_TITLES[suit]} card with a {chip}"
            return f"{voice.who(seat)} filled the vacancy {spot}: {there}."
        case events.RestoringBarred(seat, spot):
            return f"{voice.own(seat)} Hardship forbids restoring {spot}: it stays vacant."
        case events.ChipChanged(spot, before, after):
            return f"The chip on {spot}: {before} → {after}."
        case events.ChipsSwapped(first, second):
            return f"The chips of {first} and {second} changed places."
    return None


def _sharing_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.IntrusionAsked(seat, spot):
            return f"{voice.who(seat)} asked to share control of {spot}."
        case events.IntrusionAnswered(spot, ()):
            return f"Those who control {spot} let it happen."
        case events.IntrusionAnswered(spot, seats):
            return f"{voice.all_do(seats, 'contests', 'contest')} it: the way into {spot} is rolled for."
        case events.Evicted(seat, spot, removed):
            gone = listed([f"one {colour} of {voice.whom(other)}" for other, colour in removed])
            return f"{voice.who(seat)} gave up a red on {spot} and removed {gone}."
    return None
