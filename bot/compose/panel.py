"""The Act panel: what one seat is asked, what it may do at any time, and a button or a menu entry for each of it."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from bot.compose.choices import controls_for
from bot.compose.message import MOST_ROWS, Button, Message
from bot.controls import Press
from bot.hosting.sight import Sight
from bot.hosting.small import way_back
from bot.words import hosting
from bot.words.page import TEXT_LIMIT, Page, cut, first_lines, last_lines
from rules import Decision

NEWS_LIMIT = 900
NEWS_LINES = 6
DETAILS_LIMIT = 1500


def panel_message(sight: Sight, seat: int, lines: Sequence[str]) -> Message:
    """What the seat may do now; `lines` are what it was told lately, oldest first."""
    table = sight.table
    title = f"#{table.id} {sight.words.title}"
    news = [last_lines(lines[-NEWS_LINES:], NEWS_LIMIT)] if lines else []
    if table.status == "cancelled":
        return Message(Page(title, cut("\n\n".join((*news, hosting.CANCELLED)), TEXT_LIMIT)))
    is_answered = sight.pending(seat) is not None
    decisions = [each for each in sight.decisions(seat) if not (each.forced and is_answered)]
    controls = controls_for(sight, seat, decisions)
    details = [first_lines(controls.details, DETAILS_LIMIT)] if controls.details else []
    text = cut("\n\n".join((*news, *_asked(sight, seat), *details)), TEXT_LIMIT)
    rows = controls.rows
    return Message(Page(title, text), (*rows, _own_buttons(sight)) if len(rows) < MOST_ROWS else rows)


def _asked(sight: Sight, seat: int) -> list[str]:
    """What is asked and why; or that the answer is in, with what may be done meanwhile."""
    decision, pending, order = sight.decision(seat), sight.pending(seat), sight.order(seat)
    meanwhile = [] if sight.aside(seat) is None else [hosting.MEANWHILE]
    if decision is not None and pending is not None:
        given = [*_given(sight, seat), _label(sight, decision, pending)]
        return [hosting.PENDING.format(label="; ".join(given)), *meanwhile]
    if decision is None and seat in sight.awaited:
        given = _given(sight, seat)
        return [hosting.SEALED_SO.format(label="; ".join(given)) if given else hosting.SEALED, *meanwhile]
    question = sight.words.question(sight.view(seat), sight.names)
    if decision is None or order is None:
        return [question]
    return [question, hosting.ORDERED.format(label=_label(sight, decision, order))]


def _given(sight: Sight, seat: int) -> list[str]:
    """What the seat has answered so far and others do not see yet."""
    view = sight.view(seat)
    return [sight.words.label(option, view, sight.names).text for option in rules.given(sight.playing, seat)]


def _label(sight: Sight, decision: Decision, key: str) -> str:
    """What the answer does, though a small choice may have been begun meanwhile; its key if it is offered no more."""
    way = way_back(sight.playing, decision.seat, decision.question, key)
    return key if way is None else sight.words.label(way.option, rules.view(way.state, decision.seat), sight.names).text


def _own_buttons(sight: Sight) -> tuple[Button, ...]:
    return tuple(
        Button(label, Press(sight.table.id, verb).custom_id())
        for verb, label in (("refresh", "Refresh"), ("hand", "My hand"), ("log", "Log"))
    )
