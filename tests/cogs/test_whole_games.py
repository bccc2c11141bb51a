"""Whole tables of four people, dealt by `/hunt start` and played to their end, every kind of deed among the answers."""

from pathlib import Path

import pytest

from tests.kit.hands import Buttons, Commands, Hand
from tests.kit.liking import EVERY_KIND, Liking
from tests.kit.playthrough import PlayThrough, begin
from tests.kit.shown import labels, words
from tests.kit.world import World, world

LEAST_ANSWERS = 100


@pytest.mark.parametrize(
    ("hand", "luck", "liking", "rounds", "end"),
    [
        pytest.param(Buttons(), "game 42", 2, 5, "The last round is over", id="by buttons and menus"),
        pytest.param(Commands(), "game 59", 1, 12, "killing blow", id="by typed commands"),
    ],
)
async def test_a_table_is_played_from_its_lobby_to_its_end(
    tmp_path: Path, hand: Hand, luck: str, liking: int, rounds: int, end: str
) -> None:
    async with world(tmp_path / "tables.sqlite3", luck=luck) as here:
        table = await begin(here, here.people, seats=4, rounds=rounds)
        table.liking = Liking(liking)
        await table.play(hand)
        assert table.answers >= LEAST_ANSWERS
        assert EVERY_KIND | {"recover"} <= table.liking.used.keys()
        check_what_all_see(table, end)
        await check_what_each_sees(here, table)


def check_what_all_see(table: PlayThrough, end: str) -> None:
    """In the thread stand the board and the ending, nothing else; in the channel the lobby, which leads there."""
    board, ending = table.place.history()
    assert table.place.name == "#1 Unknown Quarry"
    assert "#1 Hunt: The Unknown Quarry · round" in words(board)
    assert labels(board) == ["Act", "My hand", "Log", "Rules"]
    assert board.attachments[0].description
    assert end in words(board)
    assert end in words(ending)
    assert "The seal, opened" in words(ending)
    assert [name for name in ("Ana", "Bo", "Cy", "Dee") if name not in words(ending)] == []
    assert words(ending).count("Monster:") == 1
    assert f"<#{table.place.id}>" in words(table.lobby)
    assert labels(table.lobby) == ["Rules"]


async def check_what_each_sees(here: World, table: PlayThrough) -> None:
    """Each has one direct message, the sheet as it was at the end, and My hand shows the same."""
    for person in table.people:
        (sheet,) = here.direct(person)
        shown = await here.press(person, table.board, "My hand")
        assert shown.response is not None
        assert words(shown.response) == words(sheet)
        assert "#1 You are" in words(sheet)
