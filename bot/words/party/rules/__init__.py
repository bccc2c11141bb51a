"""The rules of Hunting Party by topic, in our own words."""

from __future__ import annotations

from bot.words.page import Page
from bot.words.party.rules.beginning import BEGINNING
from bot.words.party.rules.cards import CARDS
from bot.words.party.rules.hunt import HUNT
from bot.words.party.rules.party import PARTY
from bot.words.party.rules.table import TABLE
from bot.words.topic import Topic

_TOPICS: dict[str, Topic] = {topic.key: topic for topic in (*BEGINNING, *PARTY, *CARDS, *HUNT, *TABLE)}
TOPICS: tuple[tuple[str, str], ...] = tuple((topic.key, topic.title) for topic in _TOPICS.values())


def rule(key: str) -> Page:
    """The rules on a topic. Raises KeyError for an unknown one."""
    topic = _TOPICS[key]
    return Page(topic.title, topic.text, footer="Only you see this: asking a question must not give you away.")
