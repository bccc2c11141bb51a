"""Tables and seats as they are stored: versions, places, holders."""

import sqlite3

import pytest

from persistence import VersionConflict


async def test_a_new_table_is_in_its_lobby(store, lobby):
    def work(transaction):
        table = lobby(transaction)
        transaction.set_commitment(table, "c0ffee")
        return transaction.table(table)

    row = await store.write(work)
    assert (row.status, row.version, row.state, row.commitment) == ("lobby", 0, None, "c0ffee")
    assert (row.game, row.options, row.seats_wanted, row.host_user_id) == ("quarry", '{"pace":"live"}', 3, 900)
    assert (row.guild_id, row.channel_id, row.thread_id, row.secret) == (70, 71, None, bytes(range(32)))
    assert (row.last_event, row.undos, row.created_at, row.begun_at, row.ended_at) == (0, 0, 1_000, None, None)


async def test_there_is_no_table_that_was_not_made(store):
    assert await store.read(lambda transaction: transaction.table(5)) is None
    for change in (
        lambda transaction: transaction.set_commitment(5, "c0ffee"),
        lambda transaction: transaction.set_thread(5, 72),
        lambda transaction: transaction.set_place(5, 1, 2, 3),
        lambda transaction: transaction.add_events(5, 0, []),
    ):
        with pytest.raises(LookupError):
            await store.write(change)


async def test_a_secret_has_32_bytes(store, lobby):
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda transaction: lobby(transaction, secret=b"short"))


async def test_a_table_goes_from_its_lobby_to_its_end(store, table):
    def work(transaction):
        transaction.begin_table(table, 0, b"dealt", '{"game":"quarry"}', 2_000)
        begun = transaction.table(table)
        transaction.save_state(table, 1, b"moved")
        moved = transaction.table(table)
        transaction.end_table(table, 2, "finished", 3_000)
        return begun, moved, transaction.table(table)

    begun, moved, ended = await store.write(work)
    assert (begun.status, begun.state, begun.deal, begun.begun_at) == ("playing", b"dealt", '{"game":"quarry"}', 2_000)
    assert (begun.version, moved.version, ended.version) == (1, 2, 3)
    assert (moved.status, moved.state) == ("playing", b"moved")
    assert (ended.status, ended.state, ended.ended_at) == ("finished", b"moved", 3_000)


@pytest.mark.parametrize(
    "write",
    [
        lambda transaction, table: transaction.begin_table(table, 1, b"", "{}", 2_000),
        lambda transaction, table: transaction.save_state(table, 1, b""),
        lambda transaction, table: transaction.end_table(table, 1, "cancelled", 2_000),
    ],
)
async def test_a_table_written_meanwhile_is_not_written_over(store, table, write):
    before = await store.read(lambda transaction: transaction.table(table))
    with pytest.raises(VersionConflict) as conflict:
        await store.write(lambda transaction: write(transaction, table))
    assert (conflict.value.table, conflict.value.expected_version) == (table, 1)
    assert await store.read(lambda transaction: transaction.table(table)) == before


async def test_live_tables_are_found_by_channel_and_by_thread(store, lobby):
    def work(transaction):
        here, there, ended = lobby(transaction), lobby(transaction, channel_id=80), lobby(transaction)
        transaction.set_thread(here, 72)
        transaction.set_place(there, 79, 81, 82)
        transaction.end_table(ended, 0, "cancelled", 2_000)
        return here, there

    here, there = await store.write(work)

    async def live(*channel):
        return [row.id for row in await store.read(lambda transaction: transaction.live_tables(*channel))]

    assert await live() == [here, there]
    assert (await live(71), await live(72), await live(81), await live(82)) == ([here], [here], [there], [there])
    assert await live(80) == []


async def test_tables_of_a_user_live_or_ended(store, lobby):
    def work(transaction):
        tables = [lobby(transaction) for _ in range(4)]
        for table in tables[:3]:
            transaction.add_seat(table, user_id=5, name="ana", since=1)
        transaction.end_table(tables[0], 0, "finished", 2_000)
        transaction.begin_table(tables[1], 0, b"", "{}", 2_000)
        return (
            tables,
            [row.id for row in transaction.tables_of(5, live=True)],
            [row.id for row in transaction.tables_of(5, live=False)],
        )

    tables, live, ended = await store.write(work)
    assert live == tables[1:3]
    assert ended == tables[:1]


async def test_the_last_finished_table_of_a_game_in_a_channel(store, lobby):
    def work(transaction):
        tables = [lobby(transaction, channel_id=channel) for channel in (71, 71, 72, 71, 71)]
        tables.append(lobby(transaction, game="party"))
        for table, ended_at in zip(tables[:3], (3_000, 2_000, 4_000), strict=True):
            transaction.end_table(table, 0, "finished", ended_at)
        transaction.end_table(tables[3], 0, "cancelled", 5_000)
        transaction.end_table(tables[5], 0, "finished", 6_000)
        found = transaction.last_finished("quarry", 71)
        return tables, found.id, transaction.last_finished("quarry", 73)

    tables, found, none = await store.write(work)
    assert (found, none) == (tables[0], None)


async def test_options_can_be_changed(store, table):
    def work(transaction):
        transaction.set_options(table, '{"pace":"slow"}')
        return transaction.table(table).options

    assert await store.write(work) == '{"pace":"slow"}'
    with pytest.raises(LookupError):
        await store.write(lambda transaction: transaction.set_options(99, "{}"))


async def test_seats_are_taken_in_order_and_stay_without_gaps(store, table):
    def work(transaction):
        for number, name in enumerate(("ana", "bo", "cy", "di", "ed")):
            seat = transaction.add_seat(
                table, user_id=10 + number, name=name, since=number, join_interaction_id=50 + number
            )
            assert seat == number
        transaction.remove_seat(table, 1)
        transaction.remove_seat(table, 0)
        return transaction.seats(table), transaction.seat_of(table, 14), transaction.seat_of(table, 11)

    seats, of_ed, of_bo = await store.write(work)
    assert [(row.seat, row.name, row.user_id, row.join_interaction_id) for row in seats] == [
        (0, "cy", 12, 52),
        (1, "di", 13, 53),
        (2, "ed", 14, 54),
    ]
    assert (of_ed, of_bo) == (2, None)


async def test_a_user_sits_once_at_a_table_and_computers_as_often_as_they_like(store, table):
    def sit_twice(transaction):
        transaction.add_seat(table, user_id=5, name="ana", since=1)
        transaction.add_seat(table, user_id=5, name="ana", since=2)

    def sit_as_computers(transaction):
        return [transaction.add_seat(table, level="random", name="robot", since=1) for _ in range(3)]

    with pytest.raises(sqlite3.IntegrityError):
        await store.write(sit_twice)
    assert await store.write(sit_as_computers) == [0, 1, 2]


async def test_a_seat_changes_hands(store, table):
    def work(transaction):
        transaction.add_seat(table, user_id=5, name="ana", since=1, join_interaction_id=50)
        transaction.set_holder(table, 0, user_id=None, level="random", name="robot", since=9)
        return transaction.seats(table)

    (seat,) = await store.write(work)
    assert (seat.user_id, seat.level, seat.name, seat.since) == (None, "random", "robot", 9)
    assert seat.join_interaction_id == 50


async def test_a_seat_that_is_not_there_is_told(store, table):
    for change in (
        lambda transaction: transaction.remove_seat(table, 0),
        lambda transaction: transaction.set_holder(table, 0, user_id=5, level=None, name="ana", since=1),
    ):
        with pytest.raises(LookupError):
            await store.write(change)
