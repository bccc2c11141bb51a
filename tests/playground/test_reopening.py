"""A new start finds the tables again, with the same people and channels, in a world without their old messages."""

from datetime import UTC, datetime

import pytest

from tests.kit.playground_page import open_page, words


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.sqlite3"


async def test_people_and_channels_keep_their_ids_whatever_the_number_of_people(database):
    async with open_page(database, people=2) as page:
        first = (page.ids, page.channel, (await page.places("Ana"))["dm"]["id"])
    async with open_page(database, people=8) as page:
        assert first == (page.ids, page.channel, (await page.places("Ana"))["dm"]["id"])


async def test_a_game_goes_on_with_a_fresh_board_thread_lobby_and_sheets(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo", "Cy", seats=3)
        board = await page.latest("Ana", thread, label="Act")
        sheet = await page.latest("Bo", "dm")
        await page.lab("clock", seconds=86400)
        closed_at = page.world.env.now()
    async with open_page(database) as page:
        assert page.world.env.now() > closed_at
        await page.lab("clock", seconds=1)
        fresh = await page.latest("Ana", thread, label="Act")
        assert fresh["id"] != board["id"]
        assert words(fresh) == words(board)
        assert words(await page.latest("Bo", "dm")) == words(sheet)
        assert (await page.places("Ana"))[thread]["id"] in words(await page.latest("Ana"))
        assert (await page.lab("play_on", "Bo"))["ok"]
        assert (await page.press("Bo", "Act", thread))["ok"]
        assert (await page.latest("Bo", thread))["ephemeral"]


async def test_a_lobby_can_be_joined_and_begun(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry", thread=False)
        await page.press("Bo", "Join")
    async with open_page(database) as page:
        assert page.ids["Bo"] in words(await page.latest("Cy"))
        await page.press("Cy", "Join")
        assert (await page.press("Ana", "Begin"))["ok"]
        assert (await page.latest("Dee", label="Act"))["embeds"][0]["image"]


async def test_every_interaction_of_a_later_start_is_new(database):
    for expected in range(1, 4):
        async with open_page(database) as page:
            assert (await page.type("Ana", "hunt start", game="quarry"))["ok"]
            assert f"#{expected} " in words(await page.latest("Ana"))


async def test_an_ending_that_was_still_to_be_told_is_told(database):
    async with open_page(database) as page:
        await page.begin("Ana", "Bo")
        table = (await page.world.bot.store.read(lambda transaction: transaction.live_tables()))[0]

        def cancel_untold(transaction):
            transaction.end_table(table.id, table.version, "cancelled", table.created_at)
            transaction.tell(table.id, -1, "ending", 1, 2**60)

        await page.world.bot.store.write(cancel_untold)
        await page.world.bot.store.write(lambda transaction: transaction.retry(_waiting(transaction), 0))
    async with open_page(database) as page:
        await page.lab("clock", seconds=1)
        assert "seal" in words(await page.latest("Ana")).casefold()


async def test_a_new_world_begins_now(database):
    async with open_page(database) as page:
        assert abs((page.world.env.now() - datetime.now(UTC)).total_seconds()) < 60


def _waiting(transaction):
    return transaction.claim(2**61, 0, 1)[0].id
