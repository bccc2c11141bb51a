"""How a process is told to stop, by SIGTERM, as a container is, or by Ctrl-C; and how what was begun is finished."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import Any

from bot.hosting.refused import Refused


def told_to_stop() -> asyncio.Event:
    """An event that is set once the process is told to stop; from now on neither signal ends it by itself."""
    stopped = asyncio.Event()
    if sys.platform != "win32":  # where an event loop hears no signals, Ctrl-C interrupts as it always does
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped


class Handlers:
    """The interactions that are being handled: every press and every command passes through `enter`."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopping = False

    def enter(self) -> None:
        """The task that runs now counts until it ends. Refused once the bot is stopping."""
        if self._is_stopping:
            raise Refused("restarting")
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Nothing new is begun, and what was begun is finished; what takes longer than so many seconds is cut off."""
        self._is_stopping = True
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
