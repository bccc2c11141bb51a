"""Whatever is typed or pressed, the bot first tells Discord that an answer is coming, and then looks anything up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

from cogs.answer import COUNTED_PRESSES, PRESSES
from tests.kit.hands import Buttons
from tests.kit.playthrough import begin
from tests.kit.shown import controls
from tests.kit.world import World, world

AUTOCOMPLETE = 4
"""Discord's number for the lists offered while somebody types: these are answered at once or not at all."""

TYPED: dict[str, Any] = {
    "game": "quarry",
    "room": "Gallery",
    "card": "brawl",
    "target": "Bo",
    "direction": "up",
    "topic": "Move",
    "name": "Brawl",
    "location": "Tavern",
    "order": "first",
    "shares": 1,
    "cards": 1,
    "item": "Druid's Sap",
    "hunter": "Knight",
    "guiding": "Palace",
    "seeking": "Bait",
    "fighting": "Magic",
    "prophecy": "none",
    "response": "Witch's Brew",
    "potion": "Witch's Brew",
    "ability": "Knight",
    "player": "Bo",
    "answer": "accept",
    "wish": "0",
    "spot": "1",
    "willpower": 1,
    "what": "1",
    "method": "alone",
    "calling": "Scholar",
    "callings": "Scholar 1",
    "first": "Scholar",
    "second": "Warrior",
    "into": "Priest",
}
"""What somebody types for an option that a command cannot do without."""


@contextmanager
def lookups_before_acknowledgement(w: World) -> Iterator[list[str]]:
    """Every interaction for which the database was asked before Discord knew that an answer was coming."""
    store, found = w.bot.store, []

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def asked(*arguments: Any) -> Any:
            records = w.env.backend.interactions.values()
            found.extend(
                str(record.command_name or record.type)
                for record in records
                if not record.responded and record.type != AUTOCOMPLETE
            )
            return work(*arguments)

        return asked

    store.read, store.write = watched(store.read), watched(store.write)  # type: ignore[method-assign]
    yield found
    del store.read, store.write


def required(command: app_commands.Command[Any, Any, Any]) -> dict[str, Any]:
    return {option.name: typed(option) for option in command.parameters if option.required}


def typed(option: app_commands.Parameter) -> Any:
    return option.choices[0].value if option.choices else TYPED[option.name]


async def test_every_command(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        play = await begin(w, w.people, seats=3)
        leaves = [one for one in w.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
        assert len(leaves) > 25
        with lookups_before_acknowledgement(w) as early:
            for command in leaves:
                for person in w.people:
                    await w.type(person, play.place, command.qualified_name, **required(command))
            await w.type(w.people[0], play.place, "hunt notes", add="he limps")
        assert early == []


async def test_every_button(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        host, *others = w.people
        pressed = []

        async def press(person: Any, message: Any, label: str) -> Any:
            pressed.extend(control.custom_id for control in controls(message) if control.label == label)
            return await w.press(person, message, label)

        with lookups_before_acknowledgement(w) as early:
            opened = await w.type(host, w.channel, "hunt start", game="quarry", seats=4)
            lobby = opened.response.message
            for person in others:
                await press(person, lobby, "Join")
            await press(others[0], lobby, "Leave")
            for _ in range(2):
                await press(host, w.now(lobby), "Add computer player")
            await press(host, w.now(lobby), "Remove computer player")
            await press(host, lobby, "Rules")
            await press(host, lobby, "Begin")
            board = w.latest(w.channel.threads[0])
            for label in ("My hand", "Log", "Rules", "Act"):
                panel = (await press(host, board, label)).response
            await press(host, panel, "Refresh")
            asked = await w.type(host, w.channel, "hunt cancel")
            await press(host, asked.response, "Call off #1")
        assert early == []
        assert {custom_id.split(":")[2].split(".")[0] for custom_id in pressed} == {*PRESSES, *COUNTED_PRESSES}


async def test_every_answer_of_a_panel(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        play, hand = await begin(w, w.people, seats=3), Buttons()
        with lookups_before_acknowledgement(w) as early:
            while play.answers < 12:
                for seat in await w.asked(1):
                    await play.answer(hand, seat)
        assert early == []


@pytest.mark.parametrize("command", ["hunt act", "quarry move"])
async def test_an_early_lookup_would_be_found(tmp_path, command):
    async with world(tmp_path / "huntmaster.sqlite3", people=3) as w:
        play = await begin(w, w.people, seats=3)
        with lookups_before_acknowledgement(w) as early:
            w.refuse("POST", "/interactions/*/callback", status=404, code=10062)
            await w.people[0].slash(play.place, command, **({"room": "Gallery"} if "move" in command else {}))
            await w.bot.store.read(lambda transaction: transaction.live_tables())
        assert early == [command.split()[0]]
