"""What a seat may do at any time, beside what it is asked: burning, Hardships, cards, exchange, standing orders."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.prey import names
from bot.words.prey.deeds import deeds_now
from bot.words.prey.orders import order_words
from bot.words.prey.played import begun_words
from bot.words.prey.questions.drafts import drafting_lines
from bot.words.prey.table import aside, bar_on_burning, hunter, is_monster
from bot.words.voice import Voice, capital
from rules.deadly_prey.at_any_time import NOTHING_NOW
from rules.deadly_prey.state import Draft
from rules.deadly_prey.view import OwnView, View

OUT = "Your week is over: you do nothing more, but your cards score, and you may win."
DEAD = "Your hunter is dead: you do nothing more. At the end everything is opened."
_NOW = "**At any time**: {deeds}."
_NOTHING = "**At any time** there is nothing that you could do now, beside standing orders."
_OPENLY = " It is done at once, openly."
_BARRED = "{card} keeps everybody from burning Arsenal Cards."
_NOT_NOW = "Beside this question nothing is played or burnt."
_BEFORE_TALLY = "Before the tally nothing is burnt, taken or exchanged, and cards are played in the window alone."
PLAYED_IN_ANSWER = frozenset({"dawn_window", "after_roll", "use_power"})
"""Questions whose own answers are cards that are burnt or played."""
_WAITS = (
    "**{begun}, begun beside this, waits**: it goes on when this is over. You can leave it, too: nobody knows of it."
)


def at_any_time_lines(view: View, voice: Voice) -> Iterator[str]:
    """What may be done now that nobody asks for; nothing before the Callings are laid, or in a window."""
    own = view.own
    if own is None or view.asked == "lay_callings":
        return
    yield ""
    if not is_monster(view):
        there = hunter(view, view.viewer)
        if there.is_dead or there.is_out:
            yield DEAD if there.is_dead else OUT
            return
    begun = aside(view)
    if begun is not None:
        yield from _begun_lines(view, begun, voice)
        return
    if view.viewer in view.waiting and view.asked in PLAYED_IN_ANSWER:
        pass  # what can be burnt or played is among the answers themselves
    elif view.asked in NOTHING_NOW:
        yield _NOT_NOW
    elif view.fighters:
        yield _BEFORE_TALLY
    else:
        yield _possible_line(view)
    if bar_on_burning(view) and not is_monster(view):
        yield _BARRED.format(card=names.card(bar_on_burning(view)))
    yield from standing_lines(own, view.phase)


def _begun_lines(view: View, begun: Draft, voice: Voice) -> Iterator[str]:
    """What is put together beside the question; or that it has to wait for a question beside which nothing is done."""
    if view.asked in NOTHING_NOW or (view.fighters and not begun.key.startswith("play:power:")):
        yield _WAITS.format(begun=capital(begun_words(begun.key)))
        return
    yield "**Beside all that:**"
    yield from drafting_lines(view, begun, voice)


def _possible_line(view: View) -> str:
    """What the viewer could do now that nobody asks for."""
    deeds = deeds_now(view)
    if not deeds:
        return _NOTHING
    return f"{_NOW.format(deeds=', '.join(deeds))}{_OPENLY if is_monster(view) else ''}"


def standing_lines(own: OwnView, phase: str) -> Iterator[str]:
    """The standing orders of a seat in this phase."""
    if own.orders:
        yield f"📜 Standing orders: {'; '.join(order_words(order, phase) for order in own.orders)}."
