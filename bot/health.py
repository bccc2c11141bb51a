"""The health endpoint, for whoever watches the process from outside: GET /healthz on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.client import Huntmaster
from persistence import StoreError


@asynccontextmanager
async def health_endpoint(bot: Huntmaster, port: int | None) -> AsyncIterator[None]:
    """While inside, the port answers 200 if the bot is connected and its database can be read, else 503.

    Without a port nothing is opened. It listens on every address, since a container is asked from outside; it says
    nothing but "good" or what is amiss. Raises OSError if the port is taken.
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
        await web.TCPSite(runner, port=port).start()
        yield
    finally:
        await runner.cleanup()


async def _health(bot: Huntmaster) -> web.Response:
    if not bot.is_ready():
        return web.Response(status=503, text="not connected to Discord\n")
    try:
        await bot.store.read(lambda transaction: transaction.last_alive())
    except StoreError:
        return web.Response(status=503, text="the database cannot be read\n")
    return web.Response(text="good\n")
