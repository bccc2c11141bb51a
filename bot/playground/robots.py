"""Robots in people's chairs: they fill a lobby, and play on through the bot's own panels until a person is asked."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import simcord

from bot.compose.choices import answer_to
from bot.controls import Press
from bot.hosting.lobby import COMPUTER_LEVEL
from bot.hosting.sight import Sight, look
from bot.playground.impossible import Impossible
from bot.playground.people import Person
from bot.playground.world import World
from persistence import Transaction
from rules import Decision
from rules.robots import LEVELS, Stream

MOST_STEPS = 400
MOST_ANSWERS = 200
COVER = 9
"""Seconds after which answers under cover have taken effect, and computer players have answered."""


async def fill_seats(world: World) -> None:
    """The newest open lobby is full: its host has added a computer player for every empty seat.

    Impossible if no lobby is open, or its host or its message is gone.
    """
    sight = await world.bot.store.read(_newest_lobby)
    lobby = await world.bot.store.read(lambda transaction: transaction.message(sight.table.id, "lobby", 0))
    if lobby is None:
        raise Impossible("The lobby's message is not there any more.")
    host = world.person(sight.table.host_user_id)
    for taken in range(len(sight.seats), sight.table.seats_wanted):
        press = Press(sight.table.id, "add_computer", taken).custom_id()
        async with world.turn():
            message = world.message(world.place(host, lobby.channel_id), lobby.message_id)
            await host.member.click(message, custom_id=press)


def _newest_lobby(transaction: Transaction) -> Sight:
    open_tables = [table.id for table in transaction.live_tables() if table.status == "lobby"]
    if not open_tables:
        raise Impossible("No lobby is open: begin with /hunt start.")
    return look(transaction, open_tables[-1])


async def play_on(world: World, person: Person) -> None:
    """Everybody else at the person's newest table has answered, until the person is asked or the table has ended.

    It stops for breath after 200 answers. Impossible if the person plays at no table.
    """
    table = await world.bot.store.read(lambda transaction: _newest_game(transaction, person.id))
    answers = 0
    for _ in range(MOST_STEPS):
        async with world.turn():
            sight = await world.bot.store.read(lambda transaction: look(transaction, table))
            waiting = _waiting(sight)
            others = [user_id for user_id in waiting if user_id != person.id]
            if sight.table.status != "playing" or answers == MOST_ANSWERS or (waiting and not others):
                return
            if others:
                await _answer(world, sight, world.person(others[0]))
                answers += 1
            else:
                await world.pass_time(COVER)


def _newest_game(transaction: Transaction, user_id: int) -> int:
    played = [table.id for table in transaction.tables_of(user_id, live=True) if table.status == "playing"]
    if not played:
        raise Impossible("This person plays at no table now.")
    return played[-1]


def _waiting(sight: Sight) -> list[int]:
    """The users who are asked something and have not answered it yet."""
    return [seat.user_id for seat in sight.seats if seat.user_id is not None and sight.is_asked(seat.seat)]


async def _answer(world: World, sight: Sight, person: Person) -> None:
    """The person has opened a panel, pressed what a robot would, and put the panel away."""
    if not person.is_in_server:
        raise Impossible(f"{person.name} is asked, and has left the server.")
    seat = sight.seat_of(person.id)
    decision = None if seat is None else sight.decision(seat)
    assert seat is not None
    assert decision is not None
    key = LEVELS[COMPUTER_LEVEL](sight.view(seat), decision, Stream(secrets.token_bytes(32)))
    assert key is not None
    place = world.place(person, sight.table.thread_id or sight.table.channel_id)
    opened = await person.member.slash(place, "hunt act", table=str(sight.table.id))
    assert opened.response is not None
    control = _control_of(opened.response, sight, decision, key)
    if control.is_menu:
        await person.member.select(opened.response, [key], custom_id=control.custom_id)
    else:
        await person.member.click(opened.response, custom_id=control.custom_id)
    world.env.backend.delete_message(place.id, opened.response.id)


@dataclass(frozen=True, slots=True)
class Control:
    """What to press for an answer."""

    custom_id: str
    is_menu: bool


def _control_of(panel: simcord.ResponseMessage, sight: Sight, decision: Decision, key: str) -> Control:
    """The button that carries the option, or the menu that has it among its entries. Impossible if neither is there."""
    button = answer_to(sight, decision, key).custom_id()
    parts: list[dict[str, Any]] = [part for row in panel.components for part in row["components"]]
    for part in parts:
        if any(entry["value"] == key for entry in part.get("options", ())):
            return Control(part["custom_id"], is_menu=True)
    if any(part.get("custom_id") == button for part in parts):
        return Control(button, is_menu=False)
    raise Impossible("The panel does not offer what the robot chose.")
