"""The log of cards and abilities that were played, and of what they did."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.played import picks_words, source_words
from bot.words.party.texts.effects_on_hunters import GUARDED
from bot.words.party.texts.until import until_told
from bot.words.voice import Voice, sentence
from rules.hunting_party import events


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_played_line, _stack_line, _party_line, _lasting_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _played_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Played(seat, sort, card, which, picks, is_answer):
            verb = "answered with" if is_answer else "used"
            return f"{voice.who(seat)} {verb} {source_words(sort, card, which)}{picks_words(picks, voice)}."
        case events.Cancelled(sort, card, which):
            return f"{_played(sort, card, which)} had no effect."
        case events.Redirected(seat, hunter):
            return f"It strikes {_owned(seat, hunter, voice)} instead."
        case events.Fizzled(sort, card, which):
            return f"{_played(sort, card, which)} came to nothing: what it was aimed at had gone."
    return None


def _played(sort: str, card: str, which: str) -> str:
    """What was to have an effect: of an agent or the Shadow, the blow."""
    what = sentence(source_words(sort, card, which))
    return f"{what}'s blow" if sort in {"agent", "shadow"} else what


def _stack_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.StackLookedAt(seat, stack, cards):
            return f"{voice.who(seat)} looked at {names.cards_of(stack, cards)}."
        case events.StackArranged(seat, stack, cards):
            return f"{voice.who(seat)} laid {names.cards_of(stack, cards)} back in an order of choice."
        case events.CardBuried(stack):
            return f"The top {names.kind_of_card(stack)} of {names.place(stack)} went to the bottom, unseen."
        case events.AgentBuried(agent):
            return f"{sentence(names.agent(agent))} went to the bottom; the next one comes."
    return None


def _party_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Stolen(thief, seat, hunter):
            return f"{voice.who(thief)} stole {_owned(seat, hunter, voice)}."
        case events.HuntersSwapped(seat, hunter, other, rival):
            mine, theirs = _owned(seat, hunter, voice), _owned(other, rival, voice)
            return f"{sentence(mine)} and {theirs} changed sides."
        case events.Killed(seat, hunter):
            return f"💀 {sentence(_owned(seat, hunter, voice))} died."
        case events.SkillsLent(seat, hunter, skills):
            return f"{sentence(_owned(seat, hunter, voice))} lends {names.skills(skills)} to the hunt."
        case events.HunterReadied(seat, hunter, marks):
            wiped = ", and free to use once-per-round powers again" if marks else ""
            return f"{sentence(_owned(seat, hunter, voice))} is ready again{wiped}."
    return None


def _lasting_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.SkillGained(seat, hunter, skill, until):
            return _while(seat, hunter, f"has {names.SKILL_TITLES[skill]} once more", until, voice)
        case events.Guarded(seat, hunter, against, until):
            return _while(seat, hunter, f"is safe from {GUARDED[against]}", until, voice)
        case events.ChampionMade(seat, hunter, until):
            return _while(seat, hunter, "is a champion", until, voice)
        case events.HunterTired(seat, hunter, until):
            return _while(seat, hunter, "is tired", until, voice)
        case events.BountyRaised(seat, gold, region, until):
            where = f" in {names.place(region)}" if region else ""
            how_long = until_told(until, voice.whose(seat))
            return f"Agents{where} are worth {gold} gold more to {voice.whom(seat)}{how_long}."
    return None


def _while(seat: int, hunter: str, what: str, until: str, voice: Voice) -> str:
    return f"{sentence(_owned(seat, hunter, voice))} {what}{until_told(until, voice.whose(seat))}."


def _owned(seat: int, hunter: str, voice: Voice) -> str:
    return f"{voice.whose(seat)} {names.HUNTER_TITLES[hunter]}"
