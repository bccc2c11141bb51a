"""The browser of this machine, in which the playground's page is tested."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "there is no browser: install chromium (Debian: apt-get install chromium) to see the page tested"
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
WIDE = {"width": 1400, "height": 900}
PATIENCE_MS = 20_000


def found() -> str | None:
    """Where the browser is, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def needed() -> None:
    """The module that says so is skipped where there is no browser; however many do, it is one line."""
    if found() is None:
        pytest.skip(NO_BROWSER, allow_module_level=True)


@contextmanager
def running_browser() -> Iterator[Browser]:
    """The browser, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=QUIET)
        yield browser
        browser.close()


@contextmanager
def window(browser: Browser, address: str) -> Iterator[Page]:
    """The page in a window, ready for use. Nothing goes wrong on it, and nothing is asked of other machines."""
    page = browser.new_page(viewport=WIDE)
    page.set_default_timeout(PATIENCE_MS)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if _is_fault(said) else None)
    page.on("request", lambda request: wrong.append(request.url) if "//127.0.0.1:" not in request.url else None)
    page.goto(address)
    page.locator("body.ready").wait_for()
    yield page
    page.close()
    assert wrong == [], wrong


def _is_fault(said: ConsoleMessage) -> bool:
    """Whether the browser complains, other than of an answer that something cannot be done or is gone already."""
    return said.type == "error" and not {"api", "files"} & set(said.location["url"].split("/"))
