"""Denying a hunt in Discord: how long it takes, who reads which card, and what stands on whose tablet (HP-35)."""

import re

import pytest

from tests.kit.party import scenario
from tests.kit.party_play import PartyTable, begin_party
from tests.kit.shown import private, words
from tests.kit.world import World

COVER = 8
"""Seconds after the question until an answer is told (HP-35)."""


async def declared(here: World, ben: str, orders: str = "") -> PartyTable:
    """Ana has just declared (Palace, Bait, Magic); Bo holds these prophecies and is asked, Cy has none of the three."""
    game = scenario(
        alice="princess; retiarii 2, stormcaller 2; holds darkwoods knowledge subdue",
        ben=f"; ; holds {ben}{orders}",
        chris="; ; holds catacomb tracks melee",
    )
    table = await begin_party(here, here.people[:3], seats=3)
    await here.wait(130)
    await table.set(game.state)
    how = {"guiding": "palace", "seeking": "bait", "fighting": "magic"}
    assert "declare" in private(await here.type(here.people[0], table.place, "party hunt", **how)).lower()
    return table


async def seconds_until_told(here: World, table: PartyTable, told: str) -> int:
    """How long it takes until everybody reads this of Bo."""
    for seconds in range(20):
        if told in words(table.board):
            return seconds
        await here.wait(1)
    raise AssertionError(words(table.board))


@pytest.mark.parametrize(
    ("ben", "told"), [("mystic_vale sorcery range", "Bo passed"), ("palace bait range", "Bo denied")]
)
@pytest.mark.parametrize("thought", [1, 5])
async def test_p115_an_answer_is_told_at_the_same_moment_whatever_it_is(here: World, ben: str, told: str, thought: int):
    table = await declared(here, ben)
    await here.wait(thought)
    await here.type(here.people[1], table.place, "party show", prophecy="bait" if told == "Bo denied" else "none")
    assert thought + await seconds_until_told(here, table, told) == COVER


@pytest.mark.parametrize(
    ("ben", "told"), [("mystic_vale sorcery range", "Bo passed"), ("palace bait range", "Bo denied")]
)
async def test_p115_a_standing_order_answers_at_that_moment_too(here: World, ben: str, told: str):
    table = await declared(here, ben, "; order guiding seeking fighting")
    assert await seconds_until_told(here, table, told) == COVER


async def test_p163_which_card_it_was_is_read_by_two_and_stays_after_a_restart(here: World):
    table = await declared(here, "palace bait range")
    ana, bo, cy, _ = here.people
    await here.type(bo, table.place, "party show", prophecy="bait")
    await here.wait(20)
    await here.restart()
    for person, reads in ((ana, True), (bo, True), (cy, False)):
        log = private(await here.type(person, table.place, "hunt log"))
        assert bool(re.search(r"showed .*Bait", log)) is reads, log
    sheet = private(await here.type(ana, table.place, "hunt hand"))
    assert "Bait" in sheet
    assert sheet != private(await here.type(cy, table.place, "hunt hand"))
    public = [words(message) for message in (*here.channel.history(), *table.place.history())]
    assert not any(re.search(r"showed .*Bait", text) for text in public)


async def test_p166_facts_and_own_marks_stand_on_the_own_sheet_alone(here: World):
    table = await declared(here, "palace bait range")
    ana, bo, cy, _ = here.people
    await here.type(ana, table.place, "hunt notes", add="Magic?")
    await here.type(bo, table.place, "party show", prophecy="bait")
    await here.wait(20)
    sheet = private(await here.type(ana, table.place, "hunt hand"))
    assert "1. Magic?" in sheet
    assert bait_row(sheet) == "Bait x # x no"
    assert bait_row(private(await here.type(cy, table.place, "hunt hand"))) == "Bait . . x ?"
    for other in (bo, cy):
        assert "Magic?" not in private(await here.type(other, table.place, "hunt hand"))
    assert not any("Magic?" in words(message) for message in table.place.history())


def bait_row(sheet: str) -> str:
    """The tablet's row for Bait."""
    return next(" ".join(line.split()) for line in sheet.splitlines() if line.strip().startswith("Bait"))
