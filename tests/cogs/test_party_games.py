"""Whole tables of Hunting Party, dealt by `/hunt start` and played to their end through Discord alone."""

from itertools import count
from pathlib import Path

import rules
from rules import GameState, Setup
from tests.kit.hands import Buttons
from tests.kit.party_hands import PartyCommands
from tests.kit.party_play import PartyTable, begin_party
from tests.kit.replayed import check_that_it_can_be_replayed
from tests.kit.shown import labels, words
from tests.kit.world import World, world

EVERY_DAY = frozenset({"hero", "hire", "bid", "pass", "buy", "pay", "power", "end_turn", "offer"})
"""Deeds that every whole table has among its answers."""
IN_HIRES_AND_HUNTS = frozenset({"first", "last", "hunt", "declare", "send", "stay", "go", "show", "respond", "back"})
WITH_CARDS_AND_MONEY = frozenset({"take", "put_back", "equip", "pick", "potion", "gear", "give_silver", "give"})
IN_TRADES_AND_ORDERS = frozenset({"ask_cards", "send_offer", "accept", "lay", "confirm", "pass_ahead", "show_order"})


async def test_three_by_buttons_and_menus_alone(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=3) as here:
        table = await begin_party(here, here.people, rounds=4, liking=6)
        await table.set(a_deal_for_three(rounds=4))
        await table.play(Buttons())
        assert table.liking.used.keys() >= (
            EVERY_DAY | IN_HIRES_AND_HUNTS | WITH_CARDS_AND_MONEY | IN_TRADES_AND_ORDERS
        )
        await check_the_end(here, table, "The last round is over")


def a_deal_for_three(**options: int) -> GameState:
    """A deal, the same whatever ids Discord gives out, at which every kind of deed comes up."""
    state, _ = rules.start("party", Setup(3, options), b"game 6")
    return state


async def test_four_by_typed_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=4, luck="c") as here:
        table = await begin_party(here, here.people, seats=4, rounds=3, red_shares="1", timmy="2:1", liking=1)
        await table.play(PartyCommands())
        assert table.liking.used.keys() >= EVERY_DAY
        await check_that_it_can_be_replayed(here, table)
        await check_the_end(here, table, "The last round is over")


async def test_two_with_a_restart_after_every_other_answer(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=2, luck="a") as here:
        table = await begin_party(here, here.people, seats=2, rounds=3)
        restarts = count(1)

        async def restart() -> None:
            if table.answers % 2:
                await here.restart()
                next(restarts)

        await table.play(Buttons(), after_each=restart)
        assert next(restarts) > 15
        await check_that_it_can_be_replayed(here, table)
        await check_the_end(here, table, "The last round is over")


async def test_one_person_and_two_computer_players(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3", people=1, luck="robots") as here:
        table = await begin_party(here, here.people, computers=2, rounds=3)
        await table.play(Buttons())
        await check_that_it_can_be_replayed(here, table)
        await check_the_end(here, table, "Robot 2")


async def check_the_end(here: World, table: PartyTable, end: str) -> None:
    """In the thread stand the board and the ending, nothing else; each person has the sheet as it was at the end."""
    board, ending = table.place.history()
    assert table.place.name == "#1 Hunting Party"
    assert "#1 Hunting Party · round" in words(board)
    assert labels(board) == ["Act", "My hand", "Log", "Rules"]
    assert board.attachments[0].description
    assert end in words(ending)
    assert "The seal, opened" in words(ending)
    assert "destined skills" in words(ending)
    for person in table.people:
        (sheet,) = here.direct(person)
        shown = await here.press(person, table.board, "My hand")
        assert shown.response is not None
        assert words(shown.response) == words(sheet)
        assert person.name in words(ending)
