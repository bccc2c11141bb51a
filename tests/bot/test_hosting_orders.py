"""A standing order answers when the same answer, pressed, takes effect too: nobody can tell one from the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SECOND
from bot.hosting.sight import Sight
from persistence import ActionRow, Store
from rules import AT_ANY_TIME
from tests.kit.house import COVER_MS, House
from tests.kit.prey import scenario
from tests.kit.prey.play import Play

ANA, BO, MO = range(3)


def at_placement() -> Play:
    """Bo has skipped; Ana is asked."""
    return scenario(hunters=2, phase="placement", ana="rsv 3", bo="rsv 3", slot="bo")


def at_resolution() -> Play:
    return scenario(hunters=2, ana="w1 A1", bo="w1 A2", slot="bo")


def at_an_attack() -> Play:
    return scenario(hunters=2, ana="w1 A1", bo="R1 A2; w1 A2", slot="bo", stops="strike")


CASES = {
    "placement": (at_placement, "skip", ANA, "done", "order:done_placement:on"),
    "resolution": (at_resolution, "skip", ANA, "done", "order:done_now:on"),
    "attack": (at_an_attack, "reinforce:A2:1", MO, "no_strike", "order:no_attacks:on"),
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store, now=1000 * SECOND)
    await store.close()


async def at(house: House, case: str, *, is_ordered: bool = False) -> Sight:
    """Bo has had his slot, and the question comes at which whoever is asked may have given the order."""
    scene, before, seat, _, order = CASES[case]
    game = scene()
    table = await house.begin(3, game="prey", monster_seat="3")
    house.now += 100 * SECOND
    sight = await house.set(table, game.state)
    if is_ordered:
        _, done = await house.answer(sight, seat, order, question=AT_ANY_TIME)
        sight = done.sight
    for key in ("at:A2", before) if before != "skip" else (before,):
        _, done = await house.answer(sight, BO, key)
        sight = done.sight
    return sight


async def last_action(house: House, sight: Sight) -> ActionRow:
    (*_, action) = await house.store.read(lambda transaction: transaction.actions(sight.table.id))
    return action


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("source", ["person", "order"])
async def test_the_answer_that_orders_give_comes_when_the_cover_is_over_whoever_gives_it(
    house: House, case: str, source: str
) -> None:
    *_, seat, key, _ = CASES[case]
    sight = await at(house, case, is_ordered=source == "order")
    (row,) = sight.questions
    assert (row.seat, row.cover_until) == (seat, house.now + COVER_MS)
    if source == "person":
        _, done = await house.answer(sight, seat, key)
        assert done.is_pending
        sight = done.sight
    assert key in (sight.order(seat), sight.pending(seat))
    assert sight.awaited == (seat,)
    (waiting,) = sight.questions
    assert not waiting.is_due(row.cover_until - 1)
    await house.serve(waiting)
    action = await last_action(house, sight)
    assert (action.seat, action.option, action.source, action.at) == (seat, key, source, row.cover_until)


@pytest.mark.parametrize("case", CASES)
async def test_once_the_cover_is_over_it_is_carried_out_at_once(house: House, case: str) -> None:
    *_, seat, key, _ = CASES[case]
    sight = await at(house, case)
    house.now += COVER_MS
    _, done = await house.answer(sight, seat, key)
    assert not done.is_pending
    assert (await last_action(house, sight)).option == key


async def test_any_other_answer_is_carried_out_at_once(house: House) -> None:
    sight = await at(house, "placement")
    for key in ("place:A1", "count:2"):
        _, done = await house.answer(sight, ANA, key)
        sight = done.sight
        assert not done.is_pending
    assert not sight.is_asked(ANA)
