"""What a person does: press, choose, type a command, fill in a form, say something."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import simcord
from pydantic import BaseModel, Field, TypeAdapter
from simcord.builders import ChannelHandle

from bot.playground.impossible import Impossible
from bot.playground.people import Person
from bot.playground.seeing import modal_shown
from bot.playground.world import World

Value = str | int | float | bool
GONE = "This is not there any more: the message has changed meanwhile."
SWITCHED_OFF = "This is switched off."
NO_COMMAND = "There is no such command here."
OPTION_FAULTS = {
    "option-required": "{option}: this is needed.",
    "option-choice": "{option}: choose from the list.",
    "option-type": "{option}: this is not of the right kind.",
    "option-range": "{option}: this is too small or too large.",
    "option-unknown": "{option}: the command has no such option.",
}
"""What is said of a value that Discord does not send, by the simulator's own name for the fault."""
NOT_ANSWERED = "This interaction failed: the bot did not answer it."


class Deed(BaseModel):
    """Who does it, and where."""

    person: int
    place: int


class Click(Deed):
    """A press of a button."""

    kind: Literal["click"]
    message: int
    id: str


class Select(Deed):
    """A choice from a menu."""

    kind: Literal["select"]
    message: int
    id: str
    values: list[str]


class Slash(Deed):
    """A typed command."""

    kind: Literal["slash"]
    command: str
    options: dict[str, Value] = {}


class Modal(Deed):
    """A form that was filled in."""

    kind: Literal["modal"]
    token: str
    values: dict[str, str]


class Say(Deed):
    """A message in words of one's own."""

    kind: Literal["say"]
    text: str


class Typing(Deed):
    """An option that is being typed, with those that are filled already."""

    command: str
    option: str
    value: str
    options: dict[str, Value] = {}


AnyDeed = Annotated[Click | Select | Slash | Modal | Say, Field(discriminator="kind")]
DEEDS: TypeAdapter[AnyDeed] = TypeAdapter(AnyDeed)


async def do(world: World, deed: AnyDeed) -> dict[str, Any] | None:
    """It is done, and whatever followed from it at once; returns the form that the bot shows in answer, if it does.

    Impossible, or an error of the simulator, if a person could not do it.
    """
    person = world.person(deed.person)
    async with world.turn():
        if isinstance(deed, Say):
            await person.say(world.place(person, deed.place), deed.text)
            return None
        result = await _interact(world, person, deed)
    if not result.acknowledged:
        raise Impossible(NOT_ANSWERED)
    if result.modal is None:
        return None
    world.modals[person.id] = result
    return modal_shown(_token(result), result.modal)


async def _interact(world: World, person: Person, deed: Click | Select | Slash | Modal) -> simcord.InteractionResult:
    place = world.place(person, deed.place)
    hand = person.hand_in(place)
    match deed:
        case Click():
            return await hand.click(_with_control(world, place, deed), custom_id=deed.id)
        case Select():
            return await hand.select(_with_control(world, place, deed), deed.values, custom_id=deed.id)
        case Slash():
            return await _slash(world, person, deed)
        case Modal():
            return await hand.submit_modal(_form(world, person, deed.token), deed.values)


def _with_control(world: World, place: ChannelHandle, deed: Click | Select) -> simcord.ResponseMessage:
    """The message, which has the button or menu now. Impossible if it was changed meanwhile."""
    message = world.message(place, deed.message)
    parts = [part for row in message.components for part in row["components"] if part.get("custom_id") == deed.id]
    if not parts:
        raise Impossible(GONE)
    if parts[0].get("disabled"):
        raise Impossible(SWITCHED_OFF)
    return message


async def _slash(world: World, person: Person, deed: Slash) -> simcord.InteractionResult:
    try:
        result = await person.slash(world.place(person, deed.place), deed.command, deed.options)
    except simcord.OptionError as error:
        raise Impossible(
            OPTION_FAULTS.get(error.code, "{option}: this cannot be sent.").format(option=error.option)
        ) from error
    except simcord.SetupError as error:
        raise Impossible(NO_COMMAND) from error
    if result.response is not None:
        world.commands_used[result.response.id] = f"{person.name} used /{deed.command}"
    return result


def _token(result: simcord.InteractionResult) -> str:
    return str(result._interaction.id)


def _form(world: World, person: Person, token: str) -> simcord.InteractionResult:
    """The form that stands before the person. Impossible if it is another one."""
    form = world.modals.get(person.id)
    if form is None or _token(form) != token:
        raise Impossible("This form is not open any more.")
    del world.modals[person.id]
    return form


async def offers(world: World, typing: Typing) -> list[dict[str, Any]]:
    """What the bot offers for the option as it is typed so far: names and values."""
    person = world.person(typing.person)
    async with world.turn(is_quiet=True):
        place = world.place(person, typing.place)
        choices = await person.offers(place, typing.command, typing.option, typing.value, typing.options)
        world.env.http_requests.clear()  # the offers were sent, and nothing else: nobody need look again
    return choices
