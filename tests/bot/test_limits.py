"""Every message at its worst is one that Discord takes: six long names full of markdown, long notes, long games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import rules
from bot.compose.board import board_message, board_picture
from bot.compose.ending import ending_message
from bot.compose.lobby import lobby_message
from bot.compose.message import Button, Entry, Menu, Message
from bot.compose.panel import panel_message
from bot.compose.sheet import sheet_message
from bot.compose.tables import games_message, log_message
from bot.controls import Answer
from bot.hosting.sight import LOG_EVENTS, Sight
from bot.pictures import Picture
from bot.words import WORDS, hosting
from bot.words.page import Field, Page, size
from cogs.hunt import MARK_LENGTH, MOST_MARKS
from cogs.showing import LOG_EVENTS as MOST_LOG_EVENTS
from persistence import PUBLIC
from tests.kit.hands import Buttons
from tests.kit.limits import Payload, payload_of, problems
from tests.kit.playthrough import begin
from tests.kit.quarry_games import GAMES, WORST_NAMES, Moment, games
from tests.kit.sights import sight_of, with_pending
from tests.kit.staged import COVER, PAUSE
from tests.kit.world import world

PLAYED = 40
LAST_TABLE = 10**18 - 1
LAST_USERS = tuple(2**63 - 1 - number for number in range(6))
MARKS = [f"{number}. {'*_' * (MARK_LENGTH // 2)}" for number in range(9_980, 9_980 + MOST_MARKS)]


def worst_sight(moment: Moment) -> Sight:
    """The table with the longest names and numbers that there can be."""
    count = len(moment.viewers) - 1
    status = "playing" if rules.decisions(moment.state) else "finished"
    return sight_of(moment.state, WORST_NAMES[:count], table=LAST_TABLE, users=LAST_USERS, status=status)


def log_of(sight: Sight, game: tuple[Moment, ...], viewer: int) -> list[str]:
    """All that the viewer was ever told, with the worst names."""
    reader = None if viewer == PUBLIC else viewer
    facts = [event.fact for one in game for event in one.events if event.audience in (PUBLIC, viewer)]
    return [line for fact in facts if (line := sight.words.narrate(fact, sight.names, reader))]


def check(what: str, *messages: Message) -> None:
    for message in messages:
        assert problems(payload_of(message)) == [], what


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_panel_sheet_and_log_of_a_whole_game(number):
    game = games()[number]
    longest = {viewer: log_of(worst_sight(game[0]), game, viewer)[-MOST_LOG_EVENTS:] for viewer in game[0].viewers}
    for moment in game[::9]:
        sight = worst_sight(moment)
        for seat in range(len(sight.seats)):
            check("panel", panel_message(sight, seat, longest[seat]))
        for asked in rules.decisions(moment.state):
            waiting = (with_pending(sight, asked.seat, option.key) for option in asked.options)
            check("answer under cover", *(panel_message(one, asked.seat, longest[asked.seat]) for one in waiting))
    for moment in (*game[::90], game[-1]):
        sight = worst_sight(moment)
        for viewer in moment.viewers:
            check("log", log_message(sight, longest[viewer]))
        for seat in range(len(sight.seats)):
            check("sheet", sheet_message(sight, seat, MARKS), sheet_message(sight, seat, []))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_board_and_ending(number):
    game = games()[number]
    for moment in (*game[::150], game[-1]):
        sight = worst_sight(moment)
        lines = log_of(sight, game, PUBLIC)[-LOG_EVENTS:]
        called_off = replace(sight, table=replace(sight.table, status="cancelled"))
        check("board", board_message(sight, lines, board_picture(sight)))
        check("board called off", board_message(called_off, lines, None), ending_message(called_off))
    check("ending", ending_message(worst_sight(game[-1])))


@pytest.mark.parametrize("status", ["lobby", "playing", "finished", "cancelled"])
def test_every_lobby(status):
    for count in range(1, 7):
        state = games()[0][0].state if status != "lobby" else None
        check(
            "lobby",
            lobby_message(sight_of(state, WORST_NAMES[:count], table=LAST_TABLE, users=LAST_USERS, status=status)),
        )
    check("lobby called off", lobby_message(sight_of(None, WORST_NAMES, users=LAST_USERS, status="cancelled")))


def test_lists_of_tables_topics_and_cards():
    sight = worst_sight(games()[-1][0])
    check("games", games_message([]), games_message([(sight, 0)] * 200))
    for words in WORDS.values():
        check("rules", *(Message(words.rule(key), text=hosting.MORE_RULES) for key, _ in words.rules_topics))
        check("cards", *(Message(words.card(key)) for key, _ in words.topics))


def test_every_line_that_stands_alone():
    title = WORDS["quarry"].title
    lines = [
        hosting.closed_dms(list(WORST_NAMES)),
        hosting.notice(LAST_USERS[0], title, LAST_TABLE),
        *(hosting.refusal(kind, WORST_FIELDS) for kind in hosting.refusal_kinds()),
    ]
    assert all(0 < size(line) <= 2000 for line in lines)
    assert size(f"#{LAST_TABLE} {WORDS['quarry'].short_title}") <= 100


WORST_FIELDS = {
    **dict.fromkeys(("table", "seats", "joined", "most", "size", "number", "host"), LAST_TABLE),
    **dict.fromkeys(("game", "reason", "code", "option", "own", "show"), "W" * 100),
    "tables": ", ".join(f"#{LAST_TABLE - number}" for number in range(25)),
    "permissions": ", ".join(["**Send Messages In Threads**"] * 7),
}


def test_the_longest_custom_id():
    asked = [one for game in games() for moment in game for one in rules.decisions(moment.state)]
    longest_key = max((option.key for one in asked for option in one.options), key=len)
    answer = Answer(LAST_TABLE, 10**9 - 1, 10**9 - 1, 10**9 - 1, 5, longest_key)
    assert len(answer.custom_id()) <= 100
    assert len(answer.menu_id()) <= 100


async def test_every_request_of_a_table_of_six_with_such_names(tmp_path):
    async with world(tmp_path / "huntmaster.sqlite3", people=6, names=WORST_NAMES) as w:
        table, hand = await begin(w, w.people, seats=6), Buttons()
        for person in w.people:
            await w.type(person, table.place, "hunt notes", add="*_" * (MARK_LENGTH // 2))
        while table.answers < PLAYED:
            asked = await w.asked(1)
            for seat in asked:
                await table.answer(hand, seat)
            await w.wait(PAUSE if asked else COVER)
        sent = [body for one in w.env.http_requests if (body := message_in(one.json))]
    assert len(sent) > PLAYED
    for body in sent:
        assert problems(body) == [], body
        assert body.get("allowed_mentions", {"parse": []})["parse"] == [], "a name called everybody"


def message_in(body: Any) -> Payload | None:
    """The message in the body of a request, whether it is sent, edited or an answer to an interaction; else None."""
    inner = body.get("data") or body if isinstance(body, dict) else {}
    return inner if {"content", "embeds", "components"} & inner.keys() else None


FAULTS = {
    "content": Message(Page("a"), text="a" * 2001),
    "title": Message(Page("a" * 257)),
    "description": Message(Page("a", "🐺" * 2049)),
    "nothing in it": Message(Page("")),
    "field name: empty": Message(Page("a", fields=(Field(" ", "a"),))),
    "field value": Message(Page("a", fields=(Field("a", "a" * 1025),))),
    "fields": Message(Page("a", fields=(Field("a", "a"),) * 26)),
    "of 6000": Message(Page("a", "a" * 4096, (Field("a", "a" * 1000),) * 2)),
    "button label: empty": Message(Page("a"), ((Button("", "h1:1:act"),),)),
    "button label": Message(Page("a"), ((Button("a" * 81, "h1:1:act"),),)),
    "not all different": Message(Page("a"), ((Button("a", "h1:1:act"), Button("b", "h1:1:act")),)),
    "custom id": Message(Page("a"), ((Button("a", "h" * 101),),)),
    "placeholder": Message(Page("a"), (Menu("a" * 151, "h1m", (Entry("a", "a"),)),)),
    "0 entries": Message(Page("a"), (Menu("a", "h1m", ()),)),
    "same value twice": Message(Page("a"), (Menu("a", "h1m", (Entry("a", "a"), Entry("b", "a"))),)),
    "entry label": Message(Page("a"), (Menu("a", "h1m", (Entry("a" * 101, "a"),)),)),
    "entry detail": Message(Page("a"), (Menu("a", "h1m", (Entry("a", "a", detail="a" * 101),)),)),
    "alternative text: empty": Message(Page("a"), picture=Picture(b"", "")),
    "alternative text": Message(Page("a"), picture=Picture(b"", "a" * 1025)),
}


@pytest.mark.parametrize("what", FAULTS)
def test_the_checker_finds(what):
    found = problems(payload_of(FAULTS[what]))
    assert any(what in problem for problem in found), found
