"""Which presses of Hunting Party belong to what may be done at any time, and the hunts that can be declared."""

from __future__ import annotations

from collections.abc import Iterator

import rules
from rules import Decision
from rules.hunting_party.cards import HUNTERS
from rules.hunting_party.cards.effects import Cost
from rules.hunting_party.state import State
from tests.kit.walk import Walk, offered

ONLY_IN_TURN = (Cost.FATIGUE, Cost.SKIP)
AT_ANY_TIME_VERBS = (
    *("potion", "gear", "disband", "offer", "give_silver", "give", "ask_silver", "ask_cards", "send_offer", "accept"),
    *("lay", "refuse", "confirm", "withdraw", "take_back", "pass_ahead", "show_order"),
)


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


WALK = Walk(is_for_any_time)


def hunts(state: State, seat: int) -> Iterator[tuple[str, ...]]:
    """Every hunt that the seat can declare now: guiding, seeking, fighting."""
    if "hunt" not in offered(state, seat):
        return
    yield from _declared(rules.apply(state, WALK.action(state, seat, "hunt"))[0], seat, ())


def _declared(state: State, seat: int, skills: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if len(skills) == 3:
        yield skills
        return
    for key in offered(state, seat):
        if key.startswith("declare:"):
            after, _ = rules.apply(state, WALK.action(state, seat, key))
            yield from _declared(after, seat, (*skills, key.removeprefix("declare:")))
