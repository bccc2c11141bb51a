"""The secrecy trial is itself on trial: leaks are planted in the engine, and each must be found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rules import Setup
from rules.robots import LEVELS
from tests.kit.secrecy.leaks import LEAKS
from tests.kit.secrecy.observation import observe
from tests.kit.secrecy.pairs import Pair, position_pairs, table_pairs
from tests.kit.secrecy.record import play

MOST_TABLES = 60
MOST_POSITIONS = 300
SEATS = 4


def some_pairs() -> Iterator[Pair]:
    """A small trial: positions of one long table, then short tables replayed."""
    record = play(Setup(SEATS, {"rounds": 15}), b"planted", LEVELS["random"])
    yield from islice(position_pairs(record, Random("planted"), 3), MOST_POSITIONS)
    yield from islice(table_pairs(SEATS, "planted"), MOST_TABLES)


def found_after() -> int | None:
    """The number of the first pair of the small trial that its viewer can tell apart; None if there is none."""
    return next((number for number, pair in enumerate(some_pairs()) if pair.first_difference(observe)), None)


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    n = found_after()
    print(plant.__name__, n)
    assert n is not None
