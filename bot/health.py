"""The health endpoint, for whoever watches the process from outside: GET /healthz on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot import clock
from bot.client import Huntmaster
from bot.ticker import BEAT_MS
from persistence import StoreError

MISSED_BEATS = 3
"""After so many the bot does not tick any more."""


class PortTaken(Exception):
    """The port cannot be opened."""

    def __init__(self, port: int, reason: str) -> None:
        super().__init__(f"HEALTH_PORT {port} cannot be opened: {reason}. Choose another port, or leave it out.")


@asynccontextmanager
async def health_endpoint(bot: Huntmaster, port: int | None) -> AsyncIterator[None]:
    """While inside, the port answers 200 if the bot has connected, its database can be read and it ticks, else 503.

    Without a port nothing is opened. It listens on every address, since a container is asked from outside; it says
    nothing but "good" or what is amiss. Raises PortTaken if it cannot be opened.
    """
    if port is None:
        yield
        return

    async def answer(_: web.Request) -> web.Response:
        return await _health(bot)

    app = web.Application()
    app.router.add_get("/healthz", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, port=port).start()
        except OSError as error:
            raise PortTaken(port, error.strerror or str(error)) from error
        yield
    finally:
        await runner.cleanup()


async def _health(bot: Huntmaster) -> web.Response:
    if not bot.is_ready():
        return web.Response(status=503, text="not connected to Discord\n")
    try:
        last_alive = await bot.store.read(lambda transaction: transaction.last_alive())
    except StoreError:
        return web.Response(status=503, text="the database cannot be read\n")
    if last_alive is None or clock.now() - last_alive > MISSED_BEATS * BEAT_MS:
        return web.Response(status=503, text="nothing that falls due is being served\n")
    if bot.ticker.broken:  # no reason to start the bot anew: every other table is well
        numbers = ", ".join(f"#{table}" for table in bot.ticker.broken)
        return web.Response(text=f"good, but for tables that cannot be served: {numbers}\n")
    return web.Response(text="good\n")
