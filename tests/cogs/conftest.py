"""A pretend server for every test of what people see."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import Huntmaster
from tests.kit.world import NAMES, World, bot_of, strictly


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Huntmaster:
    """The bot whose world the simulator's own fixture makes; its clock is the test's too."""
    return bot_of(tmp_path / "tables.sqlite3", "luck")


@pytest.fixture
async def here(tmp_path: Path, simcord_env: Any) -> AsyncIterator[World]:
    """A server with four people and the bot."""
    with strictly():
        yield World(simcord_env, tmp_path / "tables.sqlite3", NAMES[:4], "luck")
        await simcord_env.bot.close()
