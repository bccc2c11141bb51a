"""Nobody but the page itself reaches the playground, and nothing it serves can be used by another site."""

import asyncio

import pytest

from bot.playground.opening import PortClosed, listening
from tests.kit.playground_page import TOKEN, open_page


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", {}, 200),
        ("/api/people", {}, 200),
        ("/api/people", {"X-Playground-Token": ""}, 403),
        ("/api/people", {"X-Playground-Token": "the-tokén"}, 403),
        ("/api/people", {"Host": "evil.example"}, 403),
        ("/", {"Host": "evil.example:8420"}, 403),
        ("/api/people", {"Origin": "https://evil.example"}, 403),
        ("/api/people", {"Origin": "null"}, 403),
        ("/files/1/board.png", {}, 403),
        (f"/files/1/board.png?token={TOKEN}", {}, 404),
        ("/server.py", {}, 404),
        ("/..%2Fserver.py", {}, 404),
        ("/%2Fetc%2Fpasswd", {}, 404),
        ("/api/view/17", {}, 400),
        ("/api/view/nobody", {}, 400),
    ],
)
async def test_who_is_answered(tmp_path, path, headers, status):
    async with (
        open_page(tmp_path / "tables.sqlite3") as page,
        page.session.get(f"{page.address}{path}", headers=headers) as answer,
    ):
        assert answer.status == status, await answer.text()
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers.get("Access-Control-Allow-Origin") is None


async def test_the_page_itself_may_post(tmp_path):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        page.session.headers["Origin"] = page.address
        assert (await page.lab("clock", seconds=1))["ok"]


async def test_another_site_may_not_post(tmp_path):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        asked = page.session.post(
            f"{page.address}/api/lab", json={"do": "clock", "seconds": 1}, headers={"Origin": "http://evil.example"}
        )
        async with asked as answer:
            assert answer.status == 403


def test_it_listens_on_this_machine_alone():
    with listening(0) as listener:
        host, port = listener.getsockname()
        assert host == "127.0.0.1"
        with pytest.raises(PortClosed, match=f"Port {port} is taken"):
            listening(port)


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"kind": "jump"},
        {"kind": "click", "person": "x", "place": "1", "message": "1", "id": "1"},
        {"kind": "slash", "person": "1", "place": "1", "command": "hunt act", "options": {"table": [1]}},
    ],
)
async def test_nonsense_is_refused_in_a_sentence(tmp_path, asked):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        refused = await page.post("do", **asked)
    assert not refused["ok"]
    assert refused["error"].endswith(".")


async def test_a_view_waits_for_news(tmp_path):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        seen = await page.get(f"view/{page.ids['Bo']}")
        waiting = asyncio.create_task(page.get(f"view/{page.ids['Bo']}?since={seen['revision']}"))
        await page.type("Cy", "hunt rules", topic="A turn")
        news = await waiting
    assert news["revision"] > seen["revision"]


async def test_a_view_with_older_revision_is_answered_at_once(tmp_path):
    async with open_page(tmp_path / "tables.sqlite3") as page:
        async with asyncio.timeout(5):
            await page.get(f"view/{page.ids['Bo']}?since=0")
