"""The secrecy trial of Hunting Party is itself on trial: leaks are planted in the engine, and each must be found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rules import Setup
from rules.robots import LEVELS
from tests.kit.secrecy import check_views
from tests.kit.secrecy.observation import observe
from tests.kit.secrecy.pairs import Pair, position_pairs, table_pairs
from tests.kit.secrecy.party import leaks
from tests.kit.secrecy.party.trial import shopping_answer
from tests.kit.secrecy.record import play

SEATS = 3
WHOLE_TABLES = 4
MOST_POSITIONS = 200
MOST_TABLES = 100


def some_pairs() -> Iterator[Pair]:
    """A small trial: positions of a few whole tables, then short tables replayed."""
    for number in range(WHOLE_TABLES):
        record = play("party", Setup(SEATS), b"planted positions:%d" % number, shopping_answer)
        yield from islice(position_pairs(record, Random(f"planted:{number}"), 3), MOST_POSITIONS)
    yield from islice(table_pairs("party", SEATS, "planted", shopping_answer), MOST_TABLES)


def found_after() -> int | None:
    """The number of the first pair of the small trial that its viewer can tell apart; None if there is none."""
    return next((number for number, pair in enumerate(some_pairs()) if is_told_apart(pair)), None)


def is_told_apart(pair: Pair) -> bool:
    """Whether something looks different, or the second table went another way though its people did not."""
    return pair.first_difference(observe) is not None or not pair.is_whole


@pytest.mark.parametrize("plant", leaks.LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    assert found_after() is not None


def check_all_along(seed: bytes) -> None:
    """A table is played, and checked as the driver checks it after every answer."""
    record = play("party", Setup(SEATS, {"rounds": 5}), seed, LEVELS["random"])
    history = [(answer.before, answer.action, answer.told, answer.after) for answer in record.answers]
    for count in range(1, len(history) + 1):
        check_views(history[:count])


def test_the_driver_finds_nothing_where_nothing_was_planted():
    check_all_along(b"sound")


@pytest.mark.parametrize(
    "plant",
    [leaks.potions_are_not_counted, leaks.offers_are_seen_by_all, leaks.tablet_lists_what_others_were_shown],
    ids=lambda plant: plant.__name__,
)
def test_the_driver_finds_a_leak_in_the_course_of_any_test(plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="sees what it was not sent"):
        check_all_along(b"driver")
