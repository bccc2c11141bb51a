"""People press anything that is offered, asides too, while answers wait and orders stand: no table ever gets stuck."""

import random
from pathlib import Path

import pytest

from bot.compose.panel import panel_message
from bot.hosting.play import Reply
from bot.hosting.sight import Sight
from persistence import Store
from rules import Decision
from rules.robots import LEVELS
from tests.kit.house import House
from tests.kit.limits import payload_of, problems

STEPS = 120
PAUSES = (200, 1000, 3000)
"""Milliseconds between two presses."""


async def press(house: House, sight: Sight, decision: Decision, chance: random.Random) -> None:
    """The seat's player presses one of the options: any, or one that moves the game on."""
    liked = LEVELS["random"](sight.view(decision.seat), decision, house.luck)
    key = liked if liked is not None and chance.random() < 0.5 else chance.choice(decision.options).key
    user, interaction = sight.seats[decision.seat].user_id, next(house.interactions)
    reply = Reply(
        sight.table.id, decision.seat, sight.table.undos, decision.question, (key,), "person", user, interaction
    )
    await house.play.answer(reply, house.now)


async def serve(house: House, milliseconds: int) -> None:
    """So much time has passed, and what was due by then was served."""
    house.now += milliseconds
    for row in await house.store.read(lambda transaction: transaction.due_questions(house.now)):
        await house.play.serve(row, house.now)


async def serve_all(house: House, table: int) -> Sight:
    """Time passes until nothing happens by itself any more, for which an answer beneath another question waits too."""
    sight = await house.sight(table)
    for _ in range(STEPS):
        await serve(house, 60_000)
        before, sight = sight, await house.sight(table)
        if sight.table.version == before.table.version:
            return sight
    raise AssertionError("the table asks itself for ever")


def offered(sight: Sight, seat: int, chance: random.Random) -> Decision | None:
    """What the seat answers next, if it does: its question, or now and then what may be done at any time."""
    asked = [decision for decision in sight.decisions(seat) if decision.forced and sight.pending(seat) is None]
    beside = [decision for decision in sight.decisions(seat) if not decision.forced]
    if asked and chance.random() < 0.7:
        return asked[0]
    return beside[0] if beside and chance.random() < 0.5 else None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["prey", "party", "quarry"])
async def test_whatever_is_pressed_every_panel_can_be_shown_and_the_table_moves_on(
    game: str, seed: int, tmp_path: Path
) -> None:
    chance = random.Random(f"{game} {seed}")
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    house = House(store, now=1_000_000, luck=f"{game} {seed}")
    table = await house.begin(4, game=game)
    for _ in range(STEPS):
        await serve(house, chance.choice(PAUSES))
        for seat in chance.sample(range(4), 4):
            sight = await house.sight(table)
            panel = panel_message(sight, seat, [])
            assert problems(payload_of(panel)) == []
            assert [button.label for button in panel.rows[-1]] == ["Refresh", "My hand", "Log"]
            decision = offered(sight, seat, chance)
            if decision is not None:
                await press(house, sight, decision, chance)
    left = await serve_all(house, table)
    assert left.table.status == "finished" or any(left.is_asked(seat) for seat in range(4)), left.questions
    await store.close()
