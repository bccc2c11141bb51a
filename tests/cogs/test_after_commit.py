"""What was stored is never said to have failed: if it cannot be shown, its giver hears that it is done, and no more."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.kit.playthrough import PlayThrough, begin, begun_lobby, open_lobby, table_of
from tests.kit.quarry import scenario
from tests.kit.shown import private, words
from tests.kit.world import World

DONE = "It is done, but I could not show you what came of it: `/hunt {show}` shows how things stand."
LEASE = 31
"""Seconds after which news that was claimed is surely free to be told again."""
UNSHOWN = pytest.mark.parametrize(
    ("status", "code"), [(404, 10008), (404, 10015), (401, 50027), (403, 50001), (503, 0)]
)
"""The message was put away, its interaction is over in either way that Discord has to say so, or Discord is ill."""


async def at_the_table(here: World) -> PlayThrough:
    """A table at which it is Ana's turn."""
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario(active="ana").state)
    return table


@contextmanager
def full_disk(database: Path) -> Iterator[None]:
    """There is no room any more for what becomes of news, nor for where messages stand."""
    refusing = "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
    events = {
        "new_message": "INSERT ON messages",
        "old_message": "UPDATE ON messages",
        "told": "DELETE ON outbox",
        "put_off": "UPDATE OF leased_until ON outbox WHEN NEW.leased_until IS NULL",
    }
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(
            ";".join(f"CREATE TRIGGER {name} BEFORE {on} {refusing}" for name, on in events.items())
        )
        yield
        connection.executescript(";".join(f"DROP TRIGGER {name}" for name in events))


@UNSHOWN
async def test_a_press_whose_outcome_cannot_be_shown_is_told_to_be_done(here: World, status: int, code: int):
    table = await at_the_table(here)
    ana = here.people[0]
    panel = await here.press(ana, table.board, "Act")
    before = await here.stored(1)
    here.refuse("PATCH", "/webhooks/*", status=status, code=code)
    pressed = await here.press(ana, panel.response, "End turn")
    assert [note.content for note in pressed.followups] == [DONE.format(show="act")]
    assert await here.stored(1) != before
    assert "Turn 18: Bo" in words(table.board)


@UNSHOWN
async def test_a_command_whose_outcome_cannot_be_shown_is_told_to_be_done(here: World, status: int, code: int):
    table = await at_the_table(here)
    here.refuse("PATCH", "/webhooks/*", status=status, code=code)
    assert private(await here.type(here.people[0], table.place, "quarry end-turn")).strip() == DONE.format(show="act")
    assert "Turn 18: Bo" in words(table.board)


async def test_whoever_sits_down_in_a_lobby_that_cannot_be_redrawn_sits(here: World):
    ana, bo, *_ = here.people
    lobby = await open_lobby(here, ana)
    here.refuse("PATCH", "/webhooks/*", status=404, code=10008)
    assert private(await here.press(bo, lobby, "Join")).strip() == DONE.format(show="games")
    assert "2 seated" in private(await here.type(bo, here.channel, "hunt games"))


async def test_a_table_that_was_called_off_is_told_to_be_when_the_question_is_gone(here: World):
    ana = here.people[0]
    lobby = await begun_lobby(here, here.people)
    asked = await here.type(ana, here.channel, "hunt cancel", table="1")
    here.refuse("PATCH", "/webhooks/*", status=404, code=10008)
    called_off = await here.press(ana, asked.response, "Call off #1")
    assert [note.content for note in called_off.followups] == [DONE.format(show="games")]
    assert "called off" in words(here.latest(table_of(here, lobby, here.people).place))


async def test_a_disk_that_fills_up_after_an_answer_does_not_undo_what_its_giver_sees(here: World):
    table = await at_the_table(here)
    ana = here.people[0]
    with full_disk(here.database):
        typed = await here.type(ana, table.place, "quarry end-turn")
        assert "Turn 18: Bo" in private(typed)
        assert not typed.followups
    await here.wait(LEASE)
    assert "Turn 18: Bo" in words(table.board)
    assert len([message for message in table.place.history() if "· round" in words(message)]) == 1


@pytest.mark.parametrize(("status", "code"), [(503, 0), (404, 10015)])
async def test_what_goes_wrong_with_an_answer_to_everybody_is_told_to_the_asker_alone(
    here: World, status: int, code: int
):
    ana = here.people[0]
    here.refuse("PATCH", "/webhooks/*", status=status, code=code)
    opened = await here.type(ana, here.channel, "hunt start", game="quarry")
    assert "It may be done" in private(opened)
    assert here.channel.history() == []
