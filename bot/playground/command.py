"""The command `playground`: its options, and what stops it from starting, in plain words."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from importlib.util import find_spec
from pathlib import Path

from pydantic import ValidationError

from bot import checking
from bot.logs import begin_logging
from bot.settings import Settings
from persistence import StoreError

GOOD, PROBLEM = 0, 1
PORT, PEOPLE = 8420, 4
FEWEST_PEOPLE, MOST_PEOPLE = 2, 8
DATA = Path("data/playground.sqlite3")
BOARD_SECONDS = 1
"""The pretend Discord counts no requests, so every move shows on the board at once."""
NOT_INSTALLED = (
    "The playground needs a package that is not installed: use `make run`, or install requirements-playground.lock."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The parser knows what `playground` takes."""
    parser.add_argument("--port", type=port, default=PORT, help=f"where the page is (default: {PORT}; 0: any free one)")
    parser.add_argument(
        "--people",
        type=people,
        default=PEOPLE,
        help=f"whom you can play, {FEWEST_PEOPLE} to {MOST_PEOPLE} (default: {PEOPLE})",
    )
    parser.add_argument("--data", metavar="FILE", type=Path, default=DATA, help=f"the tables (default: {DATA})")


def port(text: str) -> int:
    """A port of this machine; raises ArgumentTypeError."""
    return _number(text, 0, 65535)


def people(text: str) -> int:
    """How many people the page shows; raises ArgumentTypeError."""
    return _number(text, FEWEST_PEOPLE, MOST_PEOPLE)


def _number(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {text!r}")
    return int(text)


def is_installed() -> bool:
    """Whether everything that the playground needs is there. Nothing of it is loaded to find out."""
    return find_spec("simcord") is not None


def run(arguments: argparse.Namespace) -> int:
    """The playground ran until it was told to stop; returns 0, or 1 with a word about why it could not run."""
    if not is_installed():
        return _told(NOT_INSTALLED)
    try:
        settings = Settings(database=arguments.data, board_seconds=BOARD_SECONDS)
    except ValidationError as error:
        return _told(checking.settings_problem(error))
    begin_logging(settings.log_level if "log_level" in settings.model_fields_set else "WARNING")
    logging.getLogger("discord").setLevel(logging.ERROR)  # what it warns of, the pretend Discord does on purpose
    return _run(settings, arguments)


def _run(settings: Settings, arguments: argparse.Namespace) -> int:
    # Loading the simulator changes discord.py, so nobody does who did not ask for the playground.
    from bot.playground.opening import PortClosed, playground

    try:
        asyncio.run(playground(settings, arguments.people, arguments.port))
    except StoreError as error:
        return _told(f"{error.problem} {error.mend}")
    except PortClosed as error:
        return _told(str(error))
    return GOOD


def _told(problem: str) -> int:
    sys.stderr.write(f"{problem}\n")
    return PROBLEM
