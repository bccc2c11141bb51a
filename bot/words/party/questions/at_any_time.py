"""What a seat may do at any time, beside what it is asked: wishes, offers, standing orders, what becomes of a press."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.party.labels.at_any_time import order_words
from bot.words.party.offers import offer_line
from bot.words.party.played import draft_words
from bot.words.party.questions.drafts import drafting_lines
from bot.words.party.table import acts_at_once
from bot.words.voice import Voice
from rules.hunting_party.at_any_time import NO_TRADE
from rules.hunting_party.drafts import is_play
from rules.hunting_party.state import Draft
from rules.hunting_party.view import OwnView, View

MOST_OFFERS = 4
AT_ONCE = "**At any time**: potions, powers, paying members off and trades are done at once."
KEPT = (
    "**At any time**: potions, powers and paying off are kept now, unseen by anyone, and done at the next pause if "
    "they still can be."
)
WILL_BE_KEPT = "It will be kept, unseen by anyone, and done at the next pause if it still can be."
TRADES = "Trades go through at once."
NO_TRADES = "Nothing can be traded just now."


def at_any_time_lines(view: View, voice: Voice) -> Iterator[str]:
    """What may be done now that nobody asks for; nothing before the heroes are chosen, nor in answering a window."""
    own = view.own
    is_asked = view.viewer in view.waiting
    if own is None or view.asked == "choose_hero" or (is_asked and view.asked == "respond"):
        return
    yield ""
    if own.aside is not None:
        yield from _drafting(view, own.aside, voice)
        return
    yield from _what_becomes_of_it(view, trades=NO_TRADES if view.asked in NO_TRADE else TRADES)
    yield from standing_lines(own, voice)


def _drafting(view: View, aside: Draft, voice: Voice) -> Iterator[str]:
    yield "**Beside all that:**"
    yield from drafting_lines(view, aside, voice)
    if is_play(aside) and not acts_at_once(view):
        yield WILL_BE_KEPT


def _what_becomes_of_it(view: View, *, trades: str) -> Iterator[str]:
    if acts_at_once(view):
        yield AT_ONCE
    elif view.hunt is not None and view.hunt.seat == view.viewer:
        yield f"**At any time**: {trades[0].lower()}{trades[1:]}"
    else:
        yield f"{KEPT} {trades}"


def standing_lines(own: OwnView, voice: Voice) -> Iterator[str]:
    """The offers, wishes and standing orders of a seat."""
    yield from (f"⚖️ {offer_line(offer, voice)}" for offer in own.offers[:MOST_OFFERS])
    if own.wishes:
        yield f"🕯️ At the next pause you will: {'; '.join(draft_words(wish, voice) for wish in own.wishes)}."
    if own.passes_ahead:
        yield "😴 You let everything happen until your turn."
    if own.show_order:
        yield f"📜 Hunts are denied for you, showing {order_words(own.show_order)}."
