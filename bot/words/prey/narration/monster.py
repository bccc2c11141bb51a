"""The log of the monster: points paid, meddling, attacks, destroyed cards, feeding, its power."""

from __future__ import annotations

from collections import Counter

from bot.words.people import listed
from bot.words.prey import names
from bot.words.voice import Voice, sentence
from rules.deadly_prey import events


def line(fact: object, voice: Voice) -> str | None:
    """The line for a fact of these, or None for any other."""
    for words in (_points_line, _attack_line, _destroyed_line):
        found = words(fact, voice)
        if found is not None:
            return found
    return None


def _points_line(fact: object, _voice: Voice) -> str | None:
    match fact:
        case events.Meddled(points):
            return f"👁️ The monster meddles: {points} more to reach."
        case events.PointsPaid(payments):
            return f"The monster paid {listed([_payment(*payment) for payment in payments])}."
        case events.Exchanged(paid, into):
            sources = " and ".join(
                f"{names.points(count)} of {names.CALLING_TITLES[calling]}" for calling, count in Counter(paid).items()
            )
            return f"The monster exchanged {sources} for one of {names.CALLING_TITLES[into]}."
        case events.CallingLost(calling, points):
            return f"The monster loses {names.points(points)} of {names.CALLING_TITLES[calling]}, if it has any."
        case events.CallingGained(calling, points):
            return f"The monster gained {names.points(points)} of {names.CALLING_TITLES[calling]}."
    return None


def _payment(calling: str, paid: tuple[int, ...], change: tuple[int, ...]) -> str:
    """What was paid from a Calling, with the chips that the table sees: "2 from Destruction (a 3, change a 1)"."""
    back = f", change {_chips(change)}" if change else ""
    return f"{sum(paid) - sum(change)} from {names.CALLING_TITLES[calling]} ({_chips(paid)}{back})"


def _chips(values: tuple[int, ...]) -> str:
    return listed([f"a {value}" for value in values])


def _attack_line(fact: object, voice: Voice) -> str | None:
    match fact:
        case events.AttackDeclared(target, dice, number):
            return (
                f"🩸 **The monster attacks {names.target(target)}** with {names.dice(dice)}, {number} or more to hit."
            )
        case events.AttackWarded(target):
            return f"The attack on {names.target(target)} was warded off."
        case events.AttackMissed(target):
            return f"The attack on {names.target(target)} missed."
        case events.RedRemoved(seat, spot, count):
            whose = f"{count} of your red" if seat == voice.reader else f"{count} red of {voice.whom(seat)}"
            return f"The attack removed {whose} on {spot}."
    return None


def _destroyed_line(fact: object, _voice: Voice) -> str | None:
    match fact:
        case events.CardDestroyed(target, card, True):
            return f"💥 **{names.at_spot(target, card)} is destroyed**: a vacancy."
        case events.CardDestroyed(target, card, _):
            there = f"{sentence(names.target(target))} was destroyed"
            return f"💥 {there}: {names.CITY_TITLES[card]}." if card else f"💥 {there}."
    return None
