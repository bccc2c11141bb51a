"""How a table stands, for the head of the board: whose move, what runs, the order, what is in force."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.prey import names as titles
from bot.words.prey.outcomes import outcome_words
from bot.words.prey.questions import waiting_words
from bot.words.prey.questions.windows import play_words, what_is_about_to_happen
from bot.words.prey.table import is_vacant, spot, with_red
from bot.words.prey.voice import Voice, capital
from rules.deadly_prey.city import ROWS, SPOTS, above
from rules.deadly_prey.state import is_day
from rules.deadly_prey.view import View


def status_lines(view: View, voice: Voice) -> Iterator[str]:
    """Everything above the pyramid."""
    if view.outcome is not None:
        yield f"**{outcome_words(view.outcome, voice)}**"
    else:
        sign = "☀️" if is_day(view.half) else "🌙"
        yield f"{sign} **{capital(titles.half(view.half))}** · {waiting_words(view, voice)}"
    if view.attempt is not None or view.attack is not None or view.fighters:
        yield f"✨ {what_is_about_to_happen(view, voice)}"
    yield from _order(view, voice)
    yield _decks(view)
    yield from _out_of_reach(view)
    yield from (f"🃏 {play_words(play, voice)}" for play in view.plays)
    yield from _lasting(view, voice)


def _order(view: View, voice: Voice) -> Iterator[str]:
    if view.standing:
        standing = ", ".join(voice.whom(seat) for seat in view.standing)
        yield f"Initiative: {standing}"
    if view.rotation and view.rotation != view.standing:
        yield f"Rotation: {', '.join(voice.whom(seat) for seat in view.rotation)}"


def _lasting(view: View, voice: Voice) -> Iterator[str]:
    """Cards that hold for a while, with whom they are about and for how long."""
    for lasting in view.lasting:
        until = titles.start_of_half(lasting.ends) if lasting.ends else f"the end of the {lasting.until}"
        yield f"📌 {titles.card(lasting.card)} of {voice.whom(lasting.seat)}, to {until}"


def _out_of_reach(view: View) -> Iterator[str]:
    """Rows that are vacant as a whole with nobody above: only a card can fill them (DP-58b)."""
    for row in ROWS[:-1]:
        names = [name for name in SPOTS if name[0] == row]
        if not all(is_vacant(spot(view, name)) for name in names):
            continue
        higher = {near for name in names for near in above(name)}
        if not any(with_red(spot(view, name)) for name in higher):
            yield f"🚫 Row {row} is vacant and nobody holds a card above it: only a card's effect reaches the top now."


def _decks(view: View) -> str:
    city, arsenal, hardships, influence = view.deck_sizes
    top = f" (top: {titles.SUIT_TITLES[view.deck_suit]})" if view.deck_suit else ""
    lid = ", ".join(f"{value}: {count}" for value, count in enumerate(view.bag))
    return f"City {city}{top} · Arsenal {arsenal} · Hardships {hardships} · Influence {influence} · Lid {lid}"
