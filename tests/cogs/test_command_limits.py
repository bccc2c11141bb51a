"""What Discord allows of commands: how many, how many choices, how many characters."""

from collections.abc import Iterator
from typing import Any

from tests.kit.world import World

SUB_COMMAND, GROUP = 1, 2
KEPT = frozenset({"act", "hand", "board", "status", "games", "log", "notes", "rules", "card", "cancel", "start"})


def commands_of(here: World) -> list[dict[str, Any]]:
    """The commands as the bot registered them with Discord."""
    return [command.to_dict(here.bot.tree) for command in here.bot.tree.get_commands()]


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", ()):
        yield from nodes(option)


async def test_every_group_is_within_discords_limits(here: World):
    for node in (node for command in commands_of(here) for node in nodes(command)):
        assert len(node.get("options", ())) <= 25
        assert len(node.get("choices", ())) <= 25
        assert 1 <= len(node["name"]) <= 32
        assert 1 <= len(node["description"]) <= 100


async def test_no_command_is_longer_than_discord_allows_altogether(here: World):
    for command in commands_of(here):
        size = sum(
            len(node["name"]) + len(node["description"]) + sum(len(str(choice)) for choice in node.get("choices", ()))
            for node in nodes(command)
        )
        assert size <= 8000


async def test_the_commands_that_others_rely_on_are_there(here: World):
    named = {command["name"]: {option["name"] for option in command["options"]} for command in commands_of(here)}
    assert named.keys() == {"hunt", "quarry", "party", "prey"}
    assert named["hunt"] == KEPT
    assert len(named["quarry"]) == 16
    assert len(named["party"]) == 25
    assert {"monster", "card"} < named["prey"]
    assert len(named["prey"]) == 25


def leaves(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The commands among these, those of groups within included."""
    within = [leaf for option in options if option["type"] == GROUP for leaf in leaves(option["options"])]
    return [*(option for option in options if option["type"] != GROUP), *within]


async def test_every_command_but_start_and_those_of_no_table_takes_a_table_with_a_list(here: World):
    for command in commands_of(here):
        for child in leaves(command["options"]):
            tables = [option for option in child["options"] if option["name"] == "table"]
            if (command["name"], child["name"]) in {("hunt", name) for name in ("start", "games", "rules", "card")}:
                assert tables == []
            else:
                assert [table["autocomplete"] for table in tables] == [True]
                assert not tables[0]["required"]


async def test_start_offers_the_three_games_and_its_options(here: World):
    (hunt,) = (command for command in commands_of(here) if command["name"] == "hunt")
    (start,) = (child for child in hunt["options"] if child["name"] == "start")
    options = {option["name"]: option for option in start["options"]}
    assert [choice["value"] for choice in options["game"]["choices"]] == ["quarry", "party", "prey"]
    handicaps = {"tax_collector", "timmy", "wolf_familiar", "dragon_familiar"}
    assert {"seats", "thread", "rounds", "red_shares"} | handicaps <= options.keys()
    assert {len(options[name]["choices"]) for name in handicaps} == {16}
