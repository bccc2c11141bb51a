"""The ticker: looks each second for answers whose cover is over, questions that fell due, and news to be told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from discord.ext import tasks

from bot import clock
from bot.courier import Courier
from bot.hosting.play import Play
from persistence import NotWritten, QuestionRow, Store, StoreClosed

log = logging.getLogger(__name__)

BEAT_MS = 60_000
FIRST_REST_MS = 60_000
LONGEST_REST_MS = 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Rest:
    """A broken table is left alone until then, after so many times that it could not be served."""

    until: int
    times: int


class Ticker:
    """Serves rows that fall due. It holds nothing itself: whatever it misses is found at the next second.

    Only which tables are broken it keeps in mind, so that it tries them ever more seldom.
    """

    def __init__(self, store: Store, play: Play, courier: Courier) -> None:
        self._store = store
        self._play = play
        self._courier = courier
        self._beat_at = 0
        self._rests: dict[int, Rest] = {}
        self._tellings: set[asyncio.Task[None]] = set()
        self._loop = tasks.loop(seconds=1)(self._tick_on)

    def start(self) -> None:
        """It ticks until it is stopped."""
        self._loop.start()

    def stop(self) -> None:
        """It ticks no more, and tells no more."""
        self._loop.cancel()
        for telling in self._tellings:
            telling.cancel()

    @property
    def broken(self) -> tuple[int, ...]:
        """The tables at which something fell due and could not be served."""
        return tuple(sorted(self._rests))

    async def tick(self) -> None:
        """Everything that is due now has been served and told."""
        if await self._serve_all():
            await self._courier.deliver()

    async def _serve_all(self) -> bool:
        """Everything that is due now has been served; whether there is something to tell."""
        now = clock.now()
        next_due, next_told = await self._store.read(
            lambda transaction: (transaction.next_due(), transaction.next_told_at())
        )
        rows: tuple[QuestionRow, ...] = ()
        if next_due is not None and next_due <= now:
            rows = await self._store.read(lambda transaction: transaction.due_questions(now))
            next_told = now
        due = {row.table_id for row in rows}
        self._rests = {table: rest for table, rest in self._rests.items() if table in due}
        for row in rows:
            await self._serve(row, now)
        if now - self._beat_at >= BEAT_MS:
            await self._store.write(lambda transaction: transaction.beat(now))
            self._beat_at = now
        return next_told is not None and next_told <= now

    async def _serve(self, row: QuestionRow, now: int) -> None:
        """The question is answered. A table that is broken holds up no other, and rests a while."""
        rest = self._rests.get(row.table_id, Rest(0, 0))
        if now < rest.until:
            return
        try:
            await self._play.serve(row, now)
        except StoreClosed:
            raise
        except NotWritten as error:
            log.warning("table %s: question %s could not be stored: %s", row.table_id, row.question, error)
        except Exception:
            log.exception("table %s: question %s could not be served", row.table_id, row.question)
            pause = min(FIRST_REST_MS * 2**rest.times, LONGEST_REST_MS)
            self._rests[row.table_id] = Rest(now + pause, rest.times + 1)
        else:
            self._rests.pop(row.table_id, None)

    async def _tick_on(self) -> None:
        """One tick, whose faults stop nothing: what it left undone is due again. A closed store ends the ticking.

        It does not wait for Discord, which may take minutes, and of whose troubles no table's time depends.
        """
        try:
            if await self._serve_all():
                telling = asyncio.create_task(self._tell())
                self._tellings.add(telling)
                telling.add_done_callback(self._tellings.discard)
        except StoreClosed:
            self._loop.stop()
        except Exception:
            log.exception("a tick failed")

    async def _tell(self) -> None:
        try:
            await self._courier.deliver()
        except StoreClosed:
            return
        except Exception:
            log.exception("news could not be carried")
