"""One answer's journey: lock, fresh read, the rules, one transaction; a covered answer waits for its time."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import rules
from bot.hosting.asked import keep_asking
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight, look, look_again
from persistence import PUBLIC, QuestionRow, Store, Transaction
from persistence.rows import Source
from rules import Action, Decision, Event, GameState, Illegal
from rules.robots import LEVELS, Stream

BOARD_PAUSE_MS = 3000
"""Between two changes of the same board, however fast people click."""
SHORTEST_PAUSE_MS = 10_000
PAUSES = 2.5
"""A player has paused after so many times as long as the last answer took."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Somebody's answer to a question: the keys of the options in their order, and where it comes from.

    More than one key is a way through small choices to the one that commits; all are carried out, or none.
    """

    table: int
    seat: int
    undos: int
    question: int
    keys: tuple[str, ...]
    source: Source = "person"
    user_id: int | None = None
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a reply: the table as it stands now, and whether the answer waits under its cover."""

    sight: Sight
    is_pending: bool


class Play:
    """Answers to the questions of tables in play."""

    def __init__(self, store: Store, cover_ms: int, board_ms: int) -> None:
        self._store = store
        self._cover_ms = cover_ms
        self._board_ms = board_ms
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def answer(self, reply: Reply, now: int) -> Done:
        """The reply is carried out and stored, or waits under cover. Raises Forbidden, or Refused."""
        async with self._lock(reply.table):
            return await self._store.write(lambda transaction: self._answer(transaction, reply, now))

    async def serve(self, due: QuestionRow, now: int) -> None:
        """The question, whose cover or time is over, is answered, unless somebody was quicker."""
        async with self._lock(due.table_id):
            await self._store.write(lambda transaction: self._serve(transaction, due, now))

    def _lock(self, table: int) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    def _answer(self, transaction: Transaction, reply: Reply, now: int) -> Done:
        sight = look(transaction, reply.table)
        try:
            row = self._open_question(transaction, sight, reply)
            is_pending = row.cover_until is not None and now < row.cover_until
            carry_out = self._wait_under_cover if is_pending else self._carry_out
            state = carry_out(transaction, sight, reply, now)
        except Illegal as illegal:
            raise Forbidden(sight.table.game, sight.names, illegal) from illegal
        return Done(look_again(transaction, sight, state), is_pending)

    def _open_question(self, transaction: Transaction, sight: Sight, reply: Reply) -> QuestionRow:
        """The row of the question. Raises Refused or Illegal if this reply cannot answer it any more."""
        if sight.table.status != "playing":
            raise Refused("not_playing", table=sight.table.id)
        if reply.interaction_id is not None and transaction.interaction_used(reply.interaction_id):
            raise Refused("done_already")
        if reply.user_id is not None and sight.seat_of(reply.user_id) != reply.seat:
            raise Refused("not_your_seat")
        row = sight.question(reply.question, reply.seat)
        if row is None or reply.undos != sight.table.undos:
            raise Illegal("question_closed", "Sequence of Play")
        if row.pending is not None:
            raise Refused("answered_already")
        return row

    def _wait_under_cover(self, transaction: Transaction, sight: Sight, reply: Reply, now: int) -> GameState:
        """The answer is checked and stored; the state, which is returned, has not changed yet (UQ-33)."""
        *small, last = reply.keys
        if small:
            raise Refused("one_at_a_time")
        rules.apply(sight.playing, Action(reply.seat, reply.question, last))
        if reply.interaction_id is not None:
            transaction.use_interaction(reply.interaction_id, sight.table.id, "covered", now)
        transaction.set_pending(
            sight.table.id,
            reply.question,
            reply.seat,
            option=last,
            source=reply.source,
            user_id=reply.user_id,
            interaction_id=reply.interaction_id,
        )
        return sight.playing

    def _serve(self, transaction: Transaction, due: QuestionRow, now: int) -> None:
        """A question that fell due is answered: as its player said, as its computer player chooses, or by default."""
        sight = look(transaction, due.table_id)
        row, decision = sight.question(due.question, due.seat), sight.decision(due.seat)
        if row is None or decision is None or decision.question != due.question:
            return
        key, source = self._due_answer(sight, row, decision)
        reply = Reply(
            sight.table.id,
            due.seat,
            sight.table.undos,
            due.question,
            (key,),
            source,
            row.pending_user,
            row.pending_interaction,
        )
        self._carry_out(transaction, sight, reply, now)

    def _due_answer(self, sight: Sight, row: QuestionRow, decision: Decision) -> tuple[str, Source]:
        if row.pending is not None and row.pending_source is not None:
            return row.pending, row.pending_source
        level = sight.seats[row.seat].level
        if level is None:
            return decision.default, "clock"
        luck = hashlib.sha256(sight.table.secret + f":robot:{sight.table.version}".encode()).digest()
        return LEVELS[level](sight.view(row.seat), decision, Stream(luck)), "computer"

    def _carry_out(self, transaction: Transaction, sight: Sight, reply: Reply, now: int) -> GameState:
        """The answer is carried out and stored with all that follows; returns the new state."""
        table, state = sight.table, sight.playing
        told: list[Event] = []
        for part, key in enumerate(reply.keys):
            state, events = rules.apply(state, Action(reply.seat, reply.question, key))
            number = transaction.add_action(
                table.id,
                seat=reply.seat,
                question=reply.question,
                option=key,
                source=reply.source,
                rules_version=table.rules_version,
                at=now,
                user_id=reply.user_id,
                interaction_id=reply.interaction_id,
                part=part,
            )
            bodies = [(event.audience, sight.game.dump_fact(event.fact)) for event in events]
            transaction.add_events(table.id, number, bodies)
            told += events
        transaction.save_state(table.id, table.version, rules.dump(state))
        keep_asking(transaction, sight, state, now, self._cover_ms)
        if told:
            self._tell(transaction, sight, state, now, self._pause(sight, reply, now))
        if rules.outcome(state) is not None:
            transaction.end_table(table.id, table.version + 1, "finished", now)
        return state

    def _pause(self, sight: Sight, reply: Reply, now: int) -> int:
        """How long a player rests before it counts as a pause: longer, the slower the table is played."""
        row = sight.question(reply.question, reply.seat)
        if row is None or row.asked_at == sight.table.begun_at:
            return self._board_ms  # of the first answer nothing is known yet
        return min(self._board_ms, max(SHORTEST_PAUSE_MS, round((now - row.asked_at) * PAUSES)))

    def _tell(self, transaction: Transaction, sight: Sight, state: GameState, now: int, pause: int) -> None:
        """What is to be told stands in the outbox: at once when the move passes on, else when the player pauses."""
        table, first = sight.table.id, sight.table.last_event + 1
        if _waiting(sight.playing) == _waiting(state):
            transaction.tell(table, PUBLIC, "pause", first, now + pause, later=True)
            return
        transaction.drop_outbox(table, ("pause",))
        board = transaction.message(table, "board", 0)
        changed_at = 0 if board is None else max(board.posted_at, board.edited_at or 0)
        transaction.tell(table, PUBLIC, "board", first, max(now, changed_at + BOARD_PAUSE_MS))
        for seat in sight.seats:
            if seat.user_id is not None:
                transaction.tell(table, seat.seat, "sheet", first, now)
        transaction.tell(table, PUBLIC, "notice", first, now)
        if rules.outcome(state) is not None:
            transaction.tell(table, PUBLIC, "ending", first, now)


def _waiting(state: GameState) -> Sequence[int]:
    return [decision.seat for decision in rules.decisions(state)]
