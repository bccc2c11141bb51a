"""The lobby of Hunting Party: its options, what is refused before anything is opened, and who begins."""

import json
from typing import Any

import pytest

import rules
from bot.hosting.sight import Sight, look
from tests.kit.party import scenario
from tests.kit.party_play import begin_party
from tests.kit.playthrough import open_lobby
from tests.kit.shown import private, words
from tests.kit.world import World


async def sight_of(here: World, table: int) -> Sight:
    return await here.bot.store.read(lambda transaction: look(transaction, table))


async def test_three_play_unless_something_else_is_said(here: World):
    lobby = await open_lobby(here, here.people[0], game="party")
    assert "Seats (1 of 3)" in words(lobby)
    assert "**1 more** needed to begin" in words(lobby)
    assert "#1 Hunting Party" in words(lobby)


async def test_the_lobby_lists_what_is_not_as_usual_and_the_table_has_it(here: World):
    ana, bo, cy, _ = here.people
    options = {"rounds": 9, "red_shares": "2", "timmy": "2:1", "wolf_familiar": "none"}
    lobby = await open_lobby(here, ana, game="party", **options)
    shown = words(lobby).partition("Options\n")[2].splitlines()
    assert shown[0] == "At most 9 rounds"
    assert shown[1].startswith("The Shadow starts with 2 red shares")
    assert shown[2] == "Timmy the Orphan goes to player 2, with 1 share on it"
    assert shown[3] == "Sealed luck"
    for guest in (bo, cy):
        await here.press(guest, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    board = words(here.latest(here.channel.threads[0], "Hunting Party · round 1 of 9"))
    assert "Red shares: 2 of 8" in board
    assert "Timmy the Orphan" in board


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 1}, "Such a table cannot be"),
        ({"seats": 6}, "Such a table cannot be"),
        ({"seats": 5, "red_shares": "0"}, "red shares are for 4 seats at most"),
        ({"timmy": "4:0"}, "there is no seat 4 at a table of 3"),
        ({"seats": 4, "dragon_familiar": "5:2"}, "there is no seat 5 at a table of 4"),
    ],
)
async def test_what_cannot_be_is_refused_before_anything_is_opened(here: World, options: dict[str, Any], said: str):
    result = await here.type(here.people[0], here.channel, "hunt start", game="party", **options)
    assert said in private(result)
    assert here.channel.history() == []


async def test_what_cannot_be_with_those_who_came_is_said_at_begin_and_mended_by_one_more(here: World):
    ana, bo, cy, dee = here.people
    lobby = await open_lobby(here, ana, game="party", seats=4, timmy="4:2")
    for guest in (bo, cy):
        await here.press(guest, lobby, "Join")
    assert "**1 more** needed to begin" in words(here.now(lobby))
    refused = await here.press(ana, lobby, "Begin")
    assert "It takes 4 players at least, and 3 have joined" in private(refused)
    assert here.channel.threads == []
    await here.press(dee, lobby, "Join")
    await here.press(ana, lobby, "Begin")
    assert "Timmy the Orphan" in words(here.latest(here.channel.threads[0], "round 1"))


async def test_two_to_five_sit_down(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana, game="party", seats=2)
    refused = await here.press(ana, lobby, "Begin")
    assert "It takes 2 players at least, and 1 have joined" in private(refused)
    await here.press(bo, lobby, "Join")
    assert "All 2 seats are taken" in private(await here.press(here.people[2], lobby, "Join"))


async def test_hp12_who_won_the_last_table_here_begins_the_next(here: World):
    await bo_wins(here)
    for seated in ((2, 1, 0), (1, 0), (0, 2)):
        further = await begin_party(here, [here.people[number] for number in seated], seats=len(seated))
        sight = await sight_of(here, further.number)
        winners = [seat.seat for seat in sight.seats if seat.name == "Bo"]
        assert sight.options["previous_winners"] == ",".join(map(str, winners))
        assert json.loads(sight.table.deal or "")["options"]["previous_winners"] == sight.options["previous_winners"]
        assert not winners or list(rules.awaited(sight.playing)) == winners
    elsewhere = await begin_party(here, here.people[:2], here.guild.create_text_channel("elsewhere"), seats=2)
    assert (await sight_of(here, elsewhere.number)).options["previous_winners"] == ""


async def bo_wins(here: World) -> None:
    """A table in this channel was played to its end, and Bo has won it."""
    table = await begin_party(here, here.people[:3], seats=3)
    slaying = scenario(
        alice="knight; ; 0g",
        ben="witch hunter; ranger 0, paladin 0; 9g",
        active="ben",
        destined="catacomb tracks melee",
    )
    slaying.ben("hunt catacomb tracks melee with witch hunter, ranger, paladin")
    await table.set(slaying.state)
    for denying in (here.people[2], here.people[0]):
        await here.type(denying, table.place, "party show", prophecy="none")
        await here.wait(9)
    assert not await table.is_live()
    await here.wait(4)
    ending = words(here.latest(table.place, "over"))
    assert "Bo" in ending
    assert "The seal, opened" in ending
