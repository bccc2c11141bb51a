"""A whole table, from `/hunt start` to its end, played by people in a pretend Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

import rules
from bot import clock
from bot.clock import SECOND
from bot.hosting.asked import keep_asking
from bot.hosting.sight import look
from bot.words import WORDS
from persistence import Transaction
from rules import GameState, Setup
from tests.kit.hands import Hand
from tests.kit.liking import Liking
from tests.kit.shown import Shown, controls, private, words
from tests.kit.world import Channel, Person, World

COVER_MS = 8 * SECOND
COVER = 9
"""Seconds after which an answer under cover has surely taken effect."""
MOST_ANSWERS = 600


class PlayThrough:
    """A table with people in its seats, who play in one of the two ways."""

    game = "quarry"

    def __init__(self, world: World, number: int, place: Channel, lobby: discord.Message, people: Sequence[Person]):
        self.world = world
        self.number = number
        self.place = place
        self._lobby = lobby
        self.people = people
        self.liking = Liking()
        self.answers = 0
        self.panels: dict[int, Shown] = {}

    @property
    def lobby(self) -> discord.Message:
        """The lobby's message as it looks now."""
        return self.world.now(self._lobby)

    @property
    def board(self) -> discord.Message:
        """The board as it looks now."""
        board = self.world.latest(self.place, f"#{self.number} {WORDS[self.game].title} · round")
        assert board is not None
        return board

    async def play(self, hand: Hand, after_each: Callable[[], Awaitable[None]] | None = None) -> None:
        """The table has been played to its end, or so long that it never will be."""
        while await self.is_live() and self.answers < MOST_ANSWERS:
            asked = [seat for seat in await self.world.asked(self.number) if seat < len(self.people)]
            if not asked:
                await self.world.wait(COVER)
                continue
            await self.answer(hand, asked[0])
            if after_each is not None:
                await after_each()
        assert not await self.is_live(), f"not over after {self.answers} answers"
        await self.world.wait(4)

    async def answer(self, hand: Hand, seat: int) -> None:
        """The seat's player has answered from the panel they have, or from a fresh one if something new is asked."""
        person, panel = self.people[seat], self.panels.get(seat)
        question = await self.world.question(self.number, seat)
        if all(control.question != question for control in controls(panel) if control.is_answer):
            panel = await hand.look(self.world, person, self.place)
        assert panel is not None
        assert any(control.is_answer for control in controls(panel)), words(panel)
        shown = await hand.act(self.world, person, self.place, panel, self.liking)
        self.panels[seat] = shown
        self.answers += 1

    async def set(self, state: GameState) -> None:
        """The table is in this state, its questions asked just now."""
        now = clock.now()

        def work(transaction: Transaction) -> None:
            sight = look(transaction, self.number)
            transaction.save_state(self.number, sight.table.version, rules.dump(state))
            keep_asking(transaction, sight, state, now, COVER_MS)

        await self.world.bot.store.write(work)

    async def seat_of_monster(self) -> int:
        """Who the monster is, as the players' own secret sheets say."""
        sheets = [
            private(await self.world.type(person, self.place, "hunt hand", table=str(self.number)))
            for person in self.people
        ]
        (seat,) = (seat for seat, sheet in enumerate(sheets) if "You are the" in sheet)
        return seat

    async def is_live(self) -> bool:
        """Whether the table is still in play."""
        live = await self.world.bot.store.read(lambda transaction: transaction.live_tables())
        return self.number in {table.id for table in live}


async def open_lobby(world: World, host: Person, place: Channel | None = None, **options: Any) -> discord.Message:
    """The message of the lobby of a table that the host has opened; of Unknown Quarry if no `game` is said."""
    opened = await world.type(host, place or world.channel, "hunt start", **{"game": "quarry", **options})
    assert opened.response is not None
    assert not opened.ephemeral, words(opened.response)
    return opened.response.message


async def begin(world: World, people: Sequence[Person], place: Channel | None = None, **options: Any) -> PlayThrough:
    """A table of Unknown Quarry that the first of the people opened, the others joined, and the first began."""
    return table_of(world, await begun_lobby(world, people, place, **options), people)


async def begun_lobby(
    world: World, people: Sequence[Person], place: Channel | None = None, *, computers: int = 0, **options: Any
) -> discord.Message:
    """The lobby that the first of the people opened, the others joined, and the first began, with computer players."""
    host, *guests = people
    lobby = await open_lobby(world, host, place, **options)
    for guest in guests:
        await world.press(guest, lobby, "Join")
    for _ in range(computers):
        await world.press(host, lobby, "Add computer player")
    await world.press(host, lobby, "Begin")
    return lobby


def with_tireless(**options: int) -> GameState:
    """A deal for four, the same whatever ids Discord gives out; the monster holds Tireless, which lets it recover."""
    state, _ = rules.start("quarry", Setup(4, options), b"game 3")
    return state


def table_of(world: World, lobby: discord.Message, people: Sequence[Person]) -> PlayThrough:
    """The table of Unknown Quarry that was begun in this lobby, by whoever sits at it, in their order."""
    return PlayThrough(world, *number_and_place(world, lobby), lobby, people)


def number_and_place(world: World, lobby: discord.Message) -> tuple[int, Channel]:
    """The number of the table that was begun in this lobby, and where it is played."""
    number = int(words(lobby).split("#")[1].split()[0])
    places = {channel.id: channel for channel in (*world.guild.channels.values(), *_threads(world))}
    thread = next((place for place in _threads(world) if place.name.startswith(f"#{number} ")), None)
    return number, thread or places[lobby.channel.id]


def _threads(world: World) -> list[Channel]:
    return [thread for channel in world.guild.channels.values() for thread in channel.threads]
