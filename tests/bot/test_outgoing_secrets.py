"""What the bot sends: the same, and at the same times, of tables that differ only in what a viewer was not sent."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import rules
from bot.words import WORDS
from rules import PUBLIC, Setup
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.state import State
from tests.kit.hands import Buttons
from tests.kit.playthrough import begin
from tests.kit.quarry_games import NAMES, games
from tests.kit.secrecy.quarry.cards import Followed
from tests.kit.secrecy.quarry.replay import Replay
from tests.kit.secrecy.quarry.trial import hasty_answer
from tests.kit.secrecy.record import Record, play
from tests.kit.secrecy.rendering import messages
from tests.kit.shown import words
from tests.kit.sights import sight_of, with_pending
from tests.kit.staged import COVER, PAUSE, Stage, deeds_of
from tests.kit.world import world

SEATS = 3
ANSWERS = 60
LOOK_EVERY = 20
DEALS = 30
PLAYED = 80

TITLES = (WORDS["quarry"].thing("card", card) for card in CARDS)
CARD = re.compile(rf"\b(?:{'|'.join(map(re.escape, (*TITLES, *CARDS)))})\b", re.IGNORECASE)

Sent = dict[int, list[object]]
"""By viewer, what it was sent after each answer, and what it found when it looked."""


def recorded() -> Record:
    """A short table of three."""
    return play("quarry", Setup(SEATS, {"rounds": 5}), b"outgoing", hasty_answer)


def states_of(dealt: State, after: Sequence[State]) -> list[State]:
    """The table after each of its first answers. The last answer is left out, as it may open everything."""
    return [dealt, *after[: min(ANSWERS, len(after) - 1)]]


def from_another_deal(record: Record, viewer: int) -> list[State]:
    """The same table from another deal, of which the viewer was told the same."""
    table = Followed(record)
    for number in range(DEALS):
        replay = Replay(table, viewer, table.last_named(viewer), Random(f"{viewer}:{number}"))
        found = replay.run()
        if found.is_whole:
            return states_of(replay.dealt, [after for after, _ in found.answers])
    raise AssertionError("no other deal leads through the whole table")


async def sent(database: Path, states: Sequence[State]) -> Sent:
    """All that each viewer was sent of a table that went through these states."""
    async with world(database, people=SEATS + 1) as w:
        stage = Stage(await begin(w, w.people[:SEATS], seats=SEATS, rounds=5), w.people[SEATS])
        found: Sent = {viewer: [] for viewer in stage.viewers}
        for number, deed in enumerate(deeds_of(states)):
            for viewer, got in (await stage.perform(deed)).items():
                found[viewer].append(got)
            for viewer in stage.viewers if number % LOOK_EVERY == 0 else ():
                found[viewer].append(await stage.looks(viewer))
        return found


async def test_tables_from_two_deals_send_the_same_at_the_same_times(tmp_path):
    record = recorded()
    states = states_of(record.dealt, [answer.after for answer in record.answers])
    here = await sent(tmp_path / "here.sqlite3", states)
    differences = 0
    for viewer in (PUBLIC, *range(SEATS)):
        there = await sent(tmp_path / f"there{viewer}.sqlite3", from_another_deal(record, viewer))
        assert len(there[viewer]) >= len(here[viewer]) - 1
        for number, (one, other) in enumerate(zip(here[viewer], there[viewer], strict=False)):
            assert one == other, f"viewer {viewer} was sent something else at {number}"
        differences += sum(1 for other in range(SEATS) if there[other] != here[other])
    assert differences >= SEATS, "the other deals show to whom they were dealt"


def test_an_answer_that_waits_under_its_cover_is_shown_to_nobody_else():
    covered = [moment.state for game in games() for moment in game if has_covered(moment.state)][::20]
    assert len(covered) > 10
    for state in covered:
        (decision,) = rules.decisions(state)
        sight = sight_of(state, NAMES[: len(state.seats)])
        for option in decision.options:
            waiting = with_pending(sight, decision.seat, option.key)
            for viewer in {PUBLIC, *range(len(state.seats))} - {decision.seat}:
                assert list(messages(waiting, viewer, ())) == list(messages(sight, viewer, ()))
            assert list(messages(waiting, decision.seat, ())) != list(messages(sight, decision.seat, ()))


def has_covered(state: State) -> bool:
    return any(decision.is_covered for decision in rules.decisions(state))


def cards_named_in(text: str) -> set[str]:
    """The titles and keys of cards of the box that stand in the text."""
    return set(CARD.findall(text))


async def test_no_card_is_named_in_public_or_in_a_log(tmp_path, caplog):
    for storey in ("bot", "cogs", "persistence", "rules"):
        caplog.set_level(logging.DEBUG, logger=storey)
    async with world(tmp_path / "huntmaster.sqlite3") as w:
        table, hand = await begin(w, w.people, seats=4), Buttons()
        direct = [f"/channels/{person.user.dm_channel.id}/" for person in w.people]
        while table.answers < PLAYED:
            asked = await w.asked(1)
            for seat in asked:
                await table.answer(hand, seat)
            await w.wait(PAUSE if asked else COVER)
        requests = [one for one in w.env.http_requests if not one.path.endswith("/commands")]
        everybody = [words(message) for place in (w.channel, table.place) for message in place.history()]
    private, public = [], []
    for one in requests:
        is_private = one.path.startswith((*direct, "/interactions/", "/webhooks/"))
        (private if is_private else public).append(cards_named_in(f"{one.path} {one.json}"))
    assert sum(map(bool, private)) > PLAYED // 2, "sheets and panels name cards"
    assert len(public) > PLAYED // 4, "boards and notices"
    assert not any(public), public
    assert cards_named_in("\n".join((*everybody, caplog.text))) == set()
