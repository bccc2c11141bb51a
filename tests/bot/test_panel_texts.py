"""What a panel says beside its buttons: what each does in full, and what its own player has answered so far."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SECOND
from bot.compose.message import Menu, Message
from bot.compose.panel import panel_message
from bot.hosting.sight import Sight
from bot.words.page import DETAIL_LIMIT
from bot.words.people import escaped
from persistence import Store
from rules import GameState
from tests.kit.house import House
from tests.kit.prey import scenario

ANA, BO, CY, MO = range(4)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "huntmaster.sqlite3")
    yield House(store, now=1000 * SECOND)
    await store.close()


async def at_table(house: House, state: GameState) -> Sight:
    table = await house.begin(4, game="prey", monster_seat="4")
    house.now += 100 * SECOND
    return await house.set(table, state)


def labels(panel: Message) -> list[str]:
    return [button.label for row in panel.rows if not isinstance(row, Menu) for button in row]


async def test_what_a_button_does_stands_in_the_text(house: House) -> None:
    game = scenario(hunters=3, A1="army navy store", stops="window", ana="w1 A1; hand second wind")
    game.ana("attempt A1 by dice")
    sight = await at_table(house, game.state)
    panel = panel_message(sight, ANA, [])
    assert "Play Second Wind" in labels(panel)
    (line,) = (line for line in panel.page.text.splitlines() if line.startswith("**Play Second Wind**: "))
    assert "in your own attempt" in line.casefold()


async def test_what_a_line_of_a_menu_cannot_hold_stands_in_the_text(house: House) -> None:
    hand = "empirical data, grimoire leaf, torchlight, second wind"
    game = scenario(hunters=3, A1="army navy store", stops="window", ana=f"w1 A1; hand {hand}")
    game.ana("attempt A1 by dice")
    panel = panel_message(await at_table(house, game.state), ANA, [])
    cut_short = [
        entry
        for row in panel.rows
        if isinstance(row, Menu)
        for entry in row.entries
        if entry.detail and entry.detail.endswith("…")
    ]
    assert cut_short
    for entry in cut_short:
        (line,) = (
            line for line in panel.page.text.splitlines() if line.startswith(f"**{escaped(entry.label, 80)}**: ")
        )
        assert len(line) > DETAIL_LIMIT


async def test_whoever_has_laid_callings_reads_what_was_laid(house: House) -> None:
    table = await house.begin(4, game="prey", monster_seat="4")
    sight = await house.sight(table)
    for calling in ("destruction", "absolution", "science"):
        _, done = await house.answer(sight, ANA, f"lay:{calling}")
        sight = done.sight
    text = panel_message(sight, ANA, []).page.text
    assert (
        "Lay the 3 on Destruction; Lay the 2 on Absolution; Lay the 1 on Scientific Study; Lay the 0 on Occult Mastery"
        in text
    )
    for other in (BO, CY, MO):
        assert "Absolution; Lay" not in panel_message(sight, other, []).page.text


async def test_whoever_has_closed_the_dawn_reads_what_was_put_down(house: House) -> None:
    game = scenario(half="dawn 4", hunters=3, ana="hand cool head, decoy")
    sight = await at_table(house, game.state)
    for key in ("burn:cool_head", "close"):
        _, done = await house.answer(sight, ANA, key)
        sight = done.sight
    text = panel_message(sight, ANA, []).page.text
    assert "Your answer is in: **Burn Cool Head for" in text
    assert "; Nothing more at this dawn**" in text
