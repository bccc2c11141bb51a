"""Messages: what the bot has posted and keeps up to date."""

from dataclasses import replace

from persistence.rows import MessageRow
from persistence.statements import Statements


class Messages(Statements):
    """Statements about posted messages: one of each kind per table and owner."""

    def message(self, table: int, kind: str, owner: int) -> MessageRow | None:
        """The message of this kind for this owner (a user, or 0), or None."""
        return self._row(
            MessageRow, "SELECT * FROM messages WHERE table_id = ? AND kind = ? AND owner = ?", table, kind, owner
        )

    def messages(self, table: int, kind: str | None = None) -> tuple[MessageRow, ...]:
        """What was posted of the table, by kind and owner; of one kind only, if it is given."""
        return self._rows(
            MessageRow,
            "SELECT * FROM messages WHERE table_id = ? AND (? IS NULL OR kind = ?) ORDER BY kind, owner",
            *(table, kind, kind),
        )

    def put_message(self, message: MessageRow) -> None:
        """The message is the one of its kind and owner, in place of any other."""
        self._run(
            "INSERT INTO messages (table_id, kind, owner, channel_id, message_id, posted_at, edited_at, fingerprint)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, kind, owner) DO UPDATE SET"
            " channel_id = excluded.channel_id, message_id = excluded.message_id, posted_at = excluded.posted_at,"
            " edited_at = excluded.edited_at, fingerprint = excluded.fingerprint",
            *(message.table_id, message.kind, message.owner, message.channel_id, message.message_id),
            *(message.posted_at, message.edited_at, message.fingerprint),
        )

    def replace_message(self, message: MessageRow) -> None:
        """The message is the one of its kind and owner; the one before it is an old one until it is forgotten."""
        before = self.message(message.table_id, message.kind, message.owner)
        if before is not None and before.message_id != message.message_id:
            self.put_message(replace(before, kind=_old(before.kind), owner=before.message_id))
        self.put_message(message)

    def old_messages(self, table: int, kind: str) -> tuple[MessageRow, ...]:
        """Messages of this kind that were replaced and may still stand; the owner of each is its own id."""
        return self.messages(table, _old(kind))

    def forget_message(self, table: int, kind: str, owner: int) -> None:
        """No message of this kind and owner is known."""
        self._run("DELETE FROM messages WHERE table_id = ? AND kind = ? AND owner = ?", table, kind, owner)


def _old(kind: str) -> str:
    return f"old {kind}"
