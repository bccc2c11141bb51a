"""The log of hunts, fights and bounties."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.texts.agents import boxes
from bot.words.party.texts.targets import shares
from bot.words.voice import Voice, sentence
from rules.hunting_party import events
from rules.hunting_party.cards import AGENTS
from rules.hunting_party.state import RED_SHARES


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of a hunt, or None for any other."""
    for words in (_denial_line, _fight_line, _bounty_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _denial_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.HuntDeclared(seat, skills, sent):
            return f"🏹 {voice.who(seat)} declared **{names.declared(skills)}** and sent {names.hunters(sent)}."
        case events.HuntPassed(seat, is_sharer=True):
            return f"{voice.who(seat)} passed as well, with the same hand of prophecies."
        case events.HuntPassed(seat):
            return f"{voice.who(seat)} passed: none of the three."
        case events.HuntDenied(seat):
            return f"{voice.who(seat)} denied the hunt with one of the three."
        case events.OwnDenial(seat, skills):
            one_of = f"at least one of {names.declared(skills)}"
            return f"Nobody else denied, but {voice.whose(seat)} own prophecies did: {one_of}."
        case events.ShadowFound(seat, skills):
            return f"🌑 {voice.who(seat)} **found the Shadow**: nobody holds any of {names.declared(skills)}."
    return None


def _fight_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.AgentTurnedUp(_, _, agent):
            there = AGENTS[agent]
            return f"{sentence(names.agent(agent))} stood in the way: {boxes(there)}; {there.bounty} gold."
        case events.FightWon(seat, agent):
            return f"{sentence(names.agent(agent))} fell to {voice.whose(seat)} party."
        case events.FightLost(seat, agent):
            winner = names.agent(agent) if agent else "the Shadow"
            return f"{sentence(winner)} beat {voice.whose(seat)} party."
        case events.ShadowSlain(seat):
            return f"☀️ {sentence(voice.whose(seat))} party **slew the Shadow**!"
    return None


def _bounty_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.RedShareAdded(total):
            return f"🔴 The Shadow has {total} of {RED_SHARES} red shares."
        case events.BountyPaid(seat, gold, free, silver):
            counting = f"{shares(free)} free" if free > 0 else "no share free"
            return f"Bounty of {gold} gold with {counting}: {names.money(silver)} for {voice.whom(seat)}."
        case events.BountyTaxed(seat, silver):
            return f"The Tax Collector kept {names.money(silver)} of it from {voice.whom(seat)}."
    return None
