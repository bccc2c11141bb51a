"""What a table of four asks of Discord, counted over a game in a pretend server with a minute between two answers.

A turn taken is the stretch until the move passes to somebody else. Answers to what people press or type are not
counted, as Discord does not count them, nor are deletions of notices that are no longer true: these have a row apart.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from tests.bench.rows import Row
from tests.kit.counting import TurnTaken, turns_taken
from tests.kit.playthrough import begin
from tests.kit.world import world

TURNS = 40
UNIT = "requests"


def rows() -> list[Row]:
    """The most of each kind in a turn taken, beside the one that is allowed; and all of them together, as a mean."""
    turns = asyncio.run(_taken())
    allowed = mean(2 + len(turn.changed) for turn in turns)
    return [
        _most("board messages in a turn taken, at most", [turn.boards for turn in turns]),
        _most("notices in a turn taken, at most", [turn.notices for turn in turns]),
        _most("edits of one sheet in a turn taken, at most", [n for turn in turns for n in turn.sheets.values()]),
        _few("all requests in a turn taken, mean", mean(turn.counted for turn in turns), "allowed", allowed, aim=1.0),
        _few("notices deleted in a turn taken, mean", mean(turn.deletions for turn in turns), "notices", 1.0, aim=None),
    ]


async def _taken() -> list[TurnTaken]:
    """The turns taken of one table, played by buttons."""
    with TemporaryDirectory() as folder:
        async with world(Path(folder) / "huntmaster.sqlite3") as w:
            play = await begin(w, w.people, seats=4)
            return [turn async for turn in turns_taken(play, TURNS)]


def _most(what: str, counts: list[int]) -> Row:
    return _few(what, max(counts), "allowed", 1.0, aim=1.0)


def _few(what: str, ours: float, peer: str, theirs: float, *, aim: float | None) -> Row:
    return Row(what, UNIT, ours, peer, theirs, aim, less_is_better=True)
