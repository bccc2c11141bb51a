"""A recorded table acted out in a pretend Discord, and all that each of its people, and a passer-by, is sent of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import rules
from bot import clock
from bot.clock import SECOND
from bot.hosting.asked import keep_asking
from bot.hosting.play import Reply
from bot.hosting.sight import look
from persistence import PUBLIC, Transaction
from rules import Action
from rules.unknown_quarry.state import State
from tests.kit.house import COVER_MS
from tests.kit.playthrough import PlayThrough
from tests.kit.secrecy.record import counted
from tests.kit.shown import controls, words
from tests.kit.stored import waiting_news
from tests.kit.world import Person, Result

SIDES_OF_A_DIE = 6
COVER = COVER_MS // SECOND + 1
PAUSE = 4
"""Seconds after which a board that was changed a moment ago has been changed again."""

LOOKS = ("hunt act", "hunt hand", "hunt log", "hunt board", "hunt status", "hunt games")
LISTS = (("move", "room"), ("pick-up", "card"), ("interact", "target"), ("interact", "card"), ("drop", "card"))
LISTS += (("resolve", "card"), ("spend", "card"), ("react", "card"))
REFUSED: tuple[tuple[str, dict[str, str]], ...] = (
    ("move", {"room": "nowhere"}),
    ("drop", {"card": "magic"}),
    ("react", {"card": "no card at all"}),
    ("interact", {"target": "nobody", "card": "bite"}),
)


@dataclass(frozen=True)
class Deed:
    """An answer, and the state in which it is given, its coming draws rigged."""

    state: State
    action: Action


def deeds_of(states: Sequence[State]) -> list[Deed]:
    """The answers that lead from each of the states to the next one."""
    return [_deed(states[number], after, number + 1) for number, after in enumerate(states[1:])]


def _deed(before: State, after: State, number: int) -> Deed:
    for deed in _ways(before):
        try:
            found, _ = rules.apply(deed.state, deed.action)
        except ValueError:  # a draw below another number of things than a die has sides
            continue
        if isinstance(found, State) and counted(found, number) == after:
            return deed
    raise AssertionError("no answer leads from the one state to the other")


def _ways(before: State) -> Iterator[Deed]:
    lucks = (before.luck, *(replace(before.luck, rigged=(draw, draw)) for draw in range(SIDES_OF_A_DIE)))
    for decision in rules.decisions(before):
        for option in decision.options:
            for luck in lucks:
                yield Deed(replace(before, luck=luck), Action(decision.seat, decision.question, option.key))


class Stage:
    """A table whose deal and draws are set from outside, and whatever else happens is the bot's doing."""

    def __init__(self, play: PlayThrough, passer_by: Person) -> None:
        self.play = play
        self.world = play.world
        self.viewers = {PUBLIC: passer_by, **dict(enumerate(play.people))}
        self.interactions = 0

    async def perform(self, deed: Deed) -> dict[int, object]:
        """The answer was given and all that follows has happened; gives what each viewer was sent."""
        self.world.env.http_requests.clear()
        await self.world.bot.store.write(lambda transaction: self._set(transaction, deed.state, clock.now()))
        await self._answer(deed.action)
        news = waiting_news(self.world.database)
        await self.world.bot.courier.deliver(self.play.number)
        is_covered = deed.action.seat not in await self.world.asked(self.play.number)
        await self.world.wait(COVER if is_covered else PAUSE)
        rows = await self.world.bot.store.read(self._rows)
        return {
            viewer: (
                [(row.kind, row.not_before, row.revision) for row in news if row.audience in (PUBLIC, viewer)],
                [row for owner, row in rows if owner in (PUBLIC, viewer)],
                list(self._requests(viewer)),
            )
            for viewer in self.viewers
        }

    def _set(self, transaction: Transaction, state: State, now: int) -> None:
        """The table is in this state, its open question as old as it was."""
        sight = look(transaction, self.play.number)
        transaction.save_state(sight.table.id, sight.table.version, rules.dump(state))
        keep_asking(transaction, sight, state, now, COVER_MS)

    async def _answer(self, action: Action) -> None:
        self.interactions += 1
        user = self.play.people[action.seat].id
        keys = (action.option,)
        reply = Reply(self.play.number, action.seat, 0, action.question, keys, "person", user, self.interactions)
        await self.world.bot.play.answer(reply, clock.now())

    def _rows(self, transaction: Transaction) -> list[tuple[int, object]]:
        """Questions and posted messages, each for PUBLIC or a seat. Everybody sees who is called."""
        seats = {person.id: seat for seat, person in enumerate(self.play.people)}
        posted = transaction.messages(self.play.number)
        rows: list[tuple[int, object]] = [(PUBLIC, row) for row in transaction.open_questions(self.play.number)]
        return rows + [(seats[row.owner] if row.kind == "sheet" else PUBLIC, row) for row in posted]

    def _requests(self, viewer: int) -> Iterator[object]:
        """What the bot asked of Discord in the channel, in the thread, and in the viewer's direct messages."""
        direct = self.viewers[viewer].user.dm_channel.id
        for one in self.world.env.http_requests:
            if any(f"/{place}/" in f"{one.path}/" for place in (self.world.channel.id, self.play.place.id, direct)):
                yield one.method, one.path, one.json

    async def looks(self, viewer: int) -> list[object]:
        """What the viewer gets by every command that shows something, in every list, and for illegal answers."""
        person, place = self.viewers[viewer], self.play.place
        results = [await self.world.type(person, place, command) for command in LOOKS]
        results += [await self.world.type(person, place, f"quarry {verb}", **filled) for verb, filled in REFUSED]
        lists = [await self.world.offers(person, place, f"quarry {verb}", option) for verb, option in LISTS]
        return [[_shown(result) for result in results], lists]


def _shown(result: Result) -> object:
    message = result.response
    assert message is not None
    assert message.ephemeral
    files: list[Any] = [(file.filename, file.description, file.size) for file in message.attachments]
    return words(message), controls(message), files, [words(note) for note in result.followups]
