"""The commands that every game shares show privately what the buttons show, of the table that is meant."""

import pytest
from discord import app_commands

from cogs.errors import sentence
from tests.kit.playthrough import begin, open_lobby
from tests.kit.shown import labels, private, words
from tests.kit.world import World


@pytest.mark.parametrize(("command", "label"), [("act", "Act"), ("hand", "My hand"), ("log", "Log")])
async def test_a_command_and_the_boards_button_show_the_same(here: World, command: str, label: str):
    table = await begin(here, here.people)
    for person in here.people:
        typed = await here.type(person, table.place, f"hunt {command}")
        pressed = await here.press(person, table.board, label)
        assert private(typed) == private(pressed)
        assert labels(typed.response) == labels(pressed.response)


async def test_board_shows_the_board_with_its_picture_and_status_says_it_in_words(here: World):
    table = await begin(here, here.people)
    board = await here.type(here.people[1], table.place, "hunt board")
    assert private(board) == words(table.board)
    assert board.response is not None
    (picture,) = board.response.attachments
    assert picture.filename == "board.png"
    assert picture.description
    status = await here.type(here.people[1], table.place, "hunt status")
    assert private(status).splitlines()[1:4] == words(table.board).splitlines()[1:4]
    assert status.response is not None
    assert status.response.attachments == []
    assert len([message for message in table.place.history() if message.embeds]) == 1


async def test_games_lists_own_tables_everywhere_those_that_wait_first(here: World):
    ana, bo, cy, dee = here.people
    den = here.guild.create_text_channel("den")
    await open_lobby(here, ana)
    tables = [await begin(here, (ana, bo, cy)), await begin(here, (ana, bo, cy), den), await begin(here, (bo, cy, dee))]
    waiting = {table.number for table in tables[:2] if await here.asked(table.number) == [0]}
    lines = [line for line in private(await here.type(ana, den, "hunt games")).splitlines() if "#" in line]
    assert [line.startswith("**") for line in lines] == [True] * len(waiting) + [False] * (3 - len(waiting))
    assert "#1 Hunt: The Unknown Quarry in <#" in "".join(lines)
    assert "in the lobby, 1 seated" in "".join(lines)
    assert all(f"<#{table.place.id}>" in "".join(lines) for table in tables[:2])
    assert f"<#{tables[2].place.id}>" not in "".join(lines)


async def test_the_table_meant_is_that_of_the_thread_then_the_only_one_here(here: World):
    ana, bo, cy, _ = here.people
    den = here.guild.create_text_channel("den")
    first = await begin(here, (ana, bo, cy))
    second = await begin(here, (ana, bo, cy), den)
    for place, number in ((first.place, 1), (second.place, 2), (here.channel, 1), (den, 2)):
        assert f"#{number} You are" in private(await here.type(ana, place, "hunt hand"))


async def test_of_several_tables_the_one_that_waits_is_meant_and_else_people_are_asked(here: World):
    ana, bo, cy, dee = here.people
    tables = [await begin(here, people) for people in ((ana, bo, cy, dee), (ana, bo, cy, dee))]
    turns = [(await here.asked(table.number))[0] for table in tables]
    for seat, person in enumerate(here.people):
        shown = private(await here.type(person, here.channel, "hunt hand"))
        if turns.count(seat) == 1:
            assert f"#{tables[turns.index(seat)].number} You are" in shown
        else:
            assert shown == "You sit at several tables: #1, #2. Say which one with `table:`."


async def test_a_table_can_be_named_with_or_without_its_sign_and_from_anywhere(here: World):
    ana = here.people[0]
    await begin(here, here.people)
    await begin(here, here.people)
    den = here.guild.create_text_channel("den")
    for named in ("2", "#2", " #2 "):
        assert "#2 You are" in private(await here.type(ana, den, "hunt hand", table=named))
    assert "There is no table #9" in private(await here.type(ana, den, "hunt hand", table="9"))
    for named in ("nine", "", "-1", "2" * 19, "`x`"):
        assert "is no table number" in private(await here.type(ana, den, "hunt hand", table=named))


async def test_an_onlooker_sees_what_is_public_and_nothing_else(here: World):
    ana, bo, cy, dee = here.people
    table = await begin(here, (ana, bo, cy))
    for place in (table.place, here.channel):
        assert private(await here.type(dee, place, "hunt board")) == words(table.board)
        assert "You are dealt" not in private(await here.type(dee, place, "hunt log"))
        for command in ("hunt act", "hunt hand", "hunt notes", "quarry search"):
            assert private(await here.type(dee, place, command)) == "You have no seat at this table."
    assert "You sit at no table" in private(await here.type(dee, here.channel, "hunt games"))


async def test_where_there_is_no_table_it_says_how_to_come_to_one(here: World):
    for command in ("act", "hand", "board", "status", "log", "notes", "cancel"):
        said = private(await here.type(here.people[0], here.channel, f"hunt {command}"))
        assert "`/hunt start` opens one" in said


@pytest.mark.parametrize(("command", "option"), [("hunt rules", "topic"), ("hunt card", "name")])
async def test_every_topic_offered_is_answered_and_typing_narrows_the_offer(here: World, command: str, option: str):
    ana = here.people[0]
    offered = await here.offers(ana, here.channel, command, option)
    assert offered
    for name, value in offered.items():
        title, _, _ = name.rpartition(" (")
        assert title in private(await here.type(ana, here.channel, command, **{option: value}))
        assert value in (await here.offers(ana, here.channel, command, option, name.upper())).values()
        for typed in (title, name):
            assert title in private(await here.type(ana, here.channel, command, **{option: f" {typed.upper()} "}))
    said = private(await here.type(ana, here.channel, command, **{option: "the weather"}))
    assert said.startswith("I have nothing on that")
    assert await here.offers(ana, here.channel, command, option, "the weather") == {}
    assert here.channel.history() == []


async def test_a_title_of_several_games_is_offered_with_each_and_means_the_game_of_the_table_here(here: World):
    ana = here.people[0]
    offered = await here.offers(ana, here.channel, "hunt card", "name", "vampire")
    names = ["Vampire (Unknown Quarry)", "Vampire (Deadly Prey)"]
    assert [name for name in offered if name in names] == names
    quarry, prey = [private(await here.type(ana, here.channel, "hunt card", name=name)) for name in names]
    assert quarry != prey
    await open_lobby(here, ana, game="prey")
    offered = await here.offers(ana, here.channel, "hunt card", "name", "vampire")
    assert next(iter(offered)) == "Vampire (Deadly Prey)"
    assert private(await here.type(ana, here.channel, "hunt card", name="Vampire")) == prey


async def test_tables_are_offered_own_ones_first_and_by_what_is_typed(here: World):
    ana, bo, cy, dee = here.people
    await begin(here, (bo, cy, dee))
    await begin(here, (ana, bo, cy))
    offered = await here.offers(ana, here.channel, "hunt hand", "table")
    assert list(offered.values()) == ["2", "1"]
    assert list(offered) == ["#2 Hunt: The Unknown Quarry", "#1 Hunt: The Unknown Quarry"]
    assert list((await here.offers(ana, here.channel, "quarry move", "table", "#1")).values()) == ["1"]


async def test_a_table_is_found_by_its_number_however_many_there_are(here: World):
    ana = here.people[0]
    for _ in range(27):
        await open_lobby(here, ana)
    assert list((await here.offers(ana, here.channel, "hunt board", "table", "#27")).values()) == ["27"]


def test_a_command_of_an_older_release_is_told_to_be_one():
    assert "Start typing it anew" in sentence(app_commands.CommandNotFound("hunt old", []))
