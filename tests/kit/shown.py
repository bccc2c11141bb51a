"""What a person sees of a message, and what they can press in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import discord


class Shown(Protocol):
    """A message as somebody sees it, whether it was posted or is a private answer."""

    id: int
    content: str
    embeds: list[discord.Embed]
    components: list[Any]
    flags: discord.MessageFlags


@dataclass(frozen=True)
class Control:
    """Something to press: a button, or an entry of a menu with the value it stands for."""

    label: str
    custom_id: str
    value: str | None = None
    emoji: str | None = None

    @property
    def is_answer(self) -> bool:
        """Whether it answers a question of the game, rather than opening or refreshing something."""
        return self.custom_id.count(":") > 2

    @property
    def question(self) -> int:
        """The number of the question that it answers; 0 is what may be done at any time."""
        return int(self.custom_id.split(":")[2].split(".")[1])

    @property
    def key(self) -> str:
        """The option of the game that it chooses."""
        return self.value or self.custom_id.split(":", 4)[4]


def words(message: Shown | None) -> str:
    """Everything that can be read in a message, line by line; nothing for no message."""
    if message is None:
        return ""
    return "\n".join((message.content, *(line for embed in message.embeds for line in _lines(embed))))


def _lines(embed: discord.Embed) -> Iterator[str]:
    yield from (embed.title or "", embed.description or "")
    for field in embed.fields:
        yield from (field.name or "", field.value or "")
    yield embed.footer.text or ""


def controls(message: Shown | None) -> list[Control]:
    """Everything that can be pressed in a message."""
    if message is None:
        return []
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [control for row in rows for component in row["components"] for control in _controls(component)]


def _controls(component: dict[str, Any]) -> Iterator[Control]:
    if "options" not in component:
        yield Control(component["label"], component["custom_id"], emoji=(component.get("emoji") or {}).get("name"))
        return
    for entry in component["options"]:
        yield Control(entry["label"], component["custom_id"], entry["value"])


def labels(message: Shown | None) -> list[str]:
    """The words on everything that can be pressed."""
    return [control.label for control in controls(message)]


class Answered(Protocol):
    """What came of a press or a command: the answer, and what was added to it."""

    @property
    def response(self) -> Shown | None: ...

    @property
    def followups(self) -> Sequence[Shown]: ...


def private(result: Answered) -> str:
    """Everything that the person, and nobody else, reads in answer. Fails if there is nothing."""
    shown = [message for message in (result.response, *result.followups) if message is not None]
    own = [words(message) for message in shown if message.flags.ephemeral]
    assert own, "no private answer"
    return "\n".join(own)
