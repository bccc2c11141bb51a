"""How a table stands, for the head of the board: whose move, what runs, the order, what is in force."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.prey import names as titles
from bot.words.prey.outcomes import outcome_words
from bot.words.prey.questions import waiting_words
from bot.words.prey.questions.windows import play_words, what_is_about_to_happen
from bot.words.prey.table import hunter, is_vacant, spot, with_red
from bot.words.voice import Voice, capital
from rules.deadly_prey.city import ROW_OF, ROWS, SPOTS
from rules.deadly_prey.state import is_day
from rules.deadly_prey.view import View

_ONLY_BY_A_CARD = "only a card's effect can fill it. The hunters may all concede, by a standing order."


def status_lines(view: View, voice: Voice) -> Iterator[str]:
    """Everything above the pyramid."""
    if view.outcome is not None:
        yield f"**{outcome_words(view.outcome, voice)}**"
    else:
        sign = "🎲" if not view.half else "☀️" if is_day(view.half) else "🌙"
        yield f"{sign} **{capital(titles.half(view.half))}** · {waiting_words(view, voice)}"
    if view.outcome is None and (view.attempt is not None or view.attack is not None or view.fighters):
        yield f"✨ {what_is_about_to_happen(view, voice)}"
    yield from _order(view, voice)
    yield _decks(view)
    yield from _out_of_reach(view)
    yield from (f"🃏 {play_words(play, voice)}" for play in view.plays)
    yield from _lasting(view, voice)


def _order(view: View, voice: Voice) -> Iterator[str]:
    if len(view.standing) > 1:
        standing = ", ".join(voice.whom(seat) for seat in view.standing)
        yield f"Initiative: {standing}"
    if len(view.rotation) > 1 and view.rotation != view.standing:
        yield f"Rotation: {', '.join(voice.whom(seat) for seat in view.rotation)}"


def _lasting(view: View, voice: Voice) -> Iterator[str]:
    """Cards that hold for a while, with whom they are about and for how long."""
    for lasting in view.lasting:
        until = titles.start_of_half(lasting.ends) if lasting.ends else f"the end of the {lasting.until}"
        yield f"📌 {titles.card(lasting.card)} of {voice.whom(lasting.seat)}, to {until}"


def _out_of_reach(view: View) -> Iterator[str]:
    """Rows that are vacant as a whole with nobody above who is in the week: only a card can fill them (DP-58b)."""
    vacant = {name for name in SPOTS if is_vacant(spot(view, name))}
    held = [ROW_OF[name] for name in SPOTS if any(not hunter(view, seat).is_out for seat in with_red(spot(view, name)))]
    for number, row in enumerate(ROWS, start=1):
        if all(name in vacant for name in SPOTS if ROW_OF[name] == number) and max(held, default=0) <= number:
            yield f"🚫 Row {row} is vacant and nobody holds a card above it: {_ONLY_BY_A_CARD}"


def _decks(view: View) -> str:
    city, arsenal, hardships, influence = view.deck_sizes
    top = f" (top: {titles.SUIT_TITLES[view.deck_suit]})" if view.deck_suit else ""
    decks = f"City {city}{top} · Arsenal {arsenal} · Hardships {hardships} · Influence {influence}"
    return f"{decks}\nChips in the box lid: {titles.lid(view.bag)}"
