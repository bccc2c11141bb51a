"""What people or moderators may do to the bot's messages and places, and how the table goes on."""

import discord
import pytest

from tests.kit.playthrough import PlayThrough, begin
from tests.kit.shown import labels, private, words
from tests.kit.world import Person, World

MINUTE = 60


async def end_turn(here: World, table: PlayThrough) -> Person:
    """Whoever is asked ends their turn by command, from the channel; gives who that was."""
    (seat,) = await here.asked(table.number)
    person = table.people[seat]
    assert private(await here.type(person, here.channel, "quarry end-turn"))
    await here.wait(4)
    return person


def boards(table: PlayThrough) -> list[discord.Message]:
    """The boards that stand in the table's place."""
    return [message for message in table.place.history() if "· round" in words(message)]


async def test_a_deleted_board_is_posted_anew_once_and_edited_in_place_again(here: World):
    table = await begin(here, here.people)
    old = table.board
    await here.remove(old)
    assert boards(table) == []
    await end_turn(here, table)
    (new,) = boards(table)
    assert new.id != old.id
    assert labels(new) == ["Act", "My hand", "Log", "Rules"]
    await end_turn(here, table)
    assert [board.id for board in boards(table)] == [new.id]
    assert "Turn 3" in words(table.board)


async def test_a_deleted_lobby_or_sheet_hinders_nobody(here: World):
    table = await begin(here, here.people)
    await here.remove(table.lobby)
    person = table.people[(await here.asked(1))[0]]
    await here.remove(here.direct(person)[-1])
    await end_turn(here, table)
    assert len(boards(table)) == 1
    await here.type(table.people[0], here.channel, "hunt cancel")
    for one in table.people:
        assert "#1 You are" in private(await here.type(one, here.channel, "hunt hand"))


async def test_a_deleted_notice_is_not_missed(here: World):
    table = await begin(here, here.people)
    (notice,) = (message for message in table.place.history() if message.content.startswith("<@"))
    await here.remove(notice)
    before = await here.asked(1)
    await end_turn(here, table)
    assert await here.asked(1) != before
    assert "Turn 2" in words(table.board)


@pytest.mark.parametrize("place", ["thread", "channel"])
async def test_without_its_place_the_table_goes_on_in_private(here: World, place: str):
    den = here.guild.create_text_channel("den")
    table = await begin(here, here.people, den)
    await here.remove_place(table.place if place == "thread" else den)
    sheets = [words(here.direct(person)[-1]) for person in here.people]
    await end_turn(here, table)
    person = table.people[(await here.asked(1))[0]]
    panel = await here.press(person, here.direct(person)[-1], "Act")
    assert "**It is your turn**" in private(panel)
    assert panel.response is not None
    await here.press(person, panel.response, "Search the Hall")
    assert "Turn 2" in private(await here.type(person, here.channel, "hunt board"))
    assert len(sheets) == len([words(here.direct(one)[-1]) for one in here.people])
    asked = len(here.requests())
    await here.wait(120)
    assert len(here.requests()) - asked < 60
    cancelled = await here.type(here.people[0], here.channel, "hunt cancel")
    assert cancelled.response is not None
    assert "called off" in private(await here.press(here.people[0], cancelled.response, "Call off #1"))


async def test_in_an_archived_thread_the_board_is_posted_anew(here: World):
    table = await begin(here, here.people)
    old = table.board
    here.refuse("PATCH", f"/channels/{table.place.id}/messages/*", status=400, code=50083)
    await end_turn(here, table)
    (new,) = boards(table)
    assert new.id != old.id
    assert "Turn 2" in words(new)


async def test_a_board_that_may_no_longer_be_edited_is_posted_anew_and_the_old_one_is_gone(here: World):
    table = await begin(here, here.people)
    old = table.board
    here.refuse("PATCH", f"/channels/{table.place.id}/messages/*", status=400, code=30046)
    await end_turn(here, table)
    (new,) = boards(table)
    assert new.id != old.id
    assert "Turn 2" in words(new)


async def test_a_board_of_an_hour_is_posted_anew_at_the_bottom(here: World):
    table = await begin(here, here.people)
    old = table.board
    await here.grow_old(table.number, 56 * MINUTE)
    await end_turn(here, table)
    (new,) = boards(table)
    assert new.id != old.id
    patched = [path for method, path in here.requests() if method == "PATCH" and str(old.id) in path]
    assert patched == []


async def test_an_old_board_that_cannot_be_taken_away_at_once_goes_later(here: World):
    table = await begin(here, here.people)
    old = table.board
    await here.grow_old(table.number, 56 * MINUTE)
    here.refuse("DELETE", f"/channels/{table.place.id}/messages/{old.id}", status=503, times=2)
    await end_turn(here, table)
    await here.wait(30)
    (new,) = boards(table)
    assert new.id != old.id
