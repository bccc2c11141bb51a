"""Deadly Prey by typed commands alone: /hunt act to look, and /prey with what its lists offer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.kit.hands import private_answer
from tests.kit.prey_play import PreyLiking
from tests.kit.shown import Shown, controls, words
from tests.kit.world import Channel, Person, World

Filled = tuple[str, dict[str, Any]]

_BARE: Mapping[str, Filled] = {
    "lay_by_luck": ("lay", {"calling": "luck"}),
    "hardship": ("card hardship", {}),
    "close": ("dawn", {}),
    "rest": ("night", {}),
    "skip": ("skip", {}),
    "done": ("done", {}),
    "end_slot": ("done", {}),
    "pass": ("pass", {}),
    "stand": ("pass", {}),
    "no_strike": ("pass", {}),
    "commit": ("gather", {}),
    "dice": ("roll", {}),
    "roll": ("roll", {}),
    "willpower": ("gather", {"willpower": 1}),
    "first": ("rotation", {"order": "first"}),
    "last": ("rotation", {"order": "last"}),
    "keep": ("choose", {"what": "keep"}),
    "redraw": ("choose", {"what": "redraw"}),
}
"""Commands that say everything without a list."""
_LISTED: Mapping[str, tuple[str, str]] = {
    "lay": ("lay", "calling"),
    "burn": ("card burn", "card"),
    "pay_off": ("card pay-off", "card"),
    "act": ("night", "act"),
    "intrude": ("intrude", "spot"),
    "invite": ("invite", "spot"),
    "attempt": ("attempt", "spot"),
    "restore": ("restore", "spot"),
    "swap": ("choose", "swap"),
    "invoke": ("gather", "invoke"),
    "poach": ("gather", "poach"),
    "tactics": ("gather", "tactics"),
    "debt": ("pay", "card"),
    "drop": ("card drop", "card"),
    "pick": ("card pick", "what"),
    "next": ("card next", "card"),
    "feed": ("monster feed", "calling"),
    "victim": ("monster victim", "player"),
    "order": ("order", "order"),
}
"""Commands whose one option is taken from its list."""
ANSWERS = frozenset({"join", "decline", "allow", "contest", "agree", "refuse"})


class PreyCommands:
    """By typed commands alone."""

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        return private_answer(await world.type(person, place, "hunt act"))

    async def act(self, world: World, person: Person, place: Channel, panel: Shown, liking: PreyLiking) -> Shown:
        fresh = await self.look(world, person, place)  # others may have acted since, and nothing here is refused
        keys = [each.key for each in controls(fresh) if each.is_answer and each.key != "back"]
        verb, _, rest = liking.choose(keys, words(fresh)).partition(":")
        if verb == "trophy" and "roll" in keys:
            verb = "roll_with"
        return await Typing(world, person, place).send(verb, rest)


@dataclass(frozen=True)
class Typing:
    """Somebody at the keyboard."""

    world: World
    person: Person
    place: Channel

    async def send(self, verb: str, rest: str) -> Shown:
        """The command with its options, each taken from what is offered for it."""
        name, filled = await self._filled(verb, rest)
        result = await self.world.type(self.person, self.place, f"prey {name}", **filled)
        assert "#1 Hunter: Deadly Prey" in words(result.response), (name, filled, words(result.response))
        return private_answer(result)

    async def _filled(self, verb: str, rest: str) -> Filled:
        if verb in _BARE:
            return _BARE[verb]
        if verb in ANSWERS:
            return "answer", {"answer": verb}
        if verb in _LISTED:
            command, option = _LISTED[verb]
            return command, {option: await self._pick(command, option, rest)}
        match verb:
            case "place":
                return "place", {"spot": await self._pick("place", "spot", rest), "willpower": 1}
            case "at":
                return await self._on_card(rest)
            case "reinforce":
                spot, _, count = rest.partition(":")
                return "reinforce", {"spot": spot, "willpower": int(count)}
            case "method" | "red":
                return verb, {"method": rest} if verb == "method" else {"willpower": int(rest)}
            case "evict_red" | "evict_white":
                return "evict", {"what": await self._pick("evict", "what", f"{verb.removeprefix('evict_')}:{rest}")}
            case "reclaim":
                return "reclaim", {"what": await self._any("reclaim", "what")}
            case "roll_with":
                return "roll", {"trophies": rest}
            case "trophy":
                return "gather", {"trophies": rest}
            case _:
                return await self._monster(verb, rest)

    async def _monster(self, verb: str, rest: str) -> Filled:
        match verb:
            case "strike":
                filled = {"target": await self._pick("monster strike", "target", rest)}
                return "monster strike", filled | {"callings": await self._any("monster strike", "callings", **filled)}
            case "meddle":
                return "monster meddle", {"callings": await self._any("monster meddle", "callings")}
            case "play" if rest.startswith("power:"):
                return "monster power", await self._power()
            case "play":
                return await self._play(*rest.split(":"))
        raise AssertionError(f"{verb}:{rest} has no command")

    async def _play(self, sort: str, card: str) -> Filled:
        """A card with all that it is aimed at."""
        command = "card play" if sort == "arsenal" else "monster play"
        filled = {"card": await self._pick(command, "card", card)}
        for option in ("target", "second", "third"):
            offered = await self._offers(command, option, **filled)
            if not offered:
                break
            filled[option] = sorted(offered)[0]
        return command, filled

    async def _power(self) -> dict[str, Any]:
        """The power with all that it is aimed at, and the Callings that pay for it."""
        filled: dict[str, Any] = {}
        for option in ("target", "second", "third"):
            offered = await self._offers("monster power", option, callings="", **filled)
            if not offered:
                break
            filled[option] = sorted(offered)[0]
        callings = await self._any("monster power", "callings", **filled)
        more = await self.world.offers(
            self.person, self.place, "prey monster power", "callings", f"{callings}, ", **filled
        )
        return filled | {"callings": next(iter(more.values()), callings)}

    async def _on_card(self, spot: str) -> Filled:
        """What the lists offer on this City Card, an attempt before all else."""
        for command in ("attempt", "intrude", "reinforce"):
            offered = [value for value in await self._offers(command, "spot") if value.startswith(spot)]
            if offered and command == "reinforce":
                return command, {"spot": spot, "willpower": 1}
            if offered:
                return command, {"spot": offered[0]}
        (what, *_) = [value for value in await self._offers("evict", "what") if f":{spot}:" in value]
        return "evict", {"what": what}

    async def _offers(self, command: str, option: str, **filled: Any) -> list[str]:
        found = await self.world.offers(self.person, self.place, f"prey {command}", option, **filled)
        return list(found.values())

    async def _any(self, command: str, option: str, **filled: Any) -> str:
        return (await self._offers(command, option, **filled))[0]

    async def _pick(self, command: str, option: str, value: str) -> str:
        offered = await self._offers(command, option)
        assert value in offered, f"{command} {option}: {value} is not among {offered}"
        return value
