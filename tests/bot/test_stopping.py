"""SIGTERM while the bot is still logging in, or at work: it stops cleanly and soon, as a container must."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.hosting.refused import Refused
from bot.stopping import Handlers

PATIENCE = 30
BOT = (
    "import sys; import discord.http; from bot.__main__ import main; "
    "discord.http.Route.BASE = sys.argv[1]; sys.exit(main([]))"
)


def test_told_to_stop_while_discord_does_not_answer_it_stops_cleanly(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        bot = subprocess.Popen(
            [sys.executable, "-c", BOT, f"http://127.0.0.1:{silent.getsockname()[1]}"],
            env=os.environ | {"DISCORD_TOKEN": "not.a.token", "DATABASE": str(tmp_path / "tables.sqlite3")},
            stderr=subprocess.PIPE,
            text=True,
        )
        called, _ = silent.accept()
        with called:
            bot.send_signal(signal.SIGTERM)
            _, said = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, said
    assert "Traceback" not in said


async def test_what_takes_longer_than_a_stop_may_is_cut_off():
    handlers, begun = Handlers(), asyncio.Event()

    async def handle_for_ever() -> None:
        handlers.enter()
        begun.set()
        await asyncio.Event().wait()

    handling = asyncio.create_task(handle_for_ever())
    await begun.wait()
    await handlers.finish(0)
    assert handling.cancelled()
    with pytest.raises(Refused):
        handlers.enter()
