"""What one person sees of the pretend Discord, as the page is told it: places, messages, buttons and menus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.interactions import command_leaves

from bot.playground.forgetting import MOST_PRIVATE
from bot.playground.people import Person
from bot.playground.world import BOT, World

Json = dict[str, Any]

MOST_MESSAGES = 60
OF_PEOPLE = (0, 19, 20)
"""Discord's types for what somebody wrote: a message, a reply, an answer to a command. All others are its own notes."""
BUTTON, MENU = 2, 3
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
OPTION_TYPES = {3: "string", 4: "integer", 5: "boolean", 10: "number"}
ATTACHED = "attachment://"


def people_shown(world: World) -> Json:
    """Who can be played, and where the channel is."""
    return {"people": [_person(person) for person in world.people], "channel": str(world.channel.id)}


def _person(person: Person) -> Json:
    return {
        "id": str(person.id),
        "name": person.name,
        "in_server": person.is_in_server,
        "dms_closed": person.has_closed_messages,
    }


def view_of(world: World, person: Person) -> Json:
    """Everything that the person sees now."""
    return {
        "revision": world.revision,
        "now": world.env.now().isoformat(),
        "names": {str(each.id): each.name for each in world.everyone} | {str(world.env.backend.bot_user.id): BOT},
        "places": [_place(world, place, person) for place in world.places(person)],
    }


def _place(world: World, place: ChannelHandle, person: Person) -> Json:
    kind = "dm" if place.id == person.direct.id else "thread" if place.is_thread else "channel"
    return {
        "id": str(place.id),
        "kind": kind,
        "name": BOT if kind == "dm" else place.name,
        "messages": [_message(world, message) for message in _seen(world, place, person)],
    }


def _seen(world: World, place: ChannelHandle, person: Person) -> list[Message]:
    """The latest messages that the person sees in a place, oldest first. Private answers push no public one out."""
    stored = sorted(world.env.backend.messages.get(place.id, {}).values(), key=lambda message: message.id)
    seen = [message for message in stored if message.type in OF_PEOPLE and message.visible_to(person.id)]
    private = [message for message in seen if message.is_ephemeral]
    public = [message for message in seen if not message.is_ephemeral]
    return sorted(public[-MOST_MESSAGES:] + private[-MOST_PRIVATE:], key=lambda message: message.id)


def _message(world: World, message: Message) -> Json:
    files = {file["filename"]: _file(file) for file in message.attachments}
    embeds = [_embed(embed, files) for embed in message.embeds]
    pictured = {embed["image"] for embed in embeds}
    return {
        "id": str(message.id),
        "author": str(message.author_id),
        "is_bot": message.author_id == world.env.backend.bot_user.id,
        "time": message.timestamp,
        "edited": message.edited_timestamp is not None,
        "content": message.content,
        "ephemeral": message.is_ephemeral,
        "used": world.commands_used.get(message.id),
        "embeds": embeds,
        "files": [file for file in files.values() if file["url"] not in pictured],
        "rows": [[_component(part) for part in row["components"]] for row in message.components],
    }


def _file(file: Mapping[str, Any]) -> Json:
    name, description = file["filename"], file.get("description")
    return {"url": f"/files/{file['id']}/{name}", "name": name, "description": description or ""}


def _embed(embed: Mapping[str, Any], files: Mapping[str, Json]) -> Json:
    url = embed.get("image", {}).get("url", "")
    image = files.get(url.removeprefix(ATTACHED)) if url.startswith(ATTACHED) else None
    return {
        "title": embed.get("title", ""),
        "description": embed.get("description", ""),
        "fields": [
            {"name": field["name"], "value": field["value"], "inline": field.get("inline", False)}
            for field in embed.get("fields", ())
        ],
        "footer": embed.get("footer", {}).get("text", ""),
        "image": image and image["url"],
        "image_description": image["description"] if image else "",
        "colour": embed.get("color"),
    }


def _component(part: Mapping[str, Any]) -> Json:
    if part["type"] == MENU:
        return {
            "type": "select",
            "id": part["custom_id"],
            "placeholder": part.get("placeholder") or "",
            "options": [_entry(entry) for entry in part["options"]],
            "min": part.get("min_values", 1),
            "max": part.get("max_values", 1),
            "disabled": part.get("disabled", False),
        }
    return {
        "type": "button",
        "id": part.get("custom_id", ""),
        "label": part.get("label") or "",
        "emoji": _emoji(part),
        "style": STYLES.get(part["style"], "secondary"),
        "disabled": part.get("disabled", False),
    }


def _entry(entry: Mapping[str, Any]) -> Json:
    return {
        "label": entry["label"],
        "value": entry["value"],
        "description": entry.get("description") or "",
        "emoji": _emoji(entry),
    }


def _emoji(part: Mapping[str, Any]) -> str | None:
    emoji = part.get("emoji")
    return emoji["name"] if emoji else None


def commands_in(world: World, person: Person, place: ChannelHandle) -> Json:
    """The commands that the person can use in this place, with their options."""
    found = world.env.backend.visible_commands(user_id=person.id, channel_id=place.id)
    return {"commands": [_command(path, leaf) for command in found for path, leaf in command_leaves(command)]}


def _command(path: list[str], leaf: Mapping[str, Any]) -> Json:
    return {
        "name": " ".join(path),
        "description": leaf["description"],
        "options": [_option(option) for option in leaf.get("options") or ()],
    }


def _option(option: Mapping[str, Any]) -> Json:
    return {
        "name": option["name"],
        "description": option["description"],
        "type": OPTION_TYPES[option["type"]],
        "required": option.get("required", False),
        "choices": option.get("choices") or [],
        "autocomplete": option.get("autocomplete", False),
        "min": option.get("min_value"),
        "max": option.get("max_value"),
    }


def modal_shown(token: str, modal: Mapping[str, Any]) -> Json:
    """A form that the bot put before the person; `token` goes with what they fill in."""
    return {"token": token, "title": modal["title"], "inputs": [_input(*pair) for pair in _inputs(modal)]}


def _inputs(modal: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each text field with the label that stands over it, in either of the two ways a form can carry it."""
    for part in modal["components"]:
        if "component" in part:
            yield part["label"], part["component"]
        for field in part.get("components", ()):
            yield field.get("label") or "", field


def _input(label: str, field: Mapping[str, Any]) -> Json:
    return {
        "id": field["custom_id"],
        "label": label,
        "style": "paragraph" if field.get("style") == 2 else "short",
        "placeholder": field.get("placeholder") or "",
        "value": field.get("value") or "",
        "required": field.get("required", True),
        "min": field.get("min_length"),
        "max": field.get("max_length"),
    }


def file_bytes(world: World, file_id: str, name: str) -> tuple[bytes, str] | None:
    """The content and media type of an attached file, or None if no message has it."""
    for place in world.env.backend.messages.values():
        for message in place.values():
            for file in message.attachments:
                if (file["id"], file["filename"]) == (file_id, name):
                    content = world.env.backend.cdn.get(file["url"])
                    return None if content is None else (content, file["content_type"])
    return None
