"""Computer players: they play on by the clock, through the host's own door, to the very end."""

from tests.kit.hands import Buttons
from tests.kit.liking import Liking
from tests.kit.playthrough import open_lobby, table_of
from tests.kit.shown import words
from tests.kit.world import World


async def test_one_person_and_two_computer_players_come_to_the_end(here: World):
    ana = here.people[0]
    lobby = await open_lobby(here, ana, seats=3, rounds=5)
    for _ in range(2):
        await here.press(ana, lobby, "Add computer player")
    await here.press(ana, lobby, "Begin")
    table = table_of(here, lobby, here.people[:1])
    table.liking = Liking(1)
    while await table.is_live():
        if 0 in await here.asked(table.number):
            await table.answer(Buttons(), 0)
        else:
            await here.wait(3)
    await here.wait(4)
    assert "The hunt is over" in words(here.latest(table.place))
    assert "Robot 2" in words(here.latest(table.place))
    assert [len(here.direct(person)) for person in here.people] == [1, 0, 0, 0]
