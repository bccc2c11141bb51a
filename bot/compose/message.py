"""A message before it is sent: a page, a picture, and rows of buttons and menus."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Literal

import discord

from bot.pictures.picture import Picture
from bot.words.page import Page

Style = Literal["plain", "main", "danger"]
MOST_ROWS = 5
MOST_IN_ROW = 5
MOST_ENTRIES = 25
_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}
_COLOUR = 0x2E4A3B


@dataclass(frozen=True, slots=True)
class Button:
    """A button with its label and the text it carries."""

    label: str
    custom_id: str
    emoji: str | None = None
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: its label, the value it stands for, and perhaps a second line."""

    label: str
    value: str
    emoji: str | None = None
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of one to 25 entries, of which one is chosen."""

    placeholder: str
    custom_id: str
    entries: tuple[Entry, ...]


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Message:
    """Everything that one message shows. `text` stands above the page; who is mentioned in it is notified."""

    page: Page
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    text: str = ""

    @property
    def fingerprint(self) -> str:
        """Equal for messages that look and work the same."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:32]

    def embed(self) -> discord.Embed:
        """The page as an embed that shows the picture."""
        embed = discord.Embed(title=self.page.title, description=self.page.text or None, colour=_COLOUR)
        for field in self.page.fields:
            embed.add_field(name=field.name, value=field.value, inline=field.inline)
        if self.page.footer:
            embed.set_footer(text=self.page.footer)
        if self.picture:
            embed.set_image(url=f"attachment://{PICTURE_NAME}")
        return embed

    def files(self) -> list[discord.File]:
        """The picture as a file; its name is always the same, since a name could tell something."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture.png), PICTURE_NAME, description=self.picture.alt)]

    def view(self) -> discord.ui.View | None:
        """The rows as plain components. They are never kept in memory: presses are matched by their custom ids."""
        if not self.rows:
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for item in _items(row, number):
                view.add_item(item)
        view.stop()
        return view


PICTURE_NAME = "board.png"


def _items(row: Row, number: int) -> Sequence[discord.ui.Item[discord.ui.View]]:
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(label=entry.label, value=entry.value, description=entry.detail, emoji=entry.emoji)
            for entry in row.entries
        ]
        return [discord.ui.Select(custom_id=row.custom_id, placeholder=row.placeholder, options=options, row=number)]
    return [
        discord.ui.Button(
            label=button.label,
            custom_id=button.custom_id,
            emoji=button.emoji,
            style=_STYLES[button.style],
            row=number,
        )
        for button in row
    ]


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """The buttons, five to a row."""
    return tuple(tuple(buttons[at : at + MOST_IN_ROW]) for at in range(0, len(buttons), MOST_IN_ROW))
