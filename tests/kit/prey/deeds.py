"""Deeds in words: "gather A1, 2 willpower" is the presses that it takes, one after another."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.deadly_prey.cards import ARSENAL, CITY, INFLUENCE
from rules.deadly_prey.city import SPOTS
from tests.kit.prey import notation
from tests.kit.prey.made import SHORT, suit_of

PLAIN = {
    **{word: word for word in ("skip", "done", "join", "decline", "allow", "contest", "agree", "refuse", "keep")},
    **{word: word for word in ("redraw", "first", "last", "pass", "back", "roll", "stand", "commit", "close", "rest")},
    "hardship": "hardship",
    "meddle nothing": "pass",
    "end slot": "end_slot",
    "no strike": "no_strike",
    "points": "method:points",
    "dice": "method:dice",
    "roll instead": "dice",
    "lay by luck": "lay_by_luck",
}
ONE_WORD = {"burn": "burn", "give": "debt", "drop": "drop", "next": "next", "strip": "pick"}
HOW_MANY = re.compile(r"(\d+) willpower")


@dataclass(frozen=True)
class Press:
    """The option with this key; the key itself is tried where it is not offered."""

    key: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The keys to press, of those offered now."""
        return [self.key]


@dataclass(frozen=True)
class First:
    """The first option that begins in one of these ways, in their order; `guess` is tried, to be refused, if none."""

    starts: tuple[str, ...]
    guess: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        fitting = [key for start in self.starts for key in offered if key.startswith(start)]
        return fitting[:1] or [self.guess]


@dataclass(frozen=True)
class At:
    """The spot to act on is named, unless what is to be done there is offered already."""

    spot: str
    deed: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The spot's key, or nothing; nothing too in a slot that is on a card already."""
        is_named = any(key.startswith(self.deed) for key in offered) or not any(key[:3] == "at:" for key in offered)
        return [] if is_named else [f"at:{self.spot}"]


@dataclass(frozen=True)
class Trophy:
    """The first trophy of a suit."""

    suit: str

    def keys(self, offered: Sequence[str]) -> list[str]:
        """The one key to press, of those offered now."""
        cards = [key.removeprefix("trophy:") for key in offered if key.startswith("trophy:")]
        fitting = [f"trophy:{card}" for card in cards if CITY[card].suit == self.suit]
        return fitting[:1] or [f"trophy:{self.suit}"]


AnyPress = Press | First | At | Trophy
Seats = Callable[[str], int]
"""The seat of a person by name."""


def presses(words: str, seat_of: Seats, power: str) -> list[AnyPress]:
    """The presses that one deed takes. `power`: the monster's name. Raises ValueError for words that name no deed."""
    verb, _, rest = words.partition(" ")
    if words in PLAIN:
        return [Press(PLAIN[words])]
    if verb in ONE_WORD:
        return [Press(f"{ONE_WORD[verb]}:{rest if rest in SPOTS else notation.name(rest)}")]
    match verb:
        case "attempt" | "invite" | "intrude" | "reinforce" | "evict":
            return _on_card(verb, rest, seat_of)
        case "gather" | "add":
            adding = [_source(word.strip()) for word in rest.split(",") if word.strip() != "nothing"]
            return [press for several in adding for press in several] + [Press("commit")] * (verb == "gather")
        case "play" | "strike" | "meddle" | "exchange":
            return _monstrous(verb, rest, seat_of, power)
        case _:
            return _small(verb, rest, seat_of)


def _small(verb: str, rest: str, seat_of: Seats) -> list[AnyPress]:
    match verb, rest.split():
        case "place", [count, "on", spot]:
            return [Press(f"place:{spot}"), Press(f"count:{count}")]
        case "act", []:
            return [First(("act:",), "act:hardship")]
        case "act", [how]:
            return [Press(f"act:{how}")]
        case "swap", [space]:
            return [First((f"swap:{space}:",), f"swap:{space}:0")]
        case "swap", [space, "paid", "by", payer]:
            return [Press(f"swap:{space}:{seat_of(payer)}")]
        case "turn", [count, "red"]:
            return [Press(f"red:{count}")]
        case "restore", [spot]:
            return [Press(f"restore:{spot}")]
        case "reclaim", _:
            taken = (part.split() for part in rest.split(","))
            return [Press("reclaim"), *(Press(f"take:{colour}:{spot}") for colour, spot in taken), Press("commit")]
        case "trophy", [suit]:
            return [Trophy(suit_of(suit))]
    return _smaller(verb, rest, seat_of)


def _smaller(verb: str, rest: str, seat_of: Seats) -> list[AnyPress]:
    match verb, rest.split():
        case "pay", ["off", *card]:
            return [Press(f"pay_off:{notation.name(' '.join(card))}")]
        case "victim", [person]:
            return [Press(f"victim:{seat_of(person)}")]
        case "feed", [calling]:
            return [Press(f"feed:{suit_of(calling)}")]
        case "order", [order, switch]:
            return [Press(f"order:{order}:{switch}")]
        case "lay", callings:
            return [Press(f"lay:{suit_of(calling)}") for calling in callings]
        case "pick", _:
            return [Press(f"pick:{_pick(rest, seat_of)}")]
    raise ValueError(f"nothing is done by {verb} {rest!r}")


def _on_card(verb: str, rest: str, seat_of: Seats) -> list[AnyPress]:
    match verb, rest.replace(",", " ").split():
        case "attempt", [spot]:
            return [At(spot, f"attempt:{spot}"), Press(f"attempt:{spot}")]
        case "attempt", [spot, "jointly"]:
            return [At(spot, f"attempt:{spot}"), Press(f"attempt:{spot}:joint")]
        case "attempt", [spot, "by", how]:
            return [*_on_card("attempt", spot, seat_of), Press("keep"), Press(f"method:{how}")]
        case "reinforce", [spot, count]:
            return [At(spot, f"reinforce:{spot}"), Press(f"reinforce:{spot}:{count}")]
        case "evict", ["red", person, "at", spot]:
            return [At(spot, "evict_"), Press(f"evict_red:{spot}:{seat_of(person)}")]
        case "evict", ["white", *people, "at", spot]:
            seats = ".".join(map(str, sorted(map(seat_of, people))))
            return [At(spot, "evict_"), Press(f"evict_white:{spot}:{seats}")]
        case _, [spot]:
            return [At(spot, f"{verb}:{spot}"), Press(f"{verb}:{spot}")]
    raise ValueError(f"nothing is done by {verb} {rest!r}")


def _source(words: str) -> list[AnyPress]:
    if count := HOW_MANY.fullmatch(words):
        return [Press("willpower")] * int(count[1])
    verb, _, rest = words.partition(" ")
    match verb:
        case "poach":
            return [Press(f"poach:{rest}")]
        case "trophy":
            return [Trophy(suit_of(rest))]
        case "tactics":
            return [Press(f"tactics:{rest.lower()}")]
    (spot,) = notation.spots(words)
    return [First((f"invoke:{spot}", f"poach:{spot}"), f"invoke:{spot}")]


# --- plays, and what the monster pays for ---


def _monstrous(verb: str, rest: str, seat_of: Seats, power: str) -> list[AnyPress]:
    match verb:
        case "play":
            return _play(rest, seat_of, power)
        case "strike":
            target, _, points = rest.partition(" with ")
            return [Press(f"strike:{target}"), *_paid(points), Press("commit")]
        case "meddle":
            return [Press("meddle"), *_paid(rest), Press("commit")]
    paid, _, into = rest.partition(" into ")
    spent = [Press(f"spend:{suit_of(calling)}") for calling in paid.split()]
    return [Press("exchange"), *spent, Press(f"into:{suit_of(into)}")]


def _paid(words: str) -> list[AnyPress]:
    """Points one by one: "3" of the only Calling that can pay, or "De 1, Ab 2"."""
    if words.isdecimal():
        return [First(("spend:",), "spend:destruction")] * int(words)
    parts = [part.split() for part in words.split(",")]
    return [Press(f"spend:{suit_of(calling)}") for calling, count in parts for _ in range(int(count))]


def _play(rest: str, seat_of: Seats, power: str) -> list[AnyPress]:
    what, _, paid = rest.partition(" paying ")
    card, _, targets = what.partition(" on ")
    card = notation.name(card)
    sort = "arsenal" if card in ARSENAL else "influence" if card in INFLUENCE else "power"
    picked = [Press(f"pick:{_pick(word.strip(), seat_of)}") for word in targets.split(",") if word.strip()]
    return [Press(f"play:{sort}:{power if card == 'power' else card}"), *picked, *(_paid(paid) if paid else ())]


def _pick(word: str, seat_of: Seats) -> str:
    """How a pick is written in a key: spots, callings, numbers, cards, plays ("decoy of ana"), people."""
    if word in SHORT:
        return suit_of(word)
    if word in SPOTS or word.isdecimal():
        return word
    if " of " in word:
        card, _, person = word.partition(" of ")
        return f"{notation.name(card)}@{seat_of(person)}"
    if word in (*notation.NAMES, "mo"):
        return str(seat_of(word))
    return notation.name(word)
