"""Discord itself fails: what could not be told is told later, and what was not acknowledged never happened."""

import pytest

from tests.kit.playthrough import begin, open_lobby
from tests.kit.quarry import scenario
from tests.kit.shown import private, words
from tests.kit.world import World


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_what_cannot_be_told_at_begin_is_told_later_and_told_once(here: World, status: int):
    here.refuse("POST", "/channels/*/messages", status=status, times=5)
    table = await begin(here, here.people)
    await here.wait(90)
    assert [len(here.direct(person)) for person in here.people] == [1, 1, 1, 1]
    assert len([message for message in table.place.history() if "· round 1" in words(message)]) == 1
    (asked,) = await here.asked(1)
    notices = [message for message in table.place.history() if message.content.startswith("<@")]
    assert [here.people[asked].mention in notice.content for notice in notices] == [True]


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013), (403, 50001)])
async def test_while_nothing_can_be_told_the_game_goes_on_and_all_is_told_afterwards(
    here: World, status: int, code: int
):
    table = await begin(here, here.people)
    here.refuse("*", f"/channels/{table.place.id}/*", status=status, code=code, times=None)
    before = words(table.board)
    await table.set(scenario(ana="spike, dog").state)
    ana = here.people[0]
    panel = await here.press(ana, table.board, "Act")
    assert panel.response is not None
    await here.press(ana, panel.response, "Search the Gardens")
    assert "with 3 actions left" in words(panel.response)
    assert "Turn 18" in private(await here.type(ana, table.place, "quarry end-turn"))
    await here.wait(30)
    assert words(table.board) == before
    here.permit_again()
    await here.wait(90)
    assert "Ana searches the Gardens" in words(table.board)
    assert "Turn 18: Bo" in words(table.board)
    assert "You are the" in words(here.direct(here.people[3])[-1])


async def test_the_thread_that_could_not_be_made_in_time_is_made_later(here: World):
    here.refuse("POST", "/channels/*/messages/*/threads", status=503, times=2)
    await begin(here, here.people)
    assert here.channel.threads == []
    await here.wait(30)
    (thread,) = here.channel.threads
    assert "· round 1" in words(here.latest(thread))
    assert f"<#{thread.id}>" in words(here.channel.history()[0])


async def test_a_press_that_cannot_be_acknowledged_changes_nothing(here: World):
    table = await begin(here, here.people)
    await table.set(scenario().state)
    ana = here.people[0]
    panel = await here.press(ana, table.board, "Act")
    assert panel.response is not None
    stored, board = await here.stored(1), words(table.board)
    here.refuse("POST", "/interactions/*/callback", status=404, code=10062)
    await here.press_in_vain(ana, panel.response, "Search the Gardens")
    assert await here.stored(1) == stored
    assert words(table.board) == board
    await here.press(ana, panel.response, "Search the Gardens")
    assert await here.stored(1) != stored


async def test_a_press_in_the_lobby_that_cannot_be_acknowledged_changes_nothing(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    for person, label in ((bo, "Join"), (ana, "Leave"), (ana, "Add computer player"), (ana, "Begin")):
        here.refuse("POST", "/interactions/*/callback", status=404, code=10062)
        await here.press_in_vain(person, lobby, label)
    await here.type(ana, here.channel, "hunt status")
    assert "Seats (1 of 6)" in words(here.now(lobby))
    assert "1 seated" in private(await here.type(ana, here.channel, "hunt games"))
    assert "You sit at no table" in private(await here.type(bo, here.channel, "hunt games"))


async def test_an_answer_that_was_stored_but_could_not_be_shown_is_not_lost_nor_repeated(here: World):
    table = await begin(here, here.people)
    await table.set(scenario().state)
    ana = here.people[0]
    panel = await here.press(ana, table.board, "Act")
    assert panel.response is not None
    here.refuse("PATCH", "/webhooks/*", status=503)
    await here.press(ana, panel.response, "Search the Gardens")
    assert "with 3 actions left" in private(await here.press(ana, table.board, "Act"))
    again = await here.press(ana, panel.response, "Search the Gardens")
    assert "with 3 actions left" in words(again.followups[0] if again.followups else again.response)


async def test_direct_messages_that_close_in_the_middle_are_never_spoken_of(here: World):
    table = await begin(here, here.people)
    await table.set(scenario(ana="spike, dog").state)
    ana = here.people[0]
    said = len(table.place.history())
    path = f"/channels/{ana.user.dm_channel.id}/messages/*"
    here.refuse("PATCH", path, status=403, code=50007, times=None)
    await here.type(ana, table.place, "quarry search")
    await here.type(ana, table.place, "quarry end-turn")
    await here.wait(30)
    assert all("write to" not in message.content for message in table.place.history())
    assert len(table.place.history()) <= said
    assert "Spike" in private(await here.press(ana, table.board, "My hand"))
    assert "Turn 18: Bo" in words(table.board)
