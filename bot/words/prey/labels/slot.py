"""The answers of a slot of Resolution as labels: where to act, and what to do there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.page import LABEL_LIMIT, Label, size
from bot.words.prey import names
from bot.words.prey.points import adding_after, gathered, own_points, own_score
from bot.words.prey.spots import number_to_reach, spot_line, spot_words
from bot.words.prey.table import draft, is_general, spot, target_suit, with_red
from bot.words.voice import Voice
from rules.deadly_prey import choices
from rules.deadly_prey.city import TOP
from rules.deadly_prey.ratings import HIGHEST_ROLL
from rules.deadly_prey.view import View

FIGHT = ": then you fight"
"""What control of the top brings at once."""


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
        case choices.Attempt(name, (), without):
            alone = " alone" if without else ""
            return Label(_attempt(view, name, alone=alone), "🔦", "attempt", _at_stake(view, name))
        case choices.Attempt(name, partners):
            text = f"Turn {name} up with {voice.short_of(partners)}{FIGHT if name == TOP else ''}"
            return Label(text, "🔦", "attempt", _at_stake(view, name))
        case choices.Invite(name, seats):
            text = f"Ask {voice.short_of(seats)} to join you at {name}"
            return Label(text, "🤝", "attempt", "Asked together, once in this slot; then you go on with the willing")
        case choices.EndSlot():
            return Label("Nothing more here: end the slot", "🏁", "end")
    return None


def _attempt(view: View, name: str, *, alone: str) -> str:
    there = spot(view, name)
    if is_general(there):
        return f"Turn {name} up{alone} and roll {names.dice(there.chip)} for the General"
    known = f", {names.CITY_TITLES[there.card]}," if there.card else ""
    return f"Turn {name}{known} up{alone} and try to control it{FIGHT if name == TOP else ''}"


def _at_stake(view: View, name: str) -> str:
    there = spot(view, name)
    costs = f"failing costs {there.chip} Willpower"
    if name == TOP:
        fight = "Control it, and you fight the monster at once, and may die"
        return f"{fight}. To reach {there.number}; {costs}. No way back"
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
        case choices.EvictRed(name, seat):
            what, left = f"1 red of {voice.whom(seat)}", _red_left(view, name) - 1
            return _evict(view, name, what, left)
        case choices.EvictWhite(name, (seat,)):
            return _evict(view, name, f"1 white of {voice.whom(seat)}", _red_left(view, name))
        case choices.EvictWhite(name, (one, other)) if one == other:
            return _evict(view, name, f"2 white of {voice.whom(one)}", _red_left(view, name))
        case choices.EvictWhite(name, seats):
            return _evict(view, name, f"1 white each of {voice.short_of(seats)}", _red_left(view, name))
    return None


def _red_left(view: View, name: str) -> int:
    """How much red lies on the card once the hunter has given up one."""
    return sum(spot(view, name).red) - 1


def _evict(view: View, name: str, what: str, left: int) -> Label:
    """What is given up and what goes; a card lost by it is named as such in the label itself."""
    if left == 0:
        head = "Give up your last red (the card is lost)"
        texts = (f"{head}: remove {what}", f"{head}: {what}", f"Last red, the card is lost: {what}")
        text = next((text for text in texts if size(text) <= LABEL_LIMIT), texts[-1])
        return Label(text, "🥾", "evict", "Without any red it is replaced, and all white on it is lost")
    if spot(view, name).red[view.viewer] == 1:
        return Label(f"Give up your last red: remove {what}", "🥾", "evict", "The card is no longer yours")
    return Label(f"Give up 1 red: remove {what}", "🥾", "evict", "Your red goes to your supply")


def _reclaiming(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Reclaim():
            return Label("Reclaim Willpower …", "🧺", "reclaim", "From any cards into your reserve; it ends your phase")
        case choices.TakeWillpower(name, colour):
            sign = "🔴" if colour == "red" else "⚪"
            return Label(
                f"Take 1 {colour} from {spot_words(view, name)}", sign, "reclaim", _last_red(view, name, colour)
            )
        case choices.Commit():
            return _commit(view, voice)
    return None


def _last_red(view: View, name: str, colour: str) -> str | None:
    if colour == "red" and sum(spot(view, name).red) == 1:
        return "The last red there: the card is replaced, and all white on it is lost"
    return None


def _commit(view: View, voice: Voice) -> Label:
    begun = draft(view)
    count = len(begun.picks) if begun else 0
    match begun.key.partition(":")[0] if begun else "":
        case "reclaim":
            what = f"these {count}" if count > 1 else "this Willpower"
            return Label(f"Reclaim {what}: done for this phase", "✅", "commit")
        case "meddle":
            return Label(f"Meddle: {_meddled(view, count)} to reach", "✅", "commit", "Spent whatever comes of it")
        case "strike":
            to_hit = f", {view.foreseen.to_hit} to hit" if view.foreseen.to_hit else ""
            return Label(f"Attack with {names.dice(count)}{to_hit}", "✅", "commit", "Spent whatever comes of it")
    return _commit_points(view, begun.picks if begun else (), voice)


def _meddled(view: View, count: int) -> str:
    """What so many points of meddling make of the number: "2 more, so 8"."""
    numbers = view.foreseen.meddling
    return f"{count} more, so {numbers[count - 1]}" if count <= len(numbers) else f"{count} more"


def _commit_points(view: View, picks: Sequence[str], voice: Voice) -> Label:
    """The sum, and what comes of it."""
    if view.attempt is None:
        return Label("Commit what is put together", "✅", "commit")
    total, number = gathered(view, picks), view.attempt.number
    come_of_it, detail = _short(view, voice) if total < number else _enough(view, picks, total - number)
    return Label(f"Commit {total} of {number}: {come_of_it}", "✅", "commit", detail)


def _short(view: View, voice: Voice) -> tuple[str, str | None]:
    number, after = view.attempt.number if view.attempt else 0, adding_after(view)
    if after:
        return f"{voice.short_of(after)} can add more", "If it all falls short, everything comes back, and dice decide"
    if number > HIGHEST_ROLL:
        return "short, so it fails", f"Everything comes back, but no die shows {number}"
    has_none = view.attempt is not None and own_score(view, target_suit(view, view.attempt.spot)) == 0
    only = "; your score is 0, so only trophies and cards could give a die" if has_none else ""
    return "short, so dice decide", f"Everything comes back{only}"


def _enough(view: View, picks: Sequence[str], spare: int) -> tuple[str, str | None]:
    if not own_points(view, picks):
        return "enough, with no share for you", "Who puts in at least one point shares the card"
    return ("it is yours" if not spare else f"{spare} more than needed"), None
