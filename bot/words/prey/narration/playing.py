"""The log of windows, of cards played and voided, and of who looked at what."""

from __future__ import annotations

from bot.words.prey import names
from bot.words.prey.played import picks_words, source_words
from bot.words.voice import Voice
from rules.deadly_prey import events


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_played_line, _looking_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _played_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.WindowOpened():
            return ""
        case events.CardPlayed(seat, "power", card, picks):
            return f"✨ {voice.who(seat)} used {source_words('power', card)}{picks_words(card, picks, voice)}."
        case events.CardPlayed(seat, _, card, picks):
            return f"🃏 {voice.who(seat)} played **{names.card(card)}**{picks_words(card, picks, voice)}."
        case events.PlayVoided(seat, card) if card in names.MONSTER_TITLES:
            return f"The power of {names.monster(card)} did nothing."
        case events.PlayVoided(seat, card):
            hand = "your hand" if seat == voice.reader else f"the hand of {voice.whom(seat)}"
            return f"{names.card(card)} did nothing; it is back in {hand}, locked until the next half-day."
        case events.CardDropped(seat, card):
            return f"{voice.who(seat)} discarded {names.card(card)}."
        case events.CardFetched(seat, card):
            return f"{voice.who(seat)} took {names.card(card)} out of the discards."
    return None


def _looking_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.StackPeeked(seat, what, of):
            return f"{voice.who(seat)} looked at {_looked_at(what, of, voice)}."
        case events.DeckArranged(seat, suit):
            top = f"; its top card is {names.SUIT_TITLES[suit]}" if suit else ""
            return f"{voice.who(seat)} laid the top of the City deck back in an order of choice{top}."
    return None


def _looked_at(what: str, of: str, voice: Voice) -> str:
    match what:
        case "spot":
            return of
        case "deck":
            return "the top of the City deck"
        case "hand":
            return f"{voice.whose(int(of))} hand"
    seat, _, calling = of.partition(".")
    return f"{voice.whose(int(seat))} score in {names.CALLING_TITLES[calling]}"
