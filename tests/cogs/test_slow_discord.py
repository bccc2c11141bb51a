"""Discord takes its time: nobody else's table waits, and what it does late never hides what came after."""

from bot.hosting.sight import look
from tests.kit.playthrough import PlayThrough, begin, begun_lobby, table_of
from tests.kit.quarry import scenario
from tests.kit.shown import words
from tests.kit.world import World

LONG, A_WHILE = 1000, 15
"""Seconds."""


def turn_on(table: PlayThrough) -> str:
    """Whose turn it is, as the board says."""
    return (
        next(line for line in words(table.board).splitlines() if "'s turn" in line)
        .split("'s turn")[0]
        .split()[-1]
        .strip("*")
    )


async def version(here: World, table: int) -> int:
    """How many answers the table has had."""
    return await here.bot.store.read(lambda transaction: look(transaction, table).table.version)


async def test_other_tables_go_on_while_a_board_cannot_be_told(here: World) -> None:
    ana, bo, *_ = here.people
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario(active="ana").state)
    other = table_of(here, await begun_lobby(here, [bo], computers=3), [bo])
    await here.type(ana, table.place, "quarry search")
    here.slow_down("PATCH", f"/channels/{table.place.id}/messages", LONG, times=1)
    await here.wait(160)
    while 0 in await here.asked(other.number):
        await here.type(bo, other.place, "quarry end-turn")
    before = await version(here, other.number)
    await here.wait(60)
    assert await version(here, other.number) > before


async def test_a_late_edit_of_the_board_never_hides_a_newer_one(here: World) -> None:
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario(active="ana").state)
    ana = here.people[0]
    await here.type(ana, table.place, "quarry search")
    here.slow_down("PATCH", f"/channels/{table.place.id}/messages", LONG, times=1)
    await here.wait(160)
    await here.type(ana, table.place, "quarry end-turn")
    assert turn_on(table) == "Dee"
    await here.wait(LONG)
    assert turn_on(table) == "Bo"


async def test_a_late_edit_of_a_panel_never_hides_what_came_after(here: World) -> None:
    ana, *others = here.people
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario(active="ana").state)
    panel = (await here.press(ana, table.board, "Act")).response
    here.slow_down("PATCH", "/webhooks/", A_WHILE, times=1)
    await here.press(ana, panel, "End turn")
    for other in others:
        await here.type(other, table.place, "quarry end-turn")
    await here.wait(A_WHILE)
    assert turn_on(table) == "Ana"
    assert "**It is your turn**" in words(panel)
    shown = len(here.requests())
    await here.press(ana, panel, "End turn")
    assert "It is your turn" not in words(panel)
    edited = [path for method, path in here.requests()[shown:] if method == "PATCH" and "/webhooks/" in path]
    assert len(edited) == len(set(edited)), "a panel was edited twice though nothing came in between"
