"""The answers of a slot of Resolution as labels: where to act, and what to do there."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.people import counted
from bot.words.prey import names
from bot.words.prey.spots import number_to_reach, spot_line, spot_words
from bot.words.prey.table import draft, is_general, spot, with_red
from bot.words.voice import Voice
from rules.deadly_prey import choices
from rules.deadly_prey.ratings import HIGHEST_ROLL
from rules.deadly_prey.view import View


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of a slot's."""
    for words in (_acting, _sharing, _evicting, _reclaiming):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _acting(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.ActAt(name):
            sign = names.SUIT_SIGNS.get(spot(view, name).suit)
            return Label(f"Act on {spot_words(view, name)}", sign, "act", spot_line(view, name, voice))
        case choices.Attempt(name, ()):
            return Label(_attempt(view, name), "🔦", "attempt", _at_stake(view, name))
        case choices.Attempt(name, partners):
            text = f"Turn {name} up with {voice.short_of(partners)}"
            return Label(text, "🔦", "attempt", _at_stake(view, name))
        case choices.Invite(name, seats):
            text = f"Ask {voice.short_of(seats)} to join you at {name}"
            return Label(text, "🤝", "attempt", "Asked together, once in this slot; then you go on with the willing")
        case choices.EndSlot():
            return Label("Nothing more here: end the slot", "🏁", "end")
    return None


def _attempt(view: View, name: str) -> str:
    there = spot(view, name)
    if is_general(there):
        return f"Turn {name} up and roll {names.dice(there.chip)} for the General"
    known = f", {names.CITY_TITLES[there.card]}," if there.card else ""
    return f"Turn {name}{known} up and try to control it"


def _at_stake(view: View, name: str) -> str:
    there = spot(view, name)
    costs = f"failing costs {there.chip} Willpower"
    if there.number <= HIGHEST_ROLL:
        return f"To reach {there.number}; {costs}. A Minion must be fought. No way back"
    if is_general(there):
        return f"Beware: to reach {there.number}, which no die can; it fails unless a card helps, and {costs}"
    return f"To reach {there.number}: points only, no die can; {costs}. No way back"


def _sharing(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Intrude(name):
            owners = voice.short_of(with_red(spot(view, name)))
            text = f"Ask to share control of {spot_words(view, name)}"
            return Label(
                text,
                "🚪",
                "share",
                f"{owners} may let you in or make you roll, {number_to_reach(name, spot(view, name))} to hit",
            )
        case choices.Reinforce(name, number):
            text = f"Turn {number} white red on {spot_words(view, name)}"
            return Label(text, "🔴", "share", "Three red at most; each is a hit that the card can take")
        case choices.Allow():
            return Label("Let the intruder in", "🤝", "answer", "Up to three white turn red; your own red stays")
        case choices.Contest():
            return Label("Contest: make the intruder roll", "⚔️", "answer", "One of those who control it is enough")
        case choices.Restore(name):
            return Label(
                f"Fill the vacancy {name}, for a Hardship", "🏗️", "restore", "The Hardship first; it may forbid it"
            )
    return None


def _evicting(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.EvictRed(_, seat):
            text = f"Give up 1 red: remove 1 red of {voice.whom(seat)}"
            return Label(text, "🥾", "evict", _evicted(view))
        case choices.EvictWhite(_, (seat,)):
            text = f"Give up 1 red: remove 1 white of {voice.whom(seat)}"
            return Label(text, "🥾", "evict", _evicted(view))
        case choices.EvictWhite(_, (one, other)) if one == other:
            text = f"Give up 1 red: remove 2 white of {voice.whom(one)}"
            return Label(text, "🥾", "evict", _evicted(view))
        case choices.EvictWhite(_, seats):
            text = f"Give up 1 red: remove 1 white each of {voice.short_of(seats)}"
            return Label(text, "🥾", "evict", _evicted(view))
    return None


def _evicted(view: View) -> str:
    there = spot(view, view.about) if view.about else None
    if there is not None and sum(there.red) <= 2:
        return "Beware: a card left without any red is replaced, and all white on it is lost"
    return "Your red goes to your supply"


def _reclaiming(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Reclaim():
            return Label("Reclaim Willpower …", "🧺", "reclaim", "From any cards into your reserve; it ends your phase")
        case choices.TakeWillpower(name, colour):
            sign = "🔴" if colour == "red" else "⚪"
            return Label(
                f"Take 1 {colour} from {spot_words(view, name)}", sign, "reclaim", _last_red(view, name, colour)
            )
        case choices.Commit():
            return _commit(view)
    return None


def _last_red(view: View, name: str, colour: str) -> str | None:
    if colour == "red" and sum(spot(view, name).red) == 1:
        return "The last red there: the card is replaced, and all white on it is lost"
    return None


def _commit(view: View) -> Label:
    begun = draft(view)
    count = len(begun.picks) if begun else 0
    match begun.key.partition(":")[0] if begun else "":
        case "reclaim":
            return Label(f"Reclaim these {count}: done for this phase", "✅", "commit")
        case "meddle":
            return Label(f"Meddle: {count} more to reach", "✅", "commit", "Spent whatever comes of it")
        case "strike":
            return Label(f"Attack with {names.dice(count)}", "✅", "commit", "Spent whatever comes of it")
    what = counted(count, "source") if count else "Your Calling alone"
    detail = f"{what}. If it falls short, all comes back, and dice decide"
    return Label("Commit what is put together", "✅", "commit", detail)
