"""Tables on a real store, hosted as the bot hosts them, without Discord and by a clock of their own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import rules
from bot.clock import SECOND
from bot.hosting.asked import keep_asking
from bot.hosting.lobby import Lobby, Opening
from bot.hosting.play import Done, Play, Reply
from bot.hosting.sight import Sight, look
from persistence import QuestionRow, Store, Transaction
from rules import TABLE, Action, Decision, GameState
from rules.robots import LEVELS, Stream
from tests.kit.secrets import secrets_of

COVER_MS = 8 * SECOND
BOARD_MS = 150 * SECOND
FIRST_USER = 500
NEVER = 10**12
"""A time that no test comes to."""


class House:
    """The lobby and the play of one store. Time passes only when something is done, a second each time.

    Every table's deal follows from `luck` and from the interactions that opened it.
    """

    def __init__(
        self, store: Store, *, now: int = 0, interactions: Iterator[int] | None = None, luck: str = "luck"
    ) -> None:
        self.store = store
        self.lobby = Lobby(store, COVER_MS, secrets_of(luck))
        self.play = Play(store, COVER_MS, BOARD_MS)
        self.now = now
        self.interactions = interactions or count(1000)
        self.luck = Stream(b"people")

    async def open(self, people: int, computers: int = 0, *, game: str = "quarry", **options: str | int) -> int:
        """A table in its lobby, everyone seated; its number."""
        opening = Opening(game, options, people + computers, True, FIRST_USER, "User 0", 70, 71)
        table = (await self.lobby.open(opening, next(self.interactions), self.now)).table.id
        for number in range(1, people):
            user = FIRST_USER + number
            await self.lobby.join(table, user, f"User {number}", next(self.interactions), self.now)
        for _ in range(computers):
            await self.lobby.add_computer(table, FIRST_USER, next(self.interactions), self.now)
        return table

    async def begin(self, people: int, computers: int = 0, *, game: str = "quarry", **options: str | int) -> int:
        """A table in play; its number."""
        table = await self.open(people, computers, game=game, **options)
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
        row = next(row for row in sight.questions if is_asked_now(sight, row))
        if row.pending is None and row.seat != TABLE and sight.seats[row.seat].user_id is not None:
            await self.answer(sight, row.seat, self.chosen(sight, row.seat))
        else:
            await self.serve(row)
        return True

    async def serve(self, row: QuestionRow) -> None:
        """The clock has come to the moment at which the question is answered by itself."""
        self.now = max(self.now, row.due_at or 0, row.cover_until or 0)
        await self.play.serve(row, self.now)

    async def set(self, table: int, state: GameState) -> Sight:
        """The table is in this state, its questions asked just now; gives it as it stands then."""

        def work(transaction: Transaction) -> Sight:
            sight = look(transaction, table)
            transaction.save_state(table, sight.table.version, rules.dump(state))
            keep_asking(transaction, sight, state, self.now, COVER_MS)
            return look(transaction, table)

        return await self.store.write(work)

    async def news(self, table: int) -> list[tuple[int, str]]:
        """What waits to be told: for whom, and of what kind. It waits no more."""
        rows = await self.store.write(lambda transaction: transaction.claim(NEVER, NEVER, 100, table=table))
        await self.store.write(lambda transaction: [transaction.told(row.id, row.revision) for row in rows])
        return [(row.audience, row.kind) for row in rows]

    async def answer(self, sight: Sight, seat: int, *keys: str, question: int | None = None) -> tuple[Reply, Done]:
        """The player of the seat has answered what it is asked, or another question, by an interaction of its own."""
        self.now += SECOND
        reply = Reply(
            sight.table.id,
            seat,
            sight.table.undos,
            asked(sight, seat).question if question is None else question,
            keys,
            user_id=sight.seats[seat].user_id,
            interaction_id=next(self.interactions),
        )
        return reply, await self.play.answer(reply, self.now)

    def chosen(self, sight: Sight, seat: int) -> str:
        """The key of a lively answer, chosen by what the seat sees."""
        key = LEVELS["random"](sight.view(seat), asked(sight, seat), self.luck)
        assert key is not None, "a question that is asked has an answer"
        return key

    def typed_way(self, sight: Sight, seat: int, key: str) -> tuple[str, ...]:
        """The keys as a typed command gives them: a small choice and the one that commits together."""
        if not key.startswith("interact:"):
            return (key,)
        state, _ = rules.apply(sight.playing, Action(seat, asked(sight, seat).question, key))
        (later,) = rules.decisions(state)
        cards = [option.key for option in later.options if option.key.startswith("card:")]
        return key, cards[self.luck.below(len(cards))]


def is_asked_now(sight: Sight, row: QuestionRow) -> bool:
    """Whether the row's question is not one that others came in between."""
    decision = sight.decision(row.seat)
    return decision is not None and decision.question == row.question


def asked(sight: Sight, seat: int) -> Decision:
    """What the seat is asked; an error of the test if it is asked nothing."""
    decision = sight.decision(seat)
    assert decision is not None, f"seat {seat} is asked nothing"
    return decision
