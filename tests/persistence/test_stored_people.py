"""People, what they have seen and noted, what was posted for them, and the bot's own heartbeat."""

from dataclasses import replace

from persistence import MessageRow, PersonRow

BOARD = MessageRow(
    table_id=1,
    kind="board",
    owner=0,
    channel_id=71,
    message_id=500,
    posted_at=1_000,
    edited_at=None,
    fingerprint="a1",
)


async def test_a_person_is_known_from_the_first_thing_that_is_set(store):
    def work(transaction):
        assert transaction.person(1) is None
        transaction.saw_person(1, "Ana")
        transaction.set_dm(2, 80)
        transaction.set_dm_closed(3, 4_000)
        transaction.set_settings(4, '{"dm":false}')
        return [transaction.person(user) for user in (1, 2, 3, 4)]

    assert await store.write(work) == [
        PersonRow(1, "Ana", None, None, None, "{}"),
        PersonRow(2, "", 80, None, None, "{}"),
        PersonRow(3, "", None, 4_000, None, "{}"),
        PersonRow(4, "", None, None, None, '{"dm":false}'),
    ]


async def test_setting_one_thing_of_a_person_leaves_the_others(store):
    def work(transaction):
        transaction.saw_person(1, "Ana")
        transaction.set_dm(1, 80)
        transaction.set_dm_closed(1, 4_000)
        transaction.set_settings(1, '{"dm":false}')
        whole = transaction.person(1)
        transaction.saw_person(1, "Anna")
        transaction.set_dm_closed(1, None)
        return whole, transaction.person(1)

    whole, after = await store.write(work)
    assert whole == PersonRow(1, "Ana", 80, 4_000, None, '{"dm":false}')
    assert after == replace(whole, name="Anna", dm_closed_at=None)


async def test_what_was_seen_is_not_unseen(store, lobby):
    def work(transaction):
        one, other = lobby(transaction), lobby(transaction)
        transaction.set_seen(5, one, 9)
        transaction.set_seen(5, one, 4)
        transaction.set_seen(5, other, 2)
        return transaction.seen(5, one), transaction.seen(5, other), transaction.seen(6, one)

    assert await store.write(work) == (9, 2, 0)


async def test_notes_are_ones_own(store, table):
    def work(transaction):
        numbers = [transaction.add_mark(table, 5, text, at) for at, text in enumerate(("not the wolf", "bo lies"))]
        numbers.append(transaction.add_mark(table, 6, "mine", 3))
        removed = [transaction.remove_mark(table, 5, 1), transaction.remove_mark(table, 5, 1)]
        numbers.append(transaction.add_mark(table, 5, "the hall", 4))
        return numbers, removed, transaction.marks(table, 5), transaction.marks(table, 6)

    numbers, removed, of_ana, of_bo = await store.write(work)
    assert numbers == [1, 2, 1, 3]
    assert removed == [True, False]
    assert [(row.number, row.text, row.at) for row in of_ana] == [(2, "bo lies", 1), (3, "the hall", 4)]
    assert [row.text for row in of_bo] == ["mine"]


async def test_a_message_takes_the_place_of_the_one_before(store, table):
    def work(transaction):
        transaction.put_message(BOARD)
        edited = replace(BOARD, message_id=501, edited_at=2_000, fingerprint="b2")
        transaction.put_message(edited)
        return transaction.message(table, "board", 0), edited

    found, edited = await store.write(work)
    assert found == edited


async def test_messages_are_found_by_table_and_kind(store, table):
    sheets = [replace(BOARD, kind="sheet", owner=owner) for owner in (5, 6)]

    def work(transaction):
        for message in (*reversed(sheets), BOARD):
            transaction.put_message(message)
        return transaction.messages(table), transaction.messages(table, "sheet"), transaction.messages(table + 1)

    assert await store.write(work) == ((BOARD, *sheets), tuple(sheets), ())


async def test_a_forgotten_message_is_not_found(store, table):
    def work(transaction):
        transaction.put_message(BOARD)
        transaction.forget_message(table, "board", 5)
        before = transaction.message(table, "board", 0)
        transaction.forget_message(table, "board", 0)
        return before, transaction.message(table, "board", 0)

    assert await store.write(work) == (BOARD, None)


async def test_the_last_heartbeat_is_remembered(store):
    def work(transaction):
        beats = [transaction.last_alive()]
        for now in (1_000, 2_000):
            transaction.beat(now)
            beats.append(transaction.last_alive())
        return beats

    assert await store.write(work) == [None, 1_000, 2_000]


async def test_a_replaced_message_is_an_old_one_until_it_is_forgotten(store, table):
    def work(transaction):
        for number in (500, 501, 501, 502):
            transaction.replace_message(replace(BOARD, message_id=number))
        old = transaction.old_messages(table, "board")
        transaction.forget_message(table, old[0].kind, old[0].owner)
        ids = [message.message_id for message in (*old, *transaction.old_messages(table, "board"))]
        return transaction.message(table, "board", 0), ids, transaction.old_messages(table, "sheet")

    assert await store.write(work) == (replace(BOARD, message_id=502), [500, 501, 501], ())
