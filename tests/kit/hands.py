"""The two ways to play: by buttons and menus, and by typed commands. Both see only what the bot shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.kit.liking import Liking
from tests.kit.shown import Control, Shown, controls, words
from tests.kit.world import Channel, Person, Result, World


class Hand(Protocol):
    """A way to play."""

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        """The person's panel as it stands now."""
        ...

    async def act(self, world: World, person: Person, place: Channel, panel: Shown, liking: Liking) -> Shown:
        """The person has answered what the panel asks; gives the panel that the bot answered with."""
        ...


class Buttons:
    """By buttons and menus alone: Act on the board, and every other time in the direct message."""

    def __init__(self) -> None:
        self._looks = 0

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        self._looks += 1
        direct = world.direct(person)
        board = direct[-1] if direct and self._looks % 2 else world.latest(place, " · round")
        assert board is not None
        return private_answer(await world.press(person, board, "Act"))

    async def act(self, world: World, person: Person, place: Channel, panel: Shown, liking: Liking) -> Shown:
        offered = {control.key: control for control in controls(panel) if control.is_answer}
        chosen = offered[liking.choose(tuple(offered), words(panel))]
        result = await use(world, person, panel, chosen)
        assert not result.followups, f"{chosen.label}: {words(result.followups[0])}"
        return private_answer(result)


class Commands:
    """By typed commands alone: /hunt act to look, and /quarry with what its lists offer."""

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        return private_answer(await world.type(person, place, "hunt act"))

    async def act(self, world: World, person: Person, place: Channel, panel: Shown, liking: Liking) -> Shown:
        keys = [control.key for control in controls(panel) if control.is_answer and control.key != "back"]
        verb, *rest = liking.choose(keys, words(panel)).split(":")
        typing = Typing(world, person, place, f"quarry {verb.replace('_', '-')}")
        filled = await typing.filled(verb, rest, liking)
        return private_answer(await world.type(person, place, typing.command, **filled))


@dataclass(frozen=True)
class Typing:
    """A command that somebody is typing."""

    world: World
    person: Person
    place: Channel
    command: str

    async def filled(self, verb: str, rest: Sequence[str], liking: Liking) -> dict[str, str | bool]:
        """The options of the command, each taken from what is offered for it."""
        match verb, rest:
            case "interact", [target]:
                return {"target": await self._pick("target", target), "card": await self._card_for(target, liking)}
            case "move", [room]:
                return {"room": await self._pick("room", room)}
            case "surge", [direction]:
                return {"direction": direction}
            case "end_turn", ["recover"]:
                return {"recover": True}
            case "react", [card, *spends]:
                return {"card": await self._pick("card", card), "spend": bool(spends)}
            case _, [card]:
                return {"card": await self._pick("card", card)}
        return {}

    async def _pick(self, option: str, value: str) -> str:
        offered = await self.world.offers(self.person, self.place, self.command, option)
        assert value in offered.values(), f"{self.command} {option}: {value} is not among {offered}"
        return value

    async def _card_for(self, target: str, liking: Liking) -> str:
        cards = await self.world.offers(self.person, self.place, self.command, "card", target=target)
        return liking.choose([f"card:{card}" for card in cards.values()]).removeprefix("card:")


async def use(world: World, person: Person, panel: Shown, control: Control) -> Result:
    """The person presses a button of the panel, or chooses an entry of a menu."""
    if control.value is None:
        return await world.press(person, panel, custom_id=control.custom_id)
    return await world.choose(person, panel, control.value, custom_id=control.custom_id)


def private_answer(result: Result) -> Shown:
    """The private answer. Nobody else can see it."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response
