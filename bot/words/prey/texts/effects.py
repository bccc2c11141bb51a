"""What the effects of the cards do, each as a clause that tells their player: "draw 2 Arsenal Cards"."""

from __future__ import annotations

from bot.words.people import counted
from bot.words.prey import names
from bot.words.prey.texts.lasting import lasting_clause
from bot.words.prey.texts.targets import Mentions
from rules.deadly_prey.cards.effects import (
    CITY_DECK,
    HAND,
    PLACED,
    RESERVE,
    TROPHIES,
    YOU,
    CallingPoints,
    Chance,
    Chip,
    Dice,
    Draw,
    Drop,
    Effect,
    Fetch,
    OwnStep,
    Peek,
    Pips,
    Points,
    Rating,
    Redden,
    Refill,
    Reroll,
    Restore,
    Shift,
    Strip,
    Swap,
    Tally,
    Will,
)


def clauses(effects: tuple[Effect, ...], mentions: Mentions) -> str:
    """Several effects in one sentence."""
    return ", and ".join([clause(effect, mentions) for effect in effects])


def clause(effect: Effect, mentions: Mentions) -> str:
    """One effect, without the moment and how long it lasts."""
    for words in (_roll_clause, _willpower_clause, _chip_clause, _card_clause, _pyramid_clause, lasting_clause):
        text = words(effect, mentions)
        if text is not None:
            return text
    if isinstance(effect, Chance):
        then, otherwise = (clauses(each, mentions) for each in (effect.then, effect.otherwise))
        return f"roll a d10: on {effect.least} or more {then}; else {otherwise}"
    raise ValueError(f"no words for {effect}")


def _roll_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Dice(count, "rolls", who):
            return f"{mentions.does(who, 'rolls', 'roll')} {_more_dice(count)} each time"
        case Dice(count) if count > 0:
            return f"roll {_more_dice(count)}"
        case Dice(count):
            return f"{_more_dice(count)} {'is' if count == -1 else 'are'} rolled"
        case Points(count):
            return f"gather {count} more points"
        case Rating(count, "attempts", who):
            return f"the number to reach is {_lifted(count)} in each attempt of {mentions.of(who)}"
        case Rating(count, "attacks", who):
            return f"the number to reach is {_lifted(count)} for attacks on {mentions.whose(who)} cards"
        case Rating(count):
            return f"the number to reach is {_lifted(count)}"
        case Pips(count):
            return f"every die shows {count} more, 10 at most"
        case Reroll(None):
            return "reroll every die that missed"
        case Reroll(count):
            return f"reroll {'a die that missed' if count == 1 else f'{count} dice that missed'}"
    return None


def _more_dice(count: int) -> str:
    """A change of dice: "1 more die", "2 more dice", "1 fewer die"."""
    return f"{abs(count)} {'more' if count > 0 else 'fewer'} {'die' if abs(count) == 1 else 'dice'}"


def _lifted(count: int) -> str:
    return f"{abs(count)} {'higher' if count > 0 else 'lower'}"


def _willpower_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Will(count, who) if count < 0:
            return f"{mentions.does(who, 'loses', 'lose')} {-count} Willpower"
        case Will(count, who):
            return f"{mentions.does(who, 'gains', 'gain')} {count} Willpower"
        case Strip(colour, count, who, ""):
            return f"remove {_of_whom(count, colour, mentions.of(who))} from whatever cards you like"
        case Strip(colour, count, who, at):
            return f"remove {_of_whom(count, colour, mentions.of(who))} from {mentions.of(at)}"
        case Shift(count, source, to):
            return _shift(mentions.of(count), source, to, mentions)
        case Redden(count, at):
            return f"turn up to {count} of your white there red, if you control {mentions.of(at)}"
        case Tally(count, who):
            return f"{mentions.whose(who)} tally is {_lifted(count)}"
    return None


def _of_whom(count: int, colour: str, whom: str) -> str:
    return f"{count} of your {colour} Willpower" if whom == "you" else f"{count} {colour} Willpower of {whom}"


def _shift(how_many: str, source: str, to: str, mentions: Mentions) -> str:
    if source == RESERVE:
        return f"move {how_many} Willpower from your reserve to {mentions.of(to)}, white side up"
    if source == PLACED:
        return f"move {how_many} of the white Willpower just placed to {mentions.of(to)}"
    first = mentions.of(source)
    return f"move {how_many} of your white Willpower from {first} to {mentions.of(to)}"


def _chip_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Chip(count, spot) if count > 0:
            return f"the chip on {mentions.of(spot)} rises by {count}, to 3 at most"
        case Chip(count, spot, floor):
            least = f"though not below {floor}" if floor else "even to 0, which exhausts the card"
            return f"the chip on {mentions.of(spot)} falls by {-count}, {least}"
        case CallingPoints(count, calling):
            verb = mentions.does("monster", "gains", "gain") if count > 0 else mentions.does("monster", "loses", "lose")
            return f"{verb} {names.points(abs(count))} in {mentions.of(calling)}"
        case Swap(first, second):
            one = mentions.of(first)
            return f"the chips of {one} and {mentions.of(second)} change places"
    return None


def _card_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Draw(count):
            return f"draw {counted(count, 'Arsenal Card')}"
        case Drop():
            return _drop(effect, mentions)
        case Fetch(card):
            return f"take {mentions.of(card)} into your hand, openly"
        case Peek(where, count) if where == CITY_DECK:
            return f"look at the top {counted(count, 'card')} of the City deck"
        case Peek(where, calling=calling) if calling and where == "monster":
            return f"look at the monster's total in {mentions.of(calling)}"
        case Peek(where, calling=calling) if calling:
            return f"look at the score of {mentions.of(where)} in {mentions.of(calling)}"
        case Peek(where):
            hand = "the hand of " if "hunter" in where else ""
            return f"look at {hand}{mentions.of(where)}"
    return None


def _drop(effect: Drop, mentions: Mentions) -> str:
    otherwise = f"; if there is none, {clauses(effect.otherwise, mentions)}" if effect.otherwise else ""
    luck = ", which luck picks" if effect.is_by_luck else ""
    if effect.where == TROPHIES:
        return f"discard a trophy{luck}{otherwise}"
    if effect.where != HAND:
        return f"discard {mentions.of(effect.where)}{otherwise}"
    cards = counted(effect.count, "card")
    if effect.who == YOU:
        return f"discard {cards} from your hand{luck}{otherwise}"
    return f"{mentions.does(effect.who, 'discards', 'discard')} {cards} from the hand{luck}{otherwise}"


def _pyramid_clause(effect: Effect, mentions: Mentions) -> str | None:
    match effect:
        case Refill(spot):
            return f"{mentions.of(spot)} is replaced by a face-down card with a new chip, and the white on it stays"
        case Restore(spot):
            return f"fill {mentions.of(spot)} with a face-down card and a new chip, without a Hardship"
        case OwnStep("lay_back"):
            return "lay them back in any order"
        case OwnStep("decoy", spot):
            return f"the attack strikes {mentions.of(spot)} instead"
        case OwnStep("lay_minion", spot, card):
            minion = mentions.of(card)
            return f"lay {minion} face down under the chip of {mentions.of(spot)}, whose old card is discarded"
    return None
