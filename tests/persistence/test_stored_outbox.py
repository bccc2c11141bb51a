"""News that waits to be told: joined, claimed by one, told once, never lost."""

import asyncio

import pytest

from persistence import PUBLIC, Store


async def claim(store: Store, now: int, lease_until: int = 10_000, limit: int = 10, **asked):
    return await store.write(lambda transaction: transaction.claim(now, lease_until, limit, **asked))


async def test_news_waits_until_its_time(store, table):
    await store.write(lambda transaction: transaction.tell(table, 2, "sheet", 5, 1_000))
    assert await claim(store, 999) == ()
    (row,) = await claim(store, 1_000)
    assert (row.table_id, row.audience, row.kind, row.first_event) == (table, 2, "sheet", 5)
    assert (row.not_before, row.revision, row.attempts, row.leased_until) == (1_000, 1, 1, 10_000)


@pytest.mark.parametrize(
    ("joining", "expected"),
    [
        ({"first_event": 9, "not_before": 2_000}, (5, 1_000)),
        ({"first_event": 9, "not_before": 500}, (5, 500)),
        ({"first_event": 3, "not_before": 2_000}, (3, 1_000)),
        ({"first_event": 9, "not_before": 2_000, "later": True}, (5, 2_000)),
        ({"first_event": 9, "not_before": 500, "later": True}, (5, 500)),
    ],
)
async def test_newer_news_joins_what_waits(store, table, joining, expected):
    def work(transaction):
        transaction.tell(table, PUBLIC, "board", 5, 1_000)
        transaction.tell(table, PUBLIC, "board", **joining)
        return transaction.claim(5_000, 6_000, 10)

    (row,) = await store.write(work)
    assert (row.first_event, row.not_before) == expected
    assert row.revision == 2


async def test_each_audience_and_kind_waits_for_itself(store, table):
    def work(transaction):
        for audience, kind in ((PUBLIC, "board"), (0, "sheet"), (1, "sheet"), (0, "notice")):
            transaction.tell(table, audience, kind, 1, 0)
        return transaction.claim(0, 10, 10)

    assert [(row.audience, row.kind) for row in await store.write(work)] == [
        (PUBLIC, "board"),
        (0, "sheet"),
        (1, "sheet"),
        (0, "notice"),
    ]


async def test_what_one_has_claimed_another_cannot_until_the_lease_is_over(store, table):
    await store.write(lambda transaction: transaction.tell(table, PUBLIC, "board", 1, 0))
    claims = await asyncio.gather(*(claim(store, 100, 200) for _ in range(20)))
    assert sorted(len(rows) for rows in claims) == [0] * 19 + [1]
    assert await claim(store, 199) == ()
    (row,) = await claim(store, 200)
    assert row.attempts == 2


async def test_no_more_is_claimed_than_was_asked(store, lobby):
    def work(transaction):
        tables = [lobby(transaction) for _ in range(3)]
        for table in reversed(tables):
            transaction.tell(table, PUBLIC, "board", 1, 0)
            transaction.tell(table, 0, "sheet", 1, 0)
        return tables

    tables = await store.write(work)
    assert [row.table_id for row in await claim(store, 0, limit=3)] == [tables[2], tables[2], tables[1]]
    assert [row.kind for row in await claim(store, 0, limit=1, table=tables[0])] == ["board"]
    assert await store.read(lambda transaction: transaction.tables_to_tell(0, 10)) == (tables[1], tables[0])
    assert await store.read(lambda transaction: transaction.tables_to_tell(0, 1)) == (tables[1],)
    assert await store.read(lambda transaction: transaction.tables_to_tell(-1, 10)) == ()
    assert [(row.table_id, row.kind) for row in await claim(store, 0)] == [(tables[1], "sheet"), (tables[0], "sheet")]


async def test_told_news_waits_no_more(store, table):
    await store.write(lambda transaction: transaction.tell(table, PUBLIC, "board", 1, 0))
    (row,) = await claim(store, 0)
    await store.write(lambda transaction: transaction.told(row.id, row.revision))
    assert await claim(store, 1 << 50) == ()
    assert await store.read(lambda transaction: transaction.next_told_at()) is None


async def test_news_that_came_while_telling_is_told_next(store, table):
    await store.write(lambda transaction: transaction.tell(table, PUBLIC, "board", 5, 0))
    (row,) = await claim(store, 0)
    await store.write(lambda transaction: transaction.tell(table, PUBLIC, "board", 8, 0))
    await store.write(lambda transaction: transaction.told(row.id, row.revision))
    (newer,) = await claim(store, 0)
    assert (newer.id, newer.revision, newer.first_event, newer.attempts) == (row.id, 2, 5, 1)
    await store.write(lambda transaction: transaction.told(newer.id, newer.revision))
    assert await claim(store, 0, 1 << 50) == ()


@pytest.mark.parametrize(("upto", "first_event"), [(7, 8), (9, 10), (3, 5), (None, 5)])
async def test_what_was_told_is_not_told_again_with_the_newer(store, table, upto, first_event):
    def work(transaction):
        transaction.tell(table, PUBLIC, "notice", 5, 0)
        (row,) = transaction.claim(0, 10, 10)
        transaction.tell(table, PUBLIC, "notice", 8, 0)
        transaction.told(row.id, row.revision, upto=upto)
        return transaction.claim(0, 10, 10)

    (newer,) = await store.write(work)
    assert newer.first_event == first_event


async def test_news_told_too_late_does_not_take_what_another_has_told_and_new_news_away(store, table):
    def work(transaction):
        transaction.tell(table, PUBLIC, "board", 1, 0)
        (row,) = transaction.claim(0, 10, 10)
        transaction.told(row.id, row.revision)
        transaction.tell(table, PUBLIC, "board", 2, 0)
        transaction.told(row.id, row.revision)
        return transaction.claim(0, 10, 10)

    (row,) = await store.write(work)
    assert row.first_event == 2


async def test_what_could_not_be_told_is_tried_again_later(store, table):
    await store.write(lambda transaction: transaction.tell(table, 0, "sheet", 1, 0))
    (row,) = await claim(store, 0)
    await store.write(lambda transaction: transaction.retry(row.id, 3_000))
    assert await store.read(lambda transaction: transaction.next_told_at()) == 3_000
    assert await claim(store, 2_999) == ()
    assert [row.attempts for row in await claim(store, 3_000)] == [2]


async def test_the_next_moment_to_tell_counts_leases(store, lobby):
    def work(transaction):
        moments = [transaction.next_told_at()]
        one, other = lobby(transaction), lobby(transaction)
        transaction.tell(one, PUBLIC, "board", 1, 50)
        moments.append(transaction.next_told_at())
        transaction.claim(60, 900, 10)
        moments.append(transaction.next_told_at())
        transaction.tell(other, PUBLIC, "board", 1, 400)
        moments.append(transaction.next_told_at())
        return moments

    assert await store.write(work) == [None, 50, 900, 400]


async def test_dropped_news_is_gone_even_while_it_is_told(store, table):
    def work(transaction):
        for kind in ("board", "sheet", "notice"):
            transaction.tell(table, 0, kind, 1, 0)
        (board, *_) = transaction.claim(0, 0, 10)
        transaction.drop_outbox(table, {"board", "notice"})
        transaction.told(board.id, board.revision)
        transaction.retry(board.id, 5)
        return transaction.claim(0, 10, 10)

    assert [row.kind for row in await store.write(work)] == ["sheet"]
    await store.write(lambda transaction: transaction.drop_outbox(table))
    assert await store.read(lambda transaction: transaction.next_told_at()) is None
