"""Small choices in a question under cover are made at once; only the answer that commits waits for its time."""

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

import rules
from bot.clock import SECOND
from bot.hosting.play import Reply
from bot.hosting.refused import Refused
from bot.hosting.sight import Sight
from bot.hosting.small import asked_again, small_choices, way_back
from persistence import Store
from rules import Action, GameState, Setup
from tests.kit.house import COVER_MS, House

PEOPLE = 5


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store, now=1000 * SECOND)
    await store.close()


@cache
def at_a_window() -> tuple[GameState, int, int, tuple[str, ...]]:
    """A table at a question under cover, with a seat that has small choices there: seat, question, and their keys."""
    state, _ = rules.start("prey", Setup(PEOPLE, {}), b"window")
    while asked := [decision for decision in rules.decisions(state) if decision.forced]:
        for each in asked:
            keys = [option.key for option in each.options]
            small = tuple(key for key in keys if small_choices(state, each.seat, each.question, (key,)))
            if each.is_covered and len(small) > 1:
                return state, each.seat, each.question, small
        state, _ = rules.apply(state, Action(asked[0].seat, asked[0].question, asked[0].default))
    raise AssertionError("no such question was asked")


async def begun(house: House, computers: int = 0) -> Sight:
    """A table at that question, which was asked just now and of which everything was told."""
    table = await house.begin(PEOPLE - computers, computers, game="prey")
    house.now += 100 * SECOND
    sight = await house.set(table, at_a_window()[0])
    await house.news(table)
    return sight


def committing(state: GameState, seat: int, question: int) -> str:
    """The key of an answer that is more than a small choice."""
    decision = asked_again(state, seat, question)
    assert decision is not None
    keys = (option.key for option in decision.options)
    return next(key for key in keys if not small_choices(state, seat, question, (key,)))


async def test_a_small_choice_is_made_at_once_and_is_no_news(house: House):
    sight = await begun(house)
    _, seat, question, (key, *_) = at_a_window()
    _, done = await house.answer(sight, seat, key, question=question)
    assert not done.is_pending
    assert done.sight.is_asked(seat)
    assert done.sight.awaited == sight.awaited
    assert rules.dump(done.sight.playing) != rules.dump(sight.playing)
    assert await house.news(sight.table.id) == []
    assert [row.cover_until for row in done.sight.questions] == [row.cover_until for row in sight.questions]


async def test_the_answer_after_it_waits_for_the_end_of_the_cover(house: House):
    sight = await begun(house)
    _, seat, question, (key, *_) = at_a_window()
    _, done = await house.answer(sight, seat, key, question=question)
    before = rules.dump(done.sight.playing)
    _, done = await house.answer(done.sight, seat, committing(done.sight.playing, seat, question), question=question)
    assert done.is_pending
    assert rules.dump(done.sight.playing) == before
    with pytest.raises(Refused, match="answered_already"):
        await house.answer(done.sight, seat, "back", question=question)


async def test_what_is_typed_at_once_is_small_choices_now_and_an_answer_later(house: House):
    sight = await begun(house)
    state, seat, question, (key, *_) = at_a_window()
    after, _ = rules.apply(state, Action(seat, question, key))
    last = committing(after, seat, question)
    reply, done = await house.answer(sight, seat, key, last, question=question)
    assert done.is_pending
    assert rules.dump(done.sight.playing) == rules.dump(after)
    with pytest.raises(Refused, match="done_already"):
        await house.play.answer(reply, house.now)
    row = done.sight.question(question, seat)
    assert row is not None
    await house.serve(row)
    actions = await house.store.read(lambda transaction: transaction.actions(sight.table.id))
    assert [(action.option, action.source) for action in actions] == [(key, "person"), (last, "person")]
    assert actions[-1].at == sight.questions[0].asked_at + COVER_MS


async def test_an_answer_in_the_middle_of_others_is_refused(house: House):
    sight = await begun(house)
    state, seat, question, (key, *_) = at_a_window()
    user = sight.seats[seat].user_id
    last = committing(state, seat, question)
    reply = Reply(sight.table.id, seat, 0, question, (last, key), user_id=user, interaction_id=7)
    with pytest.raises(Refused, match="one_at_a_time"):
        await house.play.answer(reply, house.now)


async def test_a_computer_player_makes_its_small_choices_and_answers_when_the_cover_is_over(house: House):
    sight = await begun(house, computers=PEOPLE - 1)
    for row in sight.questions:
        if sight.seats[row.seat].level is not None:
            await house.serve(row)
    left = (await house.sight(sight.table.id)).questions
    assert {row.seat for row in left if row.question == sight.questions[0].question} <= {0}


def test_the_way_back_to_an_answer_that_a_small_choice_has_hidden():
    state, seat, question, (key, other, *_) = at_a_window()
    begun_one, _ = rules.apply(state, Action(seat, question, key))
    begun_two, _ = rules.apply(begun_one, Action(seat, question, other))
    for at, keys in ((state, ()), (begun_one, ("back",)), (begun_two, ("back", "back"))):
        way = way_back(at, seat, question, key)
        assert way is not None
        assert (way.keys, way.option.key) == (keys, key)
    assert way_back(begun_one, seat, question, "nothing of the kind") is None
