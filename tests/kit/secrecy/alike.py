"""The comparison that each game's secrecy trial is made of, and of how many pairs.

Each run of the tests compares some; `make secrecy` compares 2,000 of each game.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from tests.kit.secrecy.pairs import Pair
from tests.kit.secrecy.rendering import observe_all, observe_drawn

IS_FULL = os.environ.get("SECRECY") == "full"
MOST_PAIRS = 2000
PAIRS = MOST_PAIRS if IS_FULL else 400
DRAWN = 50


def pairs_of_each_kind(seats: Sequence[int]) -> int:
    """For each number of seats, how many positions are compared, and how many tables."""
    return PAIRS // (2 * len(seats))


def at_least(number: int) -> int:
    """How often something must differ at least, if that is the number among all pairs of the full trial."""
    return -(-number * PAIRS // MOST_PAIRS)


def assert_alike(pair: Pair, number: int) -> None:
    """The viewer cannot tell the two apart; for one pair in DRAWN, by the board's picture neither."""
    moment = pair.first_difference(observe_all if number % DRAWN else observe_drawn)
    assert moment is None, f"viewer {pair.viewer} can tell apart {moment.one} and {moment.other}"
