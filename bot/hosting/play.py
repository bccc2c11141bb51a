"""One answer's journey: lock, fresh read, the rules, one transaction; a covered answer waits for its time."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import rules
from bot.hosting.asked import COMPUTER_MS, keep_asking
from bot.hosting.refused import Forbidden, Refused
from bot.hosting.sight import Sight, look, look_again
from bot.hosting.small import asked_again, small_choices, way_back
from bot.hosting.telling import put_news
from persistence import QuestionRow, Store, Transaction
from persistence.rows import Source
from rules import AT_ANY_TIME, PUBLIC, TABLE, Action, Decision, Event, GameState, Illegal
from rules.robots import LEVELS, Stream

MOST_AT_ONCE = 20
"""So many small choices of a computer player are made at once."""
UNSEEN = "unseen"
"""The kind under which interactions are noted whose answers nobody else can see, at least not when they are given."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Somebody's answer to a question: the keys of the options in their order, and where it comes from.

    More than one key is a way through small choices to the one that commits; all are carried out, or none.
    `answers`: how many the person had given as far as they knew; None if what they knew does not matter.
    """

    table: int
    seat: int
    undos: int
    question: int
    keys: tuple[str, ...]
    source: Source = "person"
    user_id: int | None = None
    interaction_id: int | None = None
    answers: int | None = None


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
            is_covered = self._is_covered(sight, reply)
            is_pending = is_covered and row is not None and row.cover_until is not None and now < row.cover_until
            if reply.interaction_id is not None and (row is None or is_covered):
                transaction.use_interaction(reply.interaction_id, sight.table.id, UNSEEN, now)
            if is_pending:
                return self._answer_under_cover(transaction, sight, reply, now)
            state, _ = self._carry_out(transaction, sight, reply, now)
        except Illegal as illegal:
            raise Forbidden(sight.table.game, sight.names, illegal) from illegal
        return Done(look_again(transaction, sight, state), is_pending=False)

    def _open_question(self, transaction: Transaction, sight: Sight, reply: Reply) -> QuestionRow | None:
        """The row of the question; None for what may be done at any time, which the rules alone can forbid.

        Raises Refused or Illegal if this reply cannot answer it any more.
        """
        sight.check_in_play()
        if reply.interaction_id is not None and transaction.interaction_used(reply.interaction_id):
            raise Refused("done_already")
        if reply.user_id is not None and sight.seat_of(reply.user_id) != reply.seat:
            raise Refused("not_your_seat")
        row = sight.question(reply.question, reply.seat)
        if reply.undos != sight.table.undos or (row is None and reply.question != AT_ANY_TIME):
            raise Illegal("question_closed", "Sequence of Play")
        if row is not None and row.pending is not None and row.pending_source != "order":
            raise Refused("answered_already")
        if reply.answers not in (None, sight.answers(reply.seat)):
            raise Refused("answered_since")
        return row

    def _is_covered(self, sight: Sight, reply: Reply) -> bool:
        """Whether it takes effect no sooner than the cover: an answer under cover, or one that orders give too."""
        asked = sight.decision(reply.seat)
        if asked is None or asked.question != reply.question:
            return False
        return asked.is_covered or asked.orderable in reply.keys

    def _answer_under_cover(self, transaction: Transaction, sight: Sight, reply: Reply, now: int) -> Done:
        """Small choices are made at once; the answer that commits is checked and waits for its time (UQ-33, HP-35)."""
        small = small_choices(sight.playing, reply.seat, reply.question, reply.keys)
        if small < len(reply.keys) - 1:
            raise Refused("one_at_a_time")
        if small:
            state, _ = self._carry_out(transaction, sight, replace(reply, keys=reply.keys[:small]), now)
            sight = look_again(transaction, sight, state)
        if small == len(reply.keys):
            return Done(sight, is_pending=False)
        transaction.set_pending(
            sight.table.id,
            reply.question,
            reply.seat,
            option=reply.keys[-1],
            source=reply.source,
            user_id=reply.user_id,
            interaction_id=None if small else reply.interaction_id,  # an interaction is stored with one answer only
        )
        return Done(look_again(transaction, sight, sight.state), is_pending=True)

    def _serve(self, transaction: Transaction, due: QuestionRow, now: int, done_before: int = 0) -> None:
        """A question that is due is answered: as its player said, as its computer player chooses, or by default.

        A computer player first does what it likes to do at any time. Once the table has seen it do something, its
        question is due again a little later; what nobody sees takes no time, which would tell of it.
        """
        sight = look(transaction, due.table_id)
        row, decision = sight.question(due.question, due.seat), sight.decision(due.seat)
        if row is None or decision is None or decision.question != due.question or not row.is_due(now):
            return
        key = self._beside(sight, decision) if done_before < MOST_AT_ONCE else None
        if key is None:
            keys, source = self._due_answer(sight, row, decision)
            self._carry_out(transaction, sight, self._own_reply(sight, row, keys, source, due.question), now)
            return
        reply = self._own_reply(sight, row, (key,), "computer", AT_ANY_TIME)
        _, told = self._carry_out(transaction, sight, reply, now)
        if any(event.audience == PUBLIC for event in told):
            transaction.put_off(due.table_id, due.question, due.seat, now + COMPUTER_MS)
        else:
            self._serve(transaction, due, now, done_before + 1)

    def _beside(self, sight: Sight, decision: Decision) -> str | None:
        """What the seat's computer player does before it answers.

        Nothing under a cover, whose end must look the same whatever else somebody does.
        """
        aside = sight.aside(decision.seat)
        return None if aside is None or decision.is_covered else self._chosen(sight, aside)

    def _own_reply(self, sight: Sight, row: QuestionRow, keys: tuple[str, ...], source: Source, question: int) -> Reply:
        """A reply that comes from the row, not from a press."""
        user, interaction = (None, None) if question == AT_ANY_TIME else (row.pending_user, row.pending_interaction)
        return Reply(sight.table.id, row.seat, sight.table.undos, question, keys, source, user, interaction)

    def _due_answer(self, sight: Sight, row: QuestionRow, decision: Decision) -> tuple[tuple[str, ...], Source]:
        """What is answered now. A standing order takes back what its player has begun meanwhile."""
        if row.pending is not None and row.pending_source is not None:
            way = way_back(sight.playing, row.seat, row.question, row.pending)
            if way is not None:
                return (*way.keys, row.pending), row.pending_source
        keys = self._chosen_way(sight, decision)
        return (keys, "computer") if keys else ((decision.default,), "clock")

    def _chosen_way(self, sight: Sight, decision: Decision) -> tuple[str, ...]:
        """What the seat's computer player answers, if it has one: under a cover with its small choices, all at once.

        Else the time that somebody takes over small choices would tell that they were made.
        """
        keys: tuple[str, ...] = ()
        state: GameState = sight.playing
        asked: Decision | None = decision
        while asked is not None and len(keys) < MOST_AT_ONCE:
            key = self._chosen(replace(sight, state=state), asked, len(keys))
            if key is None:
                break
            keys = (*keys, key)
            state, events = rules.apply(state, Action(decision.seat, decision.question, key))
            is_small = decision.is_covered and not events
            asked = asked_again(state, decision.seat, decision.question) if is_small else None
        return keys

    def _chosen(self, sight: Sight, decision: Decision, number: int = 0) -> str | None:
        """What the seat's computer player chooses next; None for nothing, or if the seat has no computer player."""
        level = None if decision.seat == TABLE else sight.seats[decision.seat].level
        if level is None:
            return None
        purpose = f":robot:{sight.table.version}:{decision.question}:{number}"
        luck = hashlib.sha256(sight.table.secret + purpose.encode()).digest()
        return LEVELS[level](sight.view(decision.seat), decision, Stream(luck))

    def _carry_out(
        self, transaction: Transaction, sight: Sight, reply: Reply, now: int
    ) -> tuple[GameState, Sequence[Event]]:
        """The answer is carried out and stored with all that follows; returns the new state, and what was told."""
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
        put_news(
            transaction, sight, state, told, seat=reply.seat, question=reply.question, now=now, board_ms=self._board_ms
        )
        if rules.outcome(state) is not None:
            transaction.end_table(table.id, table.version + 1, "finished", now)
        return state, told
