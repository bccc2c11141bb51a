"""Scores at the end of the week: chips, the prize, two bonuses, ties (Victory Conditions; DP-70, DP-71)."""

from __future__ import annotations

from collections.abc import Collection

from rules.deadly_prey.cards import CITY
from rules.deadly_prey.city import CALLINGS, SUITS
from rules.deadly_prey.paths import own_spots, spot
from rules.deadly_prey.state import Position, hunter_of, hunter_seats

PRIZE = 12
BONUS = 5
PRIMARY = 3
MATCHING_CARDS = 5

Score = tuple[int, int, int, int]
"""Chips on controlled cards, the share of the prize, the bonus of the primary suit, the bonus of all five suits."""


def scores_of(position: Position, fighters: Collection[int]) -> tuple[Score, ...]:
    """Every seat's score; the monster's is nothing. `fighters`: who confronted a monster that fell, dead included."""
    return tuple(
        (0, 0, 0, 0) if hunter is None else _score(position, seat, fighters)
        for seat, hunter in enumerate(position.hunters)
    )


def _score(position: Position, seat: int, fighters: Collection[int]) -> Score:
    own = own_spots(position, seat)
    suits = [CITY[spot(position, name).card].suit for name in own]
    callings = hunter_of(position, seat).callings
    primary = CALLINGS[callings.index(PRIMARY)] if PRIMARY in callings else ""
    return (
        sum(spot(position, name).chip for name in own),
        PRIZE // len(fighters) if seat in fighters else 0,
        BONUS if suits.count(primary) >= MATCHING_CARDS else 0,  # type: ignore[arg-type]  # "" is no suit, and counts 0
        BONUS if set(suits) == set(SUITS) else 0,
    )


def winners_of(position: Position, fighters: Collection[int]) -> tuple[int, ...]:
    """The living hunters with the best score; of equals who fought, then more cards, then more reserve (DP-71)."""
    scores = scores_of(position, fighters)
    living = [seat for seat in hunter_seats(position) if not hunter_of(position, seat).is_dead]

    def worth(seat: int) -> tuple[int, bool, int, int]:
        cards, reserve = len(own_spots(position, seat)), hunter_of(position, seat).reserve
        return sum(scores[seat]), seat in fighters, cards, reserve

    best = max(map(worth, living), default=None)
    return tuple(seat for seat in living if worth(seat) == best)
