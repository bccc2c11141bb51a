"""How a process is told to stop: by SIGTERM, as a container is, or by Ctrl-C."""

import asyncio
import signal
import sys


def told_to_stop() -> asyncio.Event:
    """An event that is set once the process is told to stop; from now on neither signal ends it by itself."""
    stopped = asyncio.Event()
    if sys.platform != "win32":  # where an event loop hears no signals, Ctrl-C interrupts as it always does
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped
