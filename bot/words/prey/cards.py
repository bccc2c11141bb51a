"""The reference pages of Deadly Prey: monsters, City Cards by suit, cards of the hands, Hardships, tactics."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.words.page import Field, Page
from bot.words.prey import names
from bot.words.prey.texts.cards import city_line, hand_text, hardship_text, power_told, setback_text
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.city import CALLINGS, SUITS, TACTICS

CHIPS = "chips"
PYRAMID = "pyramid"
_MINION = (
    "**A Minion.** Whoever turns it up fights at once: dice equal to the score in its Calling, one at the number to "
    "reach. Won, it is a trophy: its chip in points or dice, once, for another card. Nobody controls it or swaps it."
)
_CHIPS = (
    "75 chips: fifteen 0, twenty-five 1, twenty 2, fifteen 3. They lie on City Cards (1 to 3), on the Callings, and in "
    "the box lid. How many lie in the lid is public, the monster's chips of dusk counted among them; draws are by "
    "chance. If the lid lacks a value it owes it: its count goes below 0, and the next chip of that value that comes "
    "back settles it."
)
_PYRAMID = (
    "Rows A (six cards, value 3) to F (one card, value 8): A 3, B 4, C 5, D 6, E 7, F 8. To reach: value + chip, +1 at "
    "night.\nA spot touches its left and right neighbours, the two spots it rests on, and those that rest on it: B3 "
    "touches B2, B4, A3, A4, C2, C3.\nCard backs show the suit; name, scores and tactic show once it is turned."
)

TOPICS: tuple[tuple[str, str], ...] = (
    (PYRAMID, "The pyramid: spots and rows"),
    (CHIPS, "The chips"),
    *((suit, f"City Cards: {names.SUIT_TITLES[suit]}") for suit in SUITS),
    *((tactic, f"Tactic: {names.TACTIC_TITLES[tactic]}") for tactic in TACTICS),
    *names.MONSTER_TITLES.items(),
    *names.SETBACK_TITLES.items(),
    *names.ARSENAL_TITLES.items(),
    *names.INFLUENCE_TITLES.items(),
    *names.HARDSHIP_TITLES.items(),
    *names.CITY_TITLES.items(),
)
_TITLES = dict(TOPICS)


def card(key: str) -> Page:
    """The page of a card, a suit, a tactic or a table. Raises KeyError for a key that is none."""
    return _PAGES[key](key)


def _copies(count: int, deck: str) -> str:
    return f"{deck}; {'one' if count == 1 else f'{count} copies'} in the deck"


def _monster_page(key: str) -> Page:
    text = f"**Power.** {power_told(key)}\nOnce in each day or night, paid each time, by day not down to 0."
    return Page(names.MONSTER_TITLES[key], text, footer="Monster")


def _arsenal_page(key: str) -> Page:
    there = ARSENAL[key]
    text = f"{hand_text(key)}\n**Value {there.value}**: burn it for so much Willpower, or pay a debt with it."
    return Page(names.ARSENAL_TITLES[key], text, footer=_copies(there.copies, "Arsenal Card"))


def _influence_page(key: str) -> Page:
    footer = _copies(INFLUENCE[key].copies, "Influence Card, of the monster")
    return Page(names.INFLUENCE_TITLES[key], hand_text(key), footer=footer)


def _hardship_page(key: str) -> Page:
    return Page(
        names.HARDSHIP_TITLES[key], hardship_text(key), footer=_copies(HARDSHIPS[key].copies, "Hardship, drawn openly")
    )


def _setback_page(key: str) -> Page:
    footer = "Setback, in the Arsenal deck: in play as soon as it lies on top"
    return Page(names.SETBACK_TITLES[key], setback_text(key), footer=footer)


def _city_page(key: str) -> Page:
    there = CITY[key]
    if there.is_minion:
        return Page(names.CITY_TITLES[key], _MINION, footer=f"City Card, {names.SUIT_TITLES[there.suit]}")
    tactic = f"Tactic: {names.TACTIC_TITLES[there.tactic]}" if there.tactic else "No tactic"
    lines = [f"{names.SUIT_TITLES[calling]} **{there.score(calling)}**" for calling in CALLINGS]
    text = "\n".join(("What it adds when invoked for a card of:", *lines, tactic))
    return Page(names.CITY_TITLES[key], text, footer=f"City Card, {names.SUIT_TITLES[there.suit]}")


def _suit_page(key: str) -> Page:
    lines = (f"**{names.CITY_TITLES[name]}** {_rest(name)}" for name, there in CITY.items() if there.suit == key)
    text = "\n".join(lines)
    footer = "Dice equal to the chip; no points" if key == "general" else "Scores in De, Ab, Sc, Oc, and the tactic"
    return Page(_TITLES[key], text, footer=footer)


def _rest(name: str) -> str:
    """A City Card's line without its suit."""
    return city_line(name).partition("; ")[2]


def _tactic_page(key: str) -> Page:
    fields = tuple(
        Field(names.SUIT_TITLES[suit], ", ".join(_with_tactic(suit, key))) for suit in SUITS if _with_tactic(suit, key)
    )
    text = "Two cards of one hunter with this tactic: the chips of both fall no lower than 1 by being invoked."
    return Page(_TITLES[key], text, fields)


def _with_tactic(suit: str, tactic: str) -> list[str]:
    return [names.CITY_TITLES[name] for name, there in CITY.items() if there.suit == suit and there.tactic == tactic]


def _chips_page(key: str) -> Page:
    return Page(_TITLES[key], _CHIPS)


def _pyramid_page(key: str) -> Page:
    return Page(_TITLES[key], _PYRAMID)


_PAGES: Mapping[str, Callable[[str], Page]] = {
    PYRAMID: _pyramid_page,
    CHIPS: _chips_page,
    **dict.fromkeys(SUITS, _suit_page),
    **dict.fromkeys(TACTICS, _tactic_page),
    **dict.fromkeys(MONSTERS, _monster_page),
    **dict.fromkeys(SETBACKS, _setback_page),
    **dict.fromkeys(ARSENAL, _arsenal_page),
    **dict.fromkeys(INFLUENCE, _influence_page),
    **dict.fromkeys(HARDSHIPS, _hardship_page),
    **dict.fromkeys(CITY, _city_page),
}
