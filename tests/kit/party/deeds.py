"""Deeds in words: "hunt palace bait magic with knight, retiarii" is the presses that it takes, one after another."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rules.hunting_party.cards import ITEMS
from rules.hunting_party.trading import COINS
from tests.kit.party import notation

NAMES = ("alice", "ben", "chris", "dana", "eve")
"""The people of a table, clockwise from seat 0."""
PLAIN = {
    **{word: word for word in ("buy", "first", "last", "pass", "back")},
    "party disband": "party_disband",
    "end turn": "end_turn",
    "show none": "none",
    "ask oracle": "ask_oracle",
}
ONE_WORD = ("hire", "hero", "bid", "chest", "disband", "show", "keep")
TO_PERSON = ("accept", "refuse", "confirm", "withdraw")


@dataclass(frozen=True)
class Press:
    """The option with this key, or one that says more after it; the key itself is tried where none is offered."""

    start: str
    word: str = ""

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        exact = f"{self.start}{self.word}"
        return [next((key for key in offered if key == exact or key.startswith(f"{exact}:")), exact)]


@dataclass(frozen=True)
class Hunted:
    """A hunter, or an item that he wears, picked by name; `start` is pick: or victim:.

    `guess` ends the key that is tried, to be refused, where no such option is offered.
    """

    start: str
    word: str
    guess: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        fitting = [key for key in offered if key.startswith(self.start) and ending(key) == self.word]
        return fitting[:1] or [f"{self.start}{self.guess}"]


@dataclass(frozen=True)
class Sent:
    """Exactly these hunters are sent along; whoever cannot be is tried, to be refused."""

    hunters: frozenset[str]

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The switches to press, of those offered now."""
        can = {ending(key) for key in offered if key.startswith(("send:", "stay:"))}
        sends = [
            f"send:{hunter}" for hunter in sorted(self.hunters) if f"stay:{hunter}" not in offered or hunter not in can
        ]
        return [*sends, *(key for key in offered if key.startswith("stay:") and ending(key) not in self.hunters)]


@dataclass(frozen=True)
class Answer:
    """The response with a card, aimed at a hunter where one is to be chosen."""

    card: str
    which: str
    pick: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        parts = [(key, key.split(":")) for key in offered if key.startswith("respond:")]
        fitting = [key for key, words in parts if words[2] == self.card and self._fits(words[3:])]
        sort = "potion" if self.card in ITEMS else "power"
        return fitting[:1] or [f"respond:{sort}:{self.card}:{self.which}:{self.pick}"]

    def _fits(self, rest: list[str]) -> bool:
        pick = rest[1] if len(rest) > 1 else ""
        return self.which in ("", rest[0]) and self.pick == pick.rpartition(".")[2]


AnyPress = Press | Hunted | Sent | Answer


def ending(key: str) -> str:
    """The name at the end of a key: of pick:1.ranger it is ranger, of pick:1 the name of who sits there."""
    last = key.rpartition(":")[2].rpartition(".")[2]
    return NAMES[int(last)] if key.startswith("pick:") and last.isdigit() else last


def presses(words: str, where: Callable[[str], str]) -> list[AnyPress]:
    """The presses that a deed takes. `where` tells of a hunter in play, or an item worn, the key it is picked by.

    Raises ValueError for words that name no deed.
    """
    if words in PLAIN:
        return [Press(PLAIN[words])]
    verb, _, rest = words.partition(" ")
    if verb in ONE_WORD:
        return [Press(f"{verb}:", notation.name(rest))]
    if verb in TO_PERSON:
        return [Press(f"{verb}:{NAMES.index(rest)}")]
    return _longer(verb, rest, where)


def _longer(verb: str, rest: str, where: Callable[[str], str]) -> list[AnyPress]:
    match verb:
        case "pay":
            return [*_each("take:", rest.removeprefix("for ")), Press("pay")]
        case "throw":
            return _each("throw:", rest)
        case "lay":
            return [_laid(card) for card in notation.cards(rest)]
        case "kill":
            return [Hunted("victim:", notation.name(rest), where(notation.name(rest)))]
        case "equip":
            hunter, _, item = rest.rpartition("with ")
            return [Press("equip:", notation.card(item)), *picks(hunter, where)]
        case "use" | "drink":
            return _played(verb, rest, where)
        case "answer":
            return [_answer(rest.removeprefix("with "))]
        case "hunt":
            return _hunt(rest)
        case "offer":
            return _offer(rest)
        case "take" | "pass" | "order":
            return _standing(verb, rest)
        case _:
            raise ValueError(f"nothing is done by {verb!r}")


def _each(start: str, words: str) -> list[AnyPress]:
    return [Press(start, card) for card in notation.cards(words)]


@dataclass(frozen=True)
class Laid(Press):
    """A card laid back on a stack, or laid into a trade, whichever is asked for."""

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        is_next = any(key.startswith("next:") for key in offered)
        return [f"{'next' if is_next else 'lay'}:{self.word}"]


def _laid(card: str) -> Laid:
    return Laid("", card)


def picks(words: str, where: Callable[[str], str]) -> list[AnyPress]:
    """One pick for each name of a list: hunters, worn items, people, skills, stacks."""
    return [Hunted("pick:", name, where(name)) for name in map(notation.name, filter(None, words.split(",")))]


def _played(verb: str, rest: str, where: Callable[[str], str]) -> list[AnyPress]:
    thing, _, targets = rest.partition(" on ")
    is_champion = thing.endswith(" champion")
    card = notation.card(thing.removesuffix(" champion"))
    if verb == "drink":
        start = f"potion:{card}"
    elif card in ITEMS:
        start = f"gear:{card}"
    else:
        start = f"power:{card}:{'champion' if is_champion else 'normal'}"
    return [Press(start), *picks(targets, where)]


def _answer(words: str) -> Answer:
    thing, _, target = words.partition(" on ")
    card = notation.card(thing.removesuffix(" champion"))
    which = "" if card in ITEMS else "champion" if thing.endswith(" champion") else "normal"
    return Answer(card, which, notation.name(target))


def _hunt(words: str) -> list[AnyPress]:
    skills, _, hunters = words.partition(" with ")
    declared = [Press("declare:", skill) for skill in notation.skills(skills)]
    return [Press("hunt"), *declared, Sent(frozenset(notation.cards(hunters))), Press("go")]


def _offer(words: str) -> list[AnyPress]:
    person, _, terms = words.partition(" ")
    given, _, asked = terms.partition("for ")
    return [
        Press(f"offer:{NAMES.index(person)}"),
        *_terms(given, "give_silver:", "give:"),
        *_terms(asked, "ask_silver:", "ask_cards:"),
        Press("send_offer"),
    ]


def _terms(words: str, silver: str, card: str) -> Iterable[AnyPress]:
    for word in filter(None, map(str.strip, words.split(","))):
        if notation.is_money(word):
            yield from (Press(silver, str(coin)) for coin in _coins(notation.silver(word)))
        elif number := re.fullmatch(r"(\d+) cards?", word):
            yield from [Press(card, "1")] * int(number[1])
        else:
            yield Press(card, notation.name(word))


def _coins(silver: int) -> Iterable[int]:
    """The steps in which money is put into an offer."""
    for coin in sorted(COINS, reverse=True):
        yield from [coin] * (silver // coin)
        silver %= coin


def _standing(verb: str, rest: str) -> list[AnyPress]:
    match verb, rest.partition(" "):
        case "take", ("back", _, number):
            return [Press("take_back:", number)]
        case "pass", ("ahead", _, switch):
            return [Press("pass_ahead:", switch)]
        case "order", _:
            order = "none" if rest == "none" else ".".join(notation.types(rest))
            return [Press("show_order"), Press("show_order:", order)]
    raise ValueError(f"nothing is done by {verb} {rest!r}")
