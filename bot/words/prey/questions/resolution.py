"""The questions of a slot of Resolution: where to act, what to do there, sharing control."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.people import counted
from bot.words.prey import names
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.questions.top import top_lines
from bot.words.prey.questions.week import answered_lines, callings_lines
from bot.words.prey.spots import number_to_reach, spot_line, spot_words
from bot.words.prey.table import draft, hunter, spot
from bot.words.voice import Voice
from rules.deadly_prey.ratings import HIGHEST_ROLL
from rules.deadly_prey.view import View

DOUBLE_SHIFT = "double_shift"
"""The card that allows a second ordinary control."""


def _acting(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    if begun is not None and not begun.key.startswith("at:"):
        yield from drafting_lines(view, begun, voice)
        return
    there = hunter(view, view.viewer)
    name = begun.key.partition(":")[2] if begun is not None else view.about
    if name:
        yield f"**Your slot, on {spot_words(view, name)}**: {spot_line(view, name, voice)}."
        yield "Do what you like on this one card; one attempt or intrusion at most. A failed one ends the slot."
        yield from callings_lines(view)
        yield from top_lines(view)
        return
    yield f"**Your slot of Resolution**: act on one City Card. You have {there.reserve} in reserve."
    yield from callings_lines(view)
    yield from _stranded(view)
    yield _still_to_control(has_ordinary=there.controls >= _most_controls(view), has_general=there.generals > 0)
    yield "After your slot the monster may attack a card you control. After a skip it may not."
    if there.skips:
        yield "You have skipped once; skipping again ends the phase for you."


def _stranded(view: View) -> Iterator[str]:
    """White that can do nothing where it lies, and why."""
    if view.foreseen.stranded:
        where = ", ".join(view.foreseen.stranded)
        why = "above row A a card must lie beside or below one of yours, or above one that your cards join to row A"
        yield f"Your white on {where} is out of reach: {why}. Reclaiming brings it back."


def _most_controls(view: View) -> int:
    """How many ordinary cards the viewer may take in this phase: one, or two by a card that he has played."""
    return 1 + any(lasting.card == DOUBLE_SHIFT and lasting.seat == view.viewer for lasting in view.lasting)


def _still_to_control(*, has_ordinary: bool, has_general: bool) -> str:
    if has_ordinary and has_general:
        return "You have taken an ordinary card and a General in this phase: no more attempts, all else goes."
    if has_ordinary:
        return "You have taken your ordinary card of this phase; only a General may still be attempted."
    if has_general:
        return "You have taken your General of this phase; one ordinary card is still free."
    return "You may take one ordinary card in this phase, and one General besides."


def _joining(view: View, voice: Voice) -> Iterator[str]:
    where, who = view.about, voice.who(view.asker)
    yield f"**{who} asks you to join the attempt on {spot_words(view, where)}.** {spot_line(view, where, voice)}."
    yield "Points are pooled; dice are those of the highest score. If it fails, each loses the chip's value."
    yield "It uses up your slot of this round, and your control of the phase if it succeeds."
    yield from top_lines(view)
    yield "All who could join are asked together; no answer is a no."
    yield from answered_lines(view)


def _contesting(view: View, voice: Voice) -> Iterator[str]:
    where, who = view.about, voice.who(view.asker)
    there = spot(view, where)
    number = number_to_reach(where, there)
    yield f"**{who} wants to share control of {spot_words(view, where)}.** Do you contest it?"
    rolled = f"{who} rolls {_dice(there.suit, there.chip)}, {number} or more to hit"
    yield f"Contested, {rolled}; each hit turns one white red, and a failure costs the chip's value."
    yield "Your own red there stays, whatever comes of it."
    if number > HIGHEST_ROLL:
        yield "No die reaches that: contested, it ends without loss."
    yield "All who control it are asked together, and one who contests is enough. No answer contests."
    yield from answered_lines(view)


def _dice(suit: str, chip: int) -> str:
    """What an intruder rolls: as many dice as his score, or as the chip of a General."""
    return (
        f"{names.dice(chip)} for the General"
        if suit == "general"
        else f"a die for each point in {names.SUIT_TITLES[suit]}"
    )


def _turning(view: View, voice: Voice) -> Iterator[str]:
    where = view.attempt.spot if view.attempt else view.about
    yield f"**It is yours. How many of your white on {spot_words(view, where)} turn red?** One to three."
    yield "Each red is a hit that the card can take. White that stays can pay for failures or be reclaimed."
    yield f"There: {spot_line(view, where, voice)}."


def _paying(view: View, _voice: Voice) -> Iterator[str]:
    there = hunter(view, view.viewer)
    yield f"**You still owe {view.owed} Willpower**; white there and reserve are used up. Discard Arsenal Cards for it."
    yield "No change is given, and no card more than needed is taken. If all are too little, a Hardship clears it."
    yield f"You hold {counted(there.hand_size, 'card')}; locked ones count, too."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "resolve_slot": _acting,
    "join": _joining,
    "contest": _contesting,
    "turn_red": _turning,
    "pay_debt": _paying,
}
