"""The prophecy tablet as a grid, narrow enough for a phone, and what is known of hands as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.party import names as titles
from bot.words.party.table import sharers
from bot.words.people import listed
from bot.words.voice import Voice
from rules.hunting_party.kingdom import TYPES
from rules.hunting_party.notes import Mark, Row, Tablet
from rules.hunting_party.view import View

HANDS = 3
NAME_WIDTH = 12
MARKS = {"holds": "#", "not": "x", "": "."}
LEGEND = (
    "#: held there, so not destined. x: not held there. On the right: whether it is destined; ? is for you to conclude."
)


def tablet_text(view: View, tablet: Tablet, voice: Voice) -> str:
    """The grid as a code block, whose the three hands are, and what is known of whole hands."""
    return "\n".join((grid(tablet), *_hands(view, voice), LEGEND, *_one_of(view, tablet, voice)))


def grid(tablet: Tablet) -> str:
    """Twelve rows in three groups: the skill, a mark for each hand, and whether it is destined."""
    rows = {row.skill: row for row in tablet.rows}
    lines = [" " * NAME_WIDTH + " 1 2 3  destined"]
    for kind, skills in TYPES.items():
        lines.append(titles.TYPE_TITLES[kind])
        lines += [_line(rows[skill]) for skill in skills]
    return "```\n" + "\n".join(lines) + "\n```"


def _line(row: Row) -> str:
    unknown: Mark = "not" if "holds" in row.hands else ""  # a prophecy lies in one hand alone
    marks = "".join(f" {MARKS[mark or unknown]}" for mark in row.hands)
    return f" {titles.SKILL_TITLES[row.skill]:{NAME_WIDTH - 1}}{marks}  {_fate(row.is_destined)}"


def _fate(is_destined: bool | None) -> str:  # noqa: FBT001  # a field of the tablet, handed on as it is
    if is_destined is None:
        return "?"
    return "YES" if is_destined else "no"


def _hands(view: View, voice: Voice) -> Iterator[str]:
    yield " · ".join(f"{hand + 1}: {holders(view, hand, voice)}" for hand in range(HANDS))


def holders(view: View, hand: int, voice: Voice) -> str:
    """Who holds a hand of prophecies: "you and Chris", "the Oracle"."""
    return listed([voice.whom(seat) for seat in sharers(view, hand)])


def _one_of(view: View, tablet: Tablet, voice: Voice) -> Iterator[str]:
    for known in tablet.one_of:
        skills = listed([titles.SKILL_TITLES[skill] for skill in known.skills], "or")
        yield f"The hand of {holders(view, known.hand, voice)} holds {skills}."
