"""The hunters and the monster on the board: reserves, hands, control, Hardships, the week; chips by number."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.page import FIELD_NAME_LIMIT, FIELD_VALUE_LIMIT, Field, cut, first_lines
from bot.words.people import counted, listed
from bot.words.prey import names
from bot.words.prey.texts.cards import hardship_does, hardship_text, power_told
from bot.words.voice import Voice, capital
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.state import HALVES, Burden, is_day
from rules.deadly_prey.view import HunterView, View

FULL, SHORT, TERSE = 2, 1, 0
"""Hardships with their texts, by name, or only counted, as trophies are."""
MOST_BURDENS = 8


def hunter_field(view: View, seat: int, there: HunterView, voice: Voice, detail: int) -> Field:
    """What everybody sees of a hunter, within what a field holds."""
    is_in_phase = view.phase in {"placement", "resolution"}
    lines = [*_belongings(there), *_trophies(there, detail), *_control(there, is_in_phase=is_in_phase)]
    lines += _burdens(there.burdens, detail)
    heading = f"{_marker(view, seat, there)}{seat + 1} · {voice.name(seat)}, {names.identity(there.identity)}"
    return Field(cut(heading, FIELD_NAME_LIMIT), first_lines(lines, FIELD_VALUE_LIMIT))


def _marker(view: View, seat: int, there: HunterView) -> str:
    if there.is_dead:
        return "💀 "
    if there.is_out:
        return "🚪 "
    if view.outcome is not None:
        return ""
    return "⏳ " if seat in view.waiting else ""


def _belongings(there: HunterView) -> Iterator[str]:
    locked = f" ({there.locked} locked)" if there.locked else ""
    hand = f"{counted(there.hand_size, 'card')} in hand{locked}"
    yield f"Reserve **{there.reserve}** · supply {there.supply} · {hand}"
    if any(score is not None for score in there.shown):
        yield f"Known: {names.scores(there.shown)}"


def _trophies(there: HunterView, detail: int) -> Iterator[str]:
    if there.trophies and detail == TERSE:
        yield f"🏅 {', '.join(str(trophy.chip) for trophy in there.trophies)}"
    elif there.trophies:
        yield f"🏅 {', '.join(f'{names.card(trophy.card)} {trophy.chip}' for trophy in there.trophies)}"


def _control(there: HunterView, *, is_in_phase: bool) -> Iterator[str]:
    parts = [f"controls {', '.join(there.controlled)}"] if there.controlled else []
    if there.is_dead:
        parts.append("dead")
    elif there.is_out:
        parts.append("out: the week is over")
    elif there.markers:
        parts.append(f"⌛ last: {names.half(HALVES - there.markers)}")
    if is_in_phase and not (there.is_dead or there.is_out):
        parts += [*_phase(there)]
    if parts:
        yield f"{parts[0][0].upper()}{parts[0][1:]}{''.join(f' · {part}' for part in parts[1:])}"


def _phase(there: HunterView) -> Iterator[str]:
    """What of the phase everybody needs to know."""
    if not there.acts:
        yield "takes no slots"
    elif there.is_done:
        yield "done"
    elif there.skips:
        yield "has skipped"
    if there.controls or there.generals:
        yield f"took {_taken(there)} in this phase"
    if there.took_hardship:
        yield "had the Hardship for 2"


def _taken(there: HunterView) -> str:
    """What cards were taken in this phase: "1 card and 1 General"."""
    counts = ((there.controls, "card"), (there.generals, "General"))
    return listed([counted(count, what) for count, what in counts if count])


def _burdens(burdens: tuple[Burden, ...], detail: int) -> Iterator[str]:
    if detail == FULL:
        for burden in burdens[:MOST_BURDENS]:
            yield f"🥀 {_burden(burden)}"
        rest = burdens[MOST_BURDENS:]
    else:
        rest = burdens
    if rest and detail == TERSE:
        yield f"🥀 {counted(len(rest), 'Hardship')}"
    elif rest:
        yield f"🥀 {names.cards(burden.card for burden in rest)}"


def _burden(burden: Burden) -> str:
    title = f"**{names.HARDSHIP_TITLES[burden.card]}**"
    if burden.ends:
        return f"{title} to {names.start_of_half(burden.ends)}: *{hardship_does(burden.card)}*"
    return f"{title}: *{hardship_text(burden.card)}*"


def monster_field(view: View, voice: Voice, detail: int) -> Field:
    """What everybody sees of the monster: its power, its chips by number, its hand's size."""
    there = view.monster
    marker = "⏳ " if view.mo in view.waiting and view.outcome is None else ""
    chips = ", ".join(f"{names.SUIT_SHORT[c]} {n}" for c, n in zip(CALLINGS, there.chips, strict=True))
    locked = f" ({there.locked} locked)" if there.locked else ""
    lines = [f"Chips: **{chips}** · {counted(there.hand_size, 'card')} in hand{locked}"]
    if detail == FULL:
        lines.append(power_told(there.name))
    lines += _deeds(view)
    heading = f"{marker}{view.mo + 1} · {voice.name(view.mo)}, {names.monster(there.name)}"
    return Field(cut(heading, FIELD_NAME_LIMIT), first_lines(lines, FIELD_VALUE_LIMIT))


def _deeds(view: View) -> list[str]:
    when = "day" if is_day(view.half) else "night"
    told = [f"power used this {when}"] * bool(view.monster.powers)
    told += ["its hit of this phase is used"] * view.monster.has_hit
    return [capital(" · ".join(told))] if told else []
