"""Discord's limits hold for all that is sent of whole tables of Hunting Party, with the longest names there can be."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import rules
from bot.compose.board import board_message
from bot.compose.call import call_message
from bot.compose.ending import ending_message
from bot.compose.message import Message
from bot.compose.panel import panel_message
from bot.compose.sheet import sheet_message
from bot.controls import read_control
from bot.hosting.sight import Sight
from tests.kit.limits import payload_of, problems
from tests.kit.party_tables import tables
from tests.kit.quarry_games import Moment
from tests.kit.sights import sight_of, with_pending

LONG_NAMES = ("W" * 32, "*_" * 16, "🐺" * 32, "Ö" * 31 + "\\", "`" * 32)
LAST_TABLE = 10**18 - 1


def worst_sight(moment: Moment) -> Sight:
    """The table with the longest names and numbers that there can be."""
    count = len(moment.viewers) - 1
    status = "playing" if rules.decisions(moment.state) else "finished"
    return sight_of(moment.state, LONG_NAMES[:count], table=LAST_TABLE, status=status)


def check(what: str, *messages: Message) -> None:
    for message in messages:
        assert problems(payload_of(message)) == [], what


@pytest.mark.parametrize("number", range(5))
def test_every_panel_has_room_for_every_legal_answer(number: int):
    for moment in tables()[number][::9]:
        sight = worst_sight(moment)
        for seat in range(len(sight.seats)):
            panel = panel_message(sight, seat, [])
            check("panel", panel)
            offered = {
                (decision.question, option.key) for decision in sight.decisions(seat) for option in decision.options
            }
            assert set(answers(panel)) == offered
            if (decision := sight.decision(seat)) is not None:
                waiting = with_pending(sight, seat, decision.default)
                check("answered", panel_message(waiting, seat, []))
                check("ordered", panel_message(ordered(waiting), seat, []))


def ordered(sight: Sight) -> Sight:
    """The same table, its pending answers being those of standing orders."""
    rows = (replace(row, pending_source="order") if row.pending else row for row in sight.questions)
    return replace(sight, questions=tuple(rows))


def answers(panel: Message) -> Iterator[tuple[int, str]]:
    """Question and key of everything that can be pressed or chosen to answer."""
    for row in payload_of(panel)["components"]:
        for part in row["components"]:
            control = read_control(part["custom_id"].partition(":")[2])
            if hasattr(control, "question"):
                keys = [entry["value"] for entry in part["options"]] if "options" in part else [control.key]
                yield from ((control.question, key) for key in keys)


@pytest.mark.parametrize("number", range(5))
def test_every_board_sheet_and_ending(number: int):
    game = tables()[number]
    for moment in (*game[::60], game[-1]):
        sight = worst_sight(moment)
        check("board", board_message(sight, [], None))
        for seat in range(len(sight.seats)):
            check("sheet", sheet_message(sight, seat, ["*_" * 40] * 20))
    check("ending", ending_message(worst_sight(game[-1])))


def test_what_calls_a_player_fits_and_is_said_while_it_is_true():
    calls = 0
    for game in tables():
        for moment in game[::10]:
            sight = worst_sight(moment)
            for seat in range(len(sight.seats)):
                text = sight.words.call(sight.view(seat), sight.names)
                calls += bool(text)
                if text:
                    check("call", call_message(sight, text))
    assert calls > 10
