"""A whole table with a player to whom nobody can write: everything is there behind My hand."""

from pathlib import Path

import discord

from tests.kit.hands import Buttons
from tests.kit.liking import Liking
from tests.kit.playthrough import PlayThrough, begin, with_tireless
from tests.kit.shown import words
from tests.kit.world import Person, World, world

SAID_ONCE = "I could not write to Cy directly."


async def test_a_player_with_closed_direct_messages_plays_to_the_end(tmp_path: Path) -> None:
    async with world(tmp_path / "tables.sqlite3") as here:
        cy = here.people[2]
        here.close_direct_messages(cy)
        table = await begin(here, here.people, seats=4, rounds=8)
        await here.wait(2)
        assert said_in(table) == 1
        await check_hand(here, table, cy)
        await table.set(with_tireless(rounds=8))
        table.liking = Liking(2)
        await table.play(Buttons())
        assert table.liking.has_seen_enough
        assert said_in(table) == 1
        assert here.direct(cy) == []
        assert [len(here.direct(person)) for person in here.people] == [1, 1, 0, 1]
        await check_hand(here, table, cy)


def said_in(table: PlayThrough) -> int:
    """How often the people at the table read that somebody cannot be written to."""
    return sum(SAID_ONCE in words(message) for message in table.place.history())


async def check_hand(here: World, table: PlayThrough, person: Person) -> None:
    """My hand on the board, /hunt hand, and what others have as a direct message, are one and the same page."""
    pressed = await here.press(person, table.board, "My hand")
    typed = await here.type(person, table.place, "hunt hand")
    assert pressed.response is not None
    assert typed.response is not None
    assert words(pressed.response) == words(typed.response)
    assert "Only you see this" in words(typed.response)
    assert page(typed.response.embeds) == page(pressed.response.embeds)


def page(embeds: list[discord.Embed]) -> list[dict[str, object]]:
    return [dict(embed.to_dict()) for embed in embeds]
