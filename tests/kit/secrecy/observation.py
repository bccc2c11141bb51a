"""Every byte that a viewer gets from a table: what the two tables of a secrecy pair are compared by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import rules
from rules import GAMES, PUBLIC, Action, Decision, Event, GameState, Illegal, Setup
from tests.kit.secrecy.trials import TRIALS

REFUSALS = 20
SOME_ANSWERS = 8

Observe = Callable[[GameState, int, Sequence[Event]], bytes]
"""(state, viewer, events of the last answer) -> all that the viewer is sent then."""


def observe(state: GameState, viewer: int, told: Sequence[Event]) -> bytes:
    """The view, who is asked, what the viewer is asked, the events in order, and how 20 illegal answers are refused."""
    return b"\n".join((see(state, viewer), hear(viewer, told), *refusals(state, viewer)))


def see(state: GameState, viewer: int) -> bytes:
    """The viewer's view, who is asked, and its decisions with question number, options, values and defaults.

    Another table is looked at in between, so that nothing remembered of the first table of a pair serves the second.
    """
    rules.decisions(elsewhere(state.game))
    return f"{rules.view(state, viewer)!r}\n{rules.awaited(state)!r}\n{asked_of(state, viewer)!r}".encode()


def hear(viewer: int, told: Sequence[Event]) -> bytes:
    """The events told to the viewer and to everybody, in their order."""
    return repr([event for event in told if event.audience in (PUBLIC, viewer)]).encode()


def asked_of(state: GameState, viewer: int) -> tuple[Decision, ...]:
    """What is asked of the viewer now."""
    return tuple(decision for decision in rules.decisions(state) if decision.seat == viewer)


def refusals(state: GameState, viewer: int) -> Iterator[bytes]:
    """How the rules refuse 20 answers of the viewer that are not legal."""
    for action in illegal_answers(state, viewer):
        illegal = refusal_of(state, action)
        yield repr(
            (action.question, action.option, illegal.reason, illegal.rule, sorted(illegal.fields.items()))
        ).encode()


def illegal_answers(state: GameState, viewer: int) -> list[Action]:
    """20 answers that the viewer cannot give now, to its questions in turn, or else to another's; none for PUBLIC."""
    decisions = rules.decisions(state)
    if viewer == PUBLIC or not decisions:
        return []
    own = [decision for decision in decisions if decision.seat == viewer]
    questions = [decision.question for decision in own] or [decisions[0].question]
    legal = {option.key for decision in own for option in decision.options}
    keys = [key for key in some_keys(state.game, shown_number(state)) if key not in legal]
    return [Action(viewer, questions[number % len(questions)], key) for number, key in enumerate(keys[:REFUSALS])]


def shown_number(state: GameState) -> int:
    """A number that everybody sees and that goes up in the course of a table."""
    turn = rules.view(state, PUBLIC).turn
    return state.questions + (turn if isinstance(turn, int) else turn.number)


def refusal_of(state: GameState, action: Action) -> Illegal:
    """The refusal of an answer that is not legal."""
    try:
        rules.apply(state, action)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"{action} is no legal answer, and was carried out")


@cache
def elsewhere(game: str) -> GameState:
    """A table of the game that is nobody's, some answers after its deal."""
    state, _ = rules.start(game, Setup(GAMES[game].seats[-1]), b"elsewhere")
    for _ in range(SOME_ANSWERS):
        decision = rules.decisions(state)[0]
        state, _ = rules.apply(state, Action(decision.seat, decision.question, decision.default))
    return state


@cache
def some_keys(game: str, start: int) -> tuple[str, ...]:
    """A quarter of all keys there are, another one for each start, in a mixed order."""
    keys = TRIALS[game].every_key()
    return tuple(keys[(start * 37 + step * 101) % len(keys)] for step in range(len(keys) // 4))
