"""Trades in words: what each side gives, and what stands on offer."""

from __future__ import annotations

from bot.words.party import names
from bot.words.people import counted
from bot.words.voice import Voice
from rules.hunting_party.state import Offer

NOTHING = "nothing"


def terms(offer: Offer, voice: Voice) -> str:
    """Both sides of an offer: "you give 1 gold; Ben gives 2 cards"."""
    given = side(offer.silver, names.items(offer.cards) if offer.cards else "")
    whose = "your" if offer.to == voice.reader else "their"
    laid = names.items(offer.laid) if offer.laid else _asked_cards(offer.asked_cards, whose)
    return f"{_gives(offer.seat, given, voice)}; {_gives(offer.to, side(offer.asked_silver, laid), voice)}"


def side(silver: int, cards: str) -> str:
    """What one side gives: money, cards, both, or nothing."""
    parts = [names.money(silver)] * (silver > 0) + [cards] * (cards != "")
    return " and ".join(parts) or NOTHING


def _asked_cards(count: int, whose: str) -> str:
    return f"{counted(count, 'card')} of {whose} choice" if count else ""


def _gives(seat: int, what: str, voice: Voice) -> str:
    return f"{voice.whom(seat)} {'give' if seat == voice.reader else 'gives'} {what}"


def waits_for(offer: Offer) -> int:
    """The seat that has to say yes or no: the one who offered, once the other has laid down what was asked."""
    return offer.seat if offer.laid else offer.to


def offer_line(offer: Offer, voice: Voice) -> str:
    """An offer, with whose answer it waits for."""
    return f"A trade: {terms(offer, voice)}. It waits for {voice.whom(waits_for(offer))}."
