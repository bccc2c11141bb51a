"""The page's server: it answers this machine alone, and whoever holds the token of the printed address.

`/` and the files of `page/` are for anybody; everything under `/api/` carries the token in the header
X-Playground-Token, and `/files/` in `?token=`. What cannot be done is answered with status 400 and
`{"ok": false, "error": sentence}`, a wrong token, host or origin with status 403. Ids are strings in both directions.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import simcord
from aiohttp import web
from pydantic import TypeAdapter, ValidationError

from bot.playground import doing, laboratory, seeing
from bot.playground.impossible import Impossible
from bot.playground.people import Person
from bot.playground.world import World

PAGE = Path(__file__).with_name("page")
LONG_POLL = 25.0
"""Seconds after which a view without news is sent all the same."""
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def application(world: World, token: str, port: int) -> web.Application:
    """The application that serves the world on this port to whoever holds the token."""
    server = Server(world, token, port)
    app = web.Application(middlewares=[server.guard, in_words])
    app.on_response_prepare.append(_with_headers)
    app.router.add_get("/", server.page)
    app.router.add_get("/{name}", server.page)
    app.router.add_get("/files/{id}/{name}", server.file)
    app.router.add_get("/api/people", server.people)
    app.router.add_get("/api/view/{person}", server.view)
    app.router.add_get("/api/commands/{person}/{place}", server.commands)
    app.router.add_post("/api/autocomplete", server.autocomplete)
    app.router.add_post("/api/do", server.do)
    app.router.add_post("/api/lab", server.lab)
    return app


async def _with_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


@web.middleware
async def in_words(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What cannot be done is told in a sentence."""
    try:
        return await handler(request)
    except (Impossible, simcord.SetupError) as error:
        return _refused(400, str(error))
    except simcord.BackendError as error:
        return _refused(400, f"Discord refuses this: {error.message}.")
    except ValidationError as error:
        return _refused(400, f"The request cannot be understood: {error.errors()[0]['msg']}.")
    except TimeoutError:
        return _refused(400, "The bot took too long.")


def _refused(status: int, sentence: str) -> web.Response:
    return web.json_response({"ok": False, "error": sentence}, status=status)


class Server:
    """The answers to the page."""

    def __init__(self, world: World, token: str, port: int) -> None:
        self._world = world
        self._token = token
        self._hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """No other site can reach the world: not by a name of its own, not from a page of its own, not by guessing."""
        origin = request.headers.get("Origin")
        if request.host not in self._hosts or (origin and origin not in {f"http://{host}" for host in self._hosts}):
            return _refused(403, "The playground answers only its own page.")
        if request.path.startswith("/api/") and not self._is_token(request.headers.get("X-Playground-Token", "")):
            return _refused(403, "The token is wrong: open the address that the playground printed last.")
        if request.path.startswith("/files/") and not self._is_token(request.query.get("token", "")):
            return _refused(403, "The token is wrong.")
        return await handler(request)

    def _is_token(self, given: str) -> bool:
        return secrets.compare_digest(given.encode(), self._token.encode())

    async def page(self, request: web.Request) -> web.Response:
        """One of the files that the page is made of."""
        name = request.match_info.get("name") or "index.html"
        path = next((path for path in PAGE.iterdir() if path.name == name and path.suffix in TYPES), None)
        if path is None:
            return _refused(404, "There is no such page.")
        text = await asyncio.to_thread(path.read_text, encoding="utf-8")
        return web.Response(text=text, content_type=TYPES[path.suffix], charset="utf-8")

    async def file(self, request: web.Request) -> web.Response:
        """A file that is attached to a message."""
        found = seeing.file_bytes(self._world, request.match_info["id"], request.match_info["name"])
        if found is None:
            return _refused(404, "This file is not there any more.")
        content, media_type = found
        return web.Response(body=content, content_type=media_type)

    async def people(self, _request: web.Request) -> web.Response:
        """Who can be played."""
        return web.json_response(seeing.people_shown(self._world))

    async def view(self, request: web.Request) -> web.Response:
        """What a person sees: at once without `since`, else when there is something newer than that revision."""
        person = self._person(request)
        if since := request.query.get("since"):
            await self._world.news_since(_number(since), LONG_POLL)
        return web.json_response(seeing.view_of(self._world, person))

    async def commands(self, request: web.Request) -> web.Response:
        """The commands that a person can use in a place."""
        person = self._person(request)
        place = self._world.place(person, _number(request.match_info["place"]))
        return web.json_response(seeing.commands_in(self._world, person, place))

    async def autocomplete(self, request: web.Request) -> web.Response:
        """What the bot offers for an option that is being typed."""
        choices = await doing.offers(self._world, doing.Typing.model_validate_json(await request.read()))
        return web.json_response({"choices": choices})

    async def do(self, request: web.Request) -> web.Response:
        """A person does something."""
        modal = await doing.do(self._world, doing.DEEDS.validate_json(await request.read()))
        return self._done(modal=modal)

    async def lab(self, request: web.Request) -> web.Response:
        """Something happens in the laboratory."""
        await laboratory.carry_out(self._world, laboratory.ORDERS.validate_json(await request.read()))
        return self._done()

    def _done(self, **more: Any) -> web.Response:
        return web.json_response({"ok": True, "revision": self._world.revision, **more})

    def _person(self, request: web.Request) -> Person:
        return self._world.person(_number(request.match_info["person"]))


_NUMBER = TypeAdapter(int)


def _number(text: str) -> int:
    return _NUMBER.validate_python(text)
