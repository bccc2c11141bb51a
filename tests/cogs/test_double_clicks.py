"""A button pressed twice, or on an older panel, does nothing the second time, though the same could be done again."""

import pytest

import rules
from rules import GameState
from tests.kit.crowd import at_once, told_privately
from tests.kit.party import scenario as party_scenario
from tests.kit.playthrough import PlayThrough, begin
from tests.kit.prey import scenario as prey_scenario
from tests.kit.quarry import scenario as quarry_scenario
from tests.kit.shown import Control, Shown, controls, words
from tests.kit.world import Person, Result, World

CLICKS = 10
ANA, BO, CY, DEE = range(4)


async def at_table(here: World, game: str, state: GameState) -> PlayThrough:
    """Four people at a table that stands so."""
    table = await begin(here, here.people, game=game, seats=4)
    await here.wait(10)
    await table.set(state)
    return table


async def look(here: World, table: PlayThrough, person: Person) -> Shown:
    """A fresh panel of this person."""
    shown = (await here.type(person, table.place, "hunt act")).response
    assert shown is not None
    return shown


def control(panel: Shown, key: str) -> Control:
    """What to press on the panel for the option."""
    return next(one for one in controls(panel) if one.is_answer and one.key == key)


async def press(here: World, person: Person, panel: Shown, key: str) -> Result:
    """The person presses the option on this panel."""
    found = control(panel, key)
    if found.value is None:
        return await here.press(person, panel, custom_id=found.custom_id)
    return await here.choose(person, panel, found.value, custom_id=found.custom_id)


async def press_often(here: World, person: Person, panel: Shown, key: str) -> list[Result]:
    """The person presses it again and again before the bot can do anything about the first time."""
    found = control(panel, key)
    one_press = (
        (lambda: person.click(panel, custom_id=found.custom_id))
        if found.value is None
        else (lambda: person.select(panel, [found.value], custom_id=found.custom_id))
    )
    return await at_once(here, *(one_press() for _ in range(CLICKS)))


async def state_of(here: World, table: PlayThrough) -> GameState:
    row = await here.bot.store.read(lambda transaction: transaction.table(table.number))
    assert row is not None
    assert row.state is not None
    return rules.load(row.state)


def check_done_once(results: list[Result]) -> None:
    """All but one were told privately that it was done, above fresh buttons."""
    notes = [note for note in map(told_privately, results) if note is not None]
    assert len(notes) == CLICKS - 1
    for note in notes:
        assert "You have answered something since those buttons came" in words(note)
        assert controls(note)


async def test_of_two_equal_cards_many_clicks_burn_one(here: World):
    state = prey_scenario(hunters=3, ana="rsv 5; hand second wind, second wind", bo="w1 A1", slot="bo").state
    table = await at_table(here, "prey", state)
    ana = here.people[ANA]
    check_done_once(await press_often(here, ana, await look(here, table, ana), "burn:second_wind"))
    hunter = (await state_of(here, table)).hunters[ANA]
    assert (hunter.hand, hunter.reserve) == (("second_wind",), 6)


async def test_many_clicks_on_a_point_of_a_calling_pay_one_point(here: World):
    state = prey_scenario(hunters=3, bo="w1 A1", slot="bo", mo="De 3.3 Oc 3 Sc 0 Ab 0").state
    table = await at_table(here, "prey", state)
    monster = here.people[DEE]
    shown = (await press(here, monster, await look(here, table, monster), "exchange")).response
    check_done_once(await press_often(here, monster, shown, "spend:destruction"))
    draft = (await state_of(here, table)).drafts[DEE]
    assert (draft.key, draft.picks) == ("exchange", ("destruction",))


async def test_many_clicks_put_a_silver_into_a_trade_once(here: World):
    game = party_scenario(alice="virgin maiden; ; 2g", ben="knight; ; 1g", chris="bard; ; 1g", dana="witch; ; 1g")
    table = await at_table(here, "party", game.state)
    ana = here.people[ANA]
    shown = (await press(here, ana, await look(here, table, ana), f"offer:{BO}")).response
    check_done_once(await press_often(here, ana, shown, "give_silver:1"))
    assert (await state_of(here, table)).seats[ANA].draft.picks == ("give_silver:1",)


async def test_a_card_on_an_older_panel_is_not_used_on_somebody_else(here: World):
    table = await at_table(here, "quarry", quarry_scenario(active="ana", bo="by ana", cy="by ana").state)
    ana = here.people[ANA]
    for_bo = (await press(here, ana, await look(here, table, ana), f"interact:{BO}")).response
    fresh = await look(here, table, ana)
    await press(here, ana, fresh, "back")
    await press(here, ana, await look(here, table, ana), f"interact:{CY}")
    before = await state_of(here, table)
    refused = await press(here, ana, for_bo, "card:brawl")
    assert "You have answered something since those buttons came" in words(told_privately(refused))
    assert await state_of(here, table) == before


@pytest.mark.parametrize("answering", [BO, CY])
async def test_what_others_do_makes_no_button_stale(here: World, answering: int):
    state = prey_scenario(hunters=3, ana="hand second wind", bo="hand decoy", cy="w1 A1; hand decoy").state
    table = await at_table(here, "prey", state)
    ana, other = here.people[ANA], here.people[answering]
    panel = await look(here, table, ana)
    await press(here, other, await look(here, table, other), "burn:decoy")
    await press(here, ana, panel, "burn:second_wind")
    assert (await state_of(here, table)).hunters[ANA].hand == ()


async def test_an_answer_that_takes_effect_later_makes_no_button_stale(here: World):
    table = await at_table(here, "prey", prey_scenario(hunters=3, half="dawn 3").state)
    ana = here.people[ANA]
    shown = (await press(here, ana, await look(here, table, ana), "close")).response
    await here.wait(9)
    assert (await state_of(here, table)).question.done == (ANA,)
    done = await press(here, ana, shown, "order:pass_all:on")
    assert told_privately(done) is None
    assert (await state_of(here, table)).orders[ANA] == ("pass_all",)
