"""The answers of a hunt as labels: declaring it, denying it, losing it."""

from __future__ import annotations

from bot.words.page import Label
from bot.words.party import names
from bot.words.party.table import member
from bot.words.party.texts.targets import shares
from bot.words.people import counted
from bot.words.voice import Voice, capital
from rules.hunting_party import choices
from rules.hunting_party.kingdom import SKILLS, TYPE_OF
from rules.hunting_party.view import View

_DECLARED = {"guiding": "Guide to {skill}", "seeking": "Seek with {skill}", "fighting": "Fight with {skill}"}


def label(value: object, view: View, voice: Voice) -> Label | None:
    """What the answer does, or None if it is not one of a hunt's."""
    match value:
        case choices.Declare(skill):
            text = _DECLARED[TYPE_OF[skill]].format(skill=names.SKILL_TITLES[skill])
            return Label(text, names.SKILL_SIGNS[skill], "hunt", tablet_line(view, skill))
        case choices.Send(hunter):
            return Label(f"Send {names.hunter(hunter)}", "➕", "send", hunter_line(view, view.viewer, hunter))
        case choices.Stay(hunter):
            text = f"Leave {names.hunter(hunter)} at home"
            return Label(text, "➖", "send", hunter_line(view, view.viewer, hunter))
        case choices.Go(skills, sent):
            text = f"Declare {names.declared(skills)} with {counted(len(sent), 'hunter')}"
            return Label(text, "🏹", "go", f"No way back; all sent are tired: {names.hunters(sent)}")
    return _denying(value, view, voice) or _losing(value, view, voice)


def _denying(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Show(card):
            text = f"Show {names.SKILL_TITLES[card]}"
            return Label(
                text, names.SKILL_SIGNS[card], "deny", f"Only {_hunting(view, voice)} sees which; it denies the hunt"
            )
        case choices.ShowNone():
            return Label("I hold none of the three", "🚫", "none", "Everyone hears that you pass")
        case choices.AskOracle():
            return Label("The Oracle looks", "🔮", "deny")
    return None


def _hunting(view: View, voice: Voice) -> str:
    return voice.whom(view.hunt.seat) if view.hunt else "the hunting player"


def _losing(value: object, view: View, voice: Voice) -> Label | None:
    match value:
        case choices.Victim(seat, hunter):
            owned = f"{voice.whose(seat)} {names.HUNTER_TITLES[hunter]}"
            text = f"{owned} loses all gear" if _strikes_gear(view) else f"{owned} dies"
            return Label(text[0].upper() + text[1:], "💀", "victim", hunter_line(view, seat, hunter))
    return None


def _strikes_gear(view: View) -> bool:
    return view.struck is not None and view.struck[0] == "gear"


def hunter_line(view: View, seat: int, hunter: str) -> str:
    """A hunter in play on one short plain line: skills, shares, items, fatigue."""
    there = member(view, seat, hunter)
    if there is None:
        return ""
    parts = [names.skills(there.skills)]
    parts += [shares(there.shares)] if there in view.seats[seat].members else ["hero"]
    parts += ["tired"] if there.is_tired else []
    parts += [", ".join(names.short_item(item) for item in there.items)] if there.items else []
    return capital("; ".join(parts))


def tablet_line(view: View, skill: str) -> str | None:
    """What the viewer's own tablet says of a skill, or None if nothing."""
    if view.own is None:
        return None
    if skill in view.own.prophecies:
        return "Not destined: you hold its prophecy, so you deny it yourself if nobody else does"
    row = view.own.tablet.rows[SKILLS.index(skill)]
    if row.is_destined is None:
        return None
    return "Destined!" if row.is_destined else "Not destined, says your tablet"
