"""Panels and presses that come too late, from somebody else, or from nowhere."""

import pytest

from tests.kit.playthrough import PlayThrough, begin
from tests.kit.quarry import scenario
from tests.kit.shown import controls, labels, private, words
from tests.kit.world import Person, Result, World


async def at_the_table(here: World, **places: str) -> PlayThrough:
    """Four people in a known position, Ana's turn."""
    table = await begin(here, here.people)
    await table.set(scenario(**places).state)
    return table


async def look(here: World, table: PlayThrough, person: Person) -> Result:
    return await here.press(person, table.board, "Act")


async def test_a_panel_offers_each_legal_answer_with_what_it_does(here: World):
    table = await at_the_table(here)
    panel = await look(here, table, here.people[0])
    assert "**It is your turn**, with 4 actions left." in private(panel)
    offered = {control.key for control in controls(panel.response) if control.is_answer}
    assert offered == scenario().ana.offered()


async def test_whoever_is_not_asked_reads_whom_the_table_waits_for_and_for_what(here: World):
    table = await at_the_table(here)
    panel = await look(here, table, here.people[2])
    assert "The table waits for Ana to take an action." in private(panel)
    assert labels(panel.response) == ["Refresh", "My hand", "Log"]


async def test_a_late_press_changes_nothing_and_brings_what_is_asked_now(here: World):
    table = await at_the_table(here)
    ana = here.people[0]
    panel = await look(here, table, ana)
    assert panel.response is not None
    late = {control.label: control.custom_id for control in controls(panel.response)}
    await here.press(ana, panel.response, "Search the Gardens")
    stored = await here.stored(table.number)
    for label in ("End turn", "Search the Gardens"):
        result = await here.press(ana, await here.post(table.place, Old=late[label]), "Old")
        assert "answered already; here is what is asked now" in private(result)
        assert "with 3 actions left" in private(result)
        assert "End turn" in labels(result.response)
    assert await here.stored(table.number) == stored


async def test_nobody_can_answer_for_somebody_else(here: World):
    table = await at_the_table(here)
    panel = await look(here, table, here.people[0])
    end_turn = next(control.custom_id for control in controls(panel.response) if control.label == "End turn")
    stored = await here.stored(table.number)
    leaked = await here.post(table.place, **{"End turn": end_turn})
    result = await here.press(here.people[1], leaked, "End turn")
    assert "That button belongs to another player" in private(result)
    assert "The table waits for Ana" in private(result)
    stranger = here.guild.add_member(here.env.create_user("Zed"))
    assert "That button belongs to another player" in private(await here.press(stranger, leaked, "End turn"))
    assert await here.stored(table.number) == stored


async def test_each_sees_their_own_through_the_same_buttons_of_the_board(here: World):
    table = await at_the_table(here, ana="spike, dog", bo="flint axe, hauberk")
    hands = [private(await here.press(person, table.board, "My hand")) for person in here.people]
    assert [("Flint Axe" in hand, "Spike" in hand) for hand in hands[:2]] == [(False, True), (True, False)]
    assert "You are the" in hands[3]


@pytest.mark.parametrize(
    "custom_id",
    [
        "h0:1:join",
        "h1:1:dance",
        "h1:1",
        "h1:",
        "h1:1:0.100",
        "h1:1:0.100.0:9:end_turn",
        "h1:1:0.100:0:end_turn",
        "h1:1:0.100.0:0:",
        "h1:x:act",
        "h1:9999999999999999999999:act",
        "h2:1:act",
        "join",
        "h1:1:act:\n",
        "h1:1:0.100.0:0:" + "x" * 80,
        "🐺",
    ],
)
async def test_a_button_that_says_nothing_known_has_a_kind_private_answer(here: World, custom_id: str):
    table = await at_the_table(here)
    stored = await here.stored(table.number)
    posted = await here.post(table.place, Old=custom_id)
    said = len(table.place.history())
    assert private(await here.press(here.people[0], posted, "Old"))
    assert await here.stored(table.number) == stored
    assert len(table.place.history()) == said


@pytest.mark.parametrize("rest", ["act", "join", "begin", "hand", "log", "rules", "cancel", "0.1.0:0:end_turn"])
async def test_a_button_of_an_unknown_table_says_so(here: World, rest: str):
    posted = await here.post(here.channel, Old=f"h1:77:{rest}")
    assert "There is no table #77" in private(await here.press(here.people[0], posted, "Old"))


@pytest.mark.parametrize("rest", ["act", "hand", "log", "rules"])
async def test_the_buttons_of_a_board_before_the_deal_say_what_is_missing(here: World, rest: str):
    await here.type(here.people[0], here.channel, "hunt start", game="quarry")
    posted = await here.post(here.channel, Old=f"h1:1:{rest}")
    wanted = {"log": "Nothing has happened yet", "rules": "All topics"}.get(rest, "has not been dealt")
    assert wanted in private(await here.press(here.people[0], posted, "Old"))


async def test_after_the_end_a_panel_says_so_and_answers_are_refused(here: World):
    table = await at_the_table(here)
    ana = here.people[0]
    question = next(iter(controls((await look(here, table, ana)).response))).custom_id.split(":")[2]
    await table.set(scenario(rounds=5, active="dee").state)
    dee = here.people[3]
    panel = await look(here, table, dee)
    assert panel.response is not None
    await here.press(dee, panel.response, "End turn")
    await here.wait(4)
    assert "The last round is over" in words(here.latest(table.place))
    assert "The game is over." in private(await look(here, table, ana))
    old = await here.post(table.place, **{"End turn": f"h1:1:{question}:0:end_turn"})
    assert "is over" in private(await here.press(ana, old, "End turn"))


async def test_an_open_panel_is_brought_up_to_date_when_the_move_passes_on(here: World):
    table = await at_the_table(here)
    ana, bo, *_ = here.people
    waiting = await look(here, table, bo)
    acting = await look(here, table, ana)
    assert acting.response is not None
    await here.press(ana, acting.response, "End turn")
    assert "**It is your turn**" in words(waiting.response)
    assert "End turn" in labels(waiting.response)


@pytest.mark.parametrize(("thought", "pause"), [(1, 10), (20, 50), (300, 150)])
async def test_the_board_shows_a_step_once_its_player_pauses_in_proportion(here: World, thought: int, pause: int):
    table = await begin(here, here.people)
    await here.wait(10)
    await table.set(scenario().state)
    await here.wait(thought)
    panel = await look(here, table, here.people[0])
    await here.press(here.people[0], panel.response, "Search the Gardens")
    await here.wait(pause - 2)
    assert "Ana searches the Gardens" not in words(table.board)
    await here.wait(3)
    assert "Ana searches the Gardens" in words(table.board)
