"""Tables on a real store, hosted as the bot hosts them, without Discord and by a clock of their own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import rules
from bot.clock import SECOND
from bot.hosting.lobby import Lobby, Opening
from bot.hosting.play import Done, Play, Reply
from bot.hosting.sight import Sight, look
from persistence import QuestionRow, Store
from rules import Action, Decision
from rules.robots import LEVELS, Stream

COVER_MS = 8 * SECOND
BOARD_MS = 150 * SECOND
FIRST_USER = 500


class House:
    """The lobby and the play of one store. Time passes only when something is done, a second each time."""

    def __init__(self, store: Store, *, now: int = 0, interactions: Iterator[int] | None = None) -> None:
        self.store = store
        self.lobby = Lobby(store, COVER_MS)
        self.play = Play(store, COVER_MS, BOARD_MS)
        self.now = now
        self.interactions = interactions or count(1000)
        self.luck = Stream(b"people")

    async def open(self, people: int, computers: int = 0, **options: int) -> int:
        """A table in its lobby, everyone seated; its number."""
        opening = Opening("quarry", options, people + computers, True, FIRST_USER, "User 0", 70, 71)
        table = (await self.lobby.open(opening, next(self.interactions), self.now)).table.id
        for number in range(1, people):
            user = FIRST_USER + number
            await self.lobby.join(table, user, f"User {number}", next(self.interactions), self.now)
        for _ in range(computers):
            await self.lobby.add_computer(table, FIRST_USER, next(self.interactions), self.now)
        return table

    async def begin(self, people: int, computers: int = 0, **options: int) -> int:
        """A table in play; its number."""
        table = await self.open(people, computers, **options)
        await self.lobby.begin(table, FIRST_USER, next(self.interactions), self.now)
        return table

    async def sight(self, table: int) -> Sight:
        """The table as it stands."""
        return await self.store.read(lambda transaction: look(transaction, table))

    async def step(self, table: int) -> bool:
        """Whoever is asked has answered, or an answer that was due was given. False if the table is over."""
        sight = await self.sight(table)
        if sight.table.status != "playing":
            return False
        row = sight.questions[0]
        if row.pending is None and sight.seats[row.seat].user_id is not None:
            await self.answer(sight, row.seat, self.chosen(sight, row.seat))
        else:
            await self.serve(row)
        return True

    async def serve(self, row: QuestionRow) -> None:
        """The clock has come to the moment at which the question is answered by itself."""
        self.now = max(self.now, row.due_at or 0, row.cover_until or 0)
        await self.play.serve(row, self.now)

    async def answer(self, sight: Sight, seat: int, *keys: str) -> tuple[Reply, Done]:
        """The player of the seat has answered with these keys, by an interaction of its own."""
        self.now += SECOND
        reply = Reply(
            sight.table.id,
            seat,
            sight.table.undos,
            asked(sight, seat).question,
            keys,
            user_id=sight.seats[seat].user_id,
            interaction_id=next(self.interactions),
        )
        return reply, await self.play.answer(reply, self.now)

    def chosen(self, sight: Sight, seat: int) -> str:
        """The key of a lively answer, chosen by what the seat sees."""
        return LEVELS["random"](sight.view(seat), asked(sight, seat), self.luck)

    def typed_way(self, sight: Sight, seat: int, key: str) -> tuple[str, ...]:
        """The keys as a typed command gives them: a small choice and the one that commits together."""
        if not key.startswith("interact:"):
            return (key,)
        state, _ = rules.apply(sight.playing, Action(seat, asked(sight, seat).question, key))
        (later,) = rules.decisions(state)
        cards = [option.key for option in later.options if option.key.startswith("card:")]
        return key, cards[self.luck.below(len(cards))]


def asked(sight: Sight, seat: int) -> Decision:
    """What the seat is asked; an error of the test if it is asked nothing."""
    decision = sight.decision(seat)
    assert decision is not None, f"seat {seat} is asked nothing"
    return decision
