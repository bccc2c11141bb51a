"""Reading the cards of Deadly Prey: all effects and choices on each, and what the names in them may mean."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

import pytest

from rules.deadly_prey.cards import ARSENAL, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS, ArsenalCard, Influence, Monster
from rules.deadly_prey.cards import effects as words
from rules.deadly_prey.cards.effects import (
    ACTOR,
    CITY_DECK,
    EVERYONE,
    FIGHTERS,
    HAND,
    HUNTERS,
    MONSTER,
    PLACED,
    RESERVE,
    TROPHIES,
    YOU,
    Choose,
    Effect,
    Trick,
)


@dataclass(frozen=True)
class Text:
    """What a card says, whatever its family: all that may follow from it, and what is chosen."""

    name: str
    effects: tuple[Effect, ...]
    choices: tuple[Choose, ...] = ()


def within(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects, and those that hang on a roll or on another's failure."""
    for effect in effects:
        yield effect
        match effect:
            case words.Chance():
                yield from within((*effect.then, *effect.otherwise))
            case words.Drop():
                yield from within(effect.otherwise)


def offered(choices: tuple[Choose, ...]) -> tuple[Effect, ...]:
    """The effects that a choice between ways offers."""
    ways = [choice.among.ways for choice in choices if isinstance(choice.among, words.Ways)]
    return tuple(effect for several in ways for way in several for effect in way)


def text_of(name: str, effects: tuple[Effect, ...], choices: tuple[Choose, ...]) -> Text:
    return Text(name, tuple(within((*effects, *offered(choices)))), choices)


PLAYED: list[ArsenalCard | Influence | Monster] = [*ARSENAL.values(), *INFLUENCE.values(), *MONSTERS.values()]
TRICKS: dict[str, Trick] = {card.name: card.trick for card in PLAYED}
"""What can be played or used, by the card's name."""
TEXTS = {
    text.name: text
    for text in (
        *(text_of(name, trick.effects, trick.choices) for name, trick in TRICKS.items()),
        *(text_of(card.name, card.effects, card.choices) for card in HARDSHIPS.values()),
        *(text_of(card.name, card.effects, ()) for card in SETBACKS.values()),
    )
}
EVERY_TEXT = [pytest.param(text, id=text.name) for text in TEXTS.values()]

SPOT, HUNTER, CALLING, CARD, NUMBER, PLAY = (
    (words.Spots,),
    (words.Hunters,),
    (words.Callings,),
    (words.Cards,),
    (words.Numbers,),
    (words.Plays,),
)
MEANT = {
    (words.Dice, "who"): ((), (YOU,)),
    (words.Rating, "who"): (HUNTER, (YOU,)),
    (words.Will, "who"): (HUNTER, (YOU,)),
    (words.Strip, "who"): (HUNTER, (YOU,)),
    (words.Strip, "at"): (SPOT, ("",)),
    (words.Shift, "count"): (NUMBER, ()),
    (words.Shift, "source"): (SPOT, (RESERVE, PLACED)),
    (words.Shift, "to"): (SPOT, ()),
    (words.Redden, "at"): (SPOT, ()),
    (words.Chip, "spot"): (SPOT, ()),
    (words.CallingPoints, "calling"): (CALLING, ()),
    (words.Tally, "who"): (HUNTER, (YOU, FIGHTERS)),
    (words.Drop, "where"): (CARD, (HAND, TROPHIES)),
    (words.Drop, "who"): (HUNTER, (YOU,)),
    (words.Fetch, "card"): (CARD, ()),
    (words.Peek, "where"): ((*SPOT, *HUNTER), (CITY_DECK, MONSTER)),
    (words.Peek, "calling"): (CALLING, ("",)),
    (words.Refill, "spot"): (SPOT, ()),
    (words.Swap, "first"): (SPOT, ()),
    (words.Swap, "second"): (SPOT, ()),
    (words.Restore, "spot"): (SPOT, ()),
    (words.Bar, "who"): ((), (YOU, ACTOR, FIGHTERS, HUNTERS, EVERYONE)),
    (words.Allow, "who"): ((), (YOU, HUNTERS, MONSTER)),
    (words.Allow, "at"): (SPOT, ("",)),
    (words.Tax, "who"): ((), (ACTOR, HUNTERS)),
    (words.Cancel, "play"): (PLAY, ()),
    (words.OwnStep, "spot"): (SPOT, ("",)),
    (words.OwnStep, "card"): (CARD, ("",)),
    (words.Hunters, "at"): (SPOT, ("",)),
    (words.Numbers, "at"): (SPOT, ("",)),
    (words.Spots, "touching"): ((), ("", PLACED)),
    (words.Choose, "who"): (HUNTER, (YOU,)),
}
"""Of every name an effect or a choice holds: what choices it may refer to, and what fixed names."""

Speaking = Effect | words.Among | Choose


def references(part: Speaking) -> set[str]:
    return {field.name for field in fields(part) if (type(part), field.name) in MEANT}


def mistakes(part: Speaking, choices: dict[str, Choose]) -> list[str]:
    """The names in an effect or a choice that mean nothing, given the choices made before."""
    wrong = []
    for field in references(part):
        kinds, fixed = MEANT[type(part), field]
        name = getattr(part, field)
        if name in choices:
            wrong += [] if isinstance(choices[name].among, kinds) else [f"{field}={name} is another kind of choice"]
        elif name not in fixed:
            wrong.append(f"{field}={name}")
    return wrong
