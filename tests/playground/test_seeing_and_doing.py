"""What the page is told of the pretend Discord, and what people can do in it."""

from io import BytesIO

import pytest
from PIL import Image

from tests.kit.playground_page import TOKEN, buttons, open_page, words


@pytest.fixture
def database(tmp_path):
    return tmp_path / "tables.sqlite3"


async def test_people_have_plain_names_and_stand_in_the_server(database):
    async with open_page(database, people=3) as page:
        told = await page.get("people")
        assert [person["name"] for person in told["people"]] == ["Ana", "Bo", "Cy"]
        assert all(person["in_server"] and not person["dms_closed"] for person in told["people"])
        assert told["channel"] == page.channel
        view = await page.get(f"view/{page.ids['Ana']}")
    assert [(place["kind"], place["name"]) for place in view["places"]] == [("channel", "games"), ("dm", "Huntmaster")]
    assert {"Ana", "Huntmaster", "Hal"} <= set(view["names"].values())


async def test_everybody_sees_the_lobby_and_who_joined_it(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry")
        await page.press("Bo", "Join")
        seen = [await page.latest(name) for name in ("Ana", "Cy")]
    assert seen[0] == seen[1]
    assert seen[0]["used"] == "Ana used /hunt start"
    assert seen[0]["is_bot"]
    assert not seen[0]["ephemeral"]
    assert page.ids["Bo"] in words(seen[0])
    assert {"Join", "Leave", "Add computer player", "Begin", "Rules"} == set(buttons(seen[0]))


async def test_a_private_answer_is_seen_by_one_person(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry")
        await page.press("Bo", "Rules")
        own, other = await page.latest("Bo"), await page.latest("Ana")
    assert own["ephemeral"]
    assert other["id"] < own["id"]
    assert not other["ephemeral"]


async def test_private_answers_push_no_public_message_out_of_sight(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry")
        lobby = await page.latest("Bo")
        for _ in range(70):
            await page.type("Bo", "hunt games")
        seen = (await page.places("Bo"))["channel"]["messages"]
    assert seen[0] == lobby
    assert len(seen) == 13


async def test_a_game_has_a_thread_a_board_with_its_picture_and_secret_sheets(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo")
        board = await page.latest("Cy", thread, label="Act")
        sheets = [await page.latest(name, "dm") for name in ("Ana", "Bo")]
        (embed,) = board["embeds"]
        async with page.session.get(f"{page.address}{embed['image']}?token={TOKEN}") as answer:
            picture = await answer.read()
            assert answer.content_type == "image/png"
    assert embed["image_description"]
    assert not board["files"]
    assert Image.open(BytesIO(picture)).format == "PNG"
    assert words(sheets[0]) != words(sheets[1])


async def test_a_panel_is_pressed_in_the_thread_and_in_direct_messages(database):
    async with open_page(database) as page:
        thread = await page.begin("Ana", "Bo")
        assert (await page.press("Ana", "Act", "dm"))["ok"]
        assert (await page.press("Bo", "Act", thread))["ok"]
        assert (await page.latest("Ana", "dm"))["ephemeral"]
        assert (await page.latest("Bo", thread))["ephemeral"]


async def test_commands_come_with_options_choices_and_limits(database):
    async with open_page(database) as page:
        told = await page.get(f"commands/{page.ids['Ana']}/{page.channel}")
    commands = {command["name"]: command for command in told["commands"]}
    game, seats, thread, *_ = commands["hunt start"]["options"]
    assert (game["type"], game["required"]) == ("string", True)
    assert "quarry" in [choice["value"] for choice in game["choices"]]
    assert (seats["type"], seats["min"], seats["max"]) == ("integer", 1, 8)
    assert thread["type"] == "boolean"
    assert commands["hunt rules"]["options"][0]["autocomplete"]


async def test_options_are_offered_while_they_are_typed_and_nobody_need_look_again(database):
    async with open_page(database) as page:
        before = page.world.revision
        asked = {"person": page.ids["Ana"], "place": page.channel, "command": "hunt rules", "option": "topic"}
        every = await page.post("autocomplete", **asked, value="", options={})
        some = await page.post("autocomplete", **asked, value="turn", options={})
        assert page.world.revision == before
    assert 0 < len(some["choices"]) < len(every["choices"])
    assert set(some["choices"][0]) == {"name", "value"}


async def test_people_can_talk(database):
    async with open_page(database) as page:
        await page.post("do", kind="say", person=page.ids["Ana"], place=page.channel, text="**hello**")
        said = await page.latest("Bo")
        place = (await page.places("Ana"))["dm"]["id"]
        await page.post("do", kind="say", person=page.ids["Ana"], place=place, text="psst")
        assert (await page.latest("Ana", "dm"))["content"] == "psst"
        assert (await page.places("Bo"))["dm"]["messages"] == []
    assert (said["author"], said["content"], said["is_bot"]) == (page.ids["Ana"], "**hello**", False)


async def test_what_a_person_could_not_do_is_refused(database):
    async with open_page(database) as page:
        await page.type("Ana", "hunt start", game="quarry")
        lobby = await page.latest("Ana")
        pressed = {"kind": "click", "person": page.ids["Ana"], "place": page.channel}
        refused = [
            await page.type("Ana", "hunt start"),
            await page.type("Ana", "hunt start", game="quarry", seats=99),
            await page.type("Ana", "no such command"),
            await page.post("do", **pressed, message=lobby["id"], id="h1:1:dance"),
            await page.post("do", **pressed, message="1", id="h1:1:join"),
            await page.post("do", **pressed | {"place": "1"}, message=lobby["id"], id="h1:1:join"),
            await page.post("do", kind="modal", person=page.ids["Ana"], place=page.channel, token="1", values={}),
        ]
    assert [answer["ok"] for answer in refused] == [False] * len(refused)
    assert [answer["error"] for answer in refused[:4]] == [
        "game: this is needed.",
        "seats: this is too small or too large.",
        "There is no such command here.",
        "This is not there any more: the message has changed meanwhile.",
    ]
    assert all(answer["error"] for answer in refused)
