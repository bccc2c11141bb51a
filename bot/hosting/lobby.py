"""The lobby: a table is opened, people and computer players join and leave it, and it begins or is called off."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count

import rules
from bot import seeds
from bot.hosting.asked import keep_asking
from bot.hosting.finding import sound_tables
from bot.hosting.refused import Refused
from bot.hosting.setup import WANTS_THREAD, least_seats, setup_at_begin
from bot.hosting.sight import Sight, look
from bot.hosting.telling import tell_seats
from persistence import PUBLIC, MessageRow, Store, TableRow, Transaction
from rules.robots import LEVELS

COMPUTER_LEVEL = next(iter(LEVELS))
SHOWN_MS = 5000
"""Whoever changes the lobby shows it too; if that has not come to pass so long after, the courier does."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What `/hunt start` says: the game, its options, how many seats at most, who asks, and where."""

    game: str
    options: Mapping[str, str | int | bool]
    seats: int
    wants_thread: bool
    user_id: int
    name: str
    guild_id: int
    channel_id: int


class Lobby:
    """Everything that is done to a table before it begins, and calling it off. Each is one transaction."""

    def __init__(self, store: Store, cover_ms: int, new_secret: Callable[[], bytes] = seeds.new_secret) -> None:
        self._store = store
        self._cover_ms = cover_ms
        self._new_secret = new_secret

    async def open(self, opening: Opening, interaction_id: int, now: int) -> Sight:
        """A new table stands in its lobby, its commitment made, the opener in the first seat."""
        secret = self._new_secret()
        return await self._store.write(lambda transaction: _open(transaction, opening, secret, interaction_id, now))

    async def posted(self, sight: Sight, channel_id: int, message_id: int, now: int) -> None:
        """The message that shows the lobby as in `sight` is known, so that it can be changed and a thread hang on it.

        If another was posted meanwhile, since this one was long in coming, that one goes, unless the table has begun.
        """
        table = sight.table.id

        def work(transaction: Transaction) -> None:
            known = transaction.message(table, "lobby", 0)
            is_other = known is not None and known.message_id != message_id
            if is_other and look(transaction, table).table.status != "lobby":
                return
            transaction.replace_message(_lobby_row(table, channel_id, message_id, now))
            if is_other:
                _tell_lobby(transaction, table, now)
            else:
                _shown(transaction, sight)

        await self._store.write(work)

    async def shown(self, sight: Sight) -> Sight | None:
        """Nothing waits to be told of the lobby, which was shown as in `sight`; else the sight as it stands by now."""
        return await self._store.write(lambda transaction: _shown(transaction, sight))

    async def bring_back(self, table: int, now: int) -> None:
        """The message of a table that is in its lobby will be shown anew, and be posted again if it is gone."""
        await self._store.write(lambda transaction: _tell_lobby(transaction, table, now))

    async def found(self, table: int, channel_id: int, message_id: int, now: int) -> None:
        """A message that bears the table's lobby buttons is its lobby, if none was known: the bot had stopped."""

        def is_missing(transaction: Transaction) -> bool:
            return transaction.table(table) is not None and transaction.message(table, "lobby", 0) is None

        if await self._store.read(is_missing):
            row = _lobby_row(table, channel_id, message_id, now)
            await self._store.write(lambda transaction: transaction.replace_message(row))

    async def join(self, table: int, user_id: int, name: str, interaction_id: int, now: int) -> Sight:
        """The user sits at the table. Refused if it is full, has begun, or the user sits there already."""

        def work(transaction: Transaction) -> Sight:
            sight = _in_lobby(transaction, table, interaction_id, now, "join")
            if sight.seat_of(user_id) is not None:
                raise Refused("seated_already")
            _check_room(sight)
            transaction.saw_person(user_id, name)
            transaction.add_seat(table, name=name, since=now, user_id=user_id, join_interaction_id=interaction_id)
            return look(transaction, table)

        return await self._store.write(work)

    async def leave(self, table: int, user_id: int, interaction_id: int, now: int) -> Sight:
        """The user sits at the table no longer."""

        def work(transaction: Transaction) -> Sight:
            sight = _in_lobby(transaction, table, interaction_id, now, "leave")
            seat = sight.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            transaction.remove_seat(table, seat)
            return look(transaction, table)

        return await self._store.write(work)

    async def add_computer(
        self, table: int, user_id: int, interaction_id: int, now: int, *, seats: int | None = None
    ) -> Sight:
        """A computer player sits at the table. Only the host may bring one; `seats` are those taken as the host saw."""

        def work(transaction: Transaction) -> Sight:
            sight = _in_lobby(transaction, table, interaction_id, now, "add_computer")
            _check_host(sight, user_id)
            _check_seats(sight, seats)
            _check_room(sight)
            taken = {seat.name for seat in sight.computers}
            name = next(name for name in _robots() if name not in taken)
            transaction.add_seat(table, name=name, since=now, level=COMPUTER_LEVEL, join_interaction_id=interaction_id)
            return look(transaction, table)

        return await self._store.write(work)

    async def remove_computer(
        self, table: int, user_id: int, interaction_id: int, now: int, *, seats: int | None = None
    ) -> Sight:
        """The computer player that came last is at the table no longer. Only the host may send one away."""

        def work(transaction: Transaction) -> Sight:
            sight = _in_lobby(transaction, table, interaction_id, now, "remove_computer")
            _check_host(sight, user_id)
            _check_seats(sight, seats)
            if not sight.computers:
                raise Refused("no_computer")
            transaction.remove_seat(table, sight.computers[-1].seat)
            return look(transaction, table)

        return await self._store.write(work)

    async def begin(self, table: int, user_id: int, interaction_id: int, now: int) -> Sight:
        """The table is dealt and in play: seed, state, events, questions and everything to tell, in one transaction."""

        def work(transaction: Transaction) -> Sight:
            sight = _in_lobby(transaction, table, interaction_id, now, "begin")
            _check_host(sight, user_id)
            least = least_seats(sight.game, sight.options)
            if len(sight.seats) < least:
                raise Refused("too_few", seats=least, joined=len(sight.seats))
            self._deal(transaction, sight, interaction_id, now)
            return look(transaction, table)

        return await self._store.write(work)

    def _deal(self, transaction: Transaction, sight: Sight, interaction_id: int, now: int) -> None:
        table, setup = sight.table, setup_at_begin(transaction, sight)
        deal = seeds.deal_list(
            table=table.id,
            game=table.game,
            options=setup.options,
            rules_version=table.rules_version,
            seats=[(_holder(seat.user_id, seat.level), seat.join_interaction_id) for seat in sight.seats],
            begin_interaction_id=interaction_id,
        )
        state, events = rules.start(table.game, setup, seeds.seed(table.secret, deal))
        first = transaction.add_events(
            table.id, 0, [(event.audience, sight.game.dump_fact(event.fact)) for event in events]
        )
        transaction.set_options(table.id, _stored({**sight.options, **setup.options}))
        transaction.begin_table(table.id, table.version, rules.dump(state), deal, now)
        keep_asking(transaction, sight, state, now, self._cover_ms)
        for seat in sight.seats:
            if seat.user_id is not None:
                transaction.tell(table.id, seat.seat, "sheet", first, now)
        for kind in ("board", "lobby", "notice"):
            transaction.tell(table.id, PUBLIC, kind, first, now)

    async def cancel(
        self, table: int, user_id: int, interaction_id: int, now: int, *, moderated_guild: int | None
    ) -> None:
        """The table is called off, in its lobby or in play, and its secret is opened.

        That is for its host, and for whoever keeps order in its server. A table that is broken can be called off too.
        """

        def work(transaction: Transaction) -> None:
            row = transaction.table(table)
            if row is None:
                raise Refused("no_table", table=table)
            if row.status not in ("lobby", "playing"):
                raise Refused("over_already", table=table)
            if user_id != row.host_user_id and row.guild_id != moderated_guild:
                raise Refused("host_only", host=row.host_user_id)
            _use(transaction, table, interaction_id, now, "cancel")
            transaction.end_table(table, row.version, "cancelled", now)
            _tell_cancelled(transaction, row, now)

        await self._store.write(work)


def _tell_cancelled(transaction: Transaction, row: TableRow, now: int) -> None:
    """The end waits to be told; of a broken table nothing waits, since nothing of it can be shown."""
    transaction.drop_outbox(row.id)
    for sight in sound_tables(transaction, (row,)):
        for kind in ("lobby", "board", "notice", "ending") if sight.state else ("lobby",):
            transaction.tell(row.id, PUBLIC, kind, row.last_event, now)
        if sight.state is not None and sight.words.call is not None:
            tell_seats(transaction, sight, range(len(sight.seats)), "call", now)


def _open(transaction: Transaction, opening: Opening, secret: bytes, interaction_id: int, now: int) -> Sight:
    game = rules.GAMES[opening.game]
    options = game.with_defaults(opening.options) | {WANTS_THREAD: opening.wants_thread}
    table = transaction.create_table(
        game=opening.game,
        options=_stored(options),
        seats_wanted=opening.seats,
        host_user_id=opening.user_id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        rules_version=game.version,
        secret=secret,
        created_at=now,
    )
    _use(transaction, table, interaction_id, now, "start")
    transaction.set_commitment(table, seeds.commitment(secret, table))
    transaction.saw_person(opening.user_id, opening.name)
    transaction.add_seat(
        table, name=opening.name, since=now, user_id=opening.user_id, join_interaction_id=interaction_id
    )
    _tell_lobby(transaction, table, now + SHOWN_MS)
    return look(transaction, table)


def _lobby_row(table: int, channel_id: int, message_id: int, now: int) -> MessageRow:
    return MessageRow(table, "lobby", 0, channel_id, message_id, now, None, "")


def _tell_lobby(transaction: Transaction, table: int, not_before: int) -> None:
    """The lobby's message will be shown at this time, posted if it is not there."""
    posted = transaction.message(table, "lobby", 0)
    if posted is not None:  # presses change it behind the back of the post, which is not to trust in what it knows
        transaction.put_message(replace(posted, fingerprint=""))
    transaction.tell(table, PUBLIC, "lobby", 0, not_before, later=True)


def _shown(transaction: Transaction, sight: Sight) -> Sight | None:
    """The lobby, which was shown as in `sight`, is not to be told; else, if it changed since, how it stands now."""
    latest = look(transaction, sight.table.id)
    if (latest.table.status, latest.seats) != (sight.table.status, sight.seats):
        return latest
    if latest.table.status == "lobby":
        transaction.drop_outbox(latest.table.id, ("lobby",))
    return None


def _stored(options: Mapping[str, str | int | bool]) -> str:
    return json.dumps(options, sort_keys=True)


def _in_lobby(transaction: Transaction, table: int, interaction_id: int, now: int, kind: str) -> Sight:
    sight = look(transaction, table)
    if sight.table.status == "playing":
        raise Refused("begun_already", table=table)
    if sight.table.status != "lobby":
        raise Refused("over_already", table=table)
    _use(transaction, table, interaction_id, now, kind)
    _tell_lobby(transaction, table, now + SHOWN_MS)
    return sight


def _use(transaction: Transaction, table: int, interaction_id: int, now: int, kind: str) -> None:
    if not transaction.use_interaction(interaction_id, table, kind, now):
        raise Refused("done_already")


def _check_host(sight: Sight, user_id: int) -> None:
    if user_id != sight.table.host_user_id:
        raise Refused("host_only", host=sight.table.host_user_id)


def _check_seats(sight: Sight, seats: int | None) -> None:
    if seats not in (None, len(sight.seats)):
        raise Refused("seats_changed")


def _robots() -> Iterator[str]:
    return (f"Robot {number}" for number in count(1))


def _check_room(sight: Sight) -> None:
    if len(sight.seats) >= sight.table.seats_wanted:
        raise Refused("full", seats=sight.table.seats_wanted)


def _holder(user_id: int | None, level: str | None) -> str:
    return f"computer:{level}" if user_id is None else f"user:{user_id}"
