"""`/hunt rules` and `/hunt card`: what can be told of, offered by name, the game of the table here first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from discord.app_commands import Choice

from bot.hosting.refused import Refused
from bot.words import WORDS
from bot.words.page import Page
from cogs.lists import Lists, Offers
from cogs.showing import Interaction
from cogs.tables import meant

Kind = Literal["topics", "rules_topics"]

MOST_CHOICES = 25
LEAST_SEARCHED = 3
"""Fewer letters than these are not looked for in titles and texts."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing that a game can tell of."""

    game: str
    key: str
    title: str

    @property
    def value(self) -> str:
        """What the command is sent when the topic is picked."""
        return f"{self.game}:{self.key}"

    @property
    def name(self) -> str:
        """What is offered: some titles stand in more than one game."""
        return f"{self.title} ({WORDS[self.game].short_title})"


async def page_of(interaction: Interaction, named: str, kind: Kind) -> Page:
    """The page of a topic, by what was offered, by its title, or else the first that speaks of what was typed.

    Refused if there is none.
    """
    wanted = named.strip().casefold()
    topics = [*_topics(kind, await _game_here(interaction))]
    exact = (each for each in topics if wanted in (each.value, each.name.casefold(), each.title.casefold()))
    titled = (each for each in topics if wanted in each.title.casefold())
    told = (each for each in topics if wanted in _page(each, kind).text.casefold())
    found = next(exact if len(wanted) < LEAST_SEARCHED else chain(exact, titled, told), None)
    if found is None:
        raise Refused("no_topic")
    return _page(found, kind)


def _page(topic: Topic, kind: Kind) -> Page:
    words = WORDS[topic.game]
    return words.rule(topic.key) if kind == "rules_topics" else words.card(topic.key)


def offers(kind: Kind) -> Offers:
    """The topics whose name, which says the game too, has what is typed in it."""

    async def offer(interaction: Interaction, current: str) -> list[Choice[str]]:
        wanted = current.strip().casefold()
        found = [topic for topic in _topics(kind, await _game_here(interaction)) if wanted in topic.name.casefold()]
        return [Choice(name=topic.name[:100], value=topic.value) for topic in found[:MOST_CHOICES]]

    return offer


LISTS: Lists = {("rules", "topic"): offers("rules_topics"), ("card", "name"): offers("topics")}


def _topics(kind: Kind, first: str | None) -> Iterator[Topic]:
    for game in sorted(WORDS, key=lambda game: game != first):
        yield from (Topic(game, key, title) for key, title in getattr(WORDS[game], kind))


async def _game_here(interaction: Interaction) -> str | None:
    """The game of the table that the user would mean here, if that is clear."""
    try:
        return (await meant(interaction, None)).table.game
    except Refused:
        return None
