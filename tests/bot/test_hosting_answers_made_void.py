"""An answer that waits while its player acts on: it is dropped once it is not legal, and holds up nothing else."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SECOND
from bot.compose.panel import panel_message
from bot.hosting.sight import Sight
from persistence import Store
from rules import AT_ANY_TIME, GameState
from tests.kit.house import COVER_MS, House
from tests.kit.limits import payload_of
from tests.kit.prey import deal, scenario
from tests.kit.prey.play import Play

ANA, BO, CY, MO = range(4)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store, now=1000 * SECOND)
    await store.close()


def at_a_window(**standing: str) -> Play:
    """Ana attempts A1, and the window before her roll is open."""
    game = scenario(hunters=3, A1="De t1", stops="window", **{"ana": "w1 A1; hand inside man, decoy", **standing})
    game.is_watched = False
    game.ana("attempt A1 by dice")
    assert game.kind == "window"
    return game


async def at_table(house: House, state: GameState) -> Sight:
    table = await house.begin(4, game="prey", monster_seat="4")
    house.now += 100 * SECOND
    return await house.set(table, state)


async def serve_all(house: House, sight: Sight) -> Sight:
    """Time passes until nothing is due any more."""
    for _ in range(20):
        house.now += COVER_MS
        for row in await house.store.read(lambda transaction: transaction.due_questions(house.now)):
            await house.play.serve(row, house.now)
    return await house.sight(sight.table.id)


async def test_whoever_burns_the_card_of_a_waiting_answer_is_asked_anew(house: House) -> None:
    sight = await at_table(house, at_a_window().state)
    _, done = await house.answer(sight, ANA, "play:arsenal:inside_man")
    assert done.is_pending
    _, done = await house.answer(done.sight, ANA, "burn:inside_man", question=AT_ANY_TIME)
    assert done.sight.is_asked(ANA)
    assert done.sight.pending(ANA) is None
    _, done = await house.answer(done.sight, ANA, "pass")
    assert done.is_pending
    after = await serve_all(house, done.sight)
    assert after.pending(ANA) is None
    assert not after.is_asked(ANA)


async def test_another_card_burnt_leaves_the_waiting_answer_alone(house: House) -> None:
    sight = await at_table(house, at_a_window().state)
    _, done = await house.answer(sight, ANA, "play:arsenal:inside_man")
    _, done = await house.answer(done.sight, ANA, "burn:decoy", question=AT_ANY_TIME)
    assert done.sight.pending(ANA) == "play:arsenal:inside_man"


async def test_a_question_put_on_top_is_answered_though_an_answer_waits_beneath(house: House) -> None:
    sight = await at_table(house, at_a_window(bo="rsv 3; hand decoy", mo="hand blackmail").state)
    _, done = await house.answer(sight, BO, "pass")
    assert done.is_pending
    _, done = await house.answer(done.sight, MO, "play:influence:blackmail", question=AT_ANY_TIME)
    _, done = await house.answer(done.sight, MO, f"pick:{BO}", question=AT_ANY_TIME)
    assert done.sight.awaited == (BO,)
    assert done.sight.is_asked(BO)
    panel = payload_of(panel_message(done.sight, BO, []))
    assert "Your answer is in" not in str(panel)
    decision = done.sight.decision(BO)
    assert decision is not None
    _, done = await house.answer(done.sight, BO, decision.options[0].key)
    assert done.sight.pending(BO) == "pass"
    after = await serve_all(house, done.sight)
    assert BO not in [row.seat for row in after.questions if row.pending is not None]


async def test_a_panel_names_a_standing_orders_answer_though_a_small_choice_is_begun(house: House) -> None:
    game = deal(3)
    while game.kind != "place_slot":
        decision = game.forced[0]
        game.answer(decision.seat, decision.question, decision.default)
    (seat,) = (decision.seat for decision in game.forced)
    sight = await at_table(house, game.state)
    for key in ("order:done_placement:on", "skip"):
        _, done = await house.answer(sight, seat, key, question=AT_ANY_TIME if key.startswith("order") else None)
        sight = done.sight
    payload_of(panel_message(sight, seat, []))


async def test_an_answer_made_void_just_as_it_falls_due_is_asked_for_anew_and_not_given_by_the_clock(
    house: House,
) -> None:
    sight = await at_table(house, at_a_window().state)
    _, done = await house.answer(sight, ANA, "play:arsenal:inside_man")
    house.now += COVER_MS
    due = await house.store.read(lambda transaction: transaction.due_questions(house.now))
    assert ANA in [row.seat for row in due]
    await house.answer(done.sight, ANA, "burn:inside_man", question=AT_ANY_TIME)
    for row in due:
        await house.play.serve(row, house.now)
    assert (await house.sight(sight.table.id)).is_asked(ANA)
