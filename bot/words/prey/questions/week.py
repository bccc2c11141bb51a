"""The questions of set-up, dawn, dusk and Placement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.spots import spot_line, spot_words
from bot.words.prey.table import bar_on_burning, draft, hunter, is_monster
from bot.words.prey.texts.cards import power_text, power_told
from bot.words.voice import Voice, capital
from rules.deadly_prey.setup import HUNTER_CHIPS, MONSTER_CHIPS
from rules.deadly_prey.view import View

_REACH = (
    "In reach are row A and what touches a card of yours; to go up, that card must be joined to row A by your own. "
    "A General is in reach anywhere, or up to your highest row if that is not joined so."
)
_ANSWERED = "If you have answered already, the table waits for the others."


def answered_lines(view: View) -> Iterator[str]:
    """What whoever is asked together with others should know; nobody can tell who has answered."""
    if len(view.waiting) > 1:
        yield _ANSWERED


def _laying(view: View, _voice: Voice) -> Iterator[str]:
    if is_monster(view):
        yield "**Lay your twelve chips on the four Callings**, face down: the totals are 3, 4, 5 and 6, in any order."
        yield "How many chips lie on each is public, their values are not; zeros are for bluffing."
        yield "You pay with them for meddling, attacks and your power; a hunter at the top fights you in one Calling."
        yield f"You are {names.monster(view.monster.name)}. {power_text(view.monster.name)}"
    else:
        yield "**Lay your 3, 2, 1 and 0 on the four Callings.** They never change; the one with 3 is your primary."
        yield "A score is points, or dice, for City Cards of that Calling. Look at which suits lie in the pyramid."
        yield "Five cards of the primary suit at the end are worth 5."
        yield f"The monster is {names.monster(view.monster.name)}. {power_told(view.monster.name)}"
    begun = draft(view)
    if begun is not None and begun.picks:
        yield f"Laid so far: {laid_words(view, begun.picks)}."
    yield "All lay together; nobody sees yours. Back is free until the last chip lies."


def laid_words(view: View, callings: Sequence[str]) -> str:
    """Which of the viewer's chips lie where, the largest first: "3 and 2 on Destruction, 3 on Absolution"."""
    chips = MONSTER_CHIPS if is_monster(view) else HUNTER_CHIPS
    lying = [(calling, str(chip)) for calling, chip in zip(callings, chips, strict=False)]
    return ", ".join(
        f"{listed([chip for other, chip in lying if other == calling])} on {names.CALLING_TITLES[calling]}"
        for calling in dict.fromkeys(callings)
    )


def _dawn(view: View, _voice: Voice) -> Iterator[str]:
    reserve = hunter(view, view.viewer).reserve
    burning = "" if bar_on_burning(view) else "burn Arsenal Cards for Willpower, "
    yield f"**Dawn {view.turn}.** " + capital(f"{burning}take the day's Hardship for two, or nothing more.")
    yield f"You have {reserve} in reserve. When nobody does more, the most in reserve wins Initiative; ties roll."
    begun = draft(view)
    if begun is not None and begun.picks:
        yield f"Put down so far: {', '.join(dawn_words(key) for key in begun.picks)}. Back is free."
    yield "All hunters answer together, and nobody sees the others' answers before the last one is in."
    yield from answered_lines(view)


def dawn_words(key: str) -> str:
    """What was put down at dawn: "burn Decoy", "the Hardship for two", "pay off Guilt"."""
    verb, _, card = key.partition(":")
    match verb:
        case "burn":
            return f"burn {names.card(card)}"
        case "pay_off":
            return f"pay off {names.card(card)}"
    return "the Hardship for two"


def _night(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    yield f"**Night {view.turn}: do you act?** It costs a Hardship, drawn now, and covers both phases."
    yield "At night every City Card counts one more, and a tally against the monster two less."
    yield "Who rests takes no slots and joins nobody; no card is attacked that only resting hunters control."
    yield "Cards can still be aimed at who rests, and they can still play cards, burn, and contest."
    yield "The Hardship may be one that keeps you from acting; then it is spent all the same."


def _rotation(view: View, _voice: Voice) -> Iterator[str]:
    yield f"**{names.PHASE_TITLES[view.phase]}: do you act first, or last?** You have Initiative."
    yield "The others go clockwise. Last means that your left neighbour begins and you end each round."


def _placing(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    if begun is not None and begun.key.startswith("place:"):
        spot = begun.key.partition(":")[2]
        yield f"**How many on {spot_words(view, spot)}?** {spot_line(view, spot, voice)}."
        yield "You need one there to turn the card or to poach; more pay for failures, and turn red for control."
        yield "Back is free."
        return
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    there = hunter(view, view.viewer)
    yield f"**Your slot of Placement**: lay white Willpower on one City Card. You have {there.reserve} in reserve."
    yield from callings_lines(view)
    yield "White is needed to attempt, intrude or poach there; it gives no points: those come from the reserve."
    yield _REACH
    yield _skips(there.skips)


def callings_lines(view: View) -> Iterator[str]:
    """The hunter's own scores, in short."""
    if view.own is not None and view.own.callings:
        yield f"Your Callings: {names.scores([sum(chips) for chips in view.own.callings])}."


def _skips(used: int) -> str:
    return "You have skipped once; skipping again ends the phase for you." if used else "One skip in a phase is free."


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "lay_callings": _laying,
    "dawn_window": _dawn,
    "night": _night,
    "rotation_order": _rotation,
    "place_slot": _placing,
}
