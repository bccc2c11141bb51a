"""A game of Unknown Quarry in a real browser: four people side by side, played by button, by menu and by typing."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.kit.browser import needed
from tests.kit.playground import Seen, open_lobby

needed()

NAMES = ("Ana", "Bo", "Cy", "Dee")
LOBBY = "table #1 is open"
BOARD = "Table #1"
YOUR_TURN = "It is your turn"
ASKED = "you are asked at"


def begun(page: Page) -> dict[str, Seen]:
    """The columns of the four, at a table that Ana opened by typing, the others joined, and she began."""
    page.get_by_role("button", name="Add column").click()
    seen = {name: Seen(page, name) for name in NAMES}
    open_lobby(seen["Ana"])
    for guest in NAMES[1:]:
        seen[guest].press("Join", on=LOBBY)
    expect(seen["Ana"].message(LOBBY)).to_contain_text("Seats (4 of 6)")
    seen["Ana"].press("Begin", on=LOBBY)
    for one in seen.values():
        one.turn_to("thread")
    return seen


def asked(seen: dict[str, Seen], *, after: str = "nobody") -> Seen:
    """Whoever is asked, as the notice in the thread says; their panel is open before them."""
    notice = seen["Ana"].message(ASKED)
    expect(notice).not_to_contain_text(f"@{after},")
    text = notice.inner_text()
    (name,) = (name for name in seen if f"@{name}," in text)
    seen[name].press("Act", on=BOARD)
    expect(seen[name].private()).to_contain_text(YOUR_TURN)
    return seen[name]


def move_by_menu(one: Seen) -> str:
    """The room that the person chose from the panel's menu, the first that it offers."""
    one.private().get_by_role("combobox", name="Go to").click()
    entry = one.private().get_by_role("option").first
    room = entry.locator(".label").inner_text().partition("Move to the ")[2]
    entry.click()
    expect(one.private()).to_contain_text(f"{one.name} goes from the Hall to the {room}")
    return room


def move_by_typing(one: Seen) -> str:
    """The room that the person typed the beginning of, and let the line finish."""
    one.line.press_sequentially("/quarry mov")
    expect(one.suggestions.first).to_contain_text("/quarry move")
    one.line.press("Enter")
    expect(one.line).to_have_value("/quarry move room:")
    offered = one.suggestions.last.inner_text()
    room = offered.partition("Move to the ")[2]
    one.line.press_sequentially(room[:4].lower())
    expect(one.suggestions).to_have_text([offered])
    one.line.press("Enter")
    expect(one.line).to_have_value(f"/quarry move room:{offered} ")
    one.line.press("Enter")
    expect(one.line).to_have_value("")
    expect(one.private()).to_contain_text(f"{one.name} goes from the Hall to the {room}")
    return room


def end_turn(one: Seen) -> None:
    one.private().get_by_role("button", name="End turn").click()
    expect(one.private()).not_to_contain_text(YOUR_TURN)


def expect_all_to_read(seen: dict[str, Seen], text: str) -> None:
    """Everybody's board says so, and nobody had to do anything for it."""
    for one in seen.values():
        expect(one.message(BOARD)).to_contain_text(text)


def test_four_people_play_and_the_bot_restarts(fresh_page: Page, pictures: Path):
    seen = begun(fresh_page)
    first = asked(seen)
    fresh_page.screenshot(path=pictures / "asked.png")
    room = move_by_menu(first)
    end_turn(first)
    expect_all_to_read(seen, f"{first.name} goes from the Hall to the {room}")

    second = asked(seen, after=first.name)
    room = move_by_typing(second)
    for one in seen.values():
        one.turn_to("dm")
        expect(one.message("You are")).to_contain_text("Scratch sheet")
    fresh_page.screenshot(path=pictures / "sheets.png")

    fresh_page.get_by_role("button", name="Laboratory").click()
    fresh_page.get_by_role("button", name="Restart after a crash").click()
    for one in seen.values():
        one.turn_to("thread")
    end_turn(second)
    expect_all_to_read(seen, f"{second.name} goes from the Hall to the {room}")
    third = asked(seen, after=second.name)
    third.private().get_by_role("button", name="Search the Hall").click()
    expect(third.private()).to_contain_text("You see in the Hall")
    end_turn(third)
    expect_all_to_read(seen, f"{third.name} searches")
    fresh_page.screenshot(path=pictures / "restarted.png")
