"""The people of the pretend server, who always come in the same order and so always have the same ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
FEWEST, MOST = 2, len(NAMES)


@dataclass(slots=True)
class Person:
    """One of the people, as a user of Discord and as a member of the server."""

    user: UserHandle
    member: simcord.MemberActor
    direct: ChannelHandle
    is_in_server: bool = True
    has_closed_messages: bool = False

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The user's name."""
        return self.user.name

    async def slash(self, place: ChannelHandle, command: str, options: Mapping[str, Any]) -> simcord.InteractionResult:
        """The person has typed a command in this place; returns what came of it."""
        if place.id == self.direct.id:
            result: simcord.InteractionResult = await self.user.slash(command, **options)
            return result
        return await self.member.slash(place, command, **options)

    async def offers(
        self, place: ChannelHandle, command: str, option: str, text: str, options: Mapping[str, Any]
    ) -> list[dict[str, Any]]:
        """What the bot offers while the person types an option in this place: names and values."""
        if place.id == self.direct.id:
            return await self.user.autocomplete(command, option, text, **options)
        return await self.member.autocomplete(place, command, option, text, **options)

    async def say(self, place: ChannelHandle, text: str) -> None:
        """The person has said something in this place."""
        if place.id == self.direct.id:
            await self.user.send_dm(text)
        else:
            await self.member.send(place, text)

    def hand_in(self, place: ChannelHandle) -> simcord.MemberActor | UserHandle:
        """Who acts in this place: the user among their direct messages, the member elsewhere."""
        return self.user if place.id == self.direct.id else self.member


def settle_people(env: simcord.Env, guild: GuildHandle) -> list[Person]:
    """Everyone there is stands in the server, and can be written to directly.

    All eight come whatever the number shown on the page: a table of an earlier day may seat any of them.
    """
    return [_settle(env, guild, name) for name in NAMES]


def _settle(env: simcord.Env, guild: GuildHandle, name: str) -> Person:
    user = env.create_user(name)
    return Person(user, guild.add_member(user), user.dm_channel)
