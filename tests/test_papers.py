"""What stands on paper agrees with what is run: the locks with each other, the README with the permissions."""

import re
from pathlib import Path

import discord
import pytest

TOP = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-playground.lock", "requirements-test.lock", "requirements-bench.lock")
PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


def entries_of(lock: str) -> list[str]:
    """The entries of a lock, each on one line: name, pin, marker and hashes."""
    text = (TOP / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_a_lock_is_one_pin_with_hashes(lock):
    pin = re.compile(r"[a-z0-9-]+==[^ ]+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    offenders = [entry.split()[0] for entry in entries_of(lock) if not pin.fullmatch(entry)]
    assert offenders == []
    assert entries_of(lock)


@pytest.mark.parametrize(("smaller", "larger"), [LOCKS[:2], LOCKS[1:3], LOCKS[2:]])
def test_a_larger_lock_holds_the_smaller_one(smaller, larger):
    assert set(entries_of(smaller)) - set(entries_of(larger)) == set()


def test_the_lock_serves_the_python_that_lost_audioop():
    assert any(entry.startswith("audioop-lts==") and ">= '3.13'" in entry for entry in entries_of("requirements.lock"))


def test_the_readme_invites_with_the_permissions_it_names():
    readme = " ".join((TOP / "README.md").read_text(encoding="utf-8").split())
    asked = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert f"&permissions={asked.value}`" in readme
    assert f"{', '.join(PERMISSIONS.values())}." in readme
