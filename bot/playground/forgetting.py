"""What the simulator keeps and nobody asks for again is dropped, so that a long evening needs no more memory."""

from __future__ import annotations

from collections import defaultdict

import simcord
from simcord.backend import Backend
from simcord.backend.models import Message

MOST_INTERACTIONS = 400
"""Then the older half goes; with a press every two seconds that is after their quarter of an hour anyway."""
MOST_PRIVATE = 12
"""Answers that only one person sees, kept of each place and person. The page shows no more of them."""
MOST_FILES = 60
"""Pictures kept before those are dropped that no message shows any more."""
MILLISECOND_BITS = 22
"""An id holds its time above these bits."""


def forget(env: simcord.Env, commands_used: dict[int, str]) -> None:
    """The logs of the simulator are empty, and what else it gathers stays below a limit.

    `commands_used` is by message, and loses those that are gone.
    """
    backend = env.backend
    env.http_requests.clear()
    backend.transcript.clear()
    if len(backend.interactions) <= MOST_INTERACTIONS and len(backend.cdn._blobs) <= MOST_FILES:
        return
    _forget_interactions(backend)
    _forget_private_messages(backend)
    _forget_files(backend)
    _forget_ids(backend)
    kept = {message.id for message in _messages(backend)}
    for gone in set(commands_used) - kept:
        del commands_used[gone]


def _messages(backend: Backend) -> list[Message]:
    return [message for place in backend.messages.values() for message in place.values()]


def _forget_interactions(backend: Backend) -> None:
    for number in sorted(backend.interactions)[: -MOST_INTERACTIONS // 2]:
        del backend.interaction_tokens[backend.interactions.pop(number).token]


def _forget_private_messages(backend: Backend) -> None:
    for place in backend.messages.values():
        by_reader: dict[str, list[int]] = defaultdict(list)
        for message in place.values():
            if message.is_ephemeral and message.interaction_metadata is not None:
                by_reader[message.interaction_metadata["user"]["id"]].append(message.id)
        for ids in by_reader.values():
            for number in sorted(ids)[:-MOST_PRIVATE]:
                del place[number]


def _forget_files(backend: Backend) -> None:
    shown = {file["url"] for message in _messages(backend) for file in message.attachments}
    for url in set(backend.cdn._blobs) - shown:
        del backend.cdn._blobs[url]


def _forget_ids(backend: Backend) -> None:
    """The clock only runs forward: no id of an earlier moment can be given again."""
    now = backend.snowflake() >> MILLISECOND_BITS
    backend._reserved_ids = {number for number in backend._reserved_ids if number >> MILLISECOND_BITS >= now}
    backend._sequences = {moment: given for moment, given in backend._sequences.items() if moment >= now}
