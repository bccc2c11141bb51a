"""The secrecy trial is itself on trial: leaks are planted in the engine, and each must be found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rules import Setup
from rules.robots import LEVELS
from rules.unknown_quarry import events
from rules.unknown_quarry.verbs import Table
from tests.kit.quarry import scenario
from tests.kit.secrecy import check_views
from tests.kit.secrecy.observation import observe
from tests.kit.secrecy.pairs import Pair, position_pairs, table_pairs
from tests.kit.secrecy.quarry import leaks
from tests.kit.secrecy.quarry.trial import hasty_answer
from tests.kit.secrecy.record import play

MOST_TABLES = 240
MOST_POSITIONS = 100
SEATS = 4


def some_pairs() -> Iterator[Pair]:
    """A small trial: positions of one long table, then short tables replayed."""
    record = play("quarry", Setup(SEATS, {"rounds": 8}), b"planted", LEVELS["random"])
    yield from islice(position_pairs(record, Random("planted"), 3), MOST_POSITIONS)
    yield from islice(table_pairs("quarry", SEATS, "planted", hasty_answer), MOST_TABLES)


def found_after() -> int | None:
    """The number of the first pair of the small trial that its viewer can tell apart; None if there is none."""
    return next((number for number, pair in enumerate(some_pairs()) if pair.first_difference(observe)), None)


@pytest.mark.parametrize("plant", leaks.LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant, monkeypatch):
    plant(monkeypatch)
    assert found_after() is not None


def check_all_along(seed: bytes) -> None:
    """A table is played, and checked as the driver checks it after every answer."""
    record = play("quarry", Setup(SEATS, {"rounds": 8}), seed, LEVELS["random"])
    history = [(answer.before, answer.action, answer.told, answer.after) for answer in record.answers]
    for count in range(1, len(history) + 1):
        check_views(history[:count])


def test_the_driver_finds_nothing_where_nothing_was_planted():
    check_all_along(b"sound")


@pytest.mark.parametrize(
    "plant",
    [
        leaks.monstrous_cards_are_not_counted,
        leaks.option_is_offered_only_against_the_unarmed,
        leaks.scratch_sheet_lists_what_others_find,
    ],
    ids=lambda plant: plant.__name__,
)
def test_the_driver_finds_a_leak_in_the_course_of_any_test(plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="sees what it was not sent"):
        check_all_along(b"driver")


def test_the_driver_finds_that_a_seat_was_not_told_of_its_own_wound(monkeypatch):
    game = scenario()
    game.attack("ana", "bo", "brawl", 6)
    tell_seat = Table.tell_seat

    def tell_all_but_wounds(table: Table, seat: int, fact: object) -> None:
        if not isinstance(fact, events.Wounded):
            tell_seat(table, seat, fact)

    monkeypatch.setattr(Table, "tell_seat", tell_all_but_wounds)
    with pytest.raises(AssertionError, match="was not told of its wounds"):
        game.bo.resolves()
