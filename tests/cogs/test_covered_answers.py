"""Answers under cover: nobody can tell how fast somebody answered, nor whether it touched them (UQ-33, Q150)."""

import pytest

from rules.unknown_quarry.state import State
from tests.kit.playthrough import PlayThrough, begin
from tests.kit.quarry.attacks import applied
from tests.kit.shown import controls, labels, private, words
from tests.kit.world import World

TOUCHED = applied("brawl", 5, bo="dog, spike").state
UNTOUCHED = applied("clay sword", 6, bo="dog, spike").state


async def attacked(here: World, state: State) -> PlayThrough:
    """Ana's card lies before Bo, who has been asked just now."""
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(state)
    return table


async def resolve(here: World, table: PlayThrough) -> str:
    """Bo lets the card take its effect; gives what Bo reads then."""
    bo = here.people[1]
    panel = await here.press(bo, table.board, "Act")
    assert panel.response is not None
    resolving = next(control for control in controls(panel.response) if control.key == "resolve")
    return private(await here.press(bo, panel.response, custom_id=resolving.custom_id))


async def seconds_until_told(here: World, table: PlayThrough) -> int:
    """How long it takes until everybody reads that Bo has answered."""
    for seconds in range(20):
        if "Bo has answered" in words(table.board):
            return seconds
        await here.wait(1)
    raise AssertionError("the table was never told")


@pytest.mark.parametrize("state", [TOUCHED, UNTOUCHED], ids=["touched", "untouched"])
@pytest.mark.parametrize("thought", [1, 5])
async def test_q150_an_answer_is_told_eight_seconds_after_the_question(here: World, state: State, thought: int):
    table = await attacked(here, state)
    await here.wait(thought)
    await resolve(here, table)
    assert thought + await seconds_until_told(here, table) == 8


@pytest.mark.parametrize("state", [TOUCHED, UNTOUCHED], ids=["touched", "untouched"])
async def test_q150_after_the_cover_an_answer_is_told_at_once(here: World, state: State):
    table = await attacked(here, state)
    await here.wait(12)
    await resolve(here, table)
    assert await seconds_until_told(here, table) == 0


async def test_q150_the_public_line_is_the_same_whether_it_touched_or_not(here: World):
    said = []
    for state in (TOUCHED, UNTOUCHED):
        table = await attacked(here, state)
        await resolve(here, table)
        await seconds_until_told(here, table)
        said.append([line for line in words(table.board).splitlines() if "Bo has answered" in line])
    assert said[0] == said[1] == ["Bo has answered; no card goes over."]


async def test_until_then_nothing_changes_for_anybody_else(here: World):
    table = await attacked(here, TOUCHED)
    ana = here.people[0]
    before = [words(message) for message in table.place.history()]
    panel = private(await here.press(ana, table.board, "Act"))
    sheets = [words(here.direct(person)[-1]) for person in here.people]
    asked = len(here.requests())
    assert "Your answer is in: **Resolve" in await resolve(here, table)
    await here.wait(6)
    assert [words(message) for message in table.place.history()] == before
    assert private(await here.press(ana, table.board, "Act")) == panel
    assert [words(here.direct(person)[-1]) for person in here.people] == sheets
    beyond_answers = [
        path for _, path in here.requests()[asked:] if not path.startswith(("/interactions", "/webhooks"))
    ]
    assert beyond_answers == []


async def test_the_one_who_answered_sees_that_it_is_in_and_cannot_answer_again(here: World):
    table = await attacked(here, TOUCHED)
    bo = here.people[1]
    panel = await here.press(bo, table.board, "Act")
    spend = next(control.custom_id for control in controls(panel.response) if control.key == "spend")
    await resolve(here, table)
    again = await here.press(bo, table.board, "Act")
    assert "Your answer is in" in private(again)
    assert labels(again.response) == ["Refresh", "My hand", "Log"]
    other = await here.press(bo, await here.post(table.place, Old=spend), "Old")
    assert "Your answer is in" in private(other)
    assert "Your answer is in" in private(await here.type(bo, table.place, "quarry spend"))
    await here.wait(9)
    assert "Wounds ■□□ 1" in words(here.direct(bo)[-1])
