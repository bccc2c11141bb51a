"""The answers of set-up, dawn, dusk and Placement as labels, and those that end a slot or a phase."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.prey import names
from bot.words.prey.played import begun_words
from bot.words.prey.spots import spot_line, spot_words
from bot.words.prey.table import aside, draft, is_monster, spot
from bot.words.prey.texts.cards import hand_text, hardship_text
from bot.words.voice import Voice
from rules.deadly_prey import choices
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.setup import piles
from rules.deadly_prey.state import Draft
from rules.deadly_prey.view import View

NOTHING_DONE = "Nothing was done yet, and nobody knows"


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of these."""
    for words in (_laying, _dawn, _dusk, _placing, _ending):
        found = words(value, view, voice)
        if found is not None:
            return found
    return None


def _laying(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.LayChip(calling, chip):
            title = names.CALLING_TITLES[calling]
            return Label(f"Lay the {chip} on {title}", names.SUIT_SIGNS[calling], "lay", _laid(view, calling))
        case choices.LayByLuck():
            return Label("Let luck lay all the chips", "🎲", "luck", "One of the 6,240 legal ways, each as likely")
    return None


def _laid(view: View, calling: str) -> str:
    """What the monster has laid on a Calling so far; a hunter lays one chip on each."""
    begun = draft(view)
    titles: tuple[str, ...] = CALLINGS
    there = piles(begun.picks if begun else ())[titles.index(calling)]
    return f"So far there: {names.chips(there)}" if is_monster(view) else "One chip on each Calling, for the whole game"


def _dawn(value: object, _view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Burn(card, willpower):
            return Label(f"Burn {names.card(card)} for {willpower} Willpower", "♨️", "burn", hand_text(card))
        case choices.TakeHardship():
            text = "Take a Hardship for 2 Willpower"
            return Label(text, "🥀", "hardship", "Once in each day or night; what it is you see when you have it")
        case choices.PayOff(card, willpower):
            text = f"Pay off {names.card(card)} with {willpower} Willpower"
            return Label(text, "🕊️", "hardship", hardship_text(card))
        case choices.Close():
            return Label("Nothing more at this dawn", "🏁", "close", "Answers are opened when all are in")
    return None


def _dusk(value: object, _view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.ActTonight(is_free, willpower):
            price = f", for {willpower} Willpower" if willpower else ""
            how = "without a Hardship" if is_free else "for a Hardship"
            detail = "Both phases; cards count one more, and a tally two less"
            return Label(f"Act tonight {how}{price}", "🌙", "night", detail)
        case choices.Rest():
            return Label(
                "Rest tonight",
                "🛌",
                "end",
                "No slots, no attacks on cards that only you control; cards can be aimed at you, and played",
            )
        case choices.RotationOrder(True):
            return Label("Act first in this phase", "⏩", "rotation", "The others follow clockwise")
        case choices.RotationOrder():
            return Label("Act last in this phase", "⏪", "rotation", "Your left neighbour begins, you end each round")
    return None


def _placing(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Place(name, is_in_reach):
            text = f"Place on {spot_words(view, name)}{'' if is_in_reach else ': out of reach now'}"
            return Label(text, names.SUIT_SIGNS[spot(view, name).suit], "place", spot_line(view, name, voice))
        case choices.Count(number):
            return Label(f"{number} Willpower", "⚪", "count")
    return None


def _back(begun: Draft | None) -> str:
    """Where Back leads from what is put together beside the question; from the question itself it is plain."""
    if begun is None:
        return "Back"
    return f"{'Back: pick anew for' if begun.picks else 'Leave'} {begun_words(begun.key)}"


def _ending(value: object, view: View, _voice: Voice) -> Label | None:
    match value:
        case choices.Skip(True):
            return Label("Skip again: done for this phase", "⏭️", "end", "The second skip ends the phase for you")
        case choices.Skip():
            return Label("Skip this slot", "⏭️", "end", "You have one free skip in each phase")
        case choices.Done():
            return Label("Done for this phase", "🏁", "end", f"No more slots in this {names.PHASE_TITLES[view.phase]}")
        case choices.Back(is_aside):
            return Label(_back(aside(view) if is_aside else None), "↩️", "back", NOTHING_DONE)
    return None
