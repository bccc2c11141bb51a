"""A browser and playgrounds for the tests that look at the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import PATIENCE_MS, running_browser, window
from tests.kit.playground import TOP, running_playground


@pytest.fixture(scope="module")  # while it runs, its event loop keeps every other test of the process from having one
def browser() -> Iterator[Browser]:
    """The browser of this machine."""
    expect.set_options(timeout=PATIENCE_MS)
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a playground of four people that several tests share."""
    with running_playground(tmp_path_factory.mktemp("shared") / "playground.sqlite3") as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """The page of the shared playground."""
    with window(browser, address) as page:
        yield page


@pytest.fixture
def fresh_page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page of a playground in which nothing has happened yet."""
    with running_playground(tmp_path / "playground.sqlite3") as address, window(browser, address) as page:
        yield page


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder in which the tests leave their pictures of the page."""
    folder = TOP / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
