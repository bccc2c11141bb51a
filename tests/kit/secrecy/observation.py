"""Every byte that a viewer gets from a table: what the two tables of a secrecy pair are compared by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import rules
from rules import PUBLIC, Action, Decision, Event, Illegal
from rules.unknown_quarry.cards import CARDS
from rules.unknown_quarry.house import ROOM_NAMES
from rules.unknown_quarry.state import State

REFUSALS = 20

Observe = Callable[[State, int, Sequence[Event]], bytes]
"""(state, viewer, events of the last answer) -> all that the viewer is sent then."""


def observe(state: State, viewer: int, told: Sequence[Event]) -> bytes:
    """The view, what is asked of the viewer, the events in their order, and how 20 illegal answers are refused."""
    return b"\n".join((see(state, viewer), hear(viewer, told), *refusals(state, viewer)))


def see(state: State, viewer: int) -> bytes:
    """The viewer's view, and its decisions with question number, options, values and default."""
    return f"{rules.view(state, viewer)!r}\n{asked_of(state, viewer)!r}".encode()


def hear(viewer: int, told: Sequence[Event]) -> bytes:
    """The events told to the viewer and to everybody, in their order."""
    return repr([event for event in told if event.audience in (PUBLIC, viewer)]).encode()


def asked_of(state: State, viewer: int) -> tuple[Decision, ...]:
    """What is asked of the viewer now."""
    return tuple(decision for decision in rules.decisions(state) if decision.seat == viewer)


def refusals(state: State, viewer: int) -> Iterator[bytes]:
    """How the rules refuse 20 answers of the viewer that are not legal."""
    for action in illegal_answers(state, viewer):
        illegal = refusal_of(state, action)
        yield repr((action.option, illegal.reason, illegal.rule, sorted(illegal.fields.items()))).encode()


def illegal_answers(state: State, viewer: int) -> list[Action]:
    """20 answers that the viewer cannot give now; none for PUBLIC, who is never asked."""
    if viewer == PUBLIC or not state.question:
        return []
    legal = {option.key for decision in asked_of(state, viewer) for option in decision.options}
    keys = [key for key in some_keys(state.turn.number + state.questions) if key not in legal]
    return [Action(viewer, state.question.number, key) for key in keys[:REFUSALS]]


def refusal_of(state: State, action: Action) -> Illegal:
    """The refusal of an answer that is not legal."""
    try:
        rules.apply(state, action)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"{action} is no legal answer, and was carried out")


@cache
def some_keys(start: int) -> tuple[str, ...]:
    """A quarter of all keys there are, another one for each start, in a mixed order."""
    keys = every_key()
    return tuple(keys[(start * 37 + step * 101) % len(keys)] for step in range(len(keys) // 4))


@cache
def every_key() -> tuple[str, ...]:
    """Every key that an option of the game can have, and some that none has."""
    bare = ("search", "back", "feint", "adrenaline", "end_turn", "end_turn:recover", "surge:up", "surge:down")
    interaction = ("withdraw", "apply", "resolve", "spend", "keep", "give_back", "", "nonsense", "move", "resolve:")
    verbs = ("pick_up", "card", "resolve", "spend", "react", "drop")
    return (
        *bare,
        *interaction,
        *(f"move:{room}" for room in ROOM_NAMES),
        *(f"interact:{seat}" for seat in range(7)),
        *(f"{verb}:{card}" for verb in verbs for card in CARDS),
        *(f"react:{card}:spend" for card in CARDS),
    )
