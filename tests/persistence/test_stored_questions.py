"""Open questions as they are stored: what stays, what waits under a cover, what falls due."""

import pytest

from persistence import Asking

MOVE = Asking(question=7, seat=0, kind="move", asked_at=1_000, cover_until=1_500, due_at=9_000, bank=60)


def answer(transaction, table, option="pass", **said):
    usual = {"option": option, "source": "person", "user_id": 5, "interaction_id": 60}
    return transaction.set_pending(table, MOVE.question, MOVE.seat, **(usual | said))


async def test_exactly_the_questions_that_were_put_are_open(store, table):
    def work(transaction):
        transaction.put_questions(table, [Asking(8, 2, "react", 1_000), Asking(8, 1, "react", 1_000), MOVE])
        first = transaction.open_questions(table)
        transaction.put_questions(table, [Asking(9, 0, "move", 2_000), MOVE])
        second = transaction.open_questions(table)
        transaction.put_questions(table, [])
        return first, second, transaction.open_questions(table)

    first, second, third = await store.write(work)
    assert [(row.question, row.seat) for row in first] == [(7, 0), (8, 1), (8, 2)]
    assert [(row.question, row.seat) for row in second] == [(7, 0), (9, 0)]
    assert third == ()


async def test_a_question_that_stays_keeps_its_times_and_its_answer(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE])
        assert answer(transaction, table)
        (before,) = transaction.open_questions(table)
        transaction.put_questions(table, [Asking(7, 0, "drop", 4_000, 4_500, 4_600, 10), Asking(8, 1, "react", 4_000)])
        return before, transaction.open_questions(table)[0]

    before, after = await store.write(work)
    assert (before.asked_at, before.cover_until, before.due_at, before.bank) == (1_000, 1_500, 9_000, 60)
    assert (after.asked_at, after.cover_until, after.due_at, after.bank) == (1_000, 1_500, 9_000, 60)
    assert (after.pending, after.pending_user, after.pending_interaction) == ("pass", 5, 60)
    assert after.pending_source == "person"
    assert after.kind == "drop"


async def test_a_question_asked_again_after_it_was_closed_is_new(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE])
        answer(transaction, table)
        transaction.put_questions(table, [])
        transaction.put_questions(table, [MOVE])
        return transaction.open_questions(table)

    (row,) = await store.write(work)
    assert row.pending is None


async def test_questions_of_other_tables_stay(store, lobby):
    def work(transaction):
        one, other = lobby(transaction), lobby(transaction)
        transaction.put_questions(one, [MOVE])
        transaction.put_questions(other, [MOVE])
        transaction.put_questions(one, [])
        return transaction.open_questions(other)

    assert len(await store.write(work)) == 1


async def test_a_first_answer_is_not_replaced(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE])
        taken = [answer(transaction, table, "show:rope"), answer(transaction, table, "pass", user_id=6)]
        return taken, transaction.open_questions(table)[0]

    taken, row = await store.write(work)
    assert taken == [True, False]
    assert (row.pending, row.pending_user) == ("show:rope", 5)


async def test_a_standing_orders_answer_is_replaced_by_the_players_own(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE])
        taken = [
            answer(transaction, table, option, source=source)
            for option, source in (("rope", "order"), ("pass", "person"))
        ]
        return taken, transaction.open_questions(table)[0]

    taken, row = await store.write(work)
    assert taken == [True, True]
    assert (row.pending, row.pending_source) == ("pass", "person")


async def test_a_question_can_be_put_off(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE, Asking(8, 1, "react", 1_000, due_at=9_500)])
        transaction.put_off(table, MOVE.question, MOVE.seat, 11_000)
        transaction.put_off(table, MOVE.question, 5, 12_000)
        return [(row.question, row.due_at, row.asked_at) for row in transaction.open_questions(table)]

    assert await store.write(work) == [(7, 11_000, 1_000), (8, 9_500, 1_000)]


@pytest.mark.parametrize("asked", [[], [Asking(7, 1, "move", 0)], [Asking(6, 0, "move", 0)]])
async def test_nothing_waits_for_a_question_that_is_not_open(store, table, asked):
    def work(transaction):
        transaction.put_questions(table, asked)
        return answer(transaction, table)

    assert not await store.write(work)


async def test_an_ended_table_asks_nothing(store, table):
    def work(transaction):
        transaction.put_questions(table, [MOVE])
        transaction.end_table(table, 0, "cancelled", 2_000)
        return transaction.open_questions(table), transaction.next_due()

    assert await store.write(work) == ((), None)


@pytest.mark.parametrize(
    ("asked", "is_answered", "due"),
    [
        (Asking(7, 0, "move", 1_000), False, None),
        (Asking(7, 0, "move", 1_000, cover_until=1_500), False, None),
        (Asking(7, 0, "move", 1_000, cover_until=1_500), True, 1_500),
        (Asking(7, 0, "move", 1_000, due_at=9_000), False, 9_000),
        (Asking(7, 0, "move", 1_000, cover_until=1_500, due_at=9_000), True, 1_500),
        (Asking(7, 0, "move", 1_000, cover_until=1_500, due_at=1_200), True, 1_200),
        (Asking(7, 0, "move", 1_000), True, 1_000),
    ],
)
async def test_a_question_falls_due_at_its_moment(store, table, asked, is_answered, due):
    def put(transaction):
        transaction.put_questions(table, [asked])
        if is_answered:
            answer(transaction, table)
        return transaction.next_due()

    async def due_at(now):
        return [row.question for row in await store.read(lambda transaction: transaction.due_questions(now))]

    assert await store.write(put) == due
    if due is None:
        assert await due_at(1 << 50) == []
        return
    assert await due_at(due - 1) == []
    assert await due_at(due) == [7]


async def test_due_questions_come_by_table_question_and_seat(store, lobby):
    def work(transaction):
        one, other = lobby(transaction), lobby(transaction)
        transaction.put_questions(other, [Asking(3, 0, "move", 0, due_at=1)])
        transaction.put_questions(one, [Asking(9, 2, "react", 0, due_at=2), Asking(9, 1, "react", 0, due_at=3)])
        return transaction.due_questions(5), transaction.next_due(), (one, other)

    due, following, (one, other) = await store.write(work)
    assert [(row.table_id, row.question, row.seat) for row in due] == [(one, 9, 1), (one, 9, 2), (other, 3, 0)]
    assert following == 1
