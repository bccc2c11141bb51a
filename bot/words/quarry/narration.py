"""The log of Unknown Quarry: one line for each thing that happened, as its audience may know it (UQ-22)."""

from __future__ import annotations

from bot.words.people import Names, counted, listed, who
from bot.words.quarry import names as titles
from bot.words.quarry.effects import YOU, line_words
from rules.unknown_quarry import events
from rules.unknown_quarry.cards import CARDS

OUTCOME_WORDS = {
    "slain": "{winner} struck the killing blow and wins!",
    "all_declared": "Every hunter lies crippled: the monster, {winner}, wins!",
    "escaped": "All the others were crippled: the monster, {winner}, escapes and wins!",
    "round_limit": "The last round is over and the monster was not found: nobody wins.",
}


def narrate(fact: object, names: Names, reader: int | None) -> str:
    """One line about the fact for its audience, or "" where there is nothing worth a line.

    `reader` is the seat that reads, None for everybody. Raises ValueError if everybody would read a private fact.
    """
    public = _public_line(fact, names)
    if public is not None:
        return public
    if reader is None:
        raise ValueError(f"{type(fact).__name__} is private")
    return _private_line(fact, names, reader)


def _public_line(fact: object, names: Names) -> str | None:
    """The line for a fact that everybody hears, or None if it is not one."""
    for lines in (_turn_line, _house_line, _energy_line, _interaction_line, _end_line):
        line = lines(fact, names)
        if line is not None:
            return line
    return None


def _turn_line(fact: object, names: Names) -> str | None:
    match fact:
        case events.Dealt(first=first):
            return f"The cards are dealt. {who(names, first)} begins."
        case events.TurnBegan(seat, number, actions):
            return f"Turn {number}: {who(names, seat)}, {counted(actions, 'action')}."
        case events.TurnEnded():
            return ""
    return None


def _house_line(fact: object, names: Names) -> str | None:
    match fact:
        case events.Moved(seat, origin, room, price):
            dearly = f" ({price} actions)" if price > 1 else ""
            return f"{who(names, seat)} goes from {titles.room(origin)} to {titles.room(room)}{dearly}."
        case events.Searched(seat, room):
            return f"{who(names, seat)} searches {titles.room(room)}."
        case events.PickedUp(seat, room):
            return f"{who(names, seat)} picks up an item in {titles.room(room)}."
        case events.Dropped(seat, room):
            return f"{who(names, seat)} lays an item down in {titles.room(room)}."
    return None


def _energy_line(fact: object, names: Names) -> str | None:
    match fact:
        case events.EnergySpent(seat, "feint", left):
            return f"{who(names, seat)} feints and slips away from harassment ({_left(left)})."
        case events.EnergySpent(seat, "adrenaline", left):
            return f"{who(names, seat)} has a rush of adrenaline: 1 more action ({_left(left)})."
        case events.EnergySpent(seat, _, left):
            return f"{who(names, seat)} spends a charge ({_left(left)})."
        case events.EnergyRecovered(seat):
            return f"{who(names, seat)} has fresh energy."
        case events.Surged(seat, number):
            return f"{who(names, seat)} surges: the number is now {number}."
    return None


def _left(charges: int) -> str:
    return f"{counted(charges, 'charge')} left"


def _interaction_line(fact: object, names: Names) -> str | None:
    match fact:
        case events.Rolled(seat, target, number):
            return f"{who(names, seat)} plays a hidden card on {who(names, target)} and rolls a {number}."
        case events.Withdrew(seat):
            return f"{who(names, seat)} takes the card back unseen."
        case events.Applied(seat, target, number):
            return f"{who(names, seat)} applies the card on {number}: {who(names, target)} reads it."
        case events.Answered(_, target, 0):
            return f"{who(names, target)} has answered; no card goes over."
        case events.Answered(seat, target, count):
            return f"{who(names, target)} has answered; {_go(count)} over to {who(names, seat)}."
        case events.CameBack(_, target, count):
            return f"{_go(count).capitalize()} back to {who(names, target)}."
        case events.CardKept(seat, target):
            return f"A card goes from {who(names, target)} to {who(names, seat)} for good."
    return None


def _go(count: int) -> str:
    return "a card goes" if count == 1 else f"{count} cards go"


def _end_line(fact: object, names: Names) -> str | None:
    match fact:
        case events.Declared(seat):
            return f"**{who(names, seat)} is crippled!**"
        case events.MortallyWounded(seat, striker):
            return f"**{who(names, seat)} is the monster, and {who(names, striker)} has dealt a mortal wound!**"
        case events.StateRevealed(seat, is_crippled):
            return f"{who(names, seat)} is {'crippled' if is_crippled else 'not crippled'}."
        case events.Ended(outcome):
            winners = listed([who(names, seat) for seat in outcome.winners]) if outcome.winners else "nobody"
            return f"**{OUTCOME_WORDS[outcome.label].format(winner=winners)}**"
    return None


def _private_line(fact: object, names: Names, reader: int) -> str:
    match fact:
        case events.HandDealt(cards, monster):
            return f"You are dealt {listed([titles.card(card) for card in cards])}: {role_words(monster)}"
        case events.RoomSearched(room, cards):
            return f"You see in {titles.room(room)}: {titles.cards(cards)}."
        case events.CardTaken(card):
            return f"You take {titles.card(card)}."
        case events.CardLaidDown(card, room):
            return f"You lay {titles.card(card)} down in {titles.room(room)}."
        case events.CardUsed(card, target, number):
            return f"You play {titles.card(card)} on {who(names, target)} and roll a {number}."
        case events.CardApplied(seat, card, number, affects):
            return _applied(who(names, seat), card, number, f"Affects you: {'yes' if affects else 'no'}.")
        case _:
            return _consequence(fact, names, reader)


def role_words(monster: str | None) -> str:
    """What the hand makes its owner."""
    return "you are a hunter." if monster is None else f"you are the monster, the **{titles.monster(monster)}**."


def _applied(attacker: str, card: str, number: int, affects: str) -> str:
    line = CARDS[card].line(number)
    text = line_words(line, YOU) if line else "nothing"
    return f"{attacker} uses {titles.card(card)} on you, number {number}: {text}. {affects}"


def _consequence(fact: object, names: Names, reader: int) -> str:
    match fact:
        case events.Wounded(wounds, total, is_crippled):
            crippled = " **You are crippled now**, and nobody may know before the rules say so." if is_crippled else ""
            return f"You suffer {counted(wounds, 'wound')}, {total} in all.{crippled}"
        case events.Banned(seat, deed):
            me = seat == reader
            return f"{'You' if me else who(names, seat)} may not {deed} on {'your' if me else 'their'} next turn."
        case events.CardsSeen(seat, cards, is_gift):
            return f"{who(names, seat)} {'gives' if is_gift else 'shows'} you: {titles.cards(cards)}."
        case events.CardsPassed(seat, cards):
            return f"You pass to {who(names, seat)}: {titles.cards(cards)}."
        case events.CardGone(seat, card):
            return f"{who(names, seat)} keeps your {titles.card(card)}."
    raise ValueError(f"no words for {type(fact).__name__}")
