"""How a table is set up at Begin: its options, checked with who has joined, and who won the last one here."""

from __future__ import annotations

from collections.abc import Mapping

import rules
from bot.hosting.refused import Refused
from bot.hosting.sight import Sight
from persistence import Transaction
from rules import Game, Setup
from rules.core.questions import WinnersOption

WANTS_THREAD = "thread"
"""The option that says where a table is played; it is none of the game's."""


def checked_setup(game: Game, seats: int, options: Mapping[str, str | int | bool]) -> Setup:
    """The setup with these options. Refused, with the reason in words, if the game has no such table."""
    setup = Setup(seats, options)
    try:
        game.check(setup)
    except ValueError as error:
        raise Refused("bad_setup", reason=str(error)) from error
    return setup


def least_seats(game: Game, options: Mapping[str, str | int | bool]) -> int:
    """How many must sit down before a table with these options can begin; the game's least, if none can."""
    of_game = {name: value for name, value in options.items() if name != WANTS_THREAD}
    return next((seats for seats in game.seats if _can_be(game, Setup(seats, of_game))), game.seats.start)


def _can_be(game: Game, setup: Setup) -> bool:
    try:
        game.check(setup)
    except ValueError:
        return False
    return True


def setup_at_begin(transaction: Transaction, sight: Sight) -> Setup:
    """The setup of a table whose seats are taken: nobody sits down any more."""
    options = {name: value for name, value in sight.options.items() if name != WANTS_THREAD}
    for option in sight.game.options:
        if isinstance(option, WinnersOption):
            options[option.name] = ",".join(str(seat) for seat in _winners_here(transaction, sight))
    return checked_setup(sight.game, len(sight.seats), options)


def _winners_here(transaction: Transaction, sight: Sight) -> list[int]:
    """The seats of those who won the last finished table of this game in this channel (HP-12)."""
    last = transaction.last_finished(sight.table.game, sight.table.channel_id)
    outcome = rules.outcome(rules.load(last.state)) if last is not None and last.state is not None else None
    if last is None or outcome is None:
        return []
    winners = {seat.user_id for seat in transaction.seats(last.id) if seat.seat in outcome.winners}
    return [seat.seat for seat in sight.seats if seat.user_id is not None and seat.user_id in winners]
