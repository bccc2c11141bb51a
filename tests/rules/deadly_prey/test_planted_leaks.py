"""The secrecy trial of Deadly Prey is itself on trial: leaks are planted in the engine, and each must be found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rules import Setup
from tests.kit.secrecy import check_views
from tests.kit.secrecy.observation import observe
from tests.kit.secrecy.pairs import Pair, moments_of, position_pairs
from tests.kit.secrecy.prey import leaks
from tests.kit.secrecy.prey.replay import replayed
from tests.kit.secrecy.prey.trial import sociable_answer
from tests.kit.secrecy.record import play, viewers

SEATS = 5
MOST_POSITIONS = 500
WHOLE_TABLES = 4
MOST_TABLES = 8
FIRST_ANSWERS = 100


def some_pairs() -> Iterator[Pair]:
    """A small trial: positions of a few whole tables, then beginnings of tables replayed."""
    for number in range(WHOLE_TABLES):
        record = play("prey", Setup(SEATS), b"planted positions:%d" % number, sociable_answer)
        yield from islice(position_pairs(record, Random(f"planted:{number}"), 3), MOST_POSITIONS)
    for number in range(MOST_TABLES):
        record = play("prey", Setup(SEATS), b"planted:%d" % number, sociable_answer, FIRST_ANSWERS)
        for viewer in viewers(record.dealt):
            replay = replayed(record, viewer, Random(f"planted:{number}"))
            yield Pair(viewer, moments_of(record, viewer, replay), replay.is_whole)


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
    """The beginning of a table is played, and checked as the driver checks it after every answer."""
    record = play("prey", Setup(SEATS), seed, sociable_answer, FIRST_ANSWERS)
    history = [(answer.before, answer.action, answer.told, answer.after) for answer in record.answers]
    for count in range(1, len(history) + 1):
        check_views(history[:count])


def test_the_driver_finds_nothing_where_nothing_was_planted():
    check_all_along(b"sound")


@pytest.mark.parametrize(
    "plant",
    [leaks.minions_have_no_suit_on_their_back, leaks.hand_counts_leave_out_cheap_cards],
    ids=lambda plant: plant.__name__,
)
def test_the_driver_finds_a_leak_in_the_course_of_any_test(plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="sees what it was not sent"):
        check_all_along(b"driver")
