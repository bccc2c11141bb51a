"""The controls of a panel: each legal answer once, as a button or an entry of a menu, and what is to be known of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.compose.message import MOST_ENTRIES, MOST_IN_ROW, MOST_ROWS, Button, Entry, Menu, Row, in_rows
from bot.controls import Answer
from bot.hosting.sight import Sight
from bot.words import hosting
from bot.words.page import DETAIL_LIMIT, LABEL_LIMIT, Label, cut, size
from bot.words.people import escaped
from rules import Decision, Option

MENU_FROM = 4
"""So many options of one group become a menu."""
OTHERS = "more"
"""The group of what belongs to no other, or has to share a menu for want of room."""

Choice = tuple[Option, Label]
Groups = dict[str, list[Choice]]
SINGLE = ""
"""The group of the choices that stand as buttons."""


@dataclass(frozen=True, slots=True)
class Controls:
    """The rows of a panel, five at most, and in markdown what they do not say: a line for each text of a choice."""

    rows: tuple[Row, ...]
    details: tuple[str, ...]


def controls_for(sight: Sight, seat: int, decisions: Sequence[Decision]) -> Controls:
    """Every choice of these decisions once, those of the first one first.

    Large groups are menus, the rest buttons. Where that takes more rows than four, which leave one to the panel's own
    buttons, the last decision gives way first: more of its groups become menus, then its menus become one.
    """
    layouts = [_layouts(choices) for choices in _labelled(sight, seat, decisions)]
    chosen = _fitting(layouts, MOST_ROWS - 1)
    return Controls(
        tuple(
            row for decision, groups in zip(decisions, chosen, strict=True) for row in _rows(sight, decision, groups)
        ),
        tuple(line for groups in chosen for line in _details(groups)),
    )


def _details(groups: Groups) -> Iterator[str]:
    """What buttons cannot show, and what is longer than a line of a menu: once where several choices share it."""
    found: dict[str, list[str]] = {}
    for name, group in groups.items():
        for _, label in group:
            if label.detail and (name == SINGLE or size(label.detail) > DETAIL_LIMIT):
                found.setdefault(label.detail, []).append(escaped(label.text, LABEL_LIMIT))
    for detail, texts in found.items():
        yield f"**{', '.join(texts)}**: {escaped(detail, len(detail))}"


def _labelled(sight: Sight, seat: int, decisions: Sequence[Decision]) -> list[list[Choice]]:
    """The options with their labels. What would read like a choice of a decision before says that it is beside it."""
    view, found, read = sight.view(seat), [], set[str]()
    for decision in decisions:
        labels = [sight.words.label(option, view, sight.names) for option in decision.options]
        apart = [_beside(label) if label.text in read else label for label in labels]
        read |= {label.text for label in labels}
        found.append([*zip(decision.options, apart, strict=True)])
    return found


def _beside(label: Label) -> Label:
    return replace(label, text=cut(f"{hosting.BESIDE}{label.text}", LABEL_LIMIT))


def _fitting(layouts: Sequence[Sequence[Groups]], rows: int) -> list[Groups]:
    """The roomiest layout of each decision so that all fit into so many rows; the tightest if they never do."""
    least = [_height(each[-1]) for each in layouts]
    chosen = []
    for number, each in enumerate(layouts):
        room = rows - sum(least[number + 1 :])
        chosen.append(next((groups for groups in each if _height(groups) <= room), each[-1]))
        rows -= _height(chosen[-1])
    return chosen


def _layouts(choices: Sequence[Choice]) -> list[Groups]:
    """Ways to lay the choices out, the roomiest first."""
    named: Groups = {}
    for choice in choices:
        named.setdefault(choice[1].group or OTHERS, []).append(choice)
    large = [name for name, group in named.items() if name != OTHERS and len(group) >= MENU_FROM]
    small = sorted((name for name in named if name not in large), key=lambda name: -len(named[name]))
    layouts = [_laid_out(choices, {*large, *small[:count]}) for count in range(len(small) + 1)]
    by_size = sorted(named, key=lambda name: -len(named[name]))
    layouts += [_shared(choices, by_size[:kept]) for kept in range(len(by_size) - 1, -1, -1)]
    return layouts


def _laid_out(choices: Sequence[Choice], menus: Collection[str]) -> Groups:
    """Menus for these groups, and buttons for the rest."""
    groups: Groups = {name: [] for _, label in choices if (name := label.group or OTHERS) in menus}
    for choice in choices:
        name = choice[1].group or OTHERS
        groups.setdefault(name if name in menus else SINGLE, []).append(choice)
    return groups


def _shared(choices: Sequence[Choice], kept: Collection[str]) -> Groups:
    """Menus for these groups, and one for everything else."""
    groups: Groups = {}
    for choice in choices:
        name = choice[1].group or OTHERS
        groups.setdefault(name if name in kept else OTHERS, []).append(choice)
    return groups


def _height(groups: Groups) -> int:
    """How many rows the groups take."""
    return sum(-(-len(group) // (MOST_IN_ROW if name == SINGLE else MOST_ENTRIES)) for name, group in groups.items())


def _rows(sight: Sight, decision: Decision, groups: Groups) -> tuple[Row, ...]:
    menus = [menu for name, group in groups.items() if name != SINGLE for menu in _menus(sight, decision, name, group)]
    return (*menus, *in_rows([_button(sight, decision, choice) for choice in groups.get(SINGLE, ())]))


def _button(sight: Sight, decision: Decision, choice: Choice) -> Button:
    option, label = choice
    return Button(label.text, answer_to(sight, decision, option.key).custom_id(), label.emoji)


def _menus(sight: Sight, decision: Decision, group: str, choices: Sequence[Choice]) -> list[Menu]:
    entries = [Entry(label.text, option.key, label.emoji, _line(label)) for option, label in choices]
    pages = [tuple(entries[at : at + MOST_ENTRIES]) for at in range(0, len(entries), MOST_ENTRIES)]
    is_aside = group == OTHERS and not decision.forced
    title = hosting.ANY_TIME if is_aside else sight.words.group_title(group)
    if any(label.text.startswith(hosting.BESIDE) for _, label in choices):
        title = f"{hosting.BESIDE}{title}"
    return [
        Menu(title, answer_to(sight, decision, f"{group}{number or ''}").menu_id(), page)
        for number, page in enumerate(pages)
    ]


def _line(label: Label) -> str | None:
    return None if label.detail is None else cut(label.detail, DETAIL_LIMIT)


def answer_to(sight: Sight, decision: Decision, key: str) -> Answer:
    """The control that answers with this key, good until its person answers anything."""
    return Answer(
        sight.table.id, sight.table.undos, decision.question, sight.answers(decision.seat), decision.seat, key
    )
