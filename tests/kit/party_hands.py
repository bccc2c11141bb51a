"""Hunting Party by typed commands alone: /hunt act to look, and /party with what its lists offer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.kit.hands import private_answer
from tests.kit.party_liking import PartyLiking
from tests.kit.shown import Shown, controls, words
from tests.kit.world import Channel, Person, World

NAMED_OTHERWISE = {"put_back": "buy", "take": "buy", "pay": "buy", "next": "arrange", "none": "show"}
PLAYS = {"potion": "potion", "power": "ability", "gear": "item"}
_ONE = {"hero": "location", "hire": "location", "show": "prophecy", "victim": "hunter", "disband": "hunter"}
_ONE_CARD = {
    "take": "item",
    "throw": "item",
    "keep": "card",
    "next": "card",
    "respond": "response",
    "take_back": "wish",
}
ONE = _ONE | _ONE_CARD
"""The option of a command that says everything."""


class PartyCommands:
    """By typed commands alone."""

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        return private_answer(await world.type(person, place, "hunt act"))

    async def act(self, world: World, person: Person, place: Channel, panel: Shown, liking: PartyLiking) -> Shown:
        keys = [each.key for each in controls(panel) if each.is_answer and each.key not in ("back", "put_back")]
        verb, _, rest = liking.choose(keys, words(panel)).partition(":")
        command = NAMED_OTHERWISE.get(verb, verb).replace("_", "-")
        return await Typing(world, person, place, liking).send(command, verb, rest)


@dataclass(frozen=True)
class Typing:
    """Somebody at the keyboard."""

    world: World
    person: Person
    place: Channel
    liking: PartyLiking

    async def send(self, command: str, verb: str, rest: str) -> Shown:
        """The command with its options, each taken from what is offered for it."""
        name, filled = await self._filled(command, verb, rest)
        result = await self.world.type(self.person, self.place, f"party {name}", **filled)
        assert not words(result.response).startswith(("That", "You")), (name, filled, words(result.response))
        return private_answer(result)

    async def _filled(self, command: str, verb: str, rest: str) -> tuple[str, dict[str, Any]]:
        match verb:
            case "first" | "last":
                return "bid-order", {"order": verb}
            case "bid":
                return command, {"shares": int(rest)}
            case "chest":
                return command, {"cards": int(rest)}
            case "none":
                return command, {"prophecy": "none"}
            case "pass_ahead":
                return "order", {"windows": rest}
            case "show_order":
                return "order", {"show": await self._any("order", "show", "show_order:")}
            case "accept" | "refuse" | "confirm" | "withdraw":
                return "answer-offer", await self._answer(verb, rest)
            case "offer":
                return command, await self._offer(rest)
            case "hunt":
                return command, await self._hunt()
            case "equip":
                item = {"item": await self._pick(command, "item", rest)}
                return command, item | {"hunter": await self._any(command, "hunter", "pick:", **item)}
            case "potion" | "power" | "gear":
                return command, await self._play(command, rest)
            case _:
                return command, {ONE[verb]: await self._pick(command, ONE[verb], rest)} if verb in ONE else {}

    async def _hunt(self) -> dict[str, str]:
        filled: dict[str, str] = {}
        for option in ("guiding", "seeking", "fighting"):
            filled[option] = await self._any("hunt", option, "declare:", **filled)
        at_home = await self.world.offers(self.person, self.place, "party hunt", "without", **filled)
        return filled | ({"without": next(iter(at_home.values()))} if len(at_home) > 3 else {})

    async def _play(self, command: str, rest: str) -> dict[str, str]:
        filled = {PLAYS[command]: await self._pick(command, PLAYS[command], rest)}
        for option in ("target", "second", "third"):
            if not await self.world.offers(self.person, self.place, f"party {command}", option, **filled):
                break
            filled[option] = await self._any(command, option, "pick:", **filled)
        return filled

    async def _offer(self, seat: str) -> dict[str, Any]:
        filled: dict[str, Any] = {"player": await self._pick("offer", "player", seat), "ask_silver": 1}
        cards = await self.world.offers(self.person, self.place, "party offer", "cards", **filled)
        return filled | ({"cards": next(iter(cards.values())), "ask_silver": 0} if cards else {})

    async def _answer(self, answer: str, seat: str) -> dict[str, str]:
        player = await self._pick("answer-offer", "player", seat.partition(":")[0])
        filled = {"player": player, "answer": answer}
        cards = await self.world.offers(self.person, self.place, "party answer-offer", "cards", **filled)
        return filled | ({"cards": next(iter(cards.values()))} if cards and answer == "accept" else {})

    async def _pick(self, command: str, option: str, value: str) -> str:
        offered = await self.world.offers(self.person, self.place, f"party {command}", option)
        assert value in offered.values(), f"{command} {option}: {value} is not among {offered}"
        return value

    async def _any(self, command: str, option: str, verb: str, **filled: Any) -> str:
        offered = await self.world.offers(self.person, self.place, f"party {command}", option, **filled)
        assert offered, f"{command} {option}: nothing is offered after {filled}"
        return self.liking.choose([f"{verb}{value}" for value in offered.values()]).removeprefix(verb)
