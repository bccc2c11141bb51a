"""Cards and powers as labels: playing them, all that is picked for them, passing, standing orders."""

from __future__ import annotations

from dataclasses import replace

from bot.words.page import Label
from bot.words.people import counted
from bot.words.prey import names
from bot.words.prey.orders import order_words
from bot.words.prey.played import choices_of, is_play, source_of, source_words
from bot.words.prey.spots import spot_line, spot_words
from bot.words.prey.table import aside, draft, hunter, spot
from bot.words.prey.texts.cards import card_line, hand_line, hand_text, power_text, ways_of
from bot.words.voice import Voice, capital
from rules.deadly_prey import choices
from rules.deadly_prey.cards import MONSTERS
from rules.deadly_prey.cards.effects import Ways
from rules.deadly_prey.state import Draft
from rules.deadly_prey.view import View

PICK = "pick"
"""The group of what is picked for a card or a power."""


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not about a card or a power."""
    for words in (_playing, _picking, _passing):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _playing(value: object, _view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Play("power", monster, _):
            price = names.points(MONSTERS[monster].cost)
            return Label(f"Use your power ({price})", "🌀", "play", power_text(monster))
        case choices.Play(sort, card, picks):
            more = " …" if picks else ""
            return Label(f"Play {source_words(sort, card)}{more}", "🃏", "play", hand_line(card))
    return None


def _picking(value: object, view: View, voice: Voice) -> Label | None:
    found = _pick(value, view, voice)
    return replace(found, group=_pick_group(view)) if found is not None and found.group == PICK else found


def _pick_group(view: View) -> str:
    """The menu of picks, by what they are for; two plays begun at once cannot be told apart here."""
    begun = [each.key for each in (draft(view), aside(view)) if each is not None and is_play(each.key)]
    return f"{PICK}:{source_of(begun[0]).card}" if len(begun) == 1 else PICK


def _pick(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.PickHunter(seat):
            return Label(capital(voice.whom(seat)), "👤", PICK, _hunter_line(view, seat))
        case choices.PickSpot(name):
            sign = names.SUIT_SIGNS.get(spot(view, name).suit)
            return Label(capital(spot_words(view, name)), sign, PICK, spot_line(view, name, voice))
        case choices.PickCalling(calling):
            return Label(names.CALLING_TITLES[calling], names.SUIT_SIGNS[calling], PICK)
        case choices.PickCard(card):
            return Label(names.card(card), "🎴", PICK, card_line(card))
        case choices.PickPlay(_, seat, card):
            text = f"{_canceller(view)} {names.card(card)} of {voice.whom(seat)}"
            return Label(text, "🃏", PICK, hand_text(card))
        case choices.PickNumber(number):
            return Label(f"{number} Willpower", "🔢", PICK)
        case choices.PickWay(way):
            return Label(capital(_way(view, way)), "🔀", PICK)
        case choices.LayBack(card):
            return Label(f"Lay {names.card(card)} back next", "🔢", "arrange", card_line(card))
    return None


def _canceller(view: View) -> str:
    """What is about to cancel another's card, as a sentence begins: "Masquerade cancels"."""
    begun = next((each for each in (draft(view), aside(view)) if each is not None and is_play(each.key)), None)
    if begun is None:
        return "Cancel"
    play = source_of(begun.key)
    return f"{capital(source_words(play.sort, play.card))} cancels"


def _hunter_line(view: View, seat: int) -> str:
    there = hunter(view, seat)
    return f"Reserve {there.reserve}; {counted(there.hand_size, 'card')} in hand; controls {len(there.controlled)}"


def _way(view: View, way: int) -> str:
    """One of several ways: of the card that is being played, or of the one that was played on the chooser."""
    begun = next((each for each in (draft(view), aside(view)) if each is not None and _asks_for_a_way(each)), None)
    return ways_of(source_of(begun.key).card if begun is not None else view.card)[way]


def _asks_for_a_way(begun: Draft) -> bool:
    """Whether a way is what comes next in a deed."""
    if not is_play(begun.key):
        return False
    left = choices_of(source_of(begun.key).card)[len(begun.picks) :]
    return bool(left) and isinstance(left[0].among, Ways)


def _passing(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Pass():
            return Label("Pass", "🚫", "pass", _pass_line(view))
        case choices.StandingOrder("done_now" as order, True):
            return Label(capital(order_words(order, view.phase)), "📜", "order", "Answers for you; nobody can tell")
        case choices.StandingOrder(order, True):
            return Label(f"From now on: {order_words(order)}", "📜", "order", "Answers for you; nobody can tell")
        case choices.StandingOrder(order, _):
            return Label(f"No longer: {order_words(order, view.phase)}", "🔔", "order")
    return None


def _pass_line(view: View) -> str | None:
    return "Once a whole round goes by without a play, it is settled" if view.asked == "window" else None
