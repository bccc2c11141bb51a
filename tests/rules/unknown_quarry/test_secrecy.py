"""The secrecy trial of Unknown Quarry: pairs of tables that differ only in what one viewer was not sent.

Half are positions in which all that the viewer was not sent is exchanged, half are whole tables that are replayed from
another deal. Compared is every byte that the viewer is sent, by the rules and by the bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from rules import PUBLIC, Setup
from rules.robots import LEVELS
from rules.unknown_quarry.state import State
from tests.kit.secrecy.alike import assert_alike, at_least, pairs_of_each_kind
from tests.kit.secrecy.pairs import Pair, position_pairs, table_pairs
from tests.kit.secrecy.quarry.trial import QuarryTrial, hasty_answer
from tests.kit.secrecy.record import play

SEATS = (3, 4, 5, 6)
MARKS = QuarryTrial.marks
PAIRS_OF_EACH_KIND = pairs_of_each_kind(SEATS)
OF_EACH_MARK = at_least(50)
EVERY_NTH_POSITION = 25


def long_table_positions(seats: int) -> Iterator[Pair]:
    """Pairs of positions out of long tables, without end."""
    for number in count():
        name = f"position:{seats}:{number}"
        record = play("quarry", Setup(seats), name.encode(), LEVELS["random"])
        yield from position_pairs(record, Random(name), EVERY_NTH_POSITION)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_in_what_a_viewer_was_not_sent_look_the_same(seats):
    viewers: Counter[int] = Counter()
    marks: Counter[str] = Counter()
    for number, pair in enumerate(long_table_positions(seats)):
        assert_alike(pair, number)
        viewers[pair.viewer] += 1
        marks.update(pair.marks)
        if viewers.total() >= PAIRS_OF_EACH_KIND and all(marks[mark] >= OF_EACH_MARK for mark in MARKS):
            break
    assert set(viewers) == {PUBLIC, *range(seats)}
    assert set(marks) == set(MARKS)


@pytest.mark.parametrize("seats", SEATS)
def test_whole_tables_replayed_from_another_deal_look_the_same(seats):
    viewers: Counter[int] = Counter()
    with_another_monster = 0
    for number, pair in enumerate(table_pairs("quarry", seats, f"replay:{seats}", hasty_answer)):
        assert_alike(pair, number)
        if pair.is_whole:
            last = pair.moments[-1]
            assert last.one != last.other
            viewers[pair.viewer] += 1
            with_another_monster += monster(last.one) != monster(last.other)
        if viewers.total() == PAIRS_OF_EACH_KIND:
            break
    assert set(viewers) == {PUBLIC, *range(seats)}
    assert with_another_monster > PAIRS_OF_EACH_KIND // 3


def monster(state: State) -> tuple[int, str]:
    """Whose hand makes a monster, and which."""
    return next((number, seat.monster) for number, seat in enumerate(state.seats) if seat.monster)
