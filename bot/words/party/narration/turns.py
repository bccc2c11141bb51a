"""The log of the set-up, of turns, money and the end."""

from __future__ import annotations

from bot.words.party import names
from bot.words.party.offers import NOTHING, side
from bot.words.party.outcomes import outcome_words
from bot.words.party.texts.targets import shares
from bot.words.people import counted
from bot.words.voice import Voice, sentence
from rules.hunting_party import events


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_setup_line, _turn_line, _money_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _setup_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.Dealt(first, hands, has_oracle):
            oracle = " The Oracle keeps the third hand of prophecies." if has_oracle else ""
            begins = "You begin" if first == voice.reader else f"{voice.who(first)} begins"
            return f"The stacks are laid out and the prophecies dealt.{_sharers(hands, voice)}{oracle} {begins}."
        case events.HandicapGiven(seat, hunter, count):
            cost = f"for {shares(count)}" if count else "free of charge"
            return f"{sentence(names.hunter(hunter))} joined {voice.whom(seat)} for good, {cost}."
        case events.HeroChosen(seat, location, hunter):
            return f"{voice.who(seat)} took {names.hunter(hunter)} of {names.place(location)} as hero."
        case events.Ended(outcome, silver):
            money = ", ".join(f"{voice.whom(seat)} {names.money(purse)}" for seat, purse in enumerate(silver))
            return f"**{outcome_words(outcome, voice)}** Money at the end: {money}."
    return None


def _sharers(hands: tuple[int, ...], voice: Voice) -> str:
    """Who holds the same hand of prophecies, where somebody does."""
    together = [[seat for seat, held in enumerate(hands) if held == hand] for hand in sorted(set(hands))]
    pairs = [sorted(seats, key=lambda seat: seat != voice.reader) for seats in together if len(seats) > 1]
    return "".join(f" {voice.those(pair)} share a hand." for pair in pairs)


def _turn_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.TurnBegan(seat, number):
            return f"**Turn {number}** is {voice.theirs(seat)}."
        case events.TurnEnded():
            return ""
        case events.Disbanded(seat, hunter, 0):
            return f"{voice.who(seat)} let {names.hunter(hunter)} go."
        case events.Disbanded(seat, hunter, silver):
            return f"{voice.who(seat)} paid {names.hunter(hunter)} off with {names.money(silver)}."
        case events.PartyDisbanded(seat, silver, cards, is_forced):
            lost = f"{names.money(silver)} and {counted(cards, 'card')} of the hand are gone"
            who = voice.who(seat)
            why = f"{who} owed more than eight shares and could pay nobody off, so" if is_forced else f"{who} gave up:"
            return f"{why} the whole party was disbanded; {lost}."
        case events.ActionsGranted(seat, "purchase", _):
            return f"{voice.who(seat)} may buy at the Market on top of the action."
        case events.ActionsGranted(seat, _, amount):
            return f"{voice.own(seat)} next turn has {counted(amount, 'action')}."
    return None


def _money_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.SilverGained(seat, silver):
            return f"{voice.who(seat)} gained {names.money(silver)}."
        case events.SilverPaid(seat, silver):
            return f"{voice.who(seat)} paid {names.money(silver)}."
        case events.SilverMoved(seat, to, silver):
            return f"{voice.who(to)} had {names.money(silver)} from {voice.whom(seat)}."
        case events.OrphanFed(seat, silver):
            return f"Timmy the Orphan had {names.money(silver)} from {voice.whom(seat)}."
        case events.Traded(seat, to, silver, to_silver, cards, to_cards):
            given = side(silver, counted(cards, "card") if cards else "")
            returned = side(to_silver, counted(to_cards, "card") if to_cards else "")
            return _traded((seat, given), (to, returned), voice)
    return None


def _traded(one: tuple[int, str], other: tuple[int, str], voice: Voice) -> str:
    """Who gave what for what, or for nothing."""
    for (seat, given), (to, returned) in ((one, other), (other, one)):
        if returned == NOTHING:
            return f"{voice.who(seat)} gave {voice.whom(to)} {given} for nothing."
    (seat, given), (to, returned) = one, other
    return f"{voice.who(seat)} traded {given} for {returned} of {voice.theirs(to)}."
