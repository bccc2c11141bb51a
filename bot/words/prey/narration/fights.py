"""The log of confrontations with the monster."""

from __future__ import annotations

from bot.words.prey import names
from bot.words.voice import Voice
from rules.deadly_prey import events


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    match fact:
        case events.ConfrontationBegan(seats, calling):
            suit = names.CALLING_TITLES[calling]
            return f"⚔️ **{voice.all_do(seats, 'confronts', 'confront')} the monster**, in {suit}."
        case events.TallyTold(seat, tally, True):
            return f"{voice.own(seat)} tally: **{tally}**, and it was enough."
        case events.TallyTold(seat, tally, _):
            return f"{voice.own(seat)} tally: **{tally}**, and it was not enough."
        case events.HunterDied(seat, hand):
            cards = f" In the hand lay {names.cards(hand)}." if hand else ""
            return f"💀 {voice.does(seat, 'is', 'are')} dead.{cards}"
        case events.MonsterDefeated(seats):
            return f"🏆 **{voice.those(seats)} defeated the monster.**"
    return None
