"""Open panels: a panel that somebody has before them is brought up to date when the move passes on.

They live in memory alone, and only a comfort is lost with them: Act brings a fresh one at any time. They are edited by
the interaction that opened them, for the quarter of an hour that Discord allows.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.compose.message import Message
from bot.compose.panel import panel_message
from bot.hosting.sight import Sight, log_lines
from persistence import SeatRow, Store, Transaction

log = logging.getLogger(__name__)


@dataclass(slots=True)
class OpenPanel:
    """A panel as it was last shown, and the interaction by which it can be changed."""

    interaction: discord.Interaction[Any]
    fingerprint: str


class Panels:
    """The panels that are open: one for each user at each table, the latest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[tuple[int, int], OpenPanel] = {}

    def opened(self, table: int, interaction: discord.Interaction[Any], message: Message) -> None:
        """The user has this panel before them now."""
        self._open = {key: panel for key, panel in self._open.items() if not panel.interaction.is_expired()}
        self._open[table, interaction.user.id] = OpenPanel(interaction, message.fingerprint)

    async def refresh(self, sight: Sight, seats: Sequence[SeatRow]) -> None:
        """Every open panel of these seats at the table shows how things stand now."""
        for seat in seats:
            panel = self._open.get((sight.table.id, seat.user_id)) if seat.user_id is not None else None
            if panel is None:
                continue
            message = await self._store.read(partial(compose, sight=sight, seat=seat.seat))
            if message.fingerprint != panel.fingerprint:
                panel.fingerprint = message.fingerprint
                await self._edit(panel, message)

    async def _edit(self, panel: OpenPanel, message: Message) -> None:
        if panel.interaction.is_expired():
            return
        try:
            await panel.interaction.edit_original_response(embed=message.embed(), view=message.view())
        except discord.HTTPException as error:
            log.info("a panel could not be brought up to date: %s", error)


def compose(transaction: Transaction, sight: Sight, seat: int) -> Message:
    """The seat's panel as things stand now."""
    return panel_message(sight, seat, log_lines(transaction, sight, seat))
