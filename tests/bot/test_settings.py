"""The settings: where each comes from, what it is when nothing is said, and what is refused."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings

TOP = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_set(tmp_path, monkeypatch):
    """A process without any setting: none in its environment, and no `.env` where it stands."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_each_setting_has_a_default():
    settings = Settings()
    assert settings.discord_token is None
    assert settings.database == Path("data/huntmaster.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.health_port is None
    assert settings.cover_seconds == 8
    assert settings.board_seconds == 150


def test_settings_come_from_the_environment(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "the-token")
    monkeypatch.setenv("DATABASE", "elsewhere/tables.sqlite3")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("HEALTH_PORT", "8080")
    settings = Settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "the-token"
    assert settings.database == Path("elsewhere/tables.sqlite3")
    assert settings.log_level == "DEBUG"
    assert settings.health_port == 8080


def test_code_comes_before_the_environment_and_the_environment_before_the_file(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("COVER_SECONDS=1\nBOARD_SECONDS=1\nDATABASE=file\n")
    monkeypatch.setenv("BOARD_SECONDS", "2")
    monkeypatch.setenv("DATABASE", "environment")
    settings = Settings(database=Path("code"))
    assert (settings.cover_seconds, settings.board_seconds, settings.database) == (1, 2, Path("code"))


@pytest.mark.parametrize("token", ["", "   "])
def test_an_empty_token_counts_as_none(token, tmp_path, monkeypatch):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token}\nHEALTH_PORT=\n")
    assert Settings().discord_token is None
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert Settings().discord_token is None


def test_blanks_around_a_token_are_not_part_of_it(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", " the-token\n")
    token = Settings().discord_token
    assert token is not None
    assert token.get_secret_value() == "the-token"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("HEALTH_PORT", "0"),
        ("HEALTH_PORT", "65536"),
        ("HEALTH_PORT", "web"),
        ("COVER_SECONDS", "-1"),
        ("COVER_SECONDS", "inf"),
        ("BOARD_SECONDS", "nan"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_by_name_and_not_repeated(name, value, monkeypatch):
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError) as refusal:
        Settings()
    assert [error["loc"] for error in refusal.value.errors()] == [(name.lower(),)]
    assert "input_value" not in str(refusal.value)


def test_a_token_is_never_shown():
    settings = Settings.model_validate({"discord_token": "the-token"})
    assert "the-token" not in f"{settings!r} {settings} {settings.model_dump()}"


def test_the_example_names_every_setting_and_changes_no_default():
    lines = (TOP / ".env.example").read_text().splitlines()
    named = [line.removeprefix("#").split("=")[0] for line in lines if "=" in line]
    assert named == [name.upper() for name in Settings.model_fields]


def test_the_example_with_every_line_in_force_is_the_defaults(tmp_path):
    lines = (TOP / ".env.example").read_text().splitlines()
    in_force = [line.removeprefix("#") for line in lines if "=" in line]
    (tmp_path / ".env").write_text("\n".join(in_force))
    assert Settings() == Settings.model_construct()
