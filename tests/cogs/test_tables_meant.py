"""Which table a command means where it is not plain: after a rematch, from another channel, beside a broken one."""

import discord

from persistence import Transaction
from tests.kit.playthrough import PlayThrough, begin
from tests.kit.quarry import scenario
from tests.kit.shown import private, words
from tests.kit.world import World

LOOKS = ("hunt board", "hunt status", "hunt log", "hunt act")


async def call_off(here: World, table: PlayThrough) -> None:
    """The host calls the table off."""
    asked = await here.type(table.people[0], here.channel, "hunt cancel", table=str(table.number))
    assert asked.response is not None
    await here.press(table.people[0], asked.response, f"Call off #{table.number}")


async def break_down(here: World, table: PlayThrough) -> None:
    """What is stored of the table cannot be opened any more."""

    def work(transaction: Transaction) -> None:
        row = transaction.table(table.number)
        assert row is not None
        assert row.state is not None
        transaction.save_state(row.id, row.version, row.state[:-100])

    await here.bot.store.write(work)


async def test_in_the_thread_of_a_table_that_is_over_the_rematch_is_meant(here: World):
    first = await begin(here, here.people)
    await call_off(here, first)
    assert "#1" in private(await here.type(here.people[0], first.place, "hunt board"))
    second = await begin(here, here.people, first.place)
    (seat,) = await here.asked(second.number)
    person = here.people[seat]
    assert await here.offers(person, first.place, "quarry move", "room") != {}
    for command in (*LOOKS, "quarry end-turn"):
        assert "#2 Hunt" in private(await here.type(person, first.place, command))


async def test_whoever_cannot_see_a_tables_channel_sees_nothing_of_the_table(here: World):
    *crew, dee = here.people
    hidden = discord.PermissionOverwrite(view_channel=False)
    den = here.guild.create_text_channel("den", overwrites={dee: hidden})
    table = await begin(here, crew, den)
    for command in (*LOOKS, "hunt cancel"):
        said = private(await here.type(dee, here.channel, command, table="1"))
        assert said == "There is no table #1. `/hunt games` lists yours."
    assert private(await here.type(crew[1], here.channel, "hunt board", table="1")) == words(table.board)


async def test_whoever_may_see_a_tables_channel_may_watch_from_elsewhere(here: World):
    *crew, dee = here.people
    table = await begin(here, crew, here.guild.create_text_channel("den"))
    assert private(await here.type(dee, here.channel, "hunt board", table="1")) == words(table.board)


async def test_a_broken_table_harms_no_other_and_can_be_called_off(here: World):
    ana, bo, cy, dee = here.people
    broken, sound = await begin(here, (ana, bo, cy)), await begin(here, (ana, bo, cy, dee))
    await here.wait(10)
    await sound.set(scenario(active="ana").state)
    await break_down(here, broken)
    listed = [line for line in private(await here.type(ana, here.channel, "hunt games")).splitlines() if "#" in line]
    assert ["you are asked" in line for line in listed] == [True, False]
    assert "#1 Hunt: The Unknown Quarry" in listed[1]
    assert "cannot be opened just now" in listed[1]
    assert "#2 Hunt" in private(await here.type(ana, here.channel, "hunt act"))
    await call_off(here, broken)
    assert "#1 Hunt" not in private(await here.type(ana, here.channel, "hunt games"))
    await here.wait(60)
