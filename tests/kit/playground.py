"""The playground as a process of its own, and its page as one person at the browser has it before them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

TOP = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
STOP_SECONDS = 10


@contextmanager
def running_playground(data: Path, *, people: int = 4) -> Iterator[str]:
    """The address of a playground on this data file. At the end it is told to stop, and has to stop cleanly."""
    command = [sys.executable, "-m", "bot", "playground", "--port", "0", "--people", str(people), "--data", str(data)]
    with (data.parent / "playground.log").open("a") as log:
        process = subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            yield _address(process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=STOP_SECONDS)
    assert process.returncode == 0


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := ADDRESS.search(line):
            return found[0]
    raise AssertionError(f"the playground printed no address and ended with {process.wait()}")


class Seen:
    """The column of one person on the page."""

    def __init__(self, page: Page, name: str) -> None:
        self.name = name
        self.whole = page.get_by_role("region", name=name, exact=True)
        self.line = self.whole.locator(".command-line input")
        self.suggestions = self.whole.locator(".command-line").get_by_role("option")
        self.messages = self.whole.locator("article")

    def place(self, kind: str) -> Locator:
        """The mark of the newest place of a kind: channel, thread or dm."""
        return self.whole.locator(f".places button[data-kind={kind}]").last

    def turn_to(self, kind: str) -> None:
        """The place of this kind is before the person."""
        self.place(kind).click()
        expect(self.place(kind)).to_have_attribute("aria-current", "page")

    def type(self, line: str) -> None:
        """The line is typed and sent, whatever the list of suggestions says."""
        self.line.fill(line)
        self.line.press("Escape")
        self.line.press("Enter")
        expect(self.line).to_have_value("")

    def message(self, text: str) -> Locator:
        """The newest message in which the text stands."""
        return self.messages.filter(has_text=text).last

    def press(self, label: str, *, on: str) -> None:
        """The button is pressed on the newest message in which `on` stands."""
        self.message(on).get_by_role("button", name=label, exact=True).click()

    def private(self) -> Locator:
        """The newest message that only this person can see."""
        return self.whole.locator("article.private").last


def open_lobby(host: Seen) -> None:
    """A lobby of Unknown Quarry that the host opened with what the line suggests."""
    host.line.press_sequentially("/hunt sta")
    expect(host.suggestions.first).to_contain_text("/hunt start")
    host.line.press("Enter")
    expect(host.line).to_have_value("/hunt start game:")
    host.line.press_sequentially("unkn")
    expect(host.suggestions).to_have_count(1)
    host.line.press("Enter")
    expect(host.line).to_have_value("/hunt start game:Hunt: The Unknown Quarry ")
    host.line.press("Enter")
    expect(host.message("is open")).to_be_visible()
