"""The secrecy trial of Deadly Prey: pairs of tables that differ only in what one viewer was not sent.

Half are positions in which all that the viewer was not sent is exchanged, half are tables that are replayed from
another deal, some to their end, most through their first days. Compared is every byte that the viewer is sent, by the
rules and by the bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from rules import PUBLIC, Setup
from tests.kit.secrecy.alike import IS_FULL, assert_alike, at_least, pairs_of_each_kind
from tests.kit.secrecy.pairs import Pair, moments_of
from tests.kit.secrecy.prey.differing import SECRETS, differing
from tests.kit.secrecy.prey.positions import sampled_positions
from tests.kit.secrecy.prey.replay import replayed
from tests.kit.secrecy.prey.trial import CONTESTING, JOINING, sociable_answer
from tests.kit.secrecy.record import play, viewers

SEATS = (2, 3, 4, 5)
PAIRS_OF_EACH_KIND = pairs_of_each_kind(SEATS)
OF_EACH_SECRET = {2: at_least(17), 3: at_least(17), 4: at_least(25), 5: at_least(25)}
"""For each number of seats: of the full trial 50 in all of what there is for two numbers of seats or more."""
HARDLY_EVER = {"who contests"}
"""Sealed answers of several controllers: only of a card that is shared already."""
ONLY_OTHERS = {2: {JOINING, CONTESTING, "who joins"}, 3: {CONTESTING, "who joins"}, 4: {"who joins"}}
"""What there is nobody for, or hardly ever: a lone hunter has nobody to ask, one who is asked alone seals nothing."""
FIRST_ANSWERS = 45
TO_THE_END = 5 if IS_FULL else 100
"""One record in so many is replayed to its end."""


def long_table_positions(seats: int) -> Iterator[Pair]:
    """Pairs of positions out of whole tables, without end."""
    for number in count():
        name = f"position:{seats}:{number}"
        record = play("prey", Setup(seats), name.encode(), sociable_answer)
        yield from sampled_positions(record, Random(name))


def tables_replayed(seats: int) -> Iterator[Pair]:
    """Tables from their deal on, each replayed from another one for PUBLIC and every seat, without end."""
    for number in count():
        name = f"replay:{seats}:{number}"
        most = FIRST_ANSWERS if number % TO_THE_END else None
        record = play("prey", Setup(seats), name.encode(), sociable_answer, most)
        for viewer in viewers(record.dealt):
            replay = replayed(record, viewer, Random(name))
            yield Pair(viewer, moments_of(record, viewer, replay), replay.is_whole)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_in_what_a_viewer_was_not_sent_look_the_same(seats):
    seen: Counter[int] = Counter()
    secrets: Counter[str] = Counter()
    wanted = {*SECRETS, JOINING, CONTESTING} - HARDLY_EVER - ONLY_OTHERS.get(seats, set())
    for number, pair in enumerate(long_table_positions(seats)):
        assert_alike(pair, number)
        (moment,) = pair.moments
        seen[pair.viewer] += 1
        secrets.update({*differing(moment.one, moment.other, pair.viewer), *pair.marks})
        if seen.total() >= PAIRS_OF_EACH_KIND and all(secrets[name] >= OF_EACH_SECRET[seats] for name in wanted):
            break
    assert set(seen) == {PUBLIC, *range(seats)}
    assert set(secrets) >= wanted


@pytest.mark.parametrize("seats", SEATS)
def test_tables_replayed_from_another_deal_look_the_same(seats):
    seen: Counter[int] = Counter()
    secrets: Counter[str] = Counter()
    for number, pair in enumerate(islice(tables_replayed(seats), PAIRS_OF_EACH_KIND)):
        assert pair.is_whole, f"for viewer {pair.viewer} the table went another way after {pair.moments[-1].other}"
        assert_alike(pair, number)
        last = pair.moments[-1]
        seen[pair.viewer] += 1
        secrets.update(differing(last.one, last.other, pair.viewer))
    assert set(seen) == {PUBLIC, *range(seats)}
    assert min(secrets[name] for name in ("Callings not shown", "hands", "faces", "the order of decks")) > len(seen)
