"""The laboratory: restarts, time, closed messages, deletions, and robots that play for people."""

import pytest

from bot.playground.laboratory import ORDERS, carry_out
from tests.kit.playground_page import buttons, open_page, words


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.sqlite3"


@pytest.mark.parametrize("how", ["crash", "clean"])
async def test_buttons_work_after_a_restart(database, how):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry")
        before = page.world.bot
        assert (await page.lab("restart", how=how))["ok"]
        assert page.world.bot is not before
        assert (await page.press("Bo", "Join"))["ok"]
        assert page.ids["Bo"] in words(await page.latest("Ana"))


async def test_the_lobby_is_filled_with_computer_players(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry", seats=5)
        await page.press("Bo", "Join")
        assert (await page.lab("fill_seats", "Cy"))["ok"]
        assert "Seats (5 of 5)" in words(await page.latest("Ana"))


async def test_without_a_lobby_or_a_game_robots_say_so(database):
    async with open_page(database) as page:
        assert "/hunt start" in (await page.lab("fill_seats", "Ana"))["error"]
        assert "no table" in (await page.lab("play_on", "Ana"))["error"]


async def test_robots_play_on_until_the_person_is_asked(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo", "Cy")
        assert (await page.lab("play_on", "Cy"))["ok"]
        await page.press("Cy", "Act", thread)
        panel = await page.latest("Cy", thread)
        shown = [await page.latest(name, thread) for name in ("Ana", "Bo")]
    assert any(custom_id.count(":") > 2 for custom_id in _controls(panel))
    assert not any(message["ephemeral"] for message in shown)


async def test_one_person_alone_plays_a_whole_game(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo", rounds=5, seats=3)
        turns = 0
        while "is over" not in words(await page.latest("Ana", thread)):
            assert (turns := turns + 1) < 200
            for name in ("Ana", "Bo"):  # whoever is asked, the other plays for them
                await page.lab("play_on", name)
        assert not (await page.lab("play_on", "Ana"))["ok"]


async def test_closed_messages_are_told_and_open_again(database):
    async with open_page(database) as page:
        assert (await page.lab("dms", "Bo", closed=True))["ok"]
        assert [person["dms_closed"] for person in (await page.get("people"))["people"]] == [False, True, False, False]
        await page.begin("Ana", "Bo")
        assert (await page.places("Bo"))["dm"]["messages"] == []
        assert (await page.places("Ana"))["dm"]["messages"]
        await page.lab("dms", "Bo", closed=False)
        await page.type("Bo", "hunt start", game="quarry", seats=3)
        await page.lab("fill_seats", "Bo")
        await page.press("Bo", "Begin")
        assert (await page.places("Bo"))["dm"]["messages"]


async def test_who_leaves_sees_only_their_direct_messages_until_they_return(database):
    async with open_page(database) as page:
        assert (await page.lab("leave", "Bo"))["ok"]
        assert list(await page.places("Bo")) == ["dm"]
        assert not (await page.post("do", kind="say", person=page.ids["Bo"], place=page.channel, text="hello"))["ok"]
        assert (await page.lab("return", "Bo"))["ok"]
        assert "channel" in await page.places("Bo")
        assert (await page.type("Bo", "hunt start", game="quarry"))["ok"]


async def test_a_deleted_message_is_gone_and_a_deleted_thread_too(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo")
        place = (await page.places("Ana"))[thread]["id"]
        board = await page.latest("Ana", thread, label="Act")
        assert (await page.lab("delete_message", place=place, message=board["id"]))["ok"]
        assert board["id"] not in [message["id"] for message in (await page.places("Ana"))[thread]["messages"]]
        assert (await page.lab("delete_thread", place=place))["ok"]
        assert thread not in await page.places("Ana")
        assert not (await page.lab("delete_thread", place=page.channel))["ok"]
        assert not (await page.lab("delete_message", place=page.channel, message="1"))["ok"]


async def test_a_day_passes_and_computer_players_answer_meanwhile(database):
    async with open_page(database) as page:
        await page.begin("Ana", "Bo")
        began = page.world.env.now()
        await page.lab("play_on", "Ana")
        assert (await page.lab("clock", seconds=86400))["ok"]
        assert (page.world.env.now() - began).total_seconds() >= 86400
        assert (await page.press("Ana", "Act", "dm"))["ok"]
        assert (await page.lab("clock", seconds=5))["ok"]


async def test_the_ticker_goes_on_after_a_leap(database):
    async with open_page(database) as page:
        beats = []
        for _ in range(2):
            await carry_out(page.world, ORDERS.validate_python({"do": "clock", "seconds": 3600}))
            async with page.world.turn():
                await page.world.pass_time(90)
            beats.append(await page.world.bot.store.read(lambda transaction: transaction.last_alive()))
    assert beats[1] - beats[0] >= 3_600_000


def _controls(panel):
    menus = [part["id"] for row in panel["rows"] for part in row if part["type"] == "select"]
    return [*menus, *buttons(panel).values()]
