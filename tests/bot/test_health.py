"""The health endpoint: what it answers before the bot is connected, while all is well, and without its database."""

import socket
from pathlib import Path

import aiohttp
import pytest

from bot.client import Huntmaster, create_bot
from bot.health import PortTaken, health_endpoint
from tests.kit.world import settings_for, world


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def asked(bot: Huntmaster) -> tuple[int, str]:
    port = free_port()
    async with (
        health_endpoint(bot, port),
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as response,
    ):
        return response.status, await response.text()


async def test_a_bot_that_is_not_connected_is_not_well(tmp_path: Path):
    bot = create_bot(settings_for(tmp_path / "tables.sqlite3"))
    assert await asked(bot) == (503, "not connected to Discord\n")


async def test_a_connected_bot_is_well_until_its_database_is_gone(tmp_path: Path):
    async with world(tmp_path / "tables.sqlite3") as here:
        assert await asked(here.env.bot) == (200, "good\n")
        await here.env.bot.store.close()
        assert await asked(here.env.bot) == (503, "the database cannot be read\n")


async def test_a_bot_that_has_not_ticked_for_minutes_is_not_well(tmp_path: Path):
    async with world(tmp_path / "tables.sqlite3") as here:
        here.env.bot.ticker.stop()
        await here.wait(600)
        assert await asked(here.env.bot) == (503, "nothing that falls due is being served\n")


async def test_a_port_that_is_taken_is_named(tmp_path: Path):
    bot = create_bot(settings_for(tmp_path / "tables.sqlite3"))
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=f"HEALTH_PORT {port} cannot be opened"):
            async with health_endpoint(bot, port):
                pass


async def test_without_a_port_nothing_listens(tmp_path: Path):
    bot = create_bot(settings_for(tmp_path / "tables.sqlite3"))
    async with health_endpoint(bot, None):
        assert not bot.is_ready()
