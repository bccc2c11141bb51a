"""The secrecy trial of Hunting Party: pairs of tables that differ only in what one viewer was not sent.

Half are positions in which all that the viewer was not sent is exchanged, half are whole tables that are replayed from
another deal. Compared is every byte that the viewer is sent, by the rules and by the bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from rules import PUBLIC, Setup
from rules.robots import LEVELS
from tests.kit.secrecy.alike import assert_alike, at_least, pairs_of_each_kind
from tests.kit.secrecy.pairs import Pair, position_pairs, table_pairs
from tests.kit.secrecy.party.trial import PartyTrial, shopping_answer
from tests.kit.secrecy.record import play

SEATS = (2, 3, 4, 5)
PAIRS_OF_EACH_KIND = pairs_of_each_kind(SEATS)
OF_EACH_MARK = {2: at_least(4), 3: at_least(17), 4: at_least(17), 5: at_least(17)}
"""By the number of seats: more than 50 in all. Two people soon know too much of each other for some to be common."""
NEVER = {2: {"a sealed answer"}}
"""What there is not at a table of two: a window asks one alone, whose answer closes it."""
EVERY_NTH_POSITION = 25


def long_table_positions(seats: int) -> Iterator[Pair]:
    """Pairs of positions out of long tables, without end."""
    for number in count():
        name = f"position:{seats}:{number}"
        record = play("party", Setup(seats), name.encode(), LEVELS["random"])
        yield from position_pairs(record, Random(name), EVERY_NTH_POSITION)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_in_what_a_viewer_was_not_sent_look_the_same(seats):
    viewers: Counter[int] = Counter()
    marks: Counter[str] = Counter()
    wanted = set(PartyTrial.marks) - NEVER.get(seats, set())
    for number, pair in enumerate(long_table_positions(seats)):
        assert_alike(pair, number)
        (moment,) = pair.moments
        assert moment.one != moment.other
        viewers[pair.viewer] += 1
        marks.update(pair.marks)
        if viewers.total() >= PAIRS_OF_EACH_KIND and all(marks[mark] >= OF_EACH_MARK[seats] for mark in wanted):
            break
    assert set(viewers) == {PUBLIC, *range(seats)}
    assert set(marks) >= wanted


@pytest.mark.parametrize("seats", SEATS)
def test_whole_tables_replayed_from_another_deal_look_the_same(seats):
    viewers: Counter[int] = Counter()
    with_another_shadow = 0
    for number, pair in enumerate(
        islice(table_pairs("party", seats, f"replay:{seats}", shopping_answer), PAIRS_OF_EACH_KIND)
    ):
        assert pair.is_whole, f"for viewer {pair.viewer} the table went another way after {pair.moments[-1].other}"
        assert_alike(pair, number)
        last = pair.moments[-1]
        assert last.one != last.other
        viewers[pair.viewer] += 1
        with_another_shadow += last.one.destined != last.other.destined
    assert set(viewers) == {PUBLIC, *range(seats)}
    assert with_another_shadow > PAIRS_OF_EACH_KIND // 3
