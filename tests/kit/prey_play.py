"""A whole table of Deadly Prey, from `/hunt start` to its end, played by people in a pretend Discord."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord

from tests.kit.hands import Buttons, private_answer
from tests.kit.playthrough import PlayThrough, begun_lobby, number_and_place
from tests.kit.shown import Shown
from tests.kit.world import Channel, Person, World

_MOVING_ON = {"done": 3, "skip": 1, "rest": 4, "close": 10, "pass": 12, "no_strike": 8, "stand": 8, "end_slot": 4}
_DEEDS = {"place": 6, "at": 12, "attempt": 80, "act": 2, "strike": 4, "meddle": 3, "play": 3, "reinforce": 6}
_SMALL = {"commit": 30, "spend": 10, "pick": 20, "count": 10, "lay": 1, "lay_by_luck": 9, "invoke": 4, "willpower": 2}
_SELDOM = {"order": 0.02, "burn": 0.3, "hardship": 0.2, "exchange": 0.1, "back": 0.1, "reclaim": 0.3, "pay_off": 0.2}
LIKED = _MOVING_ON | _DEEDS | _SMALL | _SELDOM
"""How much each kind of deed is liked; 1 where nothing is said."""
TITLE = "Deadly Prey ·"


class PreyLiking:
    """Chooses among the keys that a panel offers, and counts what was chosen. The same seed chooses the same."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.used: Counter[str] = Counter()

    def choose(self, keys: Sequence[str], panel: str = "") -> str:
        """One of the keys: a kind of it first, as it is liked, then one of that kind."""
        kinds = sorted({key.partition(":")[0] for key in keys})
        kind = self._chance.choices(kinds, [LIKED.get(kind, 1) for kind in kinds])[0]
        self.used[kind] += 1
        return self._chance.choice([key for key in keys if key.partition(":")[0] == kind])


class PreyButtons(Buttons):
    """By buttons and menus alone."""

    async def look(self, world: World, person: Person, place: Channel) -> Shown:
        board = world.latest(place, TITLE)
        assert board is not None
        return private_answer(await world.press(person, board, "Act"))


class PreyTable(PlayThrough):
    """A table with people in its seats."""

    game = "prey"

    @property
    def board(self) -> discord.Message:
        """The board as it looks now."""
        board = self.world.latest(self.place, f"#{self.number} {TITLE}")
        assert board is not None
        return board


async def begin_prey(world: World, people: Sequence[Person], *, liking: int, **options: Any) -> PreyTable:
    """A table of Deadly Prey that the first of the people opened, the others joined, and the first began."""
    lobby = await begun_lobby(world, people, game="prey", **options)
    table = PreyTable(world, *number_and_place(world, lobby), lobby, people)
    table.liking = PreyLiking(liking)
    return table
