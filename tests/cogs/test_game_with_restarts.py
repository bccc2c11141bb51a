"""A whole table during which the bot dies and starts anew after every answer, with every button alive."""

from itertools import count
from pathlib import Path

from tests.kit.hands import Buttons
from tests.kit.liking import Liking
from tests.kit.playthrough import PlayThrough, begin, with_tireless
from tests.kit.shown import Shown, controls, words
from tests.kit.world import Person, World, world


async def test_a_table_survives_a_restart_after_every_answer(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3") as here:
        table = await begin(here, here.people, seats=4, rounds=8)
        await table.set(with_tireless(rounds=8))
        table.liking = Liking(2)
        restarts = count()

        async def restart() -> None:
            await here.restart()
            await press_one_of_all(here, table, next(restarts))

        await table.play(Buttons(), after_each=restart)
        assert next(restarts) == table.answers
        assert table.liking.has_seen_enough
        await press_everything(here, table)


async def press_one_of_all(here: World, table: PlayThrough, number: int) -> None:
    """One of the buttons that stand about, another one each time, is pressed by one of the people."""
    person = table.people[number % len(table.people)]
    presses = [
        (message, control.custom_id)
        for message in (table.lobby, table.board, here.direct(person)[-1])
        for control in controls(message)
    ]
    message, custom_id = presses[number % len(presses)]
    result = await here.press(person, message, custom_id=custom_id)
    assert result.response is not None
    assert result.response.ephemeral
    assert len(words(result.response)) > 100, custom_id


async def press_everything(here: World, table: PlayThrough) -> None:
    """Every button and menu that is left anywhere, panels among them, has a private answer."""
    for seat, person in enumerate(table.people):
        for message in (table.lobby, *table.place.history(), *here.direct(person), table.panels[seat]):
            await press_all_of(here, person, message)


async def press_all_of(here: World, person: Person, message: Shown) -> None:
    for control in controls(message):
        assert control.value is None, "a menu stands open after the end"
        result = await here.press(person, message, custom_id=control.custom_id)
        answers = [shown for shown in (result.response, *result.followups) if shown is not None]
        assert answers
        assert all(shown.ephemeral for shown in answers)
