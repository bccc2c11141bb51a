"""Verifiable luck, from the lobby to the end: what was promised, what the seed was made of, and what is opened."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence

SECRET_BYTES = 32


def new_secret() -> bytes:
    """32 bytes that nobody knows."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, table: int) -> str:
    """What the lobby shows before anyone can join: SHA-256, in hex, of the secret and the table's number in digits."""
    return hashlib.sha256(secret + str(table).encode()).hexdigest()


def deal_list(
    *,
    table: int,
    game: str,
    options: Mapping[str, str | int | bool],
    rules_version: int,
    seats: Sequence[tuple[str, int | None]],
    begin_interaction_id: int,
) -> str:
    """All that the seed is made of beside the secret, as canonical JSON; it is published at Begin.

    `seats`: for each seat "user:ID" or "computer:LEVEL", and the id of the interaction by which it joined.
    """
    listed = {
        "table": table,
        "game": game,
        "options": dict(options),
        "rules_version": rules_version,
        "seats": [list(seat) for seat in seats],
        "begin": begin_interaction_id,
    }
    return json.dumps(listed, sort_keys=True, separators=(",", ":"))


def seed(secret: bytes, deal: str) -> bytes:
    """The table's seed: HMAC-SHA256 with the secret as key over the published list."""
    return hmac.new(secret, deal.encode(), hashlib.sha256).digest()
