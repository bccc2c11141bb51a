"""The log of Willpower and Hardships: gains, payments, placing, losing, debts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.people import listed
from bot.words.prey import names
from bot.words.prey.texts.cards import hardship_text
from bot.words.voice import Voice
from rules.deadly_prey import events
from rules.deadly_prey.cards import HARDSHIPS

_PURPOSES: Mapping[str, str] = {
    "night": " to act tonight",
    "willpower": " for two Willpower",
    "restoring": " to restore a vacancy",
    "debt": " for a debt that could not be paid",
}
_REASONS: Mapping[str, str] = {
    "hardship": " by a Hardship",
    "card": " by a card",
    "tax": " for what a card asks",
    "power": " by the monster's power",
    "burnt": " for a burnt card",
    "failed": " for the failure",
    "points": " for points",
    "swap": " for the swap",
    "poached": " for poaching",
    "exhausted": ": the card was exhausted",
    "destroyed": ": the card was destroyed",
    "minion": " to the Minion",
    "dawn": " at dawn",
    "way_out": " for the way out of a Hardship",
}
"""Why Willpower came or went, where it is worth a word."""

_TOLD_ALREADY = frozenset({"attack", "evicted", "evicting"})
"""What another line tells anyway."""
_PAID = frozenset({"points", "swap", "tax", "failed", "night", "way_out"})


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_hardship_line, _reserve_line, _spot_line, _debt_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _why(reason: str, card: str) -> str:
    """Why Willpower came or went, the card by its name where that is told."""
    if card in names.MONSTER_TITLES:
        return f" by the power of {names.monster(card)}"
    return f" by {names.card(card)}" if card else _REASONS.get(reason, "")


def _hardship_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.HardshipDrawn(seat, card, purpose):
            title, text = names.HARDSHIP_TITLES[card], hardship_text(card)
            return f"🥀 {voice.who(seat)} drew the Hardship **{title}**{_PURPOSES.get(purpose, '')}: “{text}”"
        case events.HardshipActed() if HARDSHIPS[fact.card].kind == "at_once":
            return ""
        case events.HardshipEnded() if HARDSHIPS[fact.card].length == "now":
            return ""
        case events.HardshipActed(seat, card):
            return f"{names.HARDSHIP_TITLES[card]} strikes {voice.whom(seat)}."
        case events.HardshipEnded(seat, card):
            return f"{names.HARDSHIP_TITLES[card]} is over for {voice.whom(seat)}."
    return None


def _reserve_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.CardBurnt(seat, card, willpower):
            return f"{voice.who(seat)} burnt {names.card(card)} for {willpower} Willpower."
        case events.WillpowerChanged(_, _, "burnt"):
            return ""
        case events.WillpowerChanged(seat, willpower, "hardship") if willpower > 0:
            return f"{voice.who(seat)} gained {willpower} Willpower for a Hardship."
        case events.WillpowerChanged(seat, willpower, reason, card):
            verb = "gained" if willpower > 0 else "paid" if reason in _PAID else "lost"
            return f"{voice.who(seat)} {verb} {abs(willpower)} Willpower{_why(reason, card)}."
    return None


def _spot_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.WillpowerPlaced(seat, spot, count):
            return f"{voice.who(seat)} placed {count} white on {spot}."
        case events.WillpowerLost() if fact.reason in _TOLD_ALREADY:
            return ""
        case events.WillpowerLost(seat, "", _, count, reason, card):
            return f"{voice.who(seat)} lost {count} Willpower{_why(reason, card)}."
        case events.WillpowerLost(seat, spot, colour, count, reason, card):
            return f"{voice.who(seat)} lost {count} {colour} on {spot}{_why(reason, card)}."
        case events.WillpowerShifted(seat, source, to, count):
            start = "the reserve" if source in {"", "reserve"} else source
            return f"{count} white of {voice.whom(seat)} moved from {start} to {to}."
        case events.Reclaimed(seat, ()):
            return f"{voice.who(seat)} reclaimed nothing."
        case events.Reclaimed(seat, taken):
            what = listed([f"{count} {colour} from {spot}" for spot, colour, count in taken])
            return f"{voice.who(seat)} reclaimed {what}."
        case events.TurnedRed(seat, spot, count):
            return f"{voice.who(seat)} turned {count} white red on {spot}."
    return None


def _debt_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.DebtOwed(seat, willpower):
            return f"{voice.does(seat, 'owes', 'owe')} {willpower} Willpower: white there first, reserve, then cards."
        case events.DebtPaidByCard(seat, card, value):
            return f"{voice.who(seat)} discarded {names.card(card)} for {value} of the debt."
    return None
