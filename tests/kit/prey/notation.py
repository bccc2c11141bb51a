"""The notation of test positions: what a line says of a hunter, of the monster, of a spot, and of lists of cards.

A hunter: parts with semicolons, in any order; an empty line is the usual hunter (De3 Ab2 Sc1 Oc0, reserve 5).

| part | meaning |
|---|---|
| Ab1 Oc3 | scores; the others keep their order |
| holds A1 B1 | one red on each, face up |
| R2 A1 C1 / w3 B1 | so many red, so many white on each |
| path C1 | one red on each card of the left edge from A1 to C1 |
| rsv 3 / supply 1 | reserve; supply (what is left over is out of the game) |
| markers 1 / skips 1 | on the week; of the phase |
| hand second wind, decoy / locked decoy | in hand; in hand and not to be played now |
| trophy Sc t2, De t1 | defeated Minions with their chips |
| burden nightmares, guilt | Hardships, as when they were drawn now |
| shown De Sc | scores that are known to all |
| knows C2 / barred A2 | has peeked at a card; may not ask to share it again |
| orders pass_all, done_placement | standing orders |
| rests, done, spent, dead, controlled, general, took hardship | of the half-day, the phase, the round |

The monster: "De 3.0 Ab 3.1; hand red tape; power werewolf; hit; used; orders no_attacks". A spot: "Sc t3",
"Ge 2210 tracking t1 up", "minion De t2", "seen", "vacant", or a name of the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.deadly_prey.cards import CITY, MONSTERS
from rules.deadly_prey.city import CALLINGS, ROWS, SPOTS
from rules.deadly_prey.state import CHIPS
from tests.kit.prey.made import SHORT, as_tactic, city_card, suit_of

NAMES = ("ana", "bo", "cy", "di")
"""The hunters of a table, clockwise from seat 0; "mo" sits after the last."""
USUAL_CALLINGS = (3, 2, 1, 0)
USUAL_PILES = ((3, 0), (3, 1), (3, 2), (2, 2, 1, 1, 0, 0))
FLAGS = ("rests", "done", "spent", "dead", "controlled", "general", "took hardship")
NUMBERS = ("rsv", "supply", "markers", "skips")
LISTS = ("hand", "locked", "burden", "orders")


@dataclass
class Line:
    """What a line says of a hunter; `numbers` holds what it names of NUMBERS, `lists` of LISTS."""

    callings: tuple[int, ...] = USUAL_CALLINGS
    red: dict[str, int] = field(default_factory=dict)
    white: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    lists: dict[str, tuple[str, ...]] = field(default_factory=dict)
    trophies: tuple[tuple[str, int], ...] = ()
    shown: tuple[str, ...] = ()
    knows: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    flags: set[str] = field(default_factory=set)

    def number(self, name: str, default: int) -> int:
        """A number that the line may name."""
        return self.numbers.get(name, default)

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand, those that are locked among them."""
        return (*self.lists.get("hand", ()), *self.lists.get("locked", ()))


@dataclass
class MonsterLine:
    """What a line says of the monster."""

    piles: list[tuple[int, ...]] = field(default_factory=lambda: list(USUAL_PILES))
    name: str = "doppelganger"
    lists: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)


@dataclass
class SpotLine:
    """What a line says of a spot."""

    card: str
    chip: int = 2
    is_up: bool = False
    is_seen: bool = False


def name(words: str) -> str:
    """The name that rules use: "Doctor's Note" is doctors_note."""
    return words.strip().lower().replace("'", "").replace(" ", "_")


def names(words: str) -> tuple[str, ...]:
    """The names of a list with commas."""
    return tuple(name(word) for word in words.split(",") if word.strip())


def spots(words: str) -> tuple[str, ...]:
    """The spots of a list with blanks. Raises ValueError for what is none."""
    found = tuple(words.replace(",", " ").split())
    if strange := [word for word in found if word not in SPOTS]:
        raise ValueError(f"no spot is called {strange[0]}")
    return found


def path(top: str) -> tuple[str, ...]:
    """The cards of the left edge, from the bottom up to this one."""
    return tuple(f"{letter}1" for letter in ROWS[: ROWS.index(top[0]) + 1])


# --- hunters ---


def line(words: str) -> Line:
    """What the words say of a hunter. Raises ValueError for what means nothing."""
    found = Line()
    for part in filter(None, map(str.strip, words.split(";"))):
        _read(found, part)
    return found


def _read(found: Line, part: str) -> None:
    verb, _, rest = part.partition(" ")
    if part in FLAGS:
        found.flags.add(part)
    elif re.fullmatch(r"(De|Ab|Sc|Oc)\d", verb):
        found.callings = callings(part)
    elif verb in NUMBERS:
        found.numbers[verb] = int(rest)
    elif verb in LISTS:
        found.lists[verb] = names(rest)
    elif verb in ("holds", "path") or re.fullmatch(r"[Rw]\d+", verb):
        _lay(found, verb, path(rest) if verb == "path" else spots(rest))
    else:
        _know(found, verb, rest)


def _lay(found: Line, verb: str, where: tuple[str, ...]) -> None:
    count = int(verb[1:]) if verb[1:].isdigit() else 1
    (found.white if verb.startswith("w") else found.red).update(dict.fromkeys(where, count))


def _know(found: Line, verb: str, rest: str) -> None:
    match verb:
        case "trophy":
            found.trophies = tuple(_trophy(word.strip()) for word in rest.split(","))
        case "shown":
            found.shown = tuple(suit_of(word) for word in rest.split())
        case "knows":
            found.knows = spots(rest)
        case "barred":
            found.barred = spots(rest)
        case _:
            raise ValueError(f"nothing is meant by {verb} {rest!r}")


def callings(words: str) -> tuple[int, ...]:
    """Scores: those that are named, the others in the usual order."""
    named = {suit_of(word[:2]): int(word[2:]) for word in words.split()}
    left = [score for score in USUAL_CALLINGS if score not in named.values()]
    return tuple(named[calling] if calling in named else left.pop(0) for calling in CALLINGS)


def _trophy(words: str) -> tuple[str, int]:
    suit, _, chip = words.partition(" t")
    return suit, int(chip)


# --- the monster ---


def monster_line(words: str) -> MonsterLine:
    """What the words say of the monster. Raises ValueError for what means nothing."""
    found = MonsterLine()
    for part in filter(None, map(str.strip, words.split(";"))):
        verb, _, rest = part.partition(" ")
        if verb in SHORT:
            for calling, chips in re.findall(r"(\w+) ([\d.]+|-)", part):
                found.piles[CALLINGS.index(suit_of(calling))] = _pile(chips)
        elif verb == "power" and name(rest) in MONSTERS:
            found.name = name(rest)
        elif verb in LISTS:
            found.lists[verb] = names(rest)
        elif part in ("hit", "used"):
            found.flags.add(part)
        else:
            raise ValueError(f"nothing is meant by {part!r}")
    return found


def _pile(words: str) -> tuple[int, ...]:
    chips = () if words == "-" else tuple(map(int, words.split(".")))
    if any(chip >= len(CHIPS) for chip in chips):
        raise ValueError(f"no chip is worth {max(chips)}: write 3.3 for six points")
    return chips


# --- City Cards ---


def spot_line(words: str, where: str) -> SpotLine:
    """What the words say of a spot. Raises ValueError for what means nothing."""
    if words == "vacant":
        return SpotLine("", 0)
    parts = words.split()
    found = SpotLine("")
    card = [part for part in parts if not re.fullmatch(r"t\d|up|seen|down", part)]
    found.card = card_at(" ".join(card) or "De", where)
    for part in parts:
        if re.fullmatch(r"t\d", part):
            found.chip = int(part[1:])
    found.is_up, found.is_seen = "up" in parts, "seen" in parts or "up" in parts
    return found


def card_at(words: str, where: str) -> str:
    """A City Card by its name in the box, or by value: "De", "Ge 2210 tracking", "minion Sc"."""
    if name(words) in CITY:
        return name(words)
    suit, scores, tactic, is_minion = None, None, None, False
    for word in words.split():
        if word in SHORT:
            suit = suit_of(word)
        elif re.fullmatch(r"\d{4}", word):
            de, ab, sc, oc = map(int, word)
            scores = de, ab, sc, oc
        elif word == "minion":
            is_minion = True
        else:
            tactic = as_tactic(word)
    if suit is None:
        raise ValueError(f"no City Card is meant by {words!r}")
    return city_card(suit, where, scores=scores, tactic=tactic, is_minion=is_minion)


def cards_at(words: str, where: str) -> tuple[str, ...]:
    """The City Cards of a list with commas, the top one first."""
    listed = filter(None, map(str.strip, words.split(",")))
    return tuple(card_at(word, f"{where}{number}") for number, word in enumerate(listed, start=1))


def half(words: str) -> int:
    """The number of a half-day: "day 3" is 5, "night 3" 6; dawn and dusk as the half-day that they begin."""
    when, _, turn = words.partition(" ")
    if when not in ("day", "night", "dawn", "dusk"):
        raise ValueError(f"{words} is no half-day")
    return 2 * int(turn) - (1 if when in ("day", "dawn") else 0)


def in_words(number: int) -> str:
    """A half-day as it is written: 5 is "day 3"."""
    return f"{'day' if number % 2 else 'night'} {(number + 1) // 2}"


def one_of_each(cards: Iterable[str], box: Iterable[str]) -> list[str]:
    """The box without these cards, as far as it holds them, in its order."""
    left = list(box)
    for card in cards:
        if card in left:
            left.remove(card)
    return left
