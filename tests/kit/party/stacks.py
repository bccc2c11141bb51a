"""Where every card lies in a test position that nobody named: the real box, each card once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.hunting_party.cards import AGENTS, HUNTERS, ITEMS, ORDINARY
from rules.hunting_party.kingdom import SKILLS, TYPES
from rules.hunting_party.state import MARKET, STACKS
from tests.kit.party import notation

QUIET_HEROES = ("stormcaller", "dream_walker", "poacher", "woodsman", "gravedigger", "falconer", "hermit", "trapper")
"""Heroes without a response of their own, for seats whose hero does not matter."""
Hand = tuple[str, str, str]


def belongs(card: str) -> str:
    """The stack in which a card lies when nobody has it."""
    if card in ITEMS:
        return MARKET
    return AGENTS[card].region if card in AGENTS else HUNTERS[card].location


def check_once(cards: Iterable[str]) -> None:
    """Raises ValueError if a card is named more than once."""
    if twice := [card for card, count in Counter(cards).items() if count > 1]:
        raise ValueError(f"{twice[0]} exists only once")


def stacks(named: Mapping[str, str], taken: set[str]) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """Every stack, the named cards on top and the rest of the box below; and the cards for which no room was left.

    "only x, y" is a stack of exactly these, "nothing" an empty one.
    """
    tops = {name: notation.cards(text.removeprefix("only ")) for name, text in named.items()}
    placed = [card for top in tops.values() for card in top]
    check_once([*placed, *taken])
    if astray := [card for name, top in tops.items() for card in top if belongs(card) != name]:
        raise ValueError(f"{astray[0]} does not belong there")
    closed = {name for name, text in named.items() if text == "nothing" or text.startswith("only ")}
    left = [card for card in (*ORDINARY, *AGENTS, *ITEMS) if card not in {*placed, *taken}]
    laid = {name: (*tops.get(name, ()), *_rest(name, closed, left)) for name in STACKS}
    return laid, tuple(card for card in left if belongs(card) in closed)


def _rest(name: str, closed: set[str], left: list[str]) -> tuple[str, ...]:
    return () if name in closed else tuple(card for card in left if belongs(card) == name)


def quiet_hero(taken: set[str]) -> str:
    """A hero that no position is about; it counts as taken from now on."""
    hero = next(name for name in QUIET_HEROES if name not in taken)
    taken.add(hero)
    return hero


def prophecies(held: list[tuple[str, ...]], destined: tuple[str, ...]) -> tuple[list[Hand], Hand]:
    """Three hands and the destined three, each guiding, seeking, fighting: what is named, then what is left in order.

    Hands missing in `held` are dealt from what is left.
    """
    named = [*held, *[()] * (3 - len(held)), destined]
    check_once(skill for hand in named for skill in hand)
    left = {
        kind: [s for s in SKILLS if s in all_of and not any(s in hand for hand in named)]
        for kind, all_of in TYPES.items()
    }
    dealt = [_filled(hand, left) for hand in named]
    return dealt[:3], dealt[3]


def _filled(hand: tuple[str, ...], left: dict[str, list[str]]) -> Hand:
    """One card of each type: the named one, else the next that is left. The lists left get shorter."""
    guiding, seeking, fighting = (
        next((skill for skill in hand if skill in all_of), None) or left[kind].pop(0) for kind, all_of in TYPES.items()
    )
    return guiding, seeking, fighting
