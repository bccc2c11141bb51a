"""Settings of one bot process: what its environment or the file `.env` says, checked once at the start."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, FiniteFloat, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


def _without_blanks(value: object) -> object:
    """A text without blanks around it, and None when nothing is left; any other value as it is."""
    return value.strip() or None if isinstance(value, str) else value


def _in_capitals(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
Seconds = Annotated[FiniteFloat, Field(ge=0)]


class Settings(BaseSettings):
    """What whoever runs the bot can choose; each field is read from the variable of its name in capitals.

    The environment comes before `.env`, and a value given in code before both. An empty variable counts as absent.
    Raises pydantic.ValidationError, whose text never repeats a value, when a setting cannot be used.
    """

    # A rejected value is not repeated: it might be a token that went into the wrong line.
    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True
    )

    discord_token: Annotated[SecretStr | None, BeforeValidator(_without_blanks)] = None
    database: Annotated[Path, Field(description="the SQLite file that holds every table")] = Path(
        "data/huntmaster.sqlite3"
    )
    log_level: Annotated[LogLevel, BeforeValidator(_in_capitals)] = "INFO"
    health_port: Annotated[int | None, Field(ge=1, le=65535, description="None for no health check")] = None
    cover_seconds: Annotated[Seconds, Field(description="how long an answer under cover waits, ruling UQ-33")] = 8.0
    board_seconds: Annotated[
        Seconds, Field(description="the longest pause of a player who goes on acting, before the board is redrawn")
    ] = 150.0  # a choice made in two steps, a minute each, is no pause
