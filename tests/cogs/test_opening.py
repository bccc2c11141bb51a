"""`/hunt start`: where a table can stand, what is missing for it, and which games are on the shelf."""

import discord
import pytest

from tests.kit.playthrough import begin
from tests.kit.shown import labels, private, words
from tests.kit.world import Channel, World


def channel_without(here: World, *permissions: str) -> Channel:
    """A channel in which the bot lacks these permissions."""
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
    return here.guild.create_text_channel("den", overwrites={here.env.bot.user: overwrite})


@pytest.mark.parametrize(
    ("permission", "named"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_opened(here: World, permission: str, named: str):
    den = channel_without(here, permission)
    result = await here.type(here.people[0], den, "hunt start", game="quarry")
    assert f"**{named}**" in private(result)
    assert den.history() == []
    assert "You sit at no table" in private(await here.type(here.people[0], here.channel, "hunt games"))


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_threads_the_board_stands_in_the_channel(here: World, permission: str):
    den = channel_without(here, permission)
    table = await begin(here, here.people, den)
    assert table.place.id == den.id
    assert den.threads == []
    assert [labels(message)[:1] for message in den.history() if message.embeds] == [["Rules"], ["Act"]]
    assert "It is your turn" in "".join(
        [private(await here.press(person, table.board, "Act")) for person in here.people]
    )


async def test_thread_no_keeps_the_board_in_the_channel(here: World):
    table = await begin(here, here.people, thread=False)
    assert here.channel.threads == []
    assert table.place.id == here.channel.id
    assert f"<#{here.channel.id}>" in words(table.lobby)


async def test_a_permission_taken_away_after_the_lobby_opened_costs_only_the_thread(here: World):
    here.refuse("POST", "/channels/*/messages/*/threads", status=403, code=50013, times=None)
    table = await begin(here, here.people)
    assert here.channel.threads == []
    assert labels(table.board) == ["Act", "My hand", "Log", "Rules"]


async def test_a_table_opened_in_a_thread_is_played_there(here: World):
    first = await begin(here, here.people)
    table = await begin(here, here.people, first.place)
    assert table.place.id == first.place.id
    assert len(here.channel.threads) == 1
    assert "#2" in words(table.board)


async def test_the_thread_hangs_on_the_lobby_and_the_lobby_leads_there(here: World):
    table = await begin(here, here.people)
    (thread,) = here.channel.threads
    assert thread.name == "#1 Unknown Quarry"
    assert f"<#{thread.id}>" in words(table.lobby)


async def test_the_monster_and_who_plays_it_can_be_said(here: World):
    await here.type(here.people[0], here.channel, "hunt start", game="prey", monster="mad_scientist", monster_seat="2")
    (lobby,) = here.channel.history()
    assert "The monster is the mad scientist\nPlayer 2 plays the monster" in words(lobby)


async def test_a_seat_for_the_monster_that_is_not_there_is_refused(here: World):
    result = await here.type(here.people[0], here.channel, "hunt start", game="prey", seats=3, monster_seat="5")
    assert "there is no seat 5 at a table of 3" in private(result)
    assert here.channel.history() == []


@pytest.mark.parametrize("options", [{"red_shares": "3"}, {"timmy": "1:0"}, {"rounds": 9, "wolf_familiar": "2:1"}])
async def test_an_option_of_another_game_is_refused_with_those_there_are(here: World, options: dict[str, str | int]):
    result = await here.type(here.people[0], here.channel, "hunt start", game="quarry", **options)
    strange = next(name for name in options if name != "rounds")
    assert private(result) == f"`{strange}` is no option of Hunt: The Unknown Quarry. Its own are `rounds`."
    assert here.channel.history() == []


@pytest.mark.parametrize(("given", "said"), [({"rounds": 8}, 1), ({"rounds": 40}, 0), ({}, 0)])
async def test_the_lobby_says_which_options_are_not_as_usual(here: World, given: dict[str, int], said: int):
    await here.type(here.people[0], here.channel, "hunt start", game="quarry", **given)
    (lobby,) = here.channel.history()
    assert words(lobby).count("Options\nAt most 8 rounds") == said


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 7}])
async def test_impossible_options_are_refused_with_what_is_possible(here: World, options: dict[str, int]):
    (asked,) = options
    result = await here.type(here.people[0], here.channel, "hunt start", game="quarry", **options)
    assert "Such a table cannot be" in private(result)
    assert asked in private(result)
    assert here.channel.history() == []


async def test_in_direct_messages_it_says_where_a_table_stands(here: World):
    ana = here.people[0]
    result = await ana.user.slash("hunt start", game="quarry")
    assert "A table stands in a server's channel" in words(result.response)


async def test_three_tables_in_one_channel_do_not_mix(here: World):
    ana, bo, cy, dee = here.people
    tables = [await begin(here, people) for people in ((ana, bo, cy, dee), (bo, cy, dee), (dee, cy, ana))]
    assert [table.number for table in tables] == [1, 2, 3]
    assert len({table.place.id for table in tables}) == 3
    before = [words(table.board) for table in tables]
    table = tables[1]
    (seat,) = await here.asked(2)
    panel = await here.press(table.people[seat], table.board, "Act")
    assert "#2 Hunt" in private(panel)
    assert panel.response is not None
    await here.press(table.people[seat], panel.response, "End turn")
    await here.wait(4)
    after = [words(table.board) for table in tables]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert after[2] == before[2]
    assert [len(here.direct(person)) for person in here.people] == [2, 2, 3, 3]
    assert private(await here.type(cy, here.channel, "hunt games")).count("Unknown Quarry in <#") == 3
    for number in (1, 2, 3):
        sheet = private(await here.type(cy, here.channel, "hunt hand", table=str(number)))
        assert f"#{number} You are" in sheet
