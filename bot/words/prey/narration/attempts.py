"""The log of attempts: partners, proposals, points, dice, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words.people import listed
from bot.words.prey import names
from bot.words.voice import Voice
from rules.deadly_prey import events

_PROPOSALS: Mapping[str, str] = {
    "keep": "to keep the card",
    "redraw": "to discard the card and draw another",
    "points": "to gather points",
    "dice": "to roll dice",
}


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_partner_line, _method_line, _dice_line, _result_line, _trophy_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _partner_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.PartnersAsked(seat, spot, seats):
            return f"{voice.who(seat)} asked {voice.all_of(seats)} to join in the attempt on {spot}."
        case events.PartnersAnswered(seat, ()):
            return f"Nobody joins {voice.whom(seat)}."
        case events.PartnersAnswered(seat, seats):
            return f"{voice.all_do(seats, 'is', 'are')} willing to join {voice.whom(seat)}."
        case events.Proposed(seat, what):
            return f"{voice.does(seat, 'proposes', 'propose')} {proposal_words(what, voice)}."
        case events.ProposalRefused(what, seats):
            return f"{voice.all_do(seats, 'does', 'do')} not agree {proposal_words(what, voice)}."
    return None


def proposal_words(what: str, voice: Voice) -> str:
    """What a leader proposes: "to roll dice", "to swap the card with tracker space 3, Ben paying"."""
    verb, *rest = what.removeprefix("method:").split(":")
    if verb == "swap":
        return f"to swap the card with tracker space {rest[0]}, {voice.whom(int(rest[1]))} paying 1 Willpower"
    return _PROPOSALS[verb]


def _method_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.MethodChosen(seat, "points"):
            return f"{voice.who(seat)} set out to gather points."
        case events.MethodChosen(seat, _):
            return f"{voice.who(seat)} chose dice."
        case events.RatingSet(spot, rating):
            return f"To reach on {spot}: **{rating}**."
        case events.PointsGathered():
            what = ", ".join(_gathered(fact))
            return f"{voice.who(fact.seat)} put in {names.points(fact.points)} ({what}): {fact.total} so far."
        case events.GatherShort(_, total, rating):
            return f"{total} of {rating}: short. Everything comes back, and the dice decide if any can be rolled."
    return None


def _gathered(fact: events.PointsGathered) -> Iterator[str]:
    yield f"Calling {fact.score}"
    if fact.invoked:
        yield f"invoked {listed(list(fact.invoked))}"
    if fact.poached:
        yield f"poached {listed(list(fact.poached))}"
    if fact.willpower:
        yield f"{fact.willpower} Willpower"
    if fact.trophies:
        yield f"{listed([names.card(trophy) for trophy in fact.trophies])} cashed in"


def _dice_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.DiceRolled(seat, dice, rating):
            return f"🎲 {voice.who(seat)} rolled **{names.rolled(dice)}** against {rating}."
        case events.DiceChanged(_, dice):
            return f"🎲 The dice show **{names.rolled(dice)}** now."
        case events.NoDice(seat):
            return f"{voice.who(seat)} had no die to roll: it failed."
        case events.TestRolled(seat, card, number):
            return f"🎲 {voice.who(seat)} rolled **{number}** for {names.card(card)}."
    return None


def _result_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.ScoreShown(seat, calling, score):
            title = names.CALLING_TITLES[calling]
            return f"{voice.own(seat)} score in {title} is known: {score}."
        case events.ControlTaken(seats, spot, card):
            return f"🚩 {voice.those(seats)} took control of **{names.at_spot(spot, card)}**."
        case events.AttemptFailed(seats, spot):
            return f"{voice.those(seats)} failed on {spot}."
    return None


def _trophy_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.MinionBeaten(seat, card, chip):
            return f"🏅 {voice.who(seat)} beat {names.card(card)} and keeps it, worth {chip}."
        case events.MinionWon(seats, card):
            return f"{names.card(card)} won against {voice.all_of(seats)} and was discarded."
        case events.TrophyUsed(seat, card, chip):
            return f"{voice.who(seat)} cashed in {names.card(card)} for {chip}."
    return None
