"""`python -m bot check`: what is right with the installation, what is wrong, and how to mend it."""

from __future__ import annotations

from pydantic import ValidationError

from bot.settings import Settings
from bot.words.people import counted
from persistence import DatabaseInUse, Store, StoreError


def settings_problem(error: ValidationError) -> str:
    """What is wrong with the settings, a line each; their values are not repeated."""
    lines = [f"{'.'.join(map(str, fault['loc'])).upper()}: {fault['msg']}" for fault in error.errors()]
    return "\n".join((*lines, "Mend it in .env or the environment; .env.example shows every setting."))


async def check(settings: Settings) -> int:
    """Everything was looked at and told; returns 0 if a bot could run with it, else 1."""
    print("settings   good")
    print("token      " + ("set" if settings.discord_token else "none: set DISCORD_TOKEN to run the real bot"))
    try:
        store = await Store.open(settings.database)
    except DatabaseInUse as error:
        print(f"database   in use, which is right while the bot runs ({error.problem})")
        return 0
    except StoreError as error:
        print(f"database   {error.problem}\n           {error.mend}")
        return 1
    tables = await store.read(lambda transaction: transaction.live_tables())
    await store.close()
    print(f"database   good: {settings.database}, every migration done, {counted(len(tables), 'table')} live")
    return 0
