"""Whole tables of four people, begun by `/hunt start` and played to their end, every kind of deed among the answers."""

from pathlib import Path

from tests.kit.hands import Buttons, Commands
from tests.kit.liking import Liking
from tests.kit.playthrough import PlayThrough, begin, with_tireless
from tests.kit.shown import labels, words
from tests.kit.world import World, world

ROUNDS = 8


async def test_by_buttons_and_menus_alone_until_the_last_round(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3") as here:
        table = await begin(here, here.people, seats=4, rounds=ROUNDS)
        await table.set(with_tireless(rounds=ROUNDS))
        table.liking = Liking(2)
        await table.play(Buttons())
        assert table.liking.has_seen_enough
        assert table.liking.used["recover"]
        check_what_all_see(table, "The last round is over")
        await check_what_each_sees(here, table)


async def test_by_typed_commands_alone_until_the_killing_blow(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3") as here:
        table = await begin(here, here.people, seats=4)
        await table.set(with_tireless())
        table.liking = Liking(1, victim=await table.seat_of_monster())
        await table.play(Commands())
        assert table.liking.has_seen_enough
        assert table.liking.used["recover"]
        check_what_all_see(table, "killing blow")
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
