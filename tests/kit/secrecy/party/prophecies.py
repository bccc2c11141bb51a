"""What a viewer was told of the three hands of prophecies, and every deal that fits it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from random import Random

from rules.hunting_party.kingdom import TYPE_OF, TYPES

DESTINED = 3
"""The place of the destined three, beside the hands 0 to 2."""
TRIES = 200

Deal = tuple[tuple[str, str, str], ...]
"""The prophecies of hands 0, 1, 2 and the destined three, each as guiding, seeking, fighting."""


@dataclass
class Told:
    """What was told: by hand, the cards it holds, those it does not hold, and groups of which it holds one at least."""

    holds: dict[int, set[str]] = field(default_factory=dict)
    lacks: dict[int, set[str]] = field(default_factory=dict)
    one_of: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)

    def held(self, hand: int, cards: Iterable[str]) -> None:
        """The hand holds these cards."""
        self.holds.setdefault(hand, set()).update(cards)

    def lacking(self, hand: int, cards: Iterable[str]) -> None:
        """The hand holds none of these cards."""
        self.lacks.setdefault(hand, set()).update(cards)

    def fits(self, place: int, card: str) -> bool:
        """Whether the card can be in this place, as far as what was told of this place says."""
        known = self.holds.get(place, set())
        of_its_type = {other for other in known if TYPE_OF[other] == TYPE_OF[card]}
        return card not in self.lacks.get(place, set()) and of_its_type <= {card}


def other_deal(told: Told, chance: Random) -> Deal:
    """One of the deals that fit what was told, by chance."""
    columns = [fitting(told, cards) for cards in TYPES.values()]
    for _ in range(TRIES):
        deal = dealt([chance.choice(column) for column in columns])
        if has_one_of_each(told, deal):
            return deal
    everything = [deal for chosen in product(*columns) if has_one_of_each(told, deal := dealt(chosen))]
    return chance.choice(everything)


def fitting(told: Told, cards: Sequence[str]) -> list[tuple[str, ...]]:
    """The ways to lay the four cards of one type in the four places."""
    fit = [{card for card in cards if told.fits(place, card)} for place in range(len(cards))]
    return [order for order in permutations(cards) if all(map(set.__contains__, fit, order))]


def dealt(columns: Sequence[Sequence[str]]) -> Deal:
    """The four triples."""
    guiding, seeking, fighting = columns
    return tuple(zip(guiding, seeking, fighting, strict=True))


def has_one_of_each(told: Told, deal: Deal) -> bool:
    """Whether each hand that denied a hunt could."""
    return all(set(deal[hand]) & set(skills) for hand, skills in told.one_of)
