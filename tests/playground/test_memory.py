"""A long evening needs no more memory than a short one: what the simulator gathers is dropped again."""

from bot.playground import doing
from tests.kit.playground_page import buttons, open_page

CLICKS = 2000
MOST = 1000
"""Of anything that is gathered for each click, far fewer than clicks."""


def sizes(page):
    """How much there is of everything that grows."""
    backend = page.world.env.backend
    return {
        "requests": len(backend.http_requests),
        "transcript": len(backend.transcript),
        "interactions": len(backend.interactions),
        "tokens": len(backend.interaction_tokens),
        "messages": sum(len(place) for place in backend.messages.values()),
        "files": len(backend.cdn._blobs),
        "ids": len(backend._reserved_ids),
        "moments": len(backend._sequences),
        "tasks": len(page.world.env._work.tasks),
        "callbacks": len(page.world.env._work.callbacks),
        "commands": len(page.world.commands_used),
        "errors": page.world.env.error_cursor,
    }


async def test_two_thousand_clicks_leave_little_behind(tmp_path):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        await page.begin("Ana", "Bo")
        sheet = await page.latest("Ana", "dm")
        click = doing.Click(
            kind="click",
            person=page.ids["Ana"],
            place=(await page.places("Ana"))["dm"]["id"],
            message=sheet["id"],
            id=buttons(sheet)["Act"],
        )
        for number in range(CLICKS):
            await doing.do(page.world, click)
            if number % 50 == 0:
                await page.type("Bo", "hunt board")
                async with page.world.turn():
                    await page.world.pass_time(1)
        left = sizes(page)
    assert max(left.values()) < MOST, left
    assert left["requests"] == left["transcript"] == 0
    assert left["files"] < 100
    assert left["messages"] < 300
