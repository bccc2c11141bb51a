"""The question of a reaction window: what is about to happen, what was played, what passing means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.words.prey import names
from bot.words.prey.played import picks_words, source_words
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.questions.week import answered_lines
from bot.words.prey.spots import spot_words, target_words
from bot.words.prey.table import day_lines, draft, is_monster, spot
from bot.words.prey.texts.cards import hand_text, power_text
from bot.words.voice import Voice
from rules.deadly_prey.view import PlayView, View

TOGETHER = "All asked answer together. A round in which nobody plays closes it; then what was played acts."
BY_PUBLIC_FACTS = "You are asked by what everybody can see, not by what you hold; the pause tells nothing."


def _reacting(view: View, voice: Voice) -> Iterator[str]:
    begun = draft(view)
    yield f"**{what_is_about_to_happen(view, voice)}** Do you play something, or pass?"
    yield from plays_lines(view, voice)
    if begun is not None:
        yield from drafting_lines(view, begun, voice)
        return
    if is_monster(view) and view.attempt is not None:
        yield "Meddling raises the number: up to 3 points of the card's Calling (General: of any), to 10 at most, once."
        yield from day_lines(view)
    yield TOGETHER
    yield BY_PUBLIC_FACTS
    yield from answered_lines(view)


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
        yield f"🃏 {play_words(play, voice)}: {_text(play)}"


def play_words(play: PlayView, voice: Voice) -> str:
    """A play in a few words: "Ben: Second Wind", "The monster's power"."""
    sort = "power" if play.card in names.MONSTER_TITLES else "card"
    return f"{voice.who(play.seat)}, {source_words(sort, play.card)}{picks_words(play.card, play.picks, voice)}"


def _text(play: PlayView) -> str:
    return power_text(play.card) if play.card in names.MONSTER_TITLES else hand_text(play.card)


ASKED: Mapping[str, Callable[[View, Voice], Iterator[str]]] = {"window": _reacting}
