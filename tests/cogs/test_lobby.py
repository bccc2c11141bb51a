"""The lobby: sitting down, standing up, bringing computer players, and what is kindly refused."""

import re

import pytest

from tests.kit.crowd import at_once, told_privately
from tests.kit.playthrough import open_lobby
from tests.kit.shown import labels, private, words
from tests.kit.world import World


async def test_the_lobby_says_what_there_is_to_know_and_has_its_five_buttons(here: World):
    lobby = await open_lobby(here, here.people[0])
    shown = words(here.now(lobby))
    assert "#1 Hunt: The Unknown Quarry" in shown
    assert "**2 more** needed to begin" in shown
    assert "Seats (1 of 6)" in shown
    assert here.people[0].mention in shown
    assert re.search(r"Sealed luck\n`[0-9a-f]{64}`", shown)
    assert labels(here.now(lobby)) == ["Join", "Leave", "Add computer player", "Begin", "Rules"]


async def test_people_join_and_leave_and_the_lobby_follows(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana, seats=3)
    await here.press(bo, lobby, "Join")
    assert "Seats (2 of 3)" in words(here.now(lobby))
    assert bo.mention in words(here.now(lobby))
    await here.press(bo, lobby, "Leave")
    assert "Seats (1 of 3)" in words(here.now(lobby))
    assert bo.mention not in words(here.now(lobby))


async def test_the_host_may_leave_and_still_begin_for_the_others(here: World):
    ana, *others = here.people
    lobby = await open_lobby(here, ana)
    await here.press(ana, lobby, "Leave")
    assert "Seats (0 of 6)" in words(here.now(lobby))
    assert "Nobody yet" in words(here.now(lobby))
    for other in others:
        await here.press(other, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    board = here.latest(here.channel.threads[0], "round 1")
    assert " Bo · Hall" in words(board)
    assert "Ana" not in words(board)
    refused = await here.press(ana, board, "Act")
    assert "You have no seat at this table" in private(refused)
    assert "Turn 1: " in private(await here.press(ana, board, "Log"))


@pytest.mark.parametrize(
    ("who", "label", "said"),
    [
        ("Bo", "Join", "You sit at this table already"),
        ("Dee", "Join", "All 3 seats are taken"),
        ("Dee", "Leave", "You have no seat at this table"),
        ("Bo", "Add computer player", "Only the table's host"),
        ("Bo", "Begin", "Only the table's host"),
        ("Ana", "Add computer player", "All 3 seats are taken"),
    ],
)
async def test_what_cannot_be_done_in_a_full_lobby_is_told_to_the_asker_alone(
    here: World, who: str, label: str, said: str
):
    ana, bo, cy, _ = here.people
    lobby = await open_lobby(here, ana, seats=3)
    for guest in (bo, cy):
        await here.press(guest, lobby, "Join")
    before = words(here.now(lobby))
    person = next(person for person in here.people if person.name == who)
    result = await here.press(person, lobby, label)
    assert said in private(result)
    assert words(here.now(lobby)) == before
    assert len(here.channel.history()) == 1


async def test_too_few_cannot_begin(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    await here.press(bo, lobby, "Join")
    result = await here.press(ana, lobby, "Begin")
    assert "It takes 3 players at least, and 2 have joined" in private(result)
    assert here.channel.threads == []


async def test_computer_players_are_named_apart_and_can_begin_with_their_host(here: World):
    ana = here.people[0]
    lobby = await open_lobby(here, ana, seats=4)
    for _ in range(3):
        await here.press(ana, lobby, "Add computer player")
    assert [f"Robot {number} (computer)" in words(here.now(lobby)) for number in (1, 2, 3)] == [True, True, True]
    await here.press(ana, lobby, "Begin")
    assert "Robot 3" in words(here.latest(here.channel.threads[0], "round 1"))


@pytest.mark.parametrize("label", ["Add computer player", "Remove computer player"])
async def test_a_double_click_changes_one_computer_player(here: World, label: str):
    ana = here.people[0]
    lobby = await open_lobby(here, ana)
    for _ in range(3):
        await here.press(ana, lobby, "Add computer player")
        lobby = here.now(lobby)
    results = await at_once(here, *(ana.click(lobby, label=label) for _ in range(3)))
    told = [told_privately(result) for result in results]
    assert [note is None for note in told] == [True, False, False]
    assert all("nothing was done" in words(note) for note in told[1:])
    seats = 5 if label.startswith("Add") else 3
    assert f"Seats ({seats} of 6)" in words(here.now(lobby))


async def test_the_host_takes_computer_players_out_again_and_nobody_else_does(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    assert "Remove computer player" not in labels(lobby)
    await here.press(ana, lobby, "Add computer player")
    await here.press(bo, lobby, "Join")
    await here.press(ana, here.now(lobby), "Add computer player")
    lobby = here.now(lobby)
    assert "Only the table's host" in private(await here.press(bo, lobby, "Remove computer player"))
    await here.press(ana, lobby, "Remove computer player")
    shown = words(here.now(lobby))
    assert ["Robot 1" in shown, "Robot 2" in shown, bo.mention in shown] == [True, False, True]
    await here.press(ana, here.now(lobby), "Remove computer player")
    assert "Seats (2 of 6)" in words(here.now(lobby))
    assert labels(here.now(lobby)) == ["Join", "Leave", "Add computer player", "Begin", "Rules"]
    assert "No computer player" in private(
        await here.press(ana, await here.post(here.channel, Out="h1:1:remove_computer.2"), "Out")
    )


async def test_a_button_of_an_older_release_still_adds_a_computer_player(here: World):
    ana = here.people[0]
    await open_lobby(here, ana)
    for seats in (2, 3):
        old = await here.post(here.channel, Add="h1:1:add_computer")
        await here.press(ana, old, "Add")
        assert f"Seats ({seats} of 6)" in words(here.now(old))


async def test_the_lobby_tells_the_rules_to_anyone_privately(here: World):
    lobby = await open_lobby(here, here.people[0])
    shown = private(await here.press(here.people[3], lobby, "Rules"))
    assert "All topics: `/hunt rules`" in shown


async def test_begin_again_and_joining_late_are_refused(here: World):
    ana, bo, cy, dee = here.people
    lobby = await open_lobby(here, ana)
    for guest in (bo, cy):
        await here.press(guest, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    assert labels(here.now(lobby)) == ["Rules"]
    table = here.latest(here.channel.threads[0], "round 1")
    before = words(table)
    old = await here.post(here.channel, Begin="h1:1:begin", Join="h1:1:join", Leave="h1:1:leave")
    for person, label in ((ana, "Begin"), (dee, "Join"), (bo, "Leave")):
        assert "has begun already" in private(await here.press(person, old, label))
    assert words(here.latest(here.channel.threads[0], "round 1")) == before


async def test_another_bot_gets_no_seat(here: World):
    lobby = await open_lobby(here, here.people[0])
    other = here.guild.add_member(here.env.create_user("Automaton", bot=True))
    assert "Only people" in private(await here.press(other, lobby, "Join"))
    assert "Seats (1 of 6)" in words(here.now(lobby))


async def test_a_lobby_whose_message_was_never_noted_is_found_by_its_buttons(here: World):
    ana, *guests = here.people
    lobby = await open_lobby(here, ana)
    await here.bot.store.write(lambda transaction: transaction.forget_message(1, "lobby", 0))
    await here.restart()
    for guest in guests:
        await here.press(guest, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    await here.wait(5)
    assert [thread.name for thread in here.channel.threads] == ["#1 Unknown Quarry"]
    assert labels(here.now(lobby)) == ["Rules"]
