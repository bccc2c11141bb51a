"""A table that was opened or changed, and whose lobby could not be shown or was deleted, is no ghost."""

import discord
import pytest

from bot import clock
from bot.hosting.sight import look
from tests.kit.playthrough import open_lobby
from tests.kit.shown import labels, private, words
from tests.kit.world import World


def lobbies(here: World) -> list[discord.Message]:
    """The lobbies that stand in the channel."""
    return [message for message in here.channel.history() if "Join" in labels(message)]


@pytest.mark.parametrize("then", ["goes on", "dies"])
async def test_a_lobby_that_could_not_be_shown_is_posted_and_can_begin(here: World, then: str):
    ana, *guests = here.people
    here.refuse("PATCH", "/webhooks/*", status=503)
    await here.type(ana, here.channel, "hunt start", game="quarry")
    assert lobbies(here) == []
    if then == "dies":
        await here.restart()
    await here.wait(10)
    (lobby,) = lobbies(here)
    for guest in guests:
        await here.press(guest, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    assert [thread.name for thread in here.channel.threads] == ["#1 Unknown Quarry"]
    assert labels(here.now(lobby)) == ["Rules"]


async def test_a_lobby_that_was_shown_is_not_told_again(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    await here.press(bo, lobby, "Join")
    asked = len(here.requests())
    await here.wait(60)
    assert here.requests()[asked:] == []
    assert [message.id for message in lobbies(here)] == [lobby.id]


async def test_a_change_of_the_lobby_that_could_not_be_shown_is_shown_soon(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    for label, seats in (("Join", 2), ("Leave", 1), ("Join", 2)):
        here.refuse("PATCH", "/webhooks/*", status=503)
        await here.press(bo, lobby, label)
        assert f"Seats ({seats} of 6)" not in words(here.now(lobby))
        await here.wait(10)
        assert f"Seats ({seats} of 6)" in words(here.now(lobby))
    assert len(lobbies(here)) == 1


async def test_a_lobby_that_comes_late_takes_the_place_of_the_one_posted_meanwhile(here: World):
    here.refuse("PATCH", "/webhooks/*", status=503)
    await here.type(here.people[0], here.channel, "hunt start", game="quarry")
    opened = await here.bot.store.read(lambda transaction: look(transaction, 1))
    await here.wait(10)
    (early,) = lobbies(here)
    await here.press(here.people[1], early, "Join")
    late = await here.post(here.channel, Join="h1:1:join")
    await here.bot.lobby.posted(opened, here.channel.id, late.id, clock.now())
    await here.wait(3)
    (lobby,) = lobbies(here)
    assert lobby.id == late.id
    assert "Seats (2 of 6)" in words(lobby)


@pytest.mark.parametrize("command", ["hunt act", "hunt board", "hunt status"])
async def test_a_deleted_lobby_comes_back_when_somebody_looks_for_the_table(here: World, command: str):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    for seats in (2, 3):
        await here.press(here.people[seats - 1], lobby, "Join")
        await here.remove(lobby)
        assert lobbies(here) == []
        assert "has not been dealt" in private(await here.type(bo, here.channel, command))
        (lobby,) = lobbies(here)
        assert f"Seats ({seats} of 6)" in words(lobby)
    await here.type(bo, here.channel, command)
    await here.press(ana, lobby, "Begin")
    assert labels(here.now(lobby)) == ["Rules"]
    assert len(here.channel.threads) == 1
