"""How a deed is carried out press by press: each goes to that question of the seat in which it is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import rules
from rules import AT_ANY_TIME, Action, Decision
from rules.hunting_party.cards import HUNTERS
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.state import State
from tests.kit.party.deeds import AnyPress

ONLY_IN_TURN = (Cost.FATIGUE, Cost.SKIP)
AT_ANY_TIME_VERBS = (
    *("potion", "gear", "disband", "offer", "give_silver", "give", "ask_silver", "ask_cards", "send_offer", "accept"),
    *("lay", "refuse", "confirm", "withdraw", "take_back", "pass_ahead", "show_order"),
)


def asked_of(state: State, seat: int) -> tuple[Decision, ...]:
    """What the seat is asked: its question, if any, and what it may do at any time."""
    decisions = [asked for asked in rules.decisions(state) if asked.seat == seat]
    return tuple(sorted(decisions, key=lambda asked: not asked.forced))


def offered(state: State, seat: int) -> list[str]:
    """The keys of all that the seat can answer, in either question."""
    return [option.key for asked in asked_of(state, seat) for option in asked.options]


def action(state: State, seat: int, key: str) -> Action:
    """The answer with this key to the question that offers it, or else to the one in which it would make sense."""
    asked = asked_of(state, seat)
    offering = [one for one in asked if any(option.key == key for option in one.options)]
    sensible = [one for one in asked if one.forced != is_for_any_time(key, asked)]
    return Action(seat, next((one.question for one in (*offering, *sensible, *asked)), AT_ANY_TIME), key)


def is_for_any_time(key: str, asked: tuple[Decision, ...]) -> bool:
    """Whether a key belongs to what may be done at any time."""
    verb, _, rest = key.partition(":")
    if verb == "power":
        hunter, _, which = rest.partition(":")
        card = HUNTERS[hunter]
        ability = card.normal if which == "normal" else next(iter(card.champion), None)
        return ability is None or ability.cost not in ONLY_IN_TURN
    if verb == "pick":
        return any(option.key.startswith("pick:") for one in asked if not one.forced for option in one.options)
    return verb in AT_ANY_TIME_VERBS


def run(state: Callable[[], State], seat: int, presses: list[AnyPress], do: Callable[[Action], None]) -> None:
    """The presses are made one after another by `do`, which may raise Illegal; `state` gives the table as it stands."""
    for press in presses:
        for key in press.keys(offered(state(), seat)):
            do(action(state(), seat, key))


def before_the_last(state: State, seat: int, presses: list[AnyPress]) -> tuple[State, list[str]]:
    """The table with all presses made but the last, and the keys of that one; raises Illegal."""
    walked = [state]

    def do(step: Action) -> None:
        walked.append(rules.apply(walked[-1], step)[0])

    run(lambda: walked[-1], seat, presses[:-1], do)
    return walked[-1], presses[-1].keys(offered(walked[-1], seat))


def hunts(state: State, seat: int) -> Iterator[tuple[str, ...]]:
    """Every hunt that the seat can declare now: guiding, seeking, fighting."""
    if "hunt" not in offered(state, seat):
        return
    yield from _declared(rules.apply(state, action(state, seat, "hunt"))[0], seat, ())


def _declared(state: State, seat: int, skills: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if len(skills) == 3:
        yield skills
        return
    for key in offered(state, seat):
        if key.startswith("declare:"):
            after, _ = rules.apply(state, action(state, seat, key))
            yield from _declared(after, seat, (*skills, key.removeprefix("declare:")))
