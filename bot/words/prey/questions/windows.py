"""The question of a reaction window: what is about to happen, what was played, what passing means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.prey import names
from bot.words.prey.dice import dice_words
from bot.words.prey.paying import totals_line
from bot.words.prey.played import picks_words, source_words
from bot.words.prey.points import own_score
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.questions.week import answered_lines
from bot.words.prey.spots import spot_words, target_words
from bot.words.prey.table import day_lines, draft, is_monster, spot, target_suit
from bot.words.prey.texts.cards import hand_text, power_text, power_told
from bot.words.voice import Voice
from rules.deadly_prey.city import GENERAL, TOP
from rules.deadly_prey.ratings import HIGHEST_ROLL
from rules.deadly_prey.view import PlayView, View

TOGETHER = "All asked answer together. A round in which nobody plays closes it; then what was played acts."
BY_PUBLIC_FACTS = "You are asked by what everybody can see, not by what you hold; the pause tells nothing."


def _reacting(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    yield f"**{what_is_about_to_happen(view, voice)}** Do you play something, or pass?"
    yield from plays_lines(view, voice)
    yield from _own_dice(view)
    yield from _tallies(view, voice)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    yield from _meddling(view)
    yield TOGETHER
    yield BY_PUBLIC_FACTS
    yield from answered_lines(view)


def _own_dice(view: View) -> Iterator[str]:
    """What whoever rolls after the window has, as things stand."""
    attempt = view.attempt
    if attempt is None or attempt.method == "points" or attempt.number > HIGHEST_ROLL or view.foreseen.dice is None:
        return
    yield f"As things stand: {dice_words(view, attempt)}."


def _tallies(view: View, voice: Voice) -> Iterator[str]:
    """What each fighter comes to, which all can count; to the monster its own score, which they have to reach."""
    if not view.fighters:
        return
    suit = names.SUIT_TITLES[spot(view, TOP).suit]
    told = zip(view.fighters, view.foreseen.tallies, strict=True)
    yield f"Tallies as things stand: {', '.join(f'{voice.whom(seat)} **{tally}**' for seat, tally in told)}."
    if is_monster(view):
        score = own_score(view, spot(view, TOP).suit)
        yield f"Your score in {suit} is **{score}**: who reaches it defeats you, who stays below dies."
    else:
        yield f"The monster's score in {suit} is secret: who reaches it wins, who stays below dies."


def _meddling(view: View) -> Iterator[str]:
    """What the monster can make of the number, and of which points."""
    attempt, numbers = view.attempt, view.foreseen.meddling
    if attempt is None or not is_monster(view):
        return
    if numbers:
        suit = target_suit(view, attempt.spot)
        of = "any Callings" if suit == GENERAL else names.SUIT_TITLES[suit]
        most = f"up to {names.points(len(numbers))} of {of}, for {numbers[-1]} to reach at most"
        yield f"Meddling raises the {attempt.number} to reach, once: {most}."
        yield totals_line(view)
    yield from day_lines(view)


def what_is_about_to_happen(view: View, voice: Voice) -> str:
    """What the window that is open is about, as a sentence."""
    if view.attack is not None:
        attack = view.attack
        what = f"The monster attacks {target_words(view, attack.target)} with {names.dice(attack.dice)}"
        return f"{what}, {attack.number} or more to hit."
    if view.attempt is not None:
        return _attempt(view, voice)
    suit = spot(view, "F1").suit
    calling = f" in {names.SUIT_TITLES[suit]}" if suit else ""
    return f"{voice.all_do(view.fighters, 'confronts', 'confront')} the monster{calling}: tallies are counted next."


def _attempt(view: View, voice: Voice) -> str:
    attempt = view.attempt
    if attempt is None:
        return ""
    seats = (attempt.leader, *attempt.partners)
    where = spot_words(view, attempt.spot)
    if attempt.sort == "force":
        return (
            f"{voice.all_do(seats, 'forces a', 'force a')} way into {where}: {attempt.number} to reach with each die."
        )
    how = {"points": " with points", "dice": " with dice"}.get(attempt.method, " with dice")
    meddled = f", {attempt.meddled} of it meddled" if attempt.meddled else ""
    return f"{voice.all_do(seats, 'tries', 'try')} for {where}{how}: {attempt.number} to reach{meddled}."


def plays_lines(view: View, voice: Voice) -> Iterator[str]:
    """What was played in the window so far, with the texts."""
    for play in view.plays:
        yield f"🃏 {play_words(play, voice)}: {_text(play, view)}"


def play_words(play: PlayView, voice: Voice) -> str:
    """A play in a few words: "Ben: Second Wind", "The monster's power"."""
    sort = "power" if play.card in names.MONSTER_TITLES else "card"
    return f"{voice.who(play.seat)}, {source_words(sort, play.card)}{picks_words(play.card, play.picks, voice)}"


def _text(play: PlayView, view: View) -> str:
    if play.card not in names.MONSTER_TITLES:
        return hand_text(play.card)
    return power_text(play.card) if is_monster(view) else power_told(play.card)


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {"window": _reacting}
