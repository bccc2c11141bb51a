"""The laboratory: what no player can do, such as moving the clock, killing the bot or closing somebody's messages."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from bot.playground.impossible import Impossible
from bot.playground.people import Person
from bot.playground.robots import fill_seats, play_on
from bot.playground.world import World


class Restart(BaseModel):
    """The bot is stopped, or dies, and another starts."""

    do: Literal["restart"]
    how: Literal["crash", "clean"]


class DirectMessages(BaseModel):
    """A person takes no direct messages, or takes them again."""

    do: Literal["dms"]
    person: int
    closed: bool


class Clock(BaseModel):
    """Time passes at once."""

    do: Literal["clock"]
    seconds: Annotated[int, Field(ge=1, le=86400)]


class OfPerson(BaseModel):
    """Something that is done with or for a person."""

    do: Literal["leave", "return", "fill_seats", "play_on"]
    person: int


class DeleteMessage(BaseModel):
    """Somebody deletes a message."""

    do: Literal["delete_message"]
    place: int
    message: int


class DeleteThread(BaseModel):
    """Somebody deletes a thread with all that stands in it."""

    do: Literal["delete_thread"]
    place: int


AnyOrder = Annotated[
    Restart | DirectMessages | Clock | OfPerson | DeleteMessage | DeleteThread, Field(discriminator="do")
]
ORDERS: TypeAdapter[AnyOrder] = TypeAdapter(AnyOrder)


async def carry_out(world: World, order: AnyOrder) -> None:
    """The order is carried out. Impossible, or an error of the simulator, if it cannot be."""
    match order:
        case Clock():
            async with world.turn():
                await world.leap(order.seconds)
        case OfPerson(do="fill_seats"):
            await fill_seats(world)
        case OfPerson(do="play_on"):
            await play_on(world, world.person(order.person))
        case _:
            async with world.turn():
                await _change(world, order)


async def _change(world: World, order: Restart | DirectMessages | OfPerson | DeleteMessage | DeleteThread) -> None:
    match order:
        case Restart():
            await world.restart(is_clean=order.how == "clean")
        case DirectMessages():
            world.person(order.person).has_closed_messages = order.closed
        case OfPerson():
            _move(world, world.person(order.person), is_in_server=order.do == "return")
        case DeleteMessage():
            world.env.backend.delete_message(order.place, order.message)
        case DeleteThread():
            _delete_thread(world, order.place)
    _refuse_direct_messages(world)
    await world.env.settle()


def _move(world: World, person: Person, *, is_in_server: bool) -> None:
    if person.is_in_server == is_in_server:
        return
    if is_in_server:
        world.guild.add_member(person.user)
    else:
        world.guild.remove_member(person.member)
    person.is_in_server = is_in_server


def _delete_thread(world: World, place_id: int) -> None:
    if place_id not in {thread.id for thread in world.channel.threads}:
        raise Impossible("This thread is not there any more.")
    world.env.backend.delete_channel(place_id)


def _refuse_direct_messages(world: World) -> None:
    """Discord refuses messages to whoever takes none, and to whoever shares no server with the bot."""
    world.env.backend.faults.clear()
    for person in world.everyone:
        if person.has_closed_messages or not person.is_in_server:
            world.env.inject_error(
                "POST",
                f"/channels/{person.direct.id}/messages",
                status=403,
                code=50007,
                message="Cannot send messages to this user",
                times=None,
            )
