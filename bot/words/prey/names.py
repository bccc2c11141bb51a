"""What the cards, Callings, tactics, spots and half-days of Deadly Prey are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.words.people import counted
from rules.deadly_prey.cards import ARSENAL, CITY, HARDSHIPS, IDENTITIES, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.city import CALLINGS, SPOTS, TACTICS
from rules.deadly_prey.state import HALVES, TRACKER_SPACES, is_day, turn_of

_SMALL = frozenset({"of", "the", "and"})
_AS_PRINTED = {
    "army_navy_store": "Army-Navy Store",
    "all_night_diner": "All-Night Diner",
    "welders_hall": "Welders' Hall",
    "penitents_house": "Penitents' House",
    "x_ray_suite": "X-Ray Suite",
    "doctors_note": "Doctor's Note",
}


def _capitals(key: str) -> str:
    words = enumerate(key.split("_"))
    return " ".join(word if number and word in _SMALL else word.capitalize() for number, word in words)


def _titles(keys: Iterable[str]) -> Mapping[str, str]:
    return {key: _AS_PRINTED.get(key) or _capitals(key) for key in keys}


CITY_TITLES = _titles(CITY)
ARSENAL_TITLES = _titles(ARSENAL)
SETBACK_TITLES = _titles(SETBACKS)
HARDSHIP_TITLES = _titles(HARDSHIPS)
INFLUENCE_TITLES = _titles(INFLUENCE)
MONSTER_TITLES = _titles(MONSTERS)
IDENTITY_TITLES = _titles(IDENTITIES)
SUIT_TITLES: Mapping[str, str] = {
    "destruction": "Destruction",
    "absolution": "Absolution",
    "science": "Scientific Study",
    "occult": "Occult Mastery",
    "general": "General",
}
SUIT_SHORT: Mapping[str, str] = {
    "destruction": "De",
    "absolution": "Ab",
    "science": "Sc",
    "occult": "Oc",
    "general": "Ge",
}
SUIT_SIGNS: Mapping[str, str] = {
    "destruction": "🔥",
    "absolution": "🕊️",
    "science": "🔬",
    "occult": "🔮",
    "general": "🏙️",
}
"""A sign beside a suit's name; never in its place."""
CALLING_TITLES: Mapping[str, str] = {key: SUIT_TITLES[key] for key in CALLINGS}
TYPED = (*((name, name) for name in SPOTS), *CALLING_TITLES.items())
"""What people type beside the titles of cards."""
TACTIC_TITLES = _titles(TACTICS)
PHASE_TITLES: Mapping[str, str] = {
    "setup": "Set-up",
    "dawn": "Dawn",
    "dusk": "Dusk",
    "placement": "Placement",
    "resolution": "Resolution",
}
HAND_TITLES: Mapping[str, str] = {**ARSENAL_TITLES, **INFLUENCE_TITLES}
"""The cards of hands: Arsenal and Influence."""
ALL_TITLES: Mapping[str, str] = {
    **CITY_TITLES,
    **HAND_TITLES,
    **SETBACK_TITLES,
    **HARDSHIP_TITLES,
    **MONSTER_TITLES,
}

_VALUES = ("zero", "one", "two", "three")
_TITLES: Mapping[str, Mapping[str, str]] = {
    "city": CITY_TITLES,
    "arsenal": ARSENAL_TITLES,
    "setback": SETBACK_TITLES,
    "hardship": HARDSHIP_TITLES,
    "influence": INFLUENCE_TITLES,
    "monster": MONSTER_TITLES,
    "identity": IDENTITY_TITLES,
    "calling": CALLING_TITLES,
    "suit": SUIT_TITLES,
    "tactic": TACTIC_TITLES,
    "phase": PHASE_TITLES,
    "spot": {key: key for key in SPOTS},
    "space": {str(space): str(space) for space in range(1, TRACKER_SPACES + 1)},
    "card": ALL_TITLES,
}


def thing(kind: str, key: str) -> str:
    """The title of a City Card, a card of a hand, a Calling, a spot and so on. KeyError for an unknown one."""
    return _TITLES[kind][key]


def card(key: str) -> str:
    """Any card by its title."""
    return ALL_TITLES[key]


def cards(keys: Iterable[str]) -> str:
    """Several cards in a list, equal ones counted: "Second Wind x2, Decoy"; "nothing"."""
    counts = Counter(keys)
    return ", ".join(card(key) if count == 1 else f"{card(key)} x{count}" for key, count in counts.items()) or "nothing"


def monster(key: str) -> str:
    """A monster within a sentence."""
    return f"the {MONSTER_TITLES[key]}"


def identity(key: str) -> str:
    """A hunter's identity within a sentence."""
    return f"the {IDENTITY_TITLES[key]}"


def suit(key: str) -> str:
    """A suit with its sign: "🔥 Destruction"."""
    return f"{SUIT_SIGNS[key]} {SUIT_TITLES[key]}"


def at_spot(spot: str, key: str = "") -> str:
    """What lies on a spot: "Gun Show (B3)", or "B3" alone if that is not known."""
    return f"{CITY_TITLES[key]} ({spot})" if key else spot


def target(key: str) -> str:
    """A target of the monster within a sentence: "B3", "tracker space 4"."""
    return f"tracker space {key}" if key.isdecimal() else key


def half(number: int) -> str:
    """A half-day: "day 3", "night 3"; "the set-up" before the first."""
    if number < 1:
        return "the set-up"
    return f"{'day' if is_day(number) else 'night'} {turn_of(number)}"


def start_of_half(number: int) -> str:
    """The moment at which a half-day begins: "dawn 4", "dusk 3"; "the end of the week" after the last."""
    if number > HALVES:
        return "the end of the week"
    return f"{'dawn' if is_day(number) else 'dusk'} {turn_of(number)}"


def points(count: int) -> str:
    """A number of Calling points: "1 point", "3 points"."""
    return counted(count, "point")


def dice(count: int) -> str:
    """A number of dice: "1 die", "3 dice"."""
    return "1 die" if count == 1 else f"{count} dice"


def rolled(numbers: Sequence[int]) -> str:
    """What dice show: "7, 2", or "nothing"."""
    return ", ".join(str(number) for number in numbers) or "nothing"


def chips(values: Sequence[int]) -> str:
    """Chips by their values: "3 + 0"; "none"."""
    return " + ".join(str(value) for value in values) or "none"


def lid(counts: Sequence[int]) -> str:
    """How many chips of each value lie in the box lid: "9 zeros, 1 one, no twos, 1 three owed"."""
    return ", ".join(_chips_of(word, count) for word, count in zip(_VALUES, counts, strict=True))


def _chips_of(value: str, count: int) -> str:
    owed = " owed" if count < 0 else ""
    return f"{counted(abs(count), value)}{owed}" if count else f"no {value}s"


def scores(values: Sequence[int | None]) -> str:
    """Scores in the four Callings, in short: "De 3, Ab ?, Sc 1, Oc 0"."""
    shown = zip(CALLINGS, values, strict=False)
    return ", ".join(f"{SUIT_SHORT[calling]} {'?' if value is None else value}" for calling, value in shown)
