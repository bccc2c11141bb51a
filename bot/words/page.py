"""What the bot says before it becomes a Discord message: pages, labels, and Discord's limits on both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

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
    `detail`: what else is to be known of it, whole. A menu shows as much of it as a line holds, the panel the rest.
    """

    text: str
    emoji: str | None = None
    group: str | None = None
    detail: str | None = None


def size(text: str) -> int:
    """The length as Discord may count it at most: in UTF-16 units, where an emoji is two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, limit: int) -> str:
    """The text, or as much of it as the limit allows, with an ellipsis at the end."""
    if size(text) <= limit:
        return text
    kept = text[: limit - 1]
    while size(kept) > limit - 1:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def fitting_label(label: Label) -> Label:
    """The label, cut where it is over Discord's limit."""
    return replace(label, text=cut(label.text, LABEL_LIMIT))


def last_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the latest lines as the limit allows; above them it says how many earlier ones there are."""
    gone = _too_many(lines, limit, "earlier")
    if gone == len(lines):
        return cut(lines[-1], limit) if lines else ""
    head = [_left_out(gone, "earlier")] if gone else []
    return "\n".join((*head, *lines[gone:]))


def first_lines(lines: Sequence[str], limit: int) -> str:
    """As many of the first lines as the limit allows; below them it says how many more there are."""
    gone = _too_many(lines[::-1], limit, "more")
    if gone == len(lines):
        return cut(lines[0], limit) if lines else ""
    foot = [_left_out(gone, "more")] if gone else []
    return "\n".join((*lines[: len(lines) - gone], *foot))


def _too_many(lines: Sequence[str], limit: int, which: str) -> int:
    """How many of the lines must go, the first ones first, until the rest fits with the line that counts those gone."""
    rest = sum(size(line) + 1 for line in lines) - 1
    for gone, line in enumerate(lines):
        note = size(_left_out(gone, which)) + 1 if gone else 0
        if rest + note <= limit:
            return gone
        rest -= size(line) + 1
    return len(lines)


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
