"""`python -m bot playground` from the outside: what it prints, how it stops, and that nobody else loads it."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from bot.__main__ import main

TOP = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#[\w-]{40,}")
PATIENCE = 30


def run(*arguments, **environment):
    """The bot's command line as a process of its own, with no token."""
    clean = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=TOP,
        env=clean | {"DISCORD_TOKEN": ""} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_and_stops_cleanly(tmp_path, number):
    data = tmp_path / "folder" / "tables.sqlite3"
    with run("-m", "bot", "playground", "--port", "0", "--data", str(data)) as process:
        address = ADDRESS.search(process.stdout.readline())
        assert address, process.stderr.read()
        with urllib.request.urlopen(address[0].partition("#")[0], timeout=PATIENCE) as answer:
            assert answer.status == 200
        process.send_signal(number)
        process.wait(PATIENCE)
        told, complaints = process.stdout.read(), process.stderr.read()
    assert process.returncode == 0
    assert complaints == ""
    assert "Try first" in told
    assert data.exists()


def test_a_port_that_is_taken_is_told_in_words(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with run("-m", "bot", "playground", "--port", str(port), "--data", str(tmp_path / "tables.sqlite3")) as process:
            told, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert told == ""
    assert f"Port {port} is taken" in complaints
    assert "Traceback" not in complaints


def test_a_file_that_is_no_database_is_told_in_words(tmp_path):
    data = tmp_path / "tables.sqlite3"
    data.write_text("no database, but long enough to look like one\n" * 100)
    with run("-m", "bot", "playground", "--port", "0", "--data", str(data)) as process:
        _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert str(data) in complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize("wrong", [("--people", "1"), ("--people", "9"), ("--port", "x"), ("--port", "70000")])
def test_wrong_usage_is_told(capsys, wrong):
    with pytest.raises(SystemExit) as stopped:
        main(["playground", *wrong])
    assert stopped.value.code == 2
    assert "a whole number from" in capsys.readouterr().err


def test_nothing_of_the_simulator_is_loaded_in_any_other_mode():
    script = "import sys, bot.__main__; sys.exit('simcord' in sys.modules or 'bot.playground.world' in sys.modules)"
    with run("-c", script) as process:
        _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complaints


def test_without_a_token_the_playground_opens(tmp_path):
    script = f"import os, sys; from bot.__main__ import main; os.chdir({str(tmp_path)!r}); sys.exit(main([]))"
    with socket.create_server(("127.0.0.1", 8420)), run("-c", script) as process:
        told, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "this is the playground" in told
    assert "Port 8420 is taken" in complaints


def test_without_a_token_and_without_the_simulator_it_says_what_to_set(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main([]) == 1
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    assert main(["playground"]) == 1
    assert "requirements-playground.lock" in capsys.readouterr().err
