"""The end of a table: who won and why, the scores, and all that was secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.words.page import FIELD_VALUE_LIMIT, Field, Page, cut, first_lines, size
from bot.words.people import Names
from bot.words.prey import names as titles
from bot.words.prey.narration.to_one import callings_words
from bot.words.prey.outcomes import outcome_words
from bot.words.prey.table import hunters, is_vacant
from bot.words.voice import Voice
from rules.deadly_prey.city import CALLINGS, ROWS, SPOTS
from rules.deadly_prey.scoring import BONUS, PRIZE
from rules.deadly_prey.view import HunterView, Opened, View

CITY_LIMIT = 1000
"""Of each of the two fields for the City deck."""
_SCORES = (
    "A score is the chips on the cards that a hunter controls, a share of the prize for whoever fought "
    f"({PRIZE}, divided by all fighters), {BONUS} for five cards of the primary suit, {BONUS} for all five suits."
)


def ending(view: View, names: Names) -> Page:
    """The result and everything opened. Raises ValueError if the table has not ended."""
    if view.opened is None or view.outcome is None:
        raise ValueError("the table has not ended")
    voice = Voice(names, None)
    text = "\n".join((f"**{outcome_words(view.outcome, voice)}**", *_why(view, view.opened, voice)))
    return Page("The hunt is over", text, tuple(_fields(view, view.opened, voice)))


def _why(view: View, opened: Opened, voice: Voice) -> Iterator[str]:
    """How it came to that, and how the scores are to be read."""
    if view.mo in (view.outcome.winners if view.outcome else ()):
        yield "With the monster alive the hunters' scores decide nothing."
    else:
        yield from _fight(view, opened, voice)
        yield _SCORES
    yield f"It was {titles.half(view.half)}. Here is all that was hidden."


def _fight(view: View, opened: Opened, voice: Voice) -> Iterator[str]:
    """Who confronted the monster in what, and who came to its score there: whoever did not, died."""
    suit: str = view.spots[-1].suit
    if not view.fighters or suit not in CALLINGS:
        return
    score = sum(opened.callings[view.mo][CALLINGS.index(suit)])
    dead = [seat for seat, there in hunters(view) if seat in view.fighters and there.is_dead]
    alive = [seat for seat in view.fighters if seat not in dead]
    fell = f"; {voice.all_of(dead)} fell short" if dead else ""
    deed = f"{voice.those(view.fighters)} fought in {titles.CALLING_TITLES[suit]}, where the monster had {score}"
    yield f"{deed}: {voice.all_of(alive)} had a tally of {score} or more{fell}."


def _fields(view: View, opened: Opened, voice: Voice) -> Iterator[Field]:
    winners = view.outcome.winners if view.outcome else ()
    monster = _monster(view, opened, voice, crown="🏆 " if view.mo in winners else "")
    if view.mo in winners:
        yield monster
    for seat, there in sorted(hunters(view), key=lambda pair: -sum(opened.scores[pair[0]])):
        crown = "🏆 " if seat in winners else "💀 " if there.is_dead else ""
        yield Field(f"{crown}{voice.name(seat)}, {titles.identity(there.identity)}", _hunter(seat, there, opened))
    if view.mo not in winners:
        yield monster
    yield _pyramid(view, opened)
    yield Field("The tracker", ", ".join(_space(number, card) for number, card in enumerate(opened.tracker, start=1)))
    yield from _city([titles.CITY_TITLES[card] for card in opened.city])


def _city(cards: Sequence[str]) -> Iterator[Field]:
    """The City deck in two fields at most, each name whole."""
    if not cards:
        return
    first = _fitting(cards)
    yield Field("The City deck, from the top", ", ".join(cards[:first]))
    rest = cards[first:]
    if rest:
        more = len(rest) - _fitting(rest)
        names = ", ".join(rest[: len(rest) - more])
        yield Field("The City deck, further down", f"{names}, and {more} more" if more else names)


def _fitting(cards: Sequence[str]) -> int:
    """How many of the names CITY_LIMIT has room for."""
    ends = accumulate(size(card) + len(", ") for card in cards)
    return sum(end <= CITY_LIMIT for end in ends)


def _monster(view: View, opened: Opened, voice: Voice, *, crown: str) -> Field:
    lines = (callings_words(opened.callings[view.mo]), f"Hand: {titles.cards(opened.hands[view.mo])}")
    return Field(f"{crown}{voice.name(view.mo)}, {titles.monster(view.monster.name)}", cut("\n".join(lines), 1000))


def _hunter(seat: int, there: HunterView, opened: Opened) -> str:
    chips, prize, primary, kinds = opened.scores[seat]
    lines = (
        f"**{chips + prize + primary + kinds}** = {chips} in chips + {prize} of the prize "
        f"+ {primary} for five of the primary suit + {kinds} for all five suits",
        f"Controlled: {', '.join(there.controlled) or 'nothing'}",
        callings_words(opened.callings[seat]) or "No Callings",
        f"Hand: {titles.cards(opened.hands[seat])}",
    )
    return cut("\n".join(lines), FIELD_VALUE_LIMIT)


def _pyramid(view: View, opened: Opened) -> Field:
    return Field("The pyramid", first_lines([_row(row, view, opened) for row in reversed(ROWS)], FIELD_VALUE_LIMIT))


def _row(row: str, view: View, opened: Opened) -> str:
    cards = (
        "vacant" if is_vacant(there) else titles.CITY_TITLES[card]
        for name, there, card in zip(SPOTS, view.spots, opened.pyramid, strict=True)
        if name[0] == row
    )
    return f"**{row}** {', '.join(cards)}"


def _space(number: int, card: str) -> str:
    return f"{number} {titles.CITY_TITLES[card] if card else 'destroyed'}"
