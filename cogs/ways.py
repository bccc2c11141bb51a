"""Ways through small choices: what is typed in one command is found step by step on a copy, where nothing happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import rules
from bot.hosting.refused import Refused
from bot.hosting.sight import Sight
from bot.words.page import Label
from rules import Action, GameState, Illegal, Option

BACK = "back"


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a way: a key, or the verb of a key, ending in a colon, with what was typed for the rest of it."""

    verb: str
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """Answers of one seat to one question, and the state to which they would lead."""

    state: GameState
    seat: int
    question: int
    keys: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat could answer next; nothing once the question is closed."""
        asked = (
            each for each in rules.decisions(self.state) if (each.seat, each.question) == (self.seat, self.question)
        )
        return next((decision.options for decision in asked), ())

    def offers(self, key: str) -> bool:
        """Whether this is one of the answers that could be next."""
        return any(option.key == key for option in self.options)

    def on(self, key: str) -> Way | None:
        """The way with one small choice more; None if it is more than that, since nobody may look into what follows."""
        way, is_told = self.then(key)
        return None if is_told else way

    def then(self, key: str) -> tuple[Way, bool]:
        """The way with one answer more, and whether that was more than a small choice. Raises Illegal."""
        state, events = rules.apply(self.state, Action(self.seat, self.question, key))
        return replace(self, state=state, keys=(*self.keys, key)), bool(events)

    def label(self, option: Option, sight: Sight) -> Label:
        """What the option says to whoever stands here."""
        return sight.words.label(option, rules.view(self.state, self.seat), sight.names)

    def key_of(self, step: Step, sight: Sight) -> str:
        """The key of the option that is meant: by its whole value, a part of it, or the name of a thing or a player."""
        named = thing_named(step.typed, sight)
        wanted = slug(named)
        if not step.verb.endswith(":") or not wanted:
            return step.verb
        values = [option.key.removeprefix(step.verb) for option in self.options if option.key.startswith(step.verb)]
        meant = [value for value in values if slug(value) == wanted]
        parts = [(value, [slug(part) for part in re.split(r"[.:]", value)]) for value in values]
        meant += [value for value, words in parts if wanted == words[0]]
        meant += [value for value, words in parts if wanted == words[-1]]
        meant += [value for value, words in parts if wanted in words]
        people = {
            str(seat) for seat, name in enumerate(sight.names) if name.casefold() == step.typed.strip().casefold()
        }
        return step.verb + next((value for value in (*meant, *values) if value in meant or value in people), named)


def thing_named(typed_text: str, sight: Sight) -> str:
    """A thing of the table's game as the rules call it, by its title if it has one that is written so."""
    title = typed_text.strip().casefold().replace("’", "'")
    titles = (*sight.words.topics, *sight.words.typed_names)
    named = (key for key, each in titles if each.casefold() == title)
    return next(named, slug(typed_text))


def slug(typed_text: str) -> str:
    """A thing of a game as the rules call it, from its title or whatever like it was typed."""
    return re.sub(r"[^a-z0-9]+", "_", typed_text.casefold().replace("'", "").replace("’", "")).strip("_")


def seat_named(sight: Sight, typed_text: str) -> int:
    """The seat of a player, by its number as the lists give it, or by name. Refused if there is none."""
    wanted = typed_text.strip().casefold()
    by_number = {str(seat.seat): seat.seat for seat in sight.seats}
    by_name = {seat.name.casefold(): seat.seat for seat in reversed(sight.seats)}
    found_seat = by_number.get(wanted, by_name.get(wanted))
    if found_seat is None:
        raise Refused("no_such_player")
    return found_seat


def found(sight: Sight, seat: int, steps: Sequence[Step]) -> Way:
    """The way of these steps, to the question that it answers. Raises Illegal or Refused if there is none.

    What comes of a step that is carried out nobody may look into, so that whatever is typed after one is refused in the
    same words.
    """
    way, is_told = _start(sight, seat, steps[0]), False
    for step in steps:
        if is_told:
            raise Refused("too_far")
        way, is_told = way.then(way.key_of(step, sight))
    return way


def _start(sight: Sight, seat: int, first: Step) -> Way:
    """The place from which the first step is offered; else the question that the seat is asked, which refuses it.

    Raises Refused if the seat has answered, and Illegal if it is not asked.
    """
    decisions = _open(sight, seat)
    places = (place for way in decisions for place in _backwards(way))
    start = next((place for place in places if place.offers(place.key_of(first, sight))), None)
    if start is None and sight.pending(seat) is not None:
        raise Refused("answered_already")
    if start is None and sight.decision(seat) is None and seat in sight.awaited:
        raise Refused("sealed")
    if start is None and not decisions:
        raise Illegal("not_asked", "Sequence of Play")
    return start or decisions[0]


def _open(sight: Sight, seat: int) -> list[Way]:
    """Where the seat stands at each of its questions that it has not answered yet."""
    is_answered = sight.pending(seat) is not None
    decisions = [each for each in sight.decisions(seat) if not (each.forced and is_answered)]
    return [Way(sight.playing, seat, each.question) for each in decisions]


def _backwards(way: Way) -> Iterator[Way]:
    """Where the seat stands, and where it would stand with one small choice after another taken back."""
    yield way
    while way.offers(BACK):
        way, _ = way.then(BACK)
        yield way


def at_hand(sight: Sight, seat: int, through: Sequence[Step]) -> Iterator[tuple[Way, Option]]:
    """Every option of the seat behind these small choices, and from where; without any, those it has at once.

    A step with nothing typed stands for all of its verb. Choices that were begun at the table are taken back.
    """
    places = [place for way in _open(sight, seat) for place in _backwards(way)]
    for step in through:
        further = (place.on(key) for place in places for key in _next_keys(place, step, sight))
        places = [place for place in further if place is not None]
    return ((place, option) for place in places for option in place.options)


def _next_keys(place: Way, step: Step, sight: Sight) -> list[str]:
    if not step.typed:
        return [option.key for option in place.options if option.key.startswith(step.verb)]
    key = place.key_of(step, sight)
    return [key] if place.offers(key) else []
