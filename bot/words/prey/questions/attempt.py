"""The questions of an attempt: keep or change, points or dice, gathering, rolling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.words.people import counted
from bot.words.prey import names
from bot.words.prey.dice import dice_words
from bot.words.prey.narration.attempts import proposal_words
from bot.words.prey.points import adding_after, gathered, own_score
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.questions.top import top_lines
from bot.words.prey.questions.week import answered_lines
from bot.words.prey.spots import spot_words
from bot.words.prey.table import draft, hunter, spot, target_suit
from bot.words.prey.texts.cards import city_line
from bot.words.voice import Voice
from rules.deadly_prey.ratings import HIGHEST_ROLL
from rules.deadly_prey.state import Attack
from rules.deadly_prey.view import AttemptView, View


def _changing(view: View, voice: Voice) -> Iterator[str]:
    attempt = view.attempt
    if attempt is None:
        return
    yield f"**You turned up {spot_words(view, attempt.spot)}.** Keep it, draw another, or swap it with the tracker?"
    yield from _turned(view, attempt)
    yield "One change in an attempt. A drawn Minion must be fought, a drawn General rolled for at once."
    yield from top_lines(view)
    if attempt.partners:
        yield f"{voice.those(attempt.partners)} must agree; after two refusals the card is kept."


def _turned(view: View, attempt: AttemptView) -> Iterator[str]:
    card = spot(view, attempt.spot).card
    if card:
        yield f"It is {city_line(card)}. To reach: **{attempt.number}**."
    if view.deck_suit:
        yield f"The City deck's top card is {names.SUIT_TITLES[view.deck_suit]}."


def _agreeing(view: View, voice: Voice) -> Iterator[str]:
    attempt = view.attempt
    if attempt is None:
        return
    what = proposal_words(view.proposal, voice)
    yield f"**{voice.who(attempt.leader)} proposes {what}**, for {spot_words(view, attempt.spot)}. Do you agree?"
    yield from _turned(view, attempt)
    yield from top_lines(view)
    yield "No answer agrees. After two refusals the card is kept, and dice decide (points from 11 on)."
    yield from answered_lines(view)


def _choosing_method(view: View, _voice: Voice) -> Iterator[str]:
    attempt = view.attempt
    if attempt is None:
        return
    yield f"**Points or dice for {spot_words(view, attempt.spot)}?** To reach: **{attempt.number}**."
    yield _own_score(view, attempt.spot)
    yield "Points: your score, 2 for each Willpower of the reserve, cards invoked or poached, trophies. Sure, but dear."
    yield from _dice_on_offer(view, attempt)
    yield "Before it is settled the monster may meddle and all may play cards. If the points fall short, dice decide."
    yield from top_lines(view)


def _dice_on_offer(view: View, attempt: AttemptView) -> Iterator[str]:
    """What a roll would be like, and what it costs if it fails."""
    costs = f"A failure costs {spot(view, attempt.spot).chip} Willpower."
    if attempt.number > HIGHEST_ROLL:
        yield f"11 or more cannot be rolled: points, or failure. {costs}"
    elif view.foreseen.dice is None:
        yield f"Dice: one for each point of the best score among you; one at {attempt.number} is enough. {costs}"
    else:
        yield f"Dice: {dice_words(view, attempt)}. {costs}"


def _own_score(view: View, spot: str) -> str:
    suit = target_suit(view, spot)
    score = own_score(view, suit)
    if score is None:
        return "A General is rolled for, with as many dice as its chip."
    return (
        f"Your score in {names.SUIT_TITLES[suit]} is {score}; you have {hunter(view, view.viewer).reserve} in reserve."
    )


def _gathering(view: View, voice: Voice) -> Iterator[str]:
    attempt = view.attempt
    if attempt is None:
        return
    yield f"**Gather points for {spot_words(view, attempt.spot)}**: {attempt.number} to reach."
    if attempt.points:
        were = "was" if attempt.points == 1 else "were"
        yield f"{names.points(attempt.points)} {were} put in so far."
    yield _own_score(view, attempt.spot)
    begun, after = draft(view), adding_after(view)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        yield f"That makes **{gathered(view, begun.picks)}** of {attempt.number}{' so far' if after else ''}."
    if after:
        yield f"**{voice.those(after)} can add more after you**; who puts in at least 1 point shares the card."
    yield "Invoked cards give their score in that Calling, and their chip falls by one. Your Calling counts by itself."
    yield _settled(attempt.number, is_last=not after)
    yield from top_lines(view)


def _settled(number: int, *, is_last: bool) -> str:
    """What comes of the points."""
    when = "Once committed" if is_last else "When all have added"
    short = "it fails" if number > HIGHEST_ROLL else "dice decide"
    return f"{when} it is settled: enough, and the card is yours; short, and all comes back and {short}."


def _adding_dice(view: View, voice: Voice) -> Iterator[str]:
    attempt = view.attempt
    if attempt is None:
        return
    each = attempt.sort == "force"
    counts = "turns one white red" if each else "is enough"
    die = "each die" if each else "one die"
    yield f"**A roll for {spot_words(view, attempt.spot)}**: {die} at {attempt.number} or more {counts}."
    yield _dice_so_far(view, attempt)
    begun = draft(view)
    if begun is not None and begun.picks:
        yield from drafting_lines(view, begun, voice)
    yield "Trophies add their chip in dice, and are gone then. After this nothing is played until it is settled."


def _dice_so_far(view: View, attempt: AttemptView) -> str:
    """How many dice there are; in a joint roll only what the viewer knows of them."""
    if view.foreseen.dice is not None:
        return f"You have **{names.dice(view.foreseen.dice)}** so far."
    score = own_score(view, target_suit(view, attempt.spot))
    return f"The highest score of your group is rolled; yours is {score or 0}."


def _changing_roll(view: View, voice: Voice) -> Iterator[str]:
    if view.attack is not None:
        rolled, number, where = view.attack.rolled, view.attack.number, names.target(view.attack.target)
        so_far = _attack_so_far(view, view.attack)
    elif view.attempt is not None:
        rolled, number, where = view.attempt.rolled, view.attempt.number, view.attempt.spot
        so_far = _roll_so_far(view, view.attempt)
    else:
        return
    yield f"**The dice for {where} show {names.rolled(rolled)}**, with {number} to reach: {so_far}."
    begun = draft(view)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    yield "Change the roll, or leave it? Only cards that say so can be played now."


def _hits(rolled: Sequence[int], number: int) -> int:
    """How many dice reach the number."""
    return sum(1 for die in rolled if die >= number)


def _roll_so_far(view: View, attempt: AttemptView) -> str:
    """What comes of the attempt if the roll is left as it is."""
    hits, chip = _hits(attempt.rolled, attempt.number), spot(view, attempt.spot).chip
    if not hits:
        return f"a failure so far, which costs {chip} Willpower"
    match attempt.sort:
        case "force":
            return f"{counted(hits, 'hit')} so far, a white of yours turns red for each"
        case "minion":
            return "enough, and the Minion is defeated"
    return "enough, and it is yours"


def _attack_so_far(view: View, attack: Attack) -> str:
    """What comes of the attack if the roll is left as it is."""
    hits = _hits(attack.rolled, attack.number)
    if not hits:
        return "a miss so far"
    if attack.target.isdecimal():
        return "a hit, and it is gone"
    if not spot(view, attack.target).is_up:
        return "a hit, and it is replaced"
    return f"{counted(hits, 'hit')} so far, a red for each"


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {
    "choose_card": _changing,
    "agree": _agreeing,
    "choose_method": _choosing_method,
    "gather": _gathering,
    "roll_sources": _adding_dice,
    "after_roll": _changing_roll,
}
