"""Discord's limits on a message, those that the simulator does not hold us to among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.compose.message import Message
from bot.words.page import size

BUTTON, MENU = 2, 3
MOST_BYTES = 10 * 1024 * 1024
EMBED_LIMITS = {"title": 256, "description": 4096}
FIELD_LIMITS = {"name": 256, "value": 1024}
ENTRY_LIMITS = {"label": 100, "value": 100}

Payload = Mapping[str, Any]
"""A message as it goes over the wire."""


def payload_of(message: Message) -> Payload:
    """The message as it goes over the wire."""
    view = message.view()
    return {
        "content": message.text,
        "embeds": [message.embed().to_dict()],
        "components": view.to_components() if view else [],
        "attachments": [{"description": file.description} for file in message.files()],
    }


def problems(payload: Payload) -> list[str]:
    """Every way in which Discord would refuse the message; empty if it is good."""
    return [
        *_too_long("content", payload.get("content") or "", 2000),
        *(problem for embed in payload.get("embeds") or () for problem in _of_embed(embed)),
        *_of_whole(payload),
        *_of_components(payload.get("components") or ()),
        *(problem for file in payload.get("attachments") or () for problem in _of_file(file)),
    ]


def _too_long(what: str, text: str, limit: int) -> Iterator[str]:
    if size(text) > limit:
        yield f"{what}: {size(text)} of {limit}: {text[:60]}"


def _empty(what: str, text: str) -> Iterator[str]:
    if not text.strip():
        yield f"{what}: empty"


def _of_embed(embed: Payload) -> Iterator[str]:
    for what, limit in EMBED_LIMITS.items():
        yield from _too_long(what, embed.get(what, ""), limit)
    yield from _too_long("footer", embed.get("footer", {}).get("text", ""), 2048)
    fields = embed.get("fields", ())
    if len(fields) > 25:
        yield f"fields: {len(fields)}"
    for field in fields:
        for what, limit in FIELD_LIMITS.items():
            yield from _empty(f"field {what}", field[what])
            yield from _too_long(f"field {what}", field[what], limit)
    if not (embed.get("title") or embed.get("description") or fields):
        yield "embed: nothing in it"


def _of_whole(payload: Payload) -> Iterator[str]:
    texts = [text for embed in payload.get("embeds") or () for text in _texts(embed)]
    whole = sum(size(text) for text in texts)
    if whole > 6000:
        yield f"embeds: {whole} of 6000"
    if not texts and not payload.get("content") and not payload.get("attachments"):
        yield "message: nothing in it"


def _texts(embed: Payload) -> Iterator[str]:
    yield from (embed[what] for what in EMBED_LIMITS if what in embed)
    yield from (field[what] for field in embed.get("fields", ()) for what in FIELD_LIMITS)
    if "footer" in embed:
        yield embed["footer"]["text"]


def _of_components(rows: Any) -> Iterator[str]:
    if len(rows) > 5:
        yield f"rows: {len(rows)}"
    ids = [component["custom_id"] for row in rows for component in row["components"]]
    if len(ids) != len(set(ids)):
        yield f"custom ids: not all different: {ids}"
    for row in rows:
        kinds = [component["type"] for component in row["components"]]
        if not (kinds == [MENU] or (set(kinds) == {BUTTON} and len(kinds) <= 5)):
            yield f"row: {kinds}"
        for component in row["components"]:
            yield from _empty("custom id", component["custom_id"])
            yield from _too_long("custom id", component["custom_id"], 100)
            yield from _of_button(component) if component["type"] == BUTTON else _of_menu(component)


def _of_button(button: Payload) -> Iterator[str]:
    yield from _empty("button label", button.get("label") or "")
    yield from _too_long("button label", button.get("label") or "", 80)


def _of_menu(menu: Payload) -> Iterator[str]:
    yield from _too_long("placeholder", menu.get("placeholder") or "", 150)
    entries = menu.get("options", ())
    if not 1 <= len(entries) <= 25:
        yield f"menu: {len(entries)} entries"
    if not menu.get("min_values", 1) <= menu.get("max_values", 1) <= len(entries):
        yield "menu: more to be chosen than there is"
    if len({entry["value"] for entry in entries}) != len(entries):
        yield "menu: the same value twice"
    for entry in entries:
        for what, limit in ENTRY_LIMITS.items():
            yield from _empty(f"entry {what}", entry[what])
            yield from _too_long(f"entry {what}", entry[what], limit)
        yield from _too_long("entry detail", entry.get("description") or "", 100)


def _of_file(file: Payload) -> Iterator[str]:
    yield from _empty("alternative text", file.get("description") or "")
    yield from _too_long("alternative text", file.get("description") or "", 1024)
