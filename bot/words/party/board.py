"""The public board in words: enough to play without the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.words.page import PAGE_LIMIT, Field, Page, cut, first_lines, last_lines, size
from bot.words.party import names as titles
from bot.words.party.outcomes import outcome_words
from bot.words.party.parties import DETAILS, party_field
from bot.words.party.played import played_words
from bot.words.party.questions import waiting_words
from bot.words.party.questions.hunt import fighting_words, skills_on_hunt
from bot.words.party.table import sharers
from bot.words.party.texts.agents import boxes, cost_of_losing
from bot.words.party.voice import PartyVoice
from bot.words.people import Names, counted, listed
from bot.words.voice import Voice
from rules.hunting_party.cards import AGENTS, HUNTERS
from rules.hunting_party.kingdom import LOCATIONS, REGIONS
from rules.hunting_party.state import MARKET, NOBODY, RED_SHARES, STACKS, Hire, Hunt, Lasting
from rules.hunting_party.view import View

LOG_TITLE = "What happened"
HEADING = 40
"""Room kept for what is set before the title, and for the name of the log."""
LOG_LIMIT = 900
LOG_LEAST = 300
"""The parties leave so much room for the log."""
STATUS_LIMIT = 2000


def board(view: View, names: Names, log: Sequence[str]) -> Page:
    """The table as everybody may see it, the same for every viewer. `log`: lines, the oldest first."""
    voice = PartyVoice(names, None)
    head = Page(
        f"Hunting Party · round {view.round} of {view.rounds}",
        cut("\n".join(_status(view, voice)), STATUS_LIMIT),
        (_stacks(view),),
    )
    room = PAGE_LIMIT - HEADING - LOG_LEAST * bool(log) - _length(head)
    page = replace(head, fields=(*head.fields, *_parties(view, voice, room)))
    left = min(LOG_LIMIT, PAGE_LIMIT - HEADING - _length(page))
    latest = (Field(LOG_TITLE, last_lines(log, left)),) if log else ()
    return replace(page, fields=(*page.fields, *latest))


def _parties(view: View, voice: Voice, room: int) -> tuple[Field, ...]:
    """Everybody's party in as much detail as there is room for; at the worst, lines are left out at the end."""
    for detail in DETAILS:
        fields = tuple(party_field(view, seat, voice, detail) for seat in range(len(view.seats)))
        if _length(Page("", fields=fields)) <= room:
            return fields
    share = room // len(fields)
    return tuple(
        replace(field, value=first_lines(field.value.split("\n"), share - size(field.name))) for field in fields
    )


def _length(page: Page) -> int:
    parts = (page.title, page.text, page.footer, *(part for field in page.fields for part in (field.name, field.value)))
    return sum(size(part) for part in parts)


def _status(view: View, voice: Voice) -> Iterator[str]:
    if view.outcome is not None:
        yield f"**{outcome_words(view.outcome, voice)}**"
    else:
        yield f"**{_turn(view, voice)}** · {waiting_words(view, voice)}"
    if view.hire is not None:
        yield from _hire(view.hire, voice)
    if view.hunt is not None:
        yield from _hunt(view, view.hunt, voice)
    if view.playing is not None:
        yield f"✨ {played_words(view.playing, voice)}."
    yield from _known(view, voice)


def _turn(view: View, voice: Voice) -> str:
    """Whose turn it is; none before every hero is chosen."""
    return f"Turn {view.turn.number}: {voice.whom(view.turn.seat)}" if view.turn.number else "Before the first turn"


def _hire(hire: Hire, voice: Voice) -> Iterator[str]:
    skills = titles.skills(HUNTERS[hire.hunter].skills)
    yield f"🤝 For hire in {titles.place(hire.location)}: **{titles.HUNTER_TITLES[hire.hunter]}** ({skills})"
    bids = [f"{voice.whom(seat)} {'bid ' + str(bid) if bid else 'passed'}" for seat, bid in hire.bids]
    if bids:
        yield f"Bids: {'; '.join(bids)}."
    if hire.order:
        yield f"Still to bid: {voice.all_of(hire.order)}."


def _hunt(view: View, hunt: Hunt, voice: Voice) -> Iterator[str]:
    declared, sent = titles.declared(hunt.skills), titles.hunters(hunt.sent)
    yield f"🏹 {voice.whom(hunt.seat)} hunts **{declared}** with {sent}"
    if hunt.passed:
        yield f"Hold none of the three: {voice.all_of(hunt.passed)}."
    if hunt.denied_by != NOBODY:
        own = "with own prophecies" if hunt.denied_by == hunt.seat else "with a prophecy"
        yield f"Denied by {voice.whom(hunt.denied_by)}, {own}."
    if hunt.agent:
        agent = AGENTS[hunt.agent]
        yield f"👹 **{titles.AGENT_TITLES[agent.name]}** falls to {boxes(agent)}; {agent.bounty} gold. {_else(hunt)}"
    if hunt.is_shadow_found:
        yield f"🌑 **The Shadow is found.** It falls to {titles.SKILL_TITLES[hunt.fighting]} x2."
    if view.struck is not None:
        yield f"💥 {_strikes(view.struck)}"
    elif hunt.agent or hunt.is_shadow_found:
        there = skills_on_hunt(view, hunt)
        lent = f", {titles.skills(hunt.loans)} of it lent" if hunt.loans else ""
        yield f"Against it: {fighting_words(there)}{lent}."


def _strikes(struck: tuple[str, str]) -> str:
    blow, by = struck
    winner = titles.AGENT_TITLES[by] if by in AGENTS else "The Shadow"
    return f"{winner} has won: somebody {'loses all gear' if blow == 'gear' else 'dies'}."


def _else(hunt: Hunt) -> str:
    agent = AGENTS[hunt.agent]
    chest = "With a chest. " if agent.has_chest else ""
    return f"{chest}Else {cost_of_losing(agent)}."


def _known(view: View, voice: Voice) -> Iterator[str]:
    """What everybody knows of the Shadow and of the hands of prophecies."""
    if view.found is not None:
        yield f"🌑 The Shadow was found and lives: **{titles.declared(view.found)}** finds it again."
    if view.red_shares is not None:
        yield f"🔴 Red shares: {view.red_shares} of {RED_SHARES}; with the eighth all lose."
    together = [sharers(view, hand) for hand in range(3)]
    pairs = [listed([voice.whom(seat) for seat in seats]) for seats in together if len(seats) > 1]
    if pairs:
        yield f"🔮 Share a hand of prophecies: {'; '.join(pairs)}."
    if view.has_oracle:
        yield "🔮 The Oracle holds the third hand of prophecies."
    yield from _lasting(view, voice)


def _lasting(view: View, voice: Voice) -> Iterator[str]:
    """What holds for a player for a while; what holds for a hunter stands with him."""
    for lasting in view.lasting:
        if lasting.word == "bounty":
            where = f" in {titles.place(lasting.what)}" if lasting.what else ""
            yield f"Agents{where} are worth {lasting.amount} gold more to {voice.whom(lasting.seat)} for now."
        if lasting.word == "action":
            yield from _actions(view, lasting, voice)


def _actions(view: View, granted: Lasting, voice: Voice) -> Iterator[str]:
    """More than one action: how many the next turn has, or while that turn runs, how many are left."""
    if granted.before > view.turn.number + 1:
        yield f"{voice.who(granted.seat)} has {granted.amount} actions in the next turn."
    elif view.turn.actions:
        yield f"{voice.who(granted.seat)} has {counted(view.turn.actions, 'action')} left in this turn."


def _stacks(view: View) -> Field:
    locations = ", ".join(_stack(view, name) for name in LOCATIONS)
    regions = ", ".join(_stack(view, name) for name in REGIONS)
    return Field("Cards left", f"Hunters: {locations}\nAgents: {regions}\nItems: {_stack(view, MARKET)}")


def _stack(view: View, name: str) -> str:
    return f"{titles.STACK_TITLES[name]} {view.stack_sizes[STACKS.index(name)]}"
