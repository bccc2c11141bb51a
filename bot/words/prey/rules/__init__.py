"""The rules of Deadly Prey by topic, in our own words."""

from __future__ import annotations

from bot.words.page import Page
from bot.words.prey.rules.attempt import ATTEMPT
from bot.words.prey.rules.beginning import BEGINNING
from bot.words.prey.rules.cards import CARDS
from bot.words.prey.rules.end import END
from bot.words.prey.rules.monster import MONSTER
from bot.words.prey.rules.sharing import SHARING
from bot.words.topic import Topic

_TOPICS: dict[str, Topic] = {topic.key: topic for topic in (*BEGINNING, *ATTEMPT, *SHARING, *CARDS, *MONSTER, *END)}
TOPICS: tuple[tuple[str, str], ...] = tuple((topic.key, topic.title) for topic in _TOPICS.values())


def rule(key: str) -> Page:
    """The rules on a topic. Raises KeyError for an unknown one."""
    topic = _TOPICS[key]
    return Page(topic.title, topic.text, footer="Only you see this: asking a question must not give you away.")
