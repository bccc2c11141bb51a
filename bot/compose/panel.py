"""The Act panel: what one seat is asked, and a button or a menu entry for each legal answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.compose.message import MOST_ENTRIES, MOST_ROWS, Button, Entry, Menu, Message, Row, in_rows
from bot.controls import Answer, Press
from bot.hosting.sight import Sight
from bot.words import hosting
from bot.words.page import TEXT_LIMIT, Label, Page, cut, last_lines
from rules import Decision, Option

MENU_FROM = 4
"""So many options of one group become a menu."""
NEWS_LIMIT = 900
NEWS_LINES = 6

Choice = tuple[Option, Label]


def panel_message(sight: Sight, seat: int, lines: Sequence[str]) -> Message:
    """What the seat may do now; `lines` are what it was told lately, oldest first."""
    table, view = sight.table, sight.view(seat)
    decision, pending = sight.decision(seat), sight.pending(seat)
    title = f"#{table.id} {sight.words.title}"
    parts = [last_lines(lines[-NEWS_LINES:], NEWS_LIMIT)] if lines else []
    if decision is not None and pending is not None:
        label = _label(sight, view, decision, pending)
        return Message(Page(title, _text(hosting.PENDING.format(label=label), parts)), (_own_buttons(sight),))
    if table.status == "cancelled":
        return Message(Page(title, _text(hosting.CANCELLED, parts)))
    text = _text(sight.words.question(view, sight.names), parts)
    if decision is None:
        return Message(Page(title, text), (_own_buttons(sight),))
    choices = [(option, sight.words.label(option, view, sight.names)) for option in decision.options]
    rows = choice_rows(sight, decision, choices)
    extra = (_own_buttons(sight),) if len(rows) < MOST_ROWS else ()
    return Message(Page(title, text), (*rows, *extra))


def _text(head: str, parts: Sequence[str]) -> str:
    return cut("\n\n".join((*parts, head)), TEXT_LIMIT)


def _label(sight: Sight, view: object, decision: Decision, key: str) -> str:
    option = next(option for option in decision.options if option.key == key)
    return sight.words.label(option, view, sight.names).text


def _own_buttons(sight: Sight) -> tuple[Button, ...]:
    return tuple(
        Button(label, Press(sight.table.id, verb).custom_id())
        for verb, label in (("refresh", "Refresh"), ("hand", "My hand"), ("log", "Log"))
    )


def choice_rows(sight: Sight, decision: Decision, choices: Sequence[Choice]) -> tuple[Row, ...]:
    """Every choice once: large groups as menus, the rest as buttons, in five rows at most."""
    groups = [(name, list(group)) for name, group in groupby(choices, key=lambda choice: choice[1].group)]
    in_menus = {name for name, group in groups if name is not None and len(group) >= MENU_FROM}
    for name, _ in sorted(groups, key=lambda group: -len(group[1])):
        if len(_rows(sight, decision, groups, in_menus)) > MOST_ROWS:
            in_menus.add(name)
    return _rows(sight, decision, groups, in_menus)


def _rows(
    sight: Sight, decision: Decision, groups: Sequence[tuple[str | None, list[Choice]]], in_menus: set[str | None]
) -> tuple[Row, ...]:
    menus = [menu for name, group in groups if name in in_menus for menu in _menus(sight, decision, name, group)]
    single = [choice for name, group in groups if name not in in_menus for choice in group]
    return (*menus, *in_rows([_button(sight, decision, choice) for choice in single]))


def _button(sight: Sight, decision: Decision, choice: Choice) -> Button:
    option, label = choice
    return Button(label.text, _answer(sight, decision, option.key).custom_id(), label.emoji)


def _menus(sight: Sight, decision: Decision, group: str | None, choices: Sequence[Choice]) -> list[Menu]:
    entries = [Entry(label.text, option.key, label.emoji, label.detail) for option, label in choices]
    pages = [tuple(entries[at : at + MOST_ENTRIES]) for at in range(0, len(entries), MOST_ENTRIES)]
    title = sight.words.group_title(group or "more")
    return [
        Menu(title, _answer(sight, decision, f"{group or 'more'}{number or ''}").menu_id(), page)
        for number, page in enumerate(pages)
    ]


def _answer(sight: Sight, decision: Decision, key: str) -> Answer:
    return Answer(sight.table.id, sight.table.undos, decision.question, decision.seat, key)
