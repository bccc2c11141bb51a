"""The notation of test positions: what a line says of a seat, and how cards and money are written.

A seat is a line of parts with semicolons, the hero first:
"virgin maiden; paladin 3 -1 wears boots of speed, bard 1 tired; 3g 2s; hand druid sap; holds palace bait subdue".

- a member is a name and the agreed number, then perhaps: a one-off change (+1, -2), "tired", "hunted" (tired by
  hunting), "used" or "used champion" (once a round), "joined 7" (in that turn), "wears" items with "and" between;
  a hero has no number
- money is "3g 2s"; "hand" lists items, the oldest first; "holds" prophecies of any type; "passes ahead" and
  "order seeking guiding" are standing orders; an empty part says nothing
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.hunting_party.cards import AGENTS, HUNTERS, ITEMS
from rules.hunting_party.kingdom import SILVER_PER_GOLD, SKILLS, TYPES
from rules.hunting_party.state import START_SILVER, Member

CARDS = frozenset([*HUNTERS, *ITEMS, *AGENTS, *SKILLS])
MONEY = re.compile(r"(?:(\d+)g)? ?(?:(\d+)s)?")
MEMBER = re.compile(
    r"(?P<name>[a-z' ]+?)(?: (?P<agreed>\d+))?(?: (?P<change>[+-]\d+))?"
    r"(?P<states>(?: (?:tired|hunted|used champion|used|joined \d+))*)"
    r"(?: wears (?P<items>.+))?"
)


@dataclass
class Line:
    """What a line says of one seat; `prophecies` are those named, of any types."""

    hero: Member | None = None
    members: tuple[Member, ...] = ()
    silver: int = START_SILVER
    hand: tuple[str, ...] = ()
    prophecies: tuple[str, ...] = ()
    passes_ahead: bool = False
    show_order: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card the line names, prophecies excepted."""
        party = self.members if self.hero is None else (self.hero, *self.members)
        return tuple(card for member in party for card in (member.hunter, *member.items)) + self.hand


def name(words: str) -> str:
    """The name that rules use: "Ranger's Hood" is ranger_hood, "Boots of Speed" boots_of_speed."""
    return re.sub(r"'s?\b", "", words.strip().lower()).replace(" ", "_")


def card(words: str) -> str:
    """The name of a card, a skill among them; raises ValueError if there is none."""
    if name(words) not in CARDS:
        raise ValueError(f"no card is called {words}")
    return name(words)


def cards(words: str) -> tuple[str, ...]:
    """The cards of a list with commas; "nothing" names none."""
    return () if words == "nothing" else tuple(card(word) for word in words.split(",") if word.strip())


def skills(words: str) -> tuple[str, ...]:
    """The skills of a list with blanks, in their order; "mystic vale" may be written so."""
    found = tuple(words.lower().replace("mystic vale", "mystic_vale").split())
    if unknown := set(found) - set(SKILLS):
        raise ValueError(f"no skill is called {unknown.pop()}")
    return found


def is_money(words: str) -> bool:
    """Whether the words are an amount of money."""
    return bool(words) and MONEY.fullmatch(words) is not None


def silver(words: str) -> int:
    """An amount of money in silver: "1g 2s" is 6."""
    match = MONEY.fullmatch(words)
    if match is None:
        raise ValueError(f"{words} is no money")
    return int(match[1] or 0) * SILVER_PER_GOLD + int(match[2] or 0)


def money(amount: int) -> str:
    """An amount in silver as it is written: 6 is "1g 2s", nothing is "0"."""
    gold, rest = divmod(amount, SILVER_PER_GOLD)
    return " ".join(part for part in (f"{gold}g" if gold else "", f"{rest}s" if rest else "") if part) or "0"


def line(words: str) -> Line:
    """What the words say of a seat."""
    hero, *parts = (part.strip() for part in words.split(";"))
    seat = Line(hero=member(hero) if hero else None)
    for part in filter(None, parts):
        _read(seat, part)
    return seat


def member(words: str) -> Member:
    """A hunter in a party."""
    match = MEMBER.fullmatch(words.strip())
    if match is None or name(match["name"]) not in HUNTERS:
        raise ValueError(f"{words} is no hunter")
    found = Member(name(match["name"]), int(match["agreed"] or 0), int(match["change"] or 0))
    items = tuple(map(card, (match["items"] or "").split(" and "))) if match["items"] else ()
    return _in_state(replace(found, items=items), match["states"])


def _in_state(found: Member, states: str) -> Member:
    marks = re.findall(r"used champion|used", states)
    joined = re.search(r"joined (\d+)", states)
    return replace(
        found,
        is_tired="tired" in states or "hunted" in states,
        has_hunted="hunted" in states,
        marks=tuple("champion" if mark == "used champion" else "normal" for mark in marks),
        joined=int(joined[1]) if joined else 0,
    )


def _read(seat: Line, part: str) -> None:
    verb, _, rest = part.partition(" ")
    if is_money(part):
        seat.silver = silver(part)
    elif verb == "hand":
        seat.hand = cards(rest)
    elif verb == "holds":
        seat.prophecies = skills(rest)
    elif part == "passes ahead":
        seat.passes_ahead = True
    elif verb == "order":
        seat.show_order = types(rest)
    else:
        seat.members = tuple(map(member, part.split(",")))


def types(words: str) -> tuple[str, ...]:
    """The types of prophecies of a standing order; those that are not named come last."""
    found = tuple(words.split())
    if unknown := set(found) - set(TYPES):
        raise ValueError(f"no type of skill is called {unknown.pop()}")
    return tuple(dict.fromkeys((*found, *TYPES)))


def readable(keys: Iterable[str]) -> set[str]:
    """The names at the end of keys: of "pick:1.ranger", "hire:forest" and "bid:2" they are ranger, forest and 2."""
    return {re.sub(r"^\d+\.(?=\D)", "", key.rpartition(":")[2]) for key in keys}
