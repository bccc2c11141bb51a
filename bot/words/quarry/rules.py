"""The rules of Unknown Quarry by topic, in our own words."""

from __future__ import annotations

from bot.words.page import Page
from bot.words.quarry.rules_of_fighting import FIGHTING
from bot.words.quarry.rules_of_play import PLAY
from bot.words.quarry.rules_of_wounds import WOUNDS
from bot.words.topic import Topic

_TOPICS: dict[str, Topic] = {topic.key: topic for topic in (*PLAY, *FIGHTING, *WOUNDS)}
TOPICS: tuple[tuple[str, str], ...] = tuple((topic.key, topic.title) for topic in _TOPICS.values())


def rule(key: str) -> Page:
    """The rules on a topic. Raises KeyError for an unknown one."""
    topic = _TOPICS[key]
    return Page(topic.title, topic.text, footer="Only you see this: asking a question must not give you away.")
