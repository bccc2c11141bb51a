"""What the bot says before it becomes a Discord message: pages, labels, and Discord's limits on both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

TITLE_LIMIT = 256
TEXT_LIMIT = 4096
MOST_FIELDS = 25
FIELD_NAME_LIMIT = 256
FIELD_VALUE_LIMIT = 1024
FOOTER_LIMIT = 2048
PAGE_LIMIT = 6000
LABEL_LIMIT = 80
DETAIL_LIMIT = 100


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of a page; inline ones stand side by side where there is room."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A text with a heading and parts. All but the footer is markdown; names of people in it are escaped."""

    title: str
    text: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """An option as a button or a menu entry shows it; plain text, not markdown.

    `text`: what happens if it is chosen, 80 characters at most. `group`: the options that belong in one menu.
    `detail`: a second line in a menu, 100 characters at most.
    """

    text: str
    emoji: str | None = None
    group: str | None = None
    detail: str | None = None


def size(text: str) -> int:
    """The length as Discord may count it at most: in UTF-16 units, where an emoji is two."""
    return len(text) + sum(1 for character in text if ord(character) > 0xFFFF)


def cut(text: str, limit: int) -> str:
    """The text, or as much of it as the limit allows, with an ellipsis at the end."""
    if size(text) <= limit:
        return text
    kept = text[: limit - 1]
    while size(kept) > limit - 1:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def last_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the latest lines as the limit allows; above them it says how many earlier ones there are."""
    for left_out in range(len(lines)):
        head = [_left_out(left_out, "earlier")] if left_out else []
        text = "\n".join((*head, *lines[left_out:]))
        if size(text) <= limit:
            return text
    return cut(lines[-1], limit) if lines else ""


def first_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the first lines as the limit allows; below them it says how many more there are."""
    for left_out in range(len(lines)):
        foot = [_left_out(left_out, "more")] if left_out else []
        text = "\n".join((*lines[: len(lines) - left_out], *foot))
        if size(text) <= limit:
            return text
    return cut(lines[0], limit) if lines else ""


def _left_out(count: int, which: str) -> str:
    return f"… and {count} {which} {'line' if count == 1 else 'lines'}"


def problems(page: Page) -> list[str]:
    """Every way in which Discord would refuse the page; empty if it is good."""
    return [*_problems_of_parts(page), *_problems_of_fields(page), *_problems_of_whole(page)]


def _problems_of_parts(page: Page) -> Iterator[str]:
    for what, text, limit in (
        ("title", page.title, TITLE_LIMIT),
        ("text", page.text, TEXT_LIMIT),
        ("footer", page.footer, FOOTER_LIMIT),
    ):
        if size(text) > limit:
            yield f"{what}: {size(text)} of {limit}"


def _problems_of_fields(page: Page) -> Iterator[str]:
    if len(page.fields) > MOST_FIELDS:
        yield f"fields: {len(page.fields)} of {MOST_FIELDS}"
    for field in page.fields:
        for what, text, limit in (("name", field.name, FIELD_NAME_LIMIT), ("value", field.value, FIELD_VALUE_LIMIT)):
            if not text.strip():
                yield f"field {field.name!r}: {what} is empty"
            elif size(text) > limit:
                yield f"field {field.name!r}: {what}: {size(text)} of {limit}"


def _problems_of_whole(page: Page) -> Iterator[str]:
    whole = sum(size(field.name) + size(field.value) for field in page.fields)
    whole += size(page.title) + size(page.text) + size(page.footer)
    if whole > PAGE_LIMIT:
        yield f"page: {whole} of {PAGE_LIMIT}"
    if not (page.title.strip() or page.text.strip() or page.fields):
        yield "page: nothing in it"
