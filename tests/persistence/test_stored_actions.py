"""Actions, interactions and events as they are stored: in order, and once."""

import pytest

from persistence import PUBLIC, InteractionUsed


def act(transaction, table, **said):
    usual = {"seat": 1, "question": 7, "option": "move:hall", "source": "person", "rules_version": 1, "at": 5_000}
    return transaction.add_action(table, **(usual | said))


async def test_actions_are_numbered_at_each_table(store, lobby):
    def work(transaction):
        one, other = lobby(transaction), lobby(transaction)
        numbers = [act(transaction, one), act(transaction, one), act(transaction, other), act(transaction, one)]
        return numbers, transaction.actions(one), transaction.actions(other)

    numbers, of_one, of_other = await store.write(work)
    assert numbers == [1, 2, 1, 3]
    assert [row.number for row in of_one] == [1, 2, 3]
    assert [row.number for row in of_other] == [1]


async def test_an_action_keeps_all_that_was_said_of_it(store, table):
    def work(transaction):
        act(transaction, table, user_id=5, interaction_id=1 << 62, part=2, source="order")
        return transaction.actions(table)

    (row,) = await store.write(work)
    assert (row.seat, row.question, row.option, row.source) == (1, 7, "move:hall", "order")
    assert (row.user_id, row.interaction_id, row.part, row.rules_version, row.at) == (5, 1 << 62, 2, 1, 5_000)


async def test_the_same_interaction_acts_once(store, table):
    assert await store.write(lambda transaction: act(transaction, table, interaction_id=60)) == 1
    with pytest.raises(InteractionUsed) as used:
        await store.write(lambda transaction: act(transaction, table, interaction_id=60))
    assert (used.value.interaction_id, used.value.part) == (60, 0)
    assert len(await store.read(lambda transaction: transaction.actions(table))) == 1


async def test_an_interaction_may_have_several_parts(store, table):
    def work(transaction):
        return [act(transaction, table, interaction_id=60, part=part) for part in range(3)]

    assert await store.write(work) == [1, 2, 3]


async def test_what_needs_no_interaction_is_never_the_same(store, table):
    assert await store.write(lambda transaction: [act(transaction, table) for _ in range(2)]) == [1, 2]


async def test_an_interaction_is_used_once_for_anything_else(store, table):
    def use(transaction):
        return transaction.use_interaction(60, table, "join", 1_000)

    assert not await store.read(lambda transaction: transaction.interaction_used(60))
    assert await store.write(use)
    assert not await store.write(use)
    assert await store.read(lambda transaction: transaction.interaction_used(60))


async def test_an_interaction_that_acted_cannot_be_used_for_anything_else(store, table):
    def work(transaction):
        act(transaction, table, interaction_id=60, part=1)
        return transaction.interaction_used(60), transaction.use_interaction(60, table, "join", 1_000)

    assert await store.write(work) == (True, False)


async def test_a_covered_answer_becomes_an_action_later(store, table):
    def work(transaction):
        assert transaction.use_interaction(60, table, "pending", 1_000)
        return act(transaction, table, interaction_id=60)

    assert await store.write(work) == 1


async def test_an_interaction_may_be_used_before_there_is_a_table(store):
    assert await store.write(lambda transaction: transaction.use_interaction(60, None, "start", 1_000))


async def test_events_go_on_without_gaps(store, table):
    def work(transaction):
        firsts = [
            transaction.add_events(table, 0, [(PUBLIC, b"dealt"), (0, b"hand of ana"), (1, b"hand of bo")]),
            transaction.add_events(table, 1, []),
            transaction.add_events(table, 1, [(PUBLIC, b"moved")]),
        ]
        return firsts, transaction.events(table), transaction.table(table).last_event

    firsts, events, last = await store.write(work)
    assert firsts == [1, 4, 4]
    assert [(row.number, row.action, row.audience, row.body) for row in events] == [
        (1, 0, PUBLIC, b"dealt"),
        (2, 0, 0, b"hand of ana"),
        (3, 0, 1, b"hand of bo"),
        (4, 1, PUBLIC, b"moved"),
    ]
    assert last == 4


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"after": 4}, [5, 6]),
        ({"upto": 2}, [1, 2]),
        ({"after": 1, "upto": 4}, [2, 3, 4]),
        ({"audiences": {PUBLIC}}, [1, 4]),
        ({"audiences": (PUBLIC, 1)}, [1, 3, 4, 6]),
        ({"audiences": ()}, []),
        ({"after": 3, "upto": 5, "audiences": [0, 1]}, [5]),
        ({"last": 2}, [5, 6]),
        ({"last": 9}, [1, 2, 3, 4, 5, 6]),
        ({"audiences": {PUBLIC, 1}, "last": 3}, [3, 4, 6]),
    ],
)
async def test_events_are_told_to_their_audience_only(store, table, asked, numbers):
    def work(transaction):
        transaction.add_events(table, 1, [(audience, b"") for audience in (PUBLIC, 0, 1, PUBLIC, 0, 1)])
        return transaction.events(table, **asked)

    assert [row.number for row in await store.write(work)] == numbers


async def test_the_events_of_an_audience_are_counted(store, table):
    def work(transaction):
        transaction.add_events(table, 1, [(audience, b"") for audience in (PUBLIC, 0, PUBLIC)])
        early = [transaction.count_events(table, PUBLIC, before=number) for number in (1, 2, 3)]
        return [transaction.count_events(table, audience) for audience in (PUBLIC, 0, 1)], early

    assert await store.write(work) == ([2, 1, 0], [0, 1, 1])


async def test_who_acted_lately_is_known_and_who_was_seen_to(store, table):
    def work(transaction):
        act(transaction, table, seat=0, interaction_id=60, at=1_000)
        seen = act(transaction, table, seat=1, interaction_id=61, at=2_000)
        act(transaction, table, seat=2, source="computer", at=2_000)
        transaction.use_interaction(62, table, "unseen", 2_000)
        noted = act(transaction, table, seat=3, interaction_id=62, at=2_000)
        own = act(transaction, table, seat=4, interaction_id=63, at=2_000)
        covered = act(transaction, table, seat=5, at=2_000)
        for action, audience in ((seen, PUBLIC), (noted, PUBLIC), (own, 4), (covered, PUBLIC)):
            transaction.add_events(table, action, [(audience, b"")])
        return transaction.seats_acting_since(table, 1_500), transaction.seats_seen_since(table, 1_500, "unseen")

    assert await store.write(work) == ({1, 3, 4, 5}, {1})
