"""The health endpoint: what it answers before the bot is connected, while all is well, and without its database."""

import socket
from pathlib import Path

import aiohttp
import pytest

from bot.client import Huntmaster, create_bot
from bot.health import PortTaken, health_endpoint
from persistence import Transaction
from tests.kit.playthrough import begin
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


async def test_a_table_that_cannot_be_served_is_named_and_tried_ever_more_seldom(tmp_path: Path, caplog):
    async with world(tmp_path / "tables.sqlite3", faults=3) as here:
        await begin(here, here.people)
        await here.bot.store.write(_break_down)
        await here.wait(55)
        assert await asked(here.bot) == (200, "good, but for tables that cannot be served: #1\n")
        await here.wait(250)
        said = [record for record in caplog.records if "could not be served" in record.getMessage()]
        assert len(said) == 3
        assert "input_value" not in caplog.text
        await here.bot.store.write(lambda transaction: transaction.end_table(1, 2, "cancelled", 0))
        await here.wait(1)
        assert await asked(here.bot) == (200, "good\n")


def _break_down(transaction: Transaction) -> None:
    """What is stored of table 1 cannot be opened any more, and something falls due there."""
    row = transaction.table(1)
    assert row is not None
    assert row.state is not None
    transaction.save_state(1, row.version, row.state[:-100])
    for question in transaction.open_questions(1):
        transaction.put_off(1, question.question, question.seat, 1)


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
