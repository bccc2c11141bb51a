"""What the database gives back: one frozen record per row, with the table's columns in the table's order."""

from dataclasses import dataclass
from typing import Literal

Status = Literal["lobby", "playing", "finished", "cancelled"]
Source = Literal["person", "clock", "order", "computer", "undo"]

PUBLIC = -1
"""The audience of an event or a piece of news that is for everybody; any other audience is a seat."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table of a game, from its lobby to its end. `version` counts the writes of its state."""

    id: int
    game: str
    options: str
    seats_wanted: int
    host_user_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    status: Status
    rules_version: int
    secret: bytes
    commitment: str
    deal: str | None
    version: int
    last_event: int
    undos: int
    created_at: int
    begun_at: int | None
    ended_at: int | None
    state: bytes | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who holds a seat: a user, or a computer player of some level."""

    table_id: int
    seat: int
    user_id: int | None
    level: str | None
    name: str
    join_interaction_id: int | None
    since: int


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One answer that was carried out; `number` counts from 1 at each table."""

    table_id: int
    number: int
    seat: int
    question: int
    option: str
    source: Source
    user_id: int | None
    interaction_id: int | None
    part: int
    rules_version: int
    at: int


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event to tell, caused by an action (0 for the deal), for one seat or for `PUBLIC`."""

    table_id: int
    number: int
    action: int
    audience: int
    body: bytes


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question that is open for a seat, with the covered answer that waits, if there is one."""

    table_id: int
    question: int
    seat: int
    kind: str
    asked_at: int
    cover_until: int | None
    due_at: int | None
    bank: int | None
    pending: str | None
    pending_user: int | None
    pending_interaction: int | None
    pending_source: Source | None

    def is_due(self, now: int) -> bool:
        """Whether it is to be answered now: the cover over which an answer waits is over, or the time is."""
        if self.pending is not None and (self.asked_at if self.cover_until is None else self.cover_until) <= now:
            return True
        return self.due_at is not None and self.due_at <= now


@dataclass(frozen=True, slots=True)
class Asking:
    """A question to hold open: what `put_questions` is given, before anybody has answered."""

    question: int
    seat: int
    kind: str
    asked_at: int
    cover_until: int | None = None
    due_at: int | None = None
    bank: int | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """News that waits to be told to an audience, from `first_event` on."""

    id: int
    table_id: int
    audience: int
    kind: str
    first_event: int
    not_before: int
    revision: int
    attempts: int
    leased_until: int | None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message the bot keeps up to date; `owner` is the user it was sent to, or 0."""

    table_id: int
    kind: str
    owner: int
    channel_id: int
    message_id: int
    posted_at: int
    edited_at: int | None
    fingerprint: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """What is remembered of a user from table to table; `settings` is JSON."""

    user_id: int
    name: str
    dm_channel_id: int | None
    dm_closed_at: int | None
    language: str | None
    settings: str


@dataclass(frozen=True, slots=True)
class MarkRow:
    """A note of a user's own at a table."""

    table_id: int
    user_id: int
    number: int
    text: str
    at: int
