"""The log of hiring, bids and shares."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.texts.targets import shares
from bot.words.voice import Voice, sentence
from rules.hunting_party import events
from rules.hunting_party.cards import HUNTERS


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of hiring, or None for any other."""
    match fact:
        case events.HunterTurnedUp(seat, location, hunter):
            skills = names.skills(HUNTERS[hunter].skills)
            return f"{voice.who(seat)} turned up {names.hunter(hunter)} in {names.place(location)}: {skills}."
        case events.BidOrderChosen(seat, by, is_first):
            order = "first" if is_first else "last"
            if by == seat:
                return f"{voice.who(by)} chose to bid {order}."
            return f"{voice.who(by)} chose that {voice.whom(seat)} would bid {order}."
        case events.HireWon(seat, hunter, count):
            return f"{voice.who(seat)} hired {names.hunter(hunter)} for {shares(count)}."
        case events.HunterUnwanted(hunter, location):
            return f"Nobody wanted {names.hunter(hunter)}, who went under the stack of {names.place(location)}."
        case events.HunterRecruited(seat, hunter, count):
            return f"{sentence(names.hunter(hunter))} joined {voice.whom(seat)} for {shares(count)}, without bids."
        case events.SharesChanged(seat, hunter, before, after):
            return f"Shares on {voice.whose(seat)} {names.HUNTER_TITLES[hunter]}: {before} → {after}."
    return _bid_line(fact, voice)


def _bid_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.BidMade(seat, count):
            return f"{voice.who(seat)} bid {shares(count)}."
        case events.BidPassed(seat, is_forced=True):
            return f"{voice.who(seat)} passed: no bid was possible."
        case events.BidPassed(seat):
            return f"{voice.who(seat)} passed."
    return None
