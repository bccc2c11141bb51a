"""The thread in which the one connection lives, and the hop into it."""

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import TypeVar

import aiosqlite

from persistence.errors import StoreClosed

Answer = TypeVar("Answer")


class ConnectionThread:
    """A connection made and used in a thread of its own, one piece of work after another.

    This is the only place that knows the inside of aiosqlite, which has no public way to run a function in its thread
    (`_execute` is what all its methods use); its version is pinned for that reason.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = aiosqlite.Connection(connect, iter_chunk_size=64)
        # A process that dies of an error before it closes the store must not wait for this thread for ever.
        self._connection._thread.daemon = True
        self._is_stopped = False

    async def start(self) -> None:
        """The connection is open; what `connect` raises is raised, and the thread has ended."""
        with ExitStack() as on_failure:
            # It is about to end then, and must not outlive the event loop it reports to.
            on_failure.callback(self._connection._thread.join)
            await self._connection
            on_failure.pop_all()

    async def run(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """The work was done in the thread, in one hop, after all that was asked before; returns what it returned.

        A caller that is cancelled meanwhile does not stop the work. StoreClosed after `stop`.
        """
        if self._is_stopped:
            raise StoreClosed
        answer: Answer = await self._connection._execute(partial(_done, work), self._connection._conn)  # type: ignore[no-untyped-call]
        return answer

    async def stop(self) -> None:
        """The work asked before is done, the connection closed and the thread ended."""
        self._is_stopped = True
        ended = self._connection.stop()
        if ended is not None:
            await ended


def _done(work: Callable[[sqlite3.Connection], Answer], connection: sqlite3.Connection) -> Answer:
    try:
        return work(connection)
    except StopIteration as end:
        # A future cannot hold one, and its caller would wait for ever.
        raise RuntimeError("the end of an iteration was not caught") from end
