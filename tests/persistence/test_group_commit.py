"""Many writers, one commit: all or none of each, and nobody left waiting."""

import asyncio
import sqlite3
import threading

import pytest

from persistence import NotWritten, Store, Transaction
from persistence.store import GROUP_CAP


class Driver(sqlite3.Connection):
    """A connection that counts commits and can be told to fail as a disk does."""

    commits = 0
    fault = ""

    def execute(self, sql, *values):
        kind = type(self)
        if sql == "COMMIT":
            kind.commits += 1
        if sql == "BEGIN IMMEDIATE" and kind.fault == "at the last check":
            super().execute(sql)
            return super().execute("PRAGMA defer_foreign_keys = ON")
        if (sql == "COMMIT" and kind.fault == "flush") or (sql.startswith("INSERT") and kind.fault == "full disk"):
            super().execute("ROLLBACK")
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


class Gate:
    """Work that stays in the connection's thread until it is let go, so that others queue behind it."""

    def __init__(self) -> None:
        self.entered = asyncio.Event()
        self._go = threading.Event()
        self._loop = asyncio.get_running_loop()

    def work(self, transaction: Transaction) -> None:
        transaction.beat(1)
        self._loop.call_soon_threadsafe(self.entered.set)
        assert self._go.wait(10)

    def let_go(self) -> None:
        self._go.set()


@pytest.fixture
def driver() -> type[Driver]:
    return type("OwnDriver", (Driver,), {})


@pytest.fixture
async def store(path, driver):
    store = await Store.open(path, factory=driver)
    yield store
    driver.fault = ""
    await store.close()


@pytest.fixture
async def gate(store):
    """A gate with a writer in it, whose task is `gate.writer`."""
    gate = Gate()
    gate.writer = asyncio.create_task(store.write(gate.work))
    await gate.entered.wait()
    yield gate
    gate.let_go()


def note(number: int):
    """Work that leaves a trace: a person of this number."""
    return lambda transaction: transaction.saw_person(number, "ana")


async def noted(store: Store, *numbers: int) -> set[int]:
    return {number for number in numbers if await store.read(lambda transaction, n=number: transaction.person(n))}


def fail(transaction: Transaction) -> None:
    transaction.saw_person(13, "bo")
    raise LookupError("no such card")


async def test_a_write_gives_what_its_work_returned(store):
    assert await store.write(lambda transaction: transaction.add_mark) is not None
    assert await store.write(lambda _: None) is None
    assert await store.write(lambda _: (1, "two")) == (1, "two")


async def test_a_hundred_writers_share_a_few_commits(store, driver):
    await asyncio.gather(*(store.write(note(number)) for number in range(100)))
    assert driver.commits <= 3
    assert len(await noted(store, *range(100))) == 100


async def test_those_who_queue_behind_a_commit_share_the_next(store, driver, gate):
    others = [asyncio.create_task(store.write(note(number))) for number in range(GROUP_CAP + 1)]
    await asyncio.sleep(0)
    gate.let_go()
    await asyncio.gather(gate.writer, *others)
    assert driver.commits == 3


async def test_work_is_done_in_the_order_it_came(store):
    order = []
    await asyncio.gather(*(store.write(lambda _, n=number: order.append(n)) for number in range(600)))
    assert order == list(range(600))


async def test_an_error_undoes_only_the_work_that_raised_it(store, driver):
    outcomes = await asyncio.gather(
        store.write(note(1)), store.write(fail), store.write(note(2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), LookupError, type(None)]
    assert driver.commits == 1
    assert await noted(store, 1, 2, 13) == {1, 2}


async def test_even_the_end_of_an_iteration_is_an_error_like_others(store):
    outcomes = await asyncio.gather(store.write(lambda _: next(iter(()))), store.write(note(1)), return_exceptions=True)
    assert isinstance(outcomes[0], RuntimeError)
    assert isinstance(outcomes[0].__cause__, StopIteration)
    assert await noted(store, 1) == {1}


async def test_the_end_of_an_iteration_in_a_read_is_an_error_too(store):
    with pytest.raises(RuntimeError) as error:
        await asyncio.wait_for(store.read(lambda _: next(iter(()))), 10)
    assert isinstance(error.value.__cause__, StopIteration)


@pytest.mark.parametrize("fault", ["flush", "full disk"])
async def test_when_the_disk_fails_everybody_in_the_group_hears_it(store, driver, fault):
    driver.fault = fault
    outcomes = await asyncio.gather(*(store.write(note(number)) for number in range(5)), return_exceptions=True)
    driver.fault = ""
    assert all(isinstance(outcome, NotWritten) for outcome in outcomes)
    assert all("disk I/O error" in str(outcome) for outcome in outcomes)
    assert await noted(store, *range(5)) == set()
    await store.write(note(1))
    assert await noted(store, 1) == {1}


async def test_a_commit_that_is_refused_is_rolled_back(store, driver):
    driver.fault = "at the last check"
    outcomes = await asyncio.gather(
        store.write(note(1)),
        store.write(lambda transaction: transaction.add_seat(404, name="ana", since=1)),
        return_exceptions=True,
    )
    driver.fault = ""
    assert [type(outcome) for outcome in outcomes] == [NotWritten, NotWritten]
    assert outcomes[0] is not outcomes[1]
    assert isinstance(outcomes[0].__cause__, sqlite3.IntegrityError)
    assert await noted(store, 1) == set()
    await store.write(note(2))
    assert await noted(store, 2) == {2}


async def test_an_error_of_ones_own_is_kept_when_the_commit_fails_too(store, driver):
    driver.fault = "flush"
    outcomes = await asyncio.gather(store.write(fail), store.write(note(1)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [LookupError, NotWritten]


async def test_a_first_writer_who_is_cancelled_leaves_nobody_behind(store, gate):
    other = asyncio.create_task(store.write(note(2)))
    gate.writer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gate.writer
    gate.let_go()
    await other
    assert await noted(store, 2) == {2}
    assert await store.read(lambda transaction: transaction.last_alive()) == 1


async def test_a_writer_cancelled_before_its_turn_writes_nothing(store, gate):
    unwanted, wanted = (asyncio.create_task(store.write(note(number))) for number in (1, 2))
    await asyncio.sleep(0)
    unwanted.cancel()
    gate.let_go()
    await wanted
    assert await noted(store, 1, 2) == {2}
    assert unwanted.cancelled()


async def test_closing_waits_for_what_was_asked(path, store, gate):
    last = asyncio.create_task(store.write(note(1)))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    gate.let_go()
    await closing
    assert last.done()
    again = await Store.open(path)
    assert await noted(again, 1) == {1}
    await again.close()


async def test_those_who_wait_when_another_store_takes_over_are_told(path, store, gate):
    waiting = asyncio.create_task(store.write(note(1)))
    await asyncio.sleep(0)
    opening = asyncio.create_task(Store.open(path))
    await asyncio.sleep(0)
    gate.let_go()
    newer = await opening
    await gate.writer
    with pytest.raises(NotWritten):
        await waiting
    assert await noted(newer, 1) == set()
    assert await newer.read(lambda transaction: transaction.last_alive()) == 1
    await newer.close()


async def test_a_read_cannot_write(store):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.read(note(1))
    await store.write(note(2))
    assert await noted(store, 1, 2) == {2}


async def test_an_error_in_a_read_is_the_readers(store):
    with pytest.raises(ZeroDivisionError):
        await store.read(lambda _: 1 // 0)
    await store.write(note(1))
    assert await noted(store, 1) == {1}
