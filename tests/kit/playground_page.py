"""The playground without a browser: its page's requests, sent to the real server on a port of this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from bot.playground.opening import listening
from bot.playground.server import application
from bot.playground.world import World, pretend_world
from tests.kit.world import settings_for

TOKEN = "the-token"


class Page:
    """What the page can ask for, by the names of people and the words on buttons."""

    def __init__(self, world: World, session: aiohttp.ClientSession, address: str) -> None:
        self.world = world
        self.session = session
        self.address = address
        self.ids = {person.name: str(person.id) for person in world.everyone}
        self.channel = str(world.channel.id)

    async def get(self, path: str) -> Any:
        """The JSON at a path of the API."""
        async with self.session.get(f"{self.address}/api/{path}") as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def post(self, path: str, **asked: Any) -> Any:
        """The answer to a request of the API, which may be a refusal."""
        async with self.session.post(f"{self.address}/api/{path}", json=asked) as answer:
            given = await answer.json()
            assert answer.status == (200 if given.get("ok", True) else 400)
            return given

    async def places(self, name: str) -> dict[str, Any]:
        """What the person sees: the places by their kind, or by their name for threads."""
        view = await self.get(f"view/{self.ids[name]}")
        return {place["name"] if place["kind"] == "thread" else place["kind"]: place for place in view["places"]}

    async def latest(self, name: str, place: str = "channel", *, label: str | None = None) -> dict[str, Any]:
        """The latest message that the person sees in a place; with `label`, of those with such a button."""
        messages = (await self.places(name))[place]["messages"]
        fitting = [message for message in messages if label is None or label in buttons(message)]
        assert fitting, f"{name} sees nothing with {label or 'anything on it'} in {place}"
        return fitting[-1]

    async def press(self, name: str, label: str, place: str = "channel") -> Any:
        """The person presses the latest such button in a place; returns the answer of the API."""
        where = (await self.places(name))[place]["id"]
        message = await self.latest(name, place, label=label)
        return await self._do(name, where, "click", message=message["id"], id=buttons(message)[label])

    async def choose(self, name: str, place: str, message: dict[str, Any], menu: str, value: str) -> Any:
        """The person chooses an entry of a menu."""
        where = (await self.places(name))[place]["id"]
        return await self._do(name, where, "select", message=message["id"], id=menu, values=[value])

    async def type(self, name: str, command: str, place: str = "channel", **options: Any) -> Any:
        """The person types a command."""
        where = (await self.places(name))[place]["id"]
        return await self._do(name, where, "slash", command=command, options=options)

    async def lab(self, do: str, name: str | None = None, **more: Any) -> Any:
        """An order of the laboratory, perhaps for a person."""
        return await self.post("lab", do=do, **({} if name is None else {"person": self.ids[name]}), **more)

    async def begin(self, *names: str, **options: Any) -> str:
        """A table of Unknown Quarry that these people have begun, with computers if need be; returns its place."""
        host, *guests = names
        await self.type(host, "hunt start", game="quarry", **options)
        for guest in guests:
            await self.press(guest, "Join")
        await self.lab("fill_seats", host)
        assert (await self.press(host, "Begin"))["ok"]
        return next(place for place in reversed(await self.places(host)) if place.startswith("#"))

    async def _do(self, name: str, place: str, kind: str, **more: Any) -> Any:
        return await self.post("do", kind=kind, person=self.ids[name], place=place, **more)


def buttons(message: dict[str, Any]) -> dict[str, str]:
    """The custom ids of the buttons of a message, by their words."""
    return {part["label"]: part["id"] for row in message["rows"] for part in row if part["type"] == "button"}


def words(message: dict[str, Any]) -> str:
    """What can be read in a message."""
    pages = [f"{page['title']}\n{page['description']}\n{page['fields']}" for page in message["embeds"]]
    return "\n".join((message["content"], *pages))


@asynccontextmanager
async def open_page(database: Path, people: int = 4) -> AsyncIterator[Page]:
    """The page of a playground on this file. The world's clock stands still but for the laboratory."""
    with listening(0) as listener:
        port = listener.getsockname()[1]
        async with pretend_world(settings_for(database), people) as world:
            runner = web.AppRunner(application(world, TOKEN, port), access_log=None, shutdown_timeout=0.1)
            await runner.setup()
            await web.SockSite(runner, listener).start()
            async with aiohttp.ClientSession(headers={"X-Playground-Token": TOKEN}) as session:
                yield Page(world, session, f"http://127.0.0.1:{port}")
            world.change()
            await runner.cleanup()
            await asyncio.sleep(0)
