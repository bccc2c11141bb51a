"""The log of a running bot: it can be as talkative as one likes, and still holds no secret."""

import subprocess
import sys

SAYS = """
import logging
from bot.logs import begin_logging
begin_logging({level!r})
logging.getLogger("bot").debug("a word of ours")
logging.getLogger("discord.http").debug("the whole of a secret sheet")
logging.getLogger("discord.client").warning("a warning")
"""


def logged(level: str) -> str:
    done = subprocess.run([sys.executable, "-c", SAYS.format(level=level)], capture_output=True, text=True, check=True)
    return done.stderr


def test_the_most_talkative_log_shows_no_message():
    assert "a word of ours" in logged("DEBUG")
    assert "a warning" in logged("DEBUG")
    assert "secret" not in logged("DEBUG")


def test_a_quiet_log_is_quiet():
    assert logged("ERROR") == ""
