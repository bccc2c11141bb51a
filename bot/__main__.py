"""Huntmaster, game master of hunting games: run the bot or the playground, simulate tables, check the installation."""

from __future__ import annotations

import argparse
import asyncio
import sys

import discord
from pydantic import ValidationError

from bot import checking, simulate
from bot.client import create_bot
from bot.health import PortTaken, health_endpoint
from bot.logs import begin_logging
from bot.playground import command as playground
from bot.settings import Settings
from bot.stopping import told_to_stop
from persistence import StoreError

GOOD, PROBLEM, WRONG_USAGE = 0, 1, 2
WITHOUT_COMMAND = "Without a command the bot runs; with no DISCORD_TOKEN set, the playground does in its place."
CHECK = (
    "Says whether settings, token and database are right, and how to mend what is not. A database that is not there "
    "yet is made, as the bot would. Exit code 0 if a bot could run with it, else 1."
)
NO_TOKEN = (
    "No DISCORD_TOKEN is set: put your bot's token into the file .env (see .env.example) or the environment, "
    "and run this again."
)


def main(arguments: list[str] | None = None) -> int:
    """What the command line asks for is done; returns the exit code: 0 good, 1 a problem told in words, 2 usage."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, epilog=WITHOUT_COMMAND)
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    simulate.add_arguments(commands.add_parser("simulate", help="play whole tables between computer players"))
    commands.add_parser("check", help="say whether settings and database are right", description=CHECK)
    playground.add_arguments(
        commands.add_parser("playground", help="play on a web page of this machine, with no token")
    )
    asked = parser.parse_args(arguments)
    if asked.command == "simulate":
        return simulate.run(asked)
    if asked.command == "playground":
        return playground.run(asked)
    try:
        settings = Settings()
    except ValidationError as error:
        return _told(checking.settings_problem(error))
    except UnicodeDecodeError as error:
        return _told(f"The file .env is not written in UTF-8 ({error.reason}). Save it as UTF-8 and run this again.")
    if asked.command == "check":
        return asyncio.run(checking.check(settings))
    if settings.discord_token is None:
        return _without_token(parser)
    return _serve(settings, settings.discord_token.get_secret_value())


def _without_token(parser: argparse.ArgumentParser) -> int:
    """The playground runs in the bot's place, where it is installed."""
    if not playground.is_installed():
        return _told(NO_TOKEN)
    print("No DISCORD_TOKEN is set, so this is the playground. To run the real bot, see .env.example.\n")
    return playground.run(parser.parse_args(["playground"]))


def _serve(settings: Settings, token: str) -> int:
    """The bot runs until it is told to stop."""
    begin_logging(settings.log_level)
    try:
        asyncio.run(_run(settings, token))
    except StoreError as error:
        return _told(f"{error.problem} {error.mend}")
    except discord.LoginFailure:
        return _told("Discord does not know this token. Copy it anew from the developer portal into DISCORD_TOKEN.")
    except PortTaken as error:
        return _told(str(error))
    except (OSError, discord.HTTPException) as error:
        return _told(f"Discord could not be reached: {error}. Check the connection and run this again.")
    return GOOD


async def _run(settings: Settings, token: str) -> None:
    """A connected bot; SIGTERM and Ctrl-C close it cleanly."""
    bot = create_bot(settings)
    stopped = told_to_stop()
    async with health_endpoint(bot, settings.health_port):
        running = asyncio.create_task(bot.start(token))
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        await bot.close()
        stopping.cancel()
        if stopped.is_set():
            running.cancel()  # it may still be logging in; that this fails now is no fault
        await asyncio.gather(running, return_exceptions=stopped.is_set())


def _told(problem: str) -> int:
    print(problem, file=sys.stderr)
    return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
