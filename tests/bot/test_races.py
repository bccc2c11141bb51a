"""Many at once: of any number of answers to one question one is carried out, and everybody is answered kindly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.hosting.play import Reply
from bot.hosting.refused import Forbidden, Refused
from persistence import ActionRow, SeatRow, Store
from tests.kit.crowd import at_once, delivered_twice, told_privately
from tests.kit.house import House, asked
from tests.kit.shown import Control, Shown, controls, words
from tests.kit.world import Person, Result, World, world

TABLE = 1
CLICKS = 20


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "huntmaster.sqlite3"


@asynccontextmanager
async def in_lobby(path: Path) -> AsyncIterator[World]:
    """Three people at a table for three that has not begun."""
    async with world(path, people=3) as w:
        host, *others = w.people
        await w.type(host, w.channel, "hunt start", game="quarry", seats=3)
        for person in others:
            await w.press(person, lobby_of(w), "Join")
        yield w


@asynccontextmanager
async def in_play(path: Path) -> AsyncIterator[World]:
    """Three people at a table that has begun."""
    async with in_lobby(path) as w:
        await w.press(w.people[0], lobby_of(w), "Begin")
        yield w


def lobby_of(w: World) -> Shown:
    lobby = w.latest(w.channel)
    assert lobby is not None
    return lobby


async def actions_of(w: World) -> tuple[ActionRow, ...]:
    return await w.bot.store.read(lambda transaction: transaction.actions(TABLE))


async def seats_of(w: World) -> tuple[SeatRow, ...]:
    return await w.bot.store.read(lambda transaction: transaction.seats(TABLE))


async def panel_of_whoever_is_asked(w: World) -> tuple[Person, Shown]:
    (seat,) = await w.asked(TABLE)
    result = await w.type(w.people[seat], w.channel, "hunt act")
    assert result.response is not None
    return w.people[seat], result.response


def answer_with(panel: Shown, key: str) -> Control:
    return next(control for control in controls(panel) if control.is_answer and control.key.startswith(key))


def check_refused(results: list[Result], reason: str) -> None:
    """All but one were refused with the reason, privately, above a fresh panel."""
    notes = [note for note in map(told_privately, results) if note is not None]
    assert len(notes) == len(results) - 1
    assert all(result.acknowledged for result in results)
    for note in notes:
        assert reason in words(note)
        assert "fault is mine" not in words(note)
        assert controls(note), "no fresh panel"


async def test_of_20_clicks_on_one_question_one_is_carried_out(path):
    async with in_play(path) as w:
        person, panel = await panel_of_whoever_is_asked(w)
        button = answer_with(panel, "end_turn")
        clicks = (person.click(panel, custom_id=button.custom_id) for _ in range(CLICKS))
        results = await at_once(w, *clicks)
        assert [action.option for action in await actions_of(w)] == ["end_turn"]
        check_refused(results, "question")


async def test_of_20_different_answers_to_one_question_one_is_carried_out(path):
    async with in_play(path) as w:
        person, panel = await panel_of_whoever_is_asked(w)
        answers = [control for control in controls(panel) if control.is_answer and control.value is None]
        assert len(answers) > 1
        clicks = (person.click(panel, custom_id=answers[n % len(answers)].custom_id) for n in range(CLICKS))
        results = await at_once(w, *clicks)
        assert len(await actions_of(w)) == 1
        check_refused(results, "question")


async def test_of_20_typed_answers_to_one_question_one_is_carried_out(path):
    async with in_play(path) as w:
        (seat,) = await w.asked(TABLE)
        typed = (w.people[seat].slash(w.channel, "quarry end-turn") for _ in range(CLICKS))
        results = await at_once(w, *typed)
        assert [action.option for action in await actions_of(w)] == ["end_turn"]
        assert all(result.acknowledged and result.ephemeral for result in results)
        refused = [result for result in results if result.response and not result.response.embeds]
        assert len(refused) == CLICKS - 1
        assert all("fault is mine" not in words(result.response) for result in refused)


async def test_of_20_answers_under_cover_one_waits(path):
    async with in_play(path) as w:
        person = await come_to_an_answer_under_cover(w)
        panel = (await w.type(person, w.channel, "hunt act")).response
        button = answer_with(panel, "resolve")
        before = await actions_of(w)
        results = await at_once(w, *(person.click(panel, custom_id=button.custom_id) for _ in range(CLICKS)))
        check_refused(results, "Your answer is in")
        assert await actions_of(w) == before
        await w.wait(9)
        after = await actions_of(w)
        assert len(after) == len(before) + 1


async def come_to_an_answer_under_cover(w: World) -> Person:
    """Everybody waits in the first room until somebody may interact, and does; gives the target."""
    for _ in range(50):
        person, panel = await panel_of_whoever_is_asked(w)
        keys = [control.key for control in controls(panel) if control.is_answer]
        wanted = next(
            key for kind in ("resolve", "apply", "card:", "interact:", "end_turn") for key in keys if kind in key
        )
        if wanted.startswith("resolve"):
            return person
        control = answer_with(panel, wanted)
        if control.value is None:
            await w.press(person, panel, custom_id=control.custom_id)
        else:
            await w.choose(person, panel, control.value, custom_id=control.custom_id)
    raise AssertionError("nobody was ever attacked")


async def test_an_interaction_that_is_delivered_twice_acts_once(path):
    async with in_play(path) as w:
        person, panel = await panel_of_whoever_is_asked(w)
        with delivered_twice(w):
            result = await person.click(panel, custom_id=answer_with(panel, "search").custom_id)
        assert result.acknowledged
        assert [action.option for action in await actions_of(w)] == ["search"]


async def test_a_command_that_is_delivered_twice_acts_once(path):
    async with in_play(path) as w:
        (seat,) = await w.asked(TABLE)
        with delivered_twice(w):
            result = await w.people[seat].slash(w.channel, "quarry search")
        assert result.acknowledged
        assert [action.option for action in await actions_of(w)] == ["search"]


async def test_a_hundred_joins_at_once_for_four_seats(path):
    async with world(path, people=1) as w:
        host = w.people[0]
        await w.type(host, w.channel, "hunt start", game="quarry", seats=4)
        crowd = [w.guild.add_member(w.env.create_user(f"Guest {number}")) for number in range(100)]
        results = await at_once(w, *(guest.click(lobby_of(w), label="Join") for guest in crowd))
        seats = await seats_of(w)
        assert len(seats) == 4
        assert len({seat.user_id for seat in seats}) == 4
        turned_away = [note for note in map(told_privately, results) if note is not None]
        assert len(turned_away) == 97
        assert {note.content for note in turned_away} == {
            "All 4 seats are taken. The host can open another table with `/hunt start`."
        }
        assert all(seat.name in words(lobby_of(w)) for seat in seats)


async def test_begin_pressed_twice_deals_once(path):
    async with in_lobby(path) as w:
        host, lobby = w.people[0], lobby_of(w)
        first, second = await at_once(w, host.click(lobby, label="Begin"), host.click(lobby, label="Begin"))
        assert told_privately(first) is None
        assert words(told_privately(second)).strip() == "Table #1 has begun already."
        (thread,) = w.channel.threads
        assert [message.embeds[0].title for message in thread.history() if message.embeds] == [
            "#1 Hunt: The Unknown Quarry · round 1 of 40"
        ]


@pytest.fixture
async def store(path):
    store = await Store.open(path)
    yield store
    await store.close()


async def test_two_hosts_on_one_store_carry_out_one_answer(store):
    houses = [House(store), House(store)]
    table = await houses[0].begin(people=3)
    sight = await houses[0].sight(table)
    (row,) = sight.questions
    user, question = sight.seats[row.seat].user_id, asked(sight, row.seat).question
    replies = [
        Reply(table, row.seat, 0, question, ("end_turn",), user_id=user, interaction_id=n) for n in range(CLICKS)
    ]
    done = await asyncio.gather(
        *(houses[reply.interaction_id % 2].play.answer(reply, 1_000) for reply in replies), return_exceptions=True
    )
    assert sum(1 for result in done if not isinstance(result, Exception)) == 1
    refused = [result for result in done if isinstance(result, Forbidden)]
    assert {result.illegal.reason for result in refused} == {"question_closed"}
    assert len(refused) == CLICKS - 1
    assert len(await store.read(lambda transaction: transaction.actions(table))) == 1


async def test_the_same_reply_twice_is_carried_out_once(store):
    house = House(store)
    table = await house.begin(people=3)
    sight = await house.sight(table)
    (row,) = sight.questions
    reply, _ = await house.answer(sight, row.seat, "search")
    later = asked(await house.sight(table), row.seat).question
    for again in (reply, Reply(table, row.seat, 0, later, ("search",), user_id=reply.user_id, interaction_id=1_003)):
        with pytest.raises(Refused) as refused:
            await house.play.answer(again, house.now)
        assert refused.value.kind == "done_already"
    assert len(await store.read(lambda transaction: transaction.actions(table))) == 1
