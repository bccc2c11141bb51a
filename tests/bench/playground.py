"""The playground: from a click to the page that shows what came of it, in a real browser, as a median of 100 clicks."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.bench.rows import Row
from tests.kit.browser import NO_BROWSER, found, running_browser, window
from tests.kit.playground import Seen, open_lobby, running_playground

CLICKS = 100
ALLOWED_MS = 300.0
BUTTONS = ("Act", "My hand", "Log", "Rules")
# The clock of the page runs from the click until the answer stands in the person's column. The button is looked for in
# the page itself, since the board may be drawn anew at any moment.
TIMED_CLICK = """(column, label) => new Promise((resolve) => {
    const list = column.querySelector(".messages");
    const articles = () => [...list.querySelectorAll("article")];
    const board = articles().findLast((article) => article.textContent.includes("Table #1"));
    const button = [...board.querySelectorAll("button")].find((one) => one.textContent.trim() === label);
    const before = new Set(articles().map((article) => article.dataset.message));
    const began = performance.now();
    new MutationObserver((_, observer) => {
        if (articles().every((article) => before.has(article.dataset.message))) return;
        observer.disconnect();
        resolve(performance.now() - began);
    }).observe(list, { childList: true });
    button.click();
})"""


def rows() -> list[Row]:
    """The time of a click, beside what is allowed; nothing where there is no browser."""
    if found() is None:
        print(f"playground: {NO_BROWSER}")
        return []
    with (
        TemporaryDirectory() as folder,
        running_playground(Path(folder) / "playground.sqlite3") as address,
        running_browser() as browser,
        window(browser, address) as page,
    ):
        times = _times(page)
    what = f"click to updated page, median of {CLICKS}"
    return [Row(what, "ms", median(times), "allowed", ALLOWED_MS, aim=1.0, less_is_better=True)]


def _times(page: Page) -> list[float]:
    """The milliseconds of each click on the board's buttons in turn, in a game with computer players."""
    ana = Seen(page, "Ana")
    open_lobby(ana)
    ana.whole.get_by_role("button", name="Fill seats").click()
    ana.press("Begin", on="Seats (6 of 6)")
    ana.turn_to("thread")
    return [_time(ana, BUTTONS[number % len(BUTTONS)]) for number in range(CLICKS)]


def _time(ana: Seen, label: str) -> float:
    time: float = ana.whole.evaluate(TIMED_CLICK, label)
    ana.private().get_by_role("button", name="Dismiss message").click()
    return time
