"""Calling a table off: by its host or a moderator, after a question back, with its secret opened."""

import hashlib
import re

import discord
import pytest

from tests.kit.playthrough import begin, open_lobby
from tests.kit.shown import labels, private, words
from tests.kit.world import Person, World


async def call_off(here: World, person: Person, **options: str) -> None:
    """The person calls the table off and confirms."""
    asked = await here.type(person, here.channel, "hunt cancel", **options)
    assert "This cannot be undone." in private(asked)
    assert asked.response is not None
    result = await here.press(person, asked.response, "Call off #1")
    assert "called off" in words(result.response)


def check_seal(opened: str, promised: str) -> None:
    """The secret that was opened is the one that the lobby promised for table 1."""
    secret = re.search(r"Secret: `([0-9a-f]{64})`", opened)
    assert secret is not None
    sealed = hashlib.sha256(bytes.fromhex(secret[1]) + b"1").hexdigest()
    assert f"`{sealed}`" in promised


async def test_the_host_calls_a_table_off_in_its_lobby(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    promised = words(lobby)
    await call_off(here, ana)
    shown = words(here.now(lobby))
    assert "called off before it began" in shown
    check_seal(shown, promised)
    assert labels(here.now(lobby)) == ["Rules"]
    old = await here.post(here.channel, Join="h1:1:join")
    assert "Table #1 is over" in private(await here.press(bo, old, "Join"))
    assert "You sit at no table" in private(await here.type(ana, here.channel, "hunt games"))


async def test_the_host_calls_a_table_off_in_play_and_everybody_is_told(here: World):
    ana, bo, *_ = here.people
    table = await begin(here, here.people)
    promised = words(table.lobby)
    before = await here.stored(1)
    panel = await here.press(here.people[(await here.asked(1))[0]], table.board, "Act")
    await call_off(here, ana)
    await here.wait(5)
    ending = here.latest(table.place)
    assert "called off" in words(ending)
    check_seal(words(ending), promised)
    assert "called off" in words(table.board)
    assert "called off" in words(panel.response)
    assert all(not message.content.startswith("<@") for message in table.place.history())
    assert "Monster" not in words(ending)
    stale = await here.post(table.place, Act="h1:1:act", End="h1:1:0.1.0:0:end_turn")
    assert private(await here.press(bo, stale, "Act"))
    assert "is over" in private(await here.press(ana, stale, "End"))
    assert "is over" in private(await here.type(bo, table.place, "quarry search"))
    assert await here.stored(1) == before


async def test_others_are_refused_and_the_table_goes_on(here: World):
    _, bo, *_ = here.people
    table = await begin(here, here.people)
    refused = private(await here.type(bo, here.channel, "hunt cancel"))
    assert refused.startswith("Only the table's host, <@")
    leaked = await here.post(table.place, Cancel="h1:1:cancel")
    assert "Only the table's host" in private(await here.press(bo, leaked, "Cancel"))
    assert "called off" not in words(table.board)
    assert await table.is_live()


@pytest.mark.parametrize("seats", [3, 4], ids=["not seated", "seated"])
async def test_a_moderator_may_call_off_anybodys_table(here: World, seats: int):
    role = here.guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
    moderator = here.guild.add_member(here.env.create_user("Mo"), roles=[role])
    people = (*here.people[:3], moderator)[:seats]
    table = await begin(here, people)
    await call_off(here, moderator, table="1")
    assert not await table.is_live()


async def test_a_moderator_of_another_server_sees_and_stops_nothing(here: World):
    table = await begin(here, here.people)
    elsewhere = here.env.create_guild("Elsewhere")
    role = elsewhere.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
    stranger = elsewhere.add_member(here.env.create_user("Mallory"), roles=[role])
    place = elsewhere.create_text_channel("games")
    for command in ("cancel", "log", "board", "status", "act", "hand"):
        assert "There is no table #1" in private(await here.type(stranger, place, f"hunt {command}", table="1"))
    assert await table.is_live()


async def test_a_player_finds_the_table_from_any_server_and_from_direct_messages(here: World):
    await begin(here, here.people)
    elsewhere = here.env.create_guild("Elsewhere")
    ana = elsewhere.add_member(here.people[0].user)
    place = elsewhere.create_text_channel("games")
    assert "#1 Hunt: The Unknown Quarry" in private(await here.type(ana, place, "hunt status", table="1"))


async def test_a_table_that_is_over_cannot_be_called_off_again(here: World):
    ana = here.people[0]
    await open_lobby(here, ana)
    asked = [await here.type(ana, here.channel, "hunt cancel") for _ in range(2)]
    for confirmation, said in zip(asked, ("called off", "Table #1 is over"), strict=True):
        assert confirmation.response is not None
        result = await here.press(ana, confirmation.response, "Call off #1")
        assert said in private(result)
    assert "Table #1 is over" in private(await here.type(ana, here.channel, "hunt cancel", table="1"))
