"""Whole weeks of Deadly Prey, dealt by `/hunt start` and played to their end through Discord alone."""

from pathlib import Path

from tests.kit.prey_hands import PreyCommands
from tests.kit.prey_play import PreyButtons, begin_prey
from tests.kit.replayed import check_that_it_can_be_replayed
from tests.kit.shown import labels, words
from tests.kit.world import world

COMMON = frozenset({"lay", "place", "count", "at", "attempt", "close", "done", "pass", "strike", "spend", "commit"})
"""Deeds that the week had among its answers."""


async def test_a_hunter_and_the_monster_by_buttons_and_menus_alone(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=2, luck="week") as here:
        table = await begin_prey(here, here.people, liking=1, seats=2, monster="ghoul_pack", monster_seat="2")
        await table.play(PreyButtons())
        assert table.liking.used.keys() >= COMMON
        board, ending = table.place.history()
        assert table.place.name == "#1 Deadly Prey"
        assert labels(board) == ["Act", "My hand", "Log", "Rules"]
        assert board.attachments[0].description
        assert "The seal, opened" in words(ending)
        await check_that_it_can_be_replayed(here, table)
        for person in table.people:
            (sheet,) = here.direct(person)
            shown = await here.press(person, table.board, "My hand")
            assert shown.response is not None
            assert words(shown.response) == words(sheet)
            assert person.name in words(ending)


async def test_a_hunter_and_the_monster_by_typed_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=2, luck="typed") as here:
        table = await begin_prey(here, here.people, liking=2, seats=2, monster="werewolf", monster_seat="1")
        await table.play(PreyCommands())
        assert table.liking.used.keys() >= COMMON - {"spend", "commit", "count", "attempt"}
        await check_that_it_can_be_replayed(here, table)


async def test_one_person_and_computer_players_with_restarts(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=1, luck="robots") as here:
        table = await begin_prey(here, here.people, liking=3, computers=2, seats=3, monster_seat="3")

        async def restart() -> None:
            if table.answers % 10 == 0:
                await here.restart()

        await table.play(PreyButtons(), after_each=restart)
        await check_that_it_can_be_replayed(here, table)
