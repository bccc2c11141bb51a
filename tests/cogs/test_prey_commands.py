"""What is typed with /prey at tables of Deadly Prey: by the names that people read, and refused for the true reason."""

from dataclasses import replace
from typing import Any

import pytest

from rules.deadly_prey.cards import HARDSHIPS
from tests.kit.hands import use
from tests.kit.playthrough import PlayThrough, begin
from tests.kit.prey import deal, scenario
from tests.kit.shown import controls, labels, private
from tests.kit.world import World

ANA, BO, _, DEE = range(4)


async def at_table(here: World, **standing: str) -> PlayThrough:
    """Ana, Bo and Cy, hunters, and Dee, the monster, at a table that has just begun, or stands so."""
    table = await begin(here, here.people, game="prey", seats=4, monster_seat="4")
    await here.wait(10)
    if standing:
        await table.set(scenario(hunters=3, **standing).state)
    return table


async def in_a_slot(here: World) -> PlayThrough:
    """It is Ana's slot of Resolution."""
    return await at_table(here, ana="w1 A2; hand decoy", bo="w1 A3", B2="vacant", slot="ana")


async def at_dawn(here: World) -> PlayThrough:
    """A dawn at which nothing can be burnt."""
    return await at_table(here, half="dawn 3", ana="hand ring of salt", setbacks="press frenzy")


async def said(here: World, table: PlayThrough, seat: int, command: str, **options: Any) -> str:
    """What the seat's player reads in answer to the command."""
    return private(await here.type(here.people[seat], table.place, f"prey {command}", **options))


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("attempt", {"spot": "b1"}, "You have no white Willpower on B1"),
        ("attempt", {"spot": "F1"}, "You have no white Willpower on F1"),
        ("attempt", {"spot": "B2"}, "B2 is a vacancy"),
        ("attempt", {"spot": "Z9"}, "There is no such spot"),
        ("invite", {"spot": "A3"}, "You have no white Willpower on A3"),
        ("intrude", {"spot": "A5"}, "You have no white Willpower on A5"),
        ("reinforce", {"spot": "B1", "willpower": 1}, "You have no white Willpower on B1"),
        ("evict", {"what": "white:B1:1"}, "You have no white Willpower on B1"),
        ("place", {"spot": "A1", "willpower": 1}, "That is done in your slot of Placement, when you are asked"),
        ("night", {"act": "hardship"}, "That is done at dusk, when you are asked"),
        ("gather", {"willpower": 3}, "That is done while points are gathered for an attempt, when you are asked"),
        ("monster strike", {"target": "A1", "callings": "destruction"}, "Only the monster does that"),
        ("order", {"order": "x"}, "There is no such standing order"),
    ],
)
async def test_in_a_slot_a_refusal_names_the_true_reason(
    here: World, command: str, options: dict[str, str | int], reason: str
) -> None:
    table = await in_a_slot(here)
    assert reason in await said(here, table, ANA, command, **options)


@pytest.mark.parametrize(
    ("seat", "command", "options", "reason"),
    [
        (BO, "attempt", {"spot": "A1"}, "It is Ana who is asked now, not you"),
        (BO, "skip", {}, "It is Ana who is asked now, not you"),
        (BO, "done", {}, "It is Ana who is asked now, not you"),
        (BO, "place", {"spot": "A1", "willpower": 1}, "That is done in your slot of Placement"),
        (DEE, "attempt", {"spot": "A1"}, "Only hunters do that"),
        (DEE, "monster strike", {"target": "A1", "callings": "destruction"}, "That is done after a hunter's slot"),
    ],
)
async def test_in_anothers_slot_a_refusal_names_the_true_reason(
    here: World, seat: int, command: str, options: dict[str, str | int], reason: str
) -> None:
    table = await in_a_slot(here)
    assert reason in await said(here, table, seat, command, **options)


@pytest.mark.parametrize(
    ("burn", "reason"),
    [("Ring of Salt", "A Setback in play keeps everybody from burning"), ("foo", "You do not hold such a card")],
)
async def test_at_dawn_a_refusal_names_the_true_reason(here: World, burn: str, reason: str) -> None:
    table = await at_dawn(here)
    assert reason in await said(here, table, ANA, "dawn", burn=burn)


async def test_nobody_is_told_to_burn_while_a_setback_forbids_it(here: World) -> None:
    table = await at_dawn(here)
    shown = private(await here.type(here.people[ANA], table.place, "hunt act"))
    assert "Burn Arsenal Cards" not in shown
    assert "Press Frenzy keeps everybody from burning Arsenal Cards." in shown


@pytest.mark.parametrize(
    ("callings", "answer"),
    [
        ("Occult Mastery, science, Absolution", "Lay the 0 on Destruction**. The table waits for the others."),
        ("destruction, absolution, science, occult", "Lay the 0 on Occult Mastery**. The table waits for the others."),
        ("destruction, magic", "The Callings are Destruction, Absolution, Scientific Study and Occult Mastery"),
    ],
)
async def test_callings_are_laid_by_the_names_that_are_shown(here: World, callings: str, answer: str) -> None:
    table = await at_table(here)
    assert answer in await said(here, table, ANA, "lay", calling=callings)


async def test_points_are_paid_by_the_names_that_are_shown_and_may_come_twice_from_one(here: World) -> None:
    table = await at_table(here, ana="w1 A1", slot="ana", mo="De 3.3 Oc 3.3 Sc 0 Ab 0")
    dee = here.people[DEE]
    points = {"first": "Occult Mastery", "second": "Occult Mastery"}
    offered = await here.offers(dee, table.place, "prey monster exchange", "second", first=points["first"])
    assert any("Occult Mastery" in name for name in offered)
    power = await here.offers(dee, table.place, "prey monster exchange", "first", "")
    assert set(power.values()) == {"destruction", "occult"}
    told = await said(here, table, DEE, "monster exchange", **points, into="Absolution")
    assert "The monster exchanged 2 points of Occult Mastery for one of Absolution." in told


async def test_who_has_answered_reads_that_the_others_are_waited_for(here: World) -> None:
    table = await at_table(here, half="dawn 3")
    await said(here, table, ANA, "dawn")
    await here.wait(60)
    shown = private(await here.type(here.people[ANA], table.place, "hunt act"))
    assert "Your answer is in. The table waits for the others." in shown
    assert "If you have answered" not in shown
    again = await said(here, table, ANA, "dawn")
    assert "Your answer is in, and the table waits for the others." in again


async def test_before_the_first_day_the_board_says_set_up(here: World) -> None:
    table = await at_table(here)
    board = here.latest(table.place, "Deadly Prey · Set-up")
    assert board is not None


async def test_a_lobby_counts_the_seat_that_is_to_play_the_monster(here: World) -> None:
    ana, bo, *_ = here.people
    result = await here.type(ana, here.channel, "hunt start", game="prey", seats=3, monster_seat="3")
    assert result.response is not None
    await here.press(bo, result.response.message, "Join")
    (lobby,) = here.channel.history()
    assert "**1 more** needed to begin" in "\n".join(embed.description or "" for embed in lobby.embeds)
    refused = private(await here.press(ana, lobby, "Begin"))
    assert "It takes 3 players at least, and 2 have joined" in refused


async def test_two_small_choices_begun_at_once_read_differently(here: World) -> None:
    game = deal(3)
    while game.kind != "strike":
        decision = game.forced[0]
        game.answer(decision.seat, decision.question, decision.default)
    table = await at_table(here)
    await table.set(game.state)
    dee = here.people[DEE]
    panel = (await here.type(dee, table.place, "hunt act")).response
    for verb in ("strike:", "exchange"):
        chosen = next(control for control in controls(panel) if control.key.startswith(verb))
        panel = (await use(here, dee, panel, chosen)).response
    read = labels(panel)
    assert sorted(set(read)) == sorted(read)
    assert {"Back", "Leave the exchange"} <= set(read)
    assert any(label.startswith("Beside that: Pay 1 point") for label in read)


async def test_a_point_is_offered_no_more_often_than_it_is_there(here: World) -> None:
    game = deal(3)
    while game.kind != "strike":
        decision = game.forced[0]
        game.answer(decision.seat, decision.question, decision.default)
    chips = ((2,), (3,), (), ())  # by day none goes to 0
    table = await at_table(here)
    await table.set(replace(game.state, monster=replace(game.state.monster, callings=chips)))
    dee = here.people[DEE]
    targets = await here.offers(dee, table.place, "prey monster strike", "target")
    target = next(value for name, value in targets.items() if "General" in name)

    async def after(typed: str) -> set[str]:
        found = await here.offers(dee, table.place, "prey monster strike", "callings", typed, target=target)
        return set(found.values())

    assert await after("destruction, ") == {"destruction, absolution"}
    assert await after("absolution, ") == {"absolution, absolution", "absolution, destruction"}


async def test_nothing_that_follows_a_step_by_itself_can_be_found_out_by_typing_more(here: World) -> None:
    table, base = await at_table(here), scenario(hunters=3, ana="rsv 4; w1 A1", bo="w1 A2", slot="bo").state
    answers = set()
    for top in sorted(HARDSHIPS):
        others = (card for card in base.hardships if card != top)
        await table.set(replace(base, hardships=(top, *others)))
        before = await here.stored(table.number)
        answers.add(await said(here, table, ANA, "dawn", hardship=True, pay_off="Guilt"))
        assert await here.stored(table.number) == before
    (answer,) = answers
    assert "nothing was done" in answer


async def test_done_with_this_phase_is_ordered_from_the_list_of_orders_by_its_name(here: World) -> None:
    table = await at_table(here, phase="placement", ana="rsv 3", bo="rsv 3")
    offered = await here.offers(here.people[1], table.place, "prey order", "order", "this placement")
    (title,) = offered
    assert title == "Done with this Placement, when my slot comes"
    answer = await said(here, table, 1, "order", order=offered[title])
    assert "Standing orders: done with this Placement, when my slot comes." in answer
    assert "No slot can come to you" in await said(here, table, DEE, "order", order="done_now:on")
