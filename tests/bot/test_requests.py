"""How much a table asks of Discord: at most one board, one notice and one edit of each changed sheet a turn taken."""

from __future__ import annotations

from tests.kit.counting import turns_taken
from tests.kit.playthrough import begin
from tests.kit.world import world


async def test_a_turn_taken_costs_one_board_one_notice_and_the_sheets_that_changed(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3") as w:
        play = await begin(w, w.people, seats=4, rounds=20)
        taken = [turn async for turn in turns_taken(play, most=9)]
    assert len(taken) == 9
    for turn in taken:
        assert turn.boards <= 1, turn
        assert turn.notices <= 1, turn
        assert set(turn.sheets) <= turn.changed, turn
        assert all(count == 1 for count in turn.sheets.values()), turn
        assert not turn.others, turn
    assert any(turn.answers > 3 for turn in taken), "many answers in one turn taken cost no more"
    assert sum(turn.boards for turn in taken) == len(taken), "the board always follows"
