"""Open panels: a panel that somebody has before them is brought up to date when the move passes on.

They live in memory alone, and only a comfort is lost with them: Act brings a fresh one at any time. They are edited by
the interaction that opened them, for the quarter of an hour that Discord allows.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.compose.message import Message
from bot.compose.panel import panel_message
from bot.hosting.sight import Sight, log_lines, look
from persistence import SeatRow, Store, Transaction

log = logging.getLogger(__name__)

UNKNOWN = ""
Show = Callable[[Message], Awaitable[None]]
Compose = Callable[[Transaction], Message]


@dataclass(slots=True, eq=False)
class OpenPanel:
    """A panel: the interaction by which it can be changed, and what Discord was last told to show on it."""

    interaction: discord.Interaction[Any]
    fingerprint: str = UNKNOWN

    async def edit(self, message: Message) -> None:
        """The panel shows this, below whatever text stands above it."""
        await self.interaction.edit_original_response(embed=message.embed(), view=message.view())


class Panels:
    """The panels that are open: one for each user at each table, the latest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[tuple[int, int], OpenPanel] = {}

    async def open(self, sight: Sight, seat: int, interaction: discord.Interaction[Any], show: Show) -> None:
        """The user has the seat's panel before them, by `show`. What that raises is raised, and no panel is open.

        It is open before Discord is told, so that nothing that happens meanwhile passes it by.
        """
        self._open = {key: panel for key, panel in self._open.items() if not panel.interaction.is_expired()}
        place, panel = (sight.table.id, interaction.user.id), OpenPanel(interaction)
        self._open[place] = panel
        with ExitStack() as on_failure:
            on_failure.callback(self._forget, place, panel)
            message = await self._store.read(partial(compose, sight=sight, seat=seat))
            await self._show(panel, message, show, partial(_compose_anew, table=sight.table.id, seat=seat))
            on_failure.pop_all()

    async def refresh(self, sight: Sight, seats: Sequence[SeatRow]) -> None:
        """Every open panel of these seats at the table shows how things stand now."""
        for seat in seats:
            panel = self._open.get((sight.table.id, seat.user_id)) if seat.user_id is not None else None
            if panel is None:
                continue
            message = await self._store.read(partial(compose, sight=sight, seat=seat.seat))
            if message.fingerprint != panel.fingerprint:
                await self._bring_up_to_date(
                    panel, message, partial(_compose_anew, table=sight.table.id, seat=seat.seat)
                )

    async def _bring_up_to_date(self, panel: OpenPanel, message: Message, latest: Compose) -> None:
        try:
            await self._show(panel, message, panel.edit, latest)
        except discord.HTTPException as error:
            panel.fingerprint = UNKNOWN
            log.info("a panel could not be brought up to date: %s", error)

    async def _show(self, panel: OpenPanel, message: Message, show: Show, latest: Compose) -> None:
        """The panel shows the message, or what has become of it by the time that Discord has shown it.

        Edits overtake each other: whoever was slow looks again, since theirs may hide a newer one.
        """
        shown = UNKNOWN
        while message.fingerprint != shown and not panel.interaction.is_expired():
            panel.fingerprint = shown = message.fingerprint
            await show(message)
            message = await self._store.read(latest)

    def _forget(self, place: tuple[int, int], panel: OpenPanel) -> None:
        if self._open.get(place) is panel:
            del self._open[place]


def compose(transaction: Transaction, sight: Sight, seat: int) -> Message:
    """The seat's panel as things stand in this sight."""
    return panel_message(sight, seat, log_lines(transaction, sight, seat))


def _compose_anew(transaction: Transaction, table: int, seat: int) -> Message:
    return compose(transaction, look(transaction, table), seat)
