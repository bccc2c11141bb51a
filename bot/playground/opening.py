"""An evening at the playground: the world is opened, the page is served, time passes, and all is closed again."""

from __future__ import annotations

import asyncio
import errno
import logging
import secrets
import socket
import sys
from contextlib import suppress
from time import perf_counter

from aiohttp import web

from bot.playground.server import application
from bot.playground.world import World, pretend_world
from bot.settings import Settings
from bot.stopping import told_to_stop

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
TICK = 0.5
"""Real seconds between two moves of the world's clock."""
LAST_WORDS = 1.0
"""Seconds that open requests are given at the end."""
WELCOME = """\
The playground is open, on this machine only: http://{host}:{port}/#{token}

Try first: in Ana's column type /hunt start and choose the game. Press Join in the columns of the others, or let
Fill seats bring computer players. Then Ana presses Begin, and whoever is asked presses Act.

The tables are kept in {database}. Ctrl-C stops it.
"""


class PortClosed(Exception):
    """The page cannot be served on this port; the message says why, and what to do."""


async def playground(settings: Settings, people: int, port: int) -> None:
    """The page was served until Ctrl-C or SIGTERM. Raises PortClosed, or a StoreError."""
    stopped = told_to_stop()
    with listening(port) as listener:
        async with pretend_world(settings, people) as world:
            await serve(world, listener, stopped)


def listening(port: int) -> socket.socket:
    """A socket that listens on this port of this machine, and is reached from no other. Raises PortClosed."""
    try:
        return socket.create_server((HOST, port))
    except OSError as error:
        is_taken = error.errno == errno.EADDRINUSE
        why = "is taken, perhaps by another playground" if is_taken else "is not open to you"
        raise PortClosed(f"Port {port} {why}. Name another, or any that is free: --port 0") from error


async def serve(world: World, listener: socket.socket, stopped: asyncio.Event) -> None:
    """The page was served, and as much time passed in the world as outside it, until it was to stop."""
    token, port = secrets.token_urlsafe(), listener.getsockname()[1]
    runner = web.AppRunner(application(world, token, port), access_log=None, shutdown_timeout=LAST_WORDS)
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        sys.stdout.write(WELCOME.format(host=HOST, port=port, token=token, database=world.settings.database))
        sys.stdout.flush()
        await _let_time_pass(world, stopped)
    finally:
        world.change()
        await runner.cleanup()


async def _let_time_pass(world: World, stopped: asyncio.Event) -> None:
    before = perf_counter()
    while not stopped.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), TICK)
        now = perf_counter()
        await _let_pass(world, now - before)
        before = now


async def _let_pass(world: World, seconds: float) -> None:
    try:
        async with world.turn(is_quiet=True):
            await world.pass_time(seconds)
    except TimeoutError:
        log.warning("the bot is stuck: time cannot pass")
