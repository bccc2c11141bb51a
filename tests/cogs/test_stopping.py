"""The bot is told to stop: what was begun is finished first, and nothing new is begun."""

from tests.kit.playthrough import begin
from tests.kit.quarry import scenario
from tests.kit.shown import private, words
from tests.kit.world import World

A_WHILE = 100
"""Seconds that Discord takes over an answer."""


async def test_what_was_begun_is_finished_and_nothing_new_is_begun(here: World):
    ana, bo, *_ = here.people
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario(active="ana").state)
    panel = (await here.press(ana, table.board, "Act")).response
    here.slow_down("PATCH", "/webhooks/", A_WHILE, times=1)
    await here.press(ana, panel, "End turn")
    before = await here.stored(1)
    stopping = here.stop()
    assert "just being restarted" in private(await here.press(bo, table.board, "Act"))
    assert "just being restarted" in private(await here.type(bo, table.place, "quarry end-turn"))
    assert await here.offers(bo, table.place, "quarry move", "room") == {}
    assert await here.stored(1) == before
    assert "It is your turn" in words(panel)
    await here.wait(A_WHILE)
    await stopping
    assert "Turn 18: Bo" in words(panel)
    assert "Turn 18: Bo" in words(table.board)
