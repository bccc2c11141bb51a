"""What a player should hear of at once, though the table does not wait for it: trades that need a word."""

from __future__ import annotations

from bot.words.page import cut
from bot.words.party.offers import terms, waits_for
from bot.words.party.voice import PartyVoice
from bot.words.people import Names
from rules.hunting_party.view import View

CALL_LIMIT = 1000


def call(view: View, names: Names) -> str:
    """The trades that wait for the viewer's yes or no; "" if there are none."""
    voice = PartyVoice.to(view.viewer, names)
    offers = view.own.offers if view.own else ()
    lines = []
    for offer in offers:
        if waits_for(offer) != view.viewer:
            continue
        if offer.to == view.viewer:
            lines.append(f"⚖️ {voice.who(offer.seat)} offers you a trade: {terms(offer, voice)}. Yes or no?")
        else:
            lines.append(f"⚖️ {voice.who(offer.to)} has put cards in: {terms(offer, voice)}. Exchange, or withdraw?")
    return cut("\n".join(lines), CALL_LIMIT)
