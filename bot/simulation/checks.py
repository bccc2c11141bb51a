"""What is checked at a simulated table; each check yields what is wrong, in words for whoever mends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import rules
from rules import PUBLIC, Action, Decision, Event, GameState, Illegal
from rules.inspection import INSPECTIONS
from rules.robots import Stream

NO_KEY = "no such option"


def check_decisions(decisions: tuple[Decision, ...]) -> Iterator[str]:
    """Every decision has options, each key once, and its default is one of them."""
    for decision in decisions:
        keys = [option.key for option in decision.options]
        if not keys or len(set(keys)) < len(keys):
            yield f"{decision.kind} offers {keys}"
        if decision.default not in keys:
            yield f"{decision.kind} has the default {decision.default}, which it does not offer"


def check_cards(state: GameState) -> Iterator[str]:
    """No card or token was lost or doubled."""
    if not INSPECTIONS[state.game].is_whole(state):
        yield "cards or tokens were lost or doubled"


def check_accounts(before: GameState, told: Sequence[Event], after: GameState) -> Iterator[str]:
    """What changed hands is what was told."""
    if not INSPECTIONS[after.game].accounts_for(before, told, after):
        yield "something changed hands that was not told"


def check_refusals(state: GameState, decisions: tuple[Decision, ...]) -> Iterator[str]:
    """Illegal answers are refused, and the state is the same afterwards."""
    before = rules.dump(state)
    for action in illegal_answers(decisions):
        if not is_refused(state, action):
            yield f"{action} was carried out"
    if rules.dump(state) != before:
        yield "a refused answer changed the state"


def illegal_answers(decisions: tuple[Decision, ...]) -> Iterator[Action]:
    """For each decision an unknown option, a question that is not open, and a seat that is not asked."""
    asked = {decision.seat for decision in decisions}
    last = max(decision.question for decision in decisions)
    stranger = next(seat for seat in range(len(asked) + 1) if seat not in asked)
    for decision in decisions:
        yield Action(decision.seat, decision.question, NO_KEY)
        yield Action(decision.seat, last + 1, decision.default)
        yield Action(stranger, decision.question, decision.default)


def is_refused(state: GameState, action: Action) -> bool:
    """Whether the rules forbid the answer."""
    try:
        rules.apply(state, action)
    except Illegal:
        return True
    return False


def check_stored_form(state: GameState) -> Iterator[str]:
    """A state comes back from its bytes as it was, and gives the same bytes again."""
    stored = rules.dump(state)
    again = rules.load(stored)
    if again != state or rules.dump(again) != stored:
        yield "the state is another when it comes back from its stored form"


def check_views(state: GameState, seats: int, stream: Stream) -> Iterator[str]:
    """What a seat, or PUBLIC, sees and is asked does not change when what it cannot know is shuffled."""
    for viewer in (PUBLIC, *range(seats)):
        other = INSPECTIONS[state.game].disguised(state, viewer, stream)
        if seen(state, viewer) != seen(other, viewer):
            yield f"viewer {viewer} sees what it cannot know"


def seen(state: GameState, viewer: int) -> tuple[object, ...]:
    """The viewer's view and what is asked of it."""
    return (rules.view(state, viewer), *(asked for asked in rules.decisions(state) if asked.seat == viewer))
