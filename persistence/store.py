"""The store: one database of one bot, opened, written and read without ever blocking the event loop."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from persistence.errors import StoreClosed
from persistence.group import Writer, commit_group, look
from persistence.lock import release_lock, take_lock
from persistence.opening import back_up, connect
from persistence.thread import ConnectionThread
from persistence.transaction import Transaction

Answer = TypeVar("Answer")

GROUP_CAP = 256
"""How many writers at most share a commit, so that none waits too long for the others."""

# The store at work on each database of this process: a new one puts an older one out of work, as after a crash.
_at_work: dict[Path, "Store"] = {}


class Store:
    """An open database. Work is a plain function of a `Transaction`, run in the thread of the one connection."""

    def __init__(self, path: Path, thread: ConnectionThread) -> None:
        self._path = path
        self._thread = thread
        self._waiting: deque[Writer] = deque()
        self._leader: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path, *, factory: type[sqlite3.Connection] = sqlite3.Connection) -> Self:
        """A store on the database at `path`, made with its folder if needed, locked and up to date.

        A store that this process had open on it before is put out of work. `factory` is the class of the connection.
        Raises a StoreError: NewerDatabase, UnwritableDatabase, DamagedDatabase, DatabaseInUse.
        """
        path = _real(path)
        take_lock(path)
        older = _at_work.get(path)
        store = cls(path, ConnectionThread(partial(connect, path, factory)))
        _at_work[path] = store
        with ExitStack() as on_failure:
            on_failure.callback(store._give_up_database)
            if older is not None:
                await older._retire()
            await store._thread.start()
            on_failure.pop_all()
        return store

    async def write(self, work: Callable[[Transaction], Answer]) -> Answer:
        """What `work` wrote is committed, durably and as a whole; returns what it returned.

        If it raises, nothing of it is stored and the error is raised here. NotWritten if the commit failed. A caller
        cancelled meanwhile cannot know whether its work was stored.
        """
        self._check_open()
        answers: list[Answer] = []
        served: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        writer = Writer(lambda transaction: answers.append(work(transaction)), served)
        self._waiting.append(writer)
        if self._leader is None or self._leader.done():
            # The first writer leads. It does so in a task, so that its being cancelled leaves nobody behind; the task
            # ends as soon as nobody waits.
            self._leader = asyncio.create_task(self._lead())
        await served
        if writer.error is not None:
            raise writer.error
        return answers[0]

    async def read(self, work: Callable[[Transaction], Answer]) -> Answer:
        """What `work` returned, from one sight of the database; it cannot write (sqlite3.OperationalError)."""
        self._check_open()
        return await self._thread.run(partial(look, work))

    async def backup(self, path: Path) -> None:
        """The file at `path` is a database with all that is committed. Raises a StoreError."""
        self._check_open()
        await self._thread.run(partial(back_up, path))

    async def close(self) -> None:
        """All that was asked to be written has been, and the database is closed and free for another process."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._leader is not None:
            await asyncio.wait({self._leader})
        await self._thread.stop()
        self._give_up_database()

    async def _retire(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            await self._thread.stop()

    def _give_up_database(self) -> None:
        if _at_work.get(self._path) is self:
            del _at_work[self._path]
            release_lock(self._path)

    async def _lead(self) -> None:
        group: list[Writer] = []
        try:
            while self._waiting:
                group = self._next_group()
                await self._thread.run(partial(commit_group, group))
                for writer in group:
                    writer.serve()
        except StoreClosed:
            return
        finally:
            self._turn_away([*group, *self._waiting])

    def _turn_away(self, writers: list[Writer]) -> None:
        # There is nobody unless the store was put out of work, or the event loop is being torn down.
        self._waiting.clear()
        for writer in writers:
            if not writer.served.done():
                writer.fail("the bot stopped meanwhile")
                writer.serve()

    def _next_group(self) -> list[Writer]:
        size = min(len(self._waiting), GROUP_CAP)
        taken = [self._waiting.popleft() for _ in range(size)]
        return [writer for writer in taken if not writer.served.cancelled()]

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreClosed


def _real(path: Path) -> Path:
    return path.resolve()
