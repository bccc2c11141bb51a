"""Tables replayed from another deal, so that one viewer is told the same: the same public deeds and results.

Other cards lie where the viewer never saw any, others hold other scores and chips. What the others begin and take back
unseen is free, and so are their standing orders.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import rules
from rules import AT_ANY_TIME, PUBLIC, Action, Event, Illegal
from rules.deadly_prey import choices
from rules.deadly_prey.at_any_time import CONCEDE
from rules.deadly_prey.setup import LayCallings
from rules.deadly_prey.state import Draft, State
from rules.deadly_prey.tricks import PLAY
from rules.deadly_prey.viewing import draft_begun
from rules.inspection.prey import own
from tests.kit.secrecy.party.naming import named_in, renamed, renamed_key
from tests.kit.secrecy.prey.lays import other_lays
from tests.kit.secrecy.prey.naming import loose_names
from tests.kit.secrecy.record import Answer, Record, counted
from tests.kit.secrecy.trial import Replayed, Told

LEFT_OUT = 0.5
"""How often what somebody begins at any time and takes back is left out."""
ORDERED = 0.05
"""How often somebody gives an order between two answers."""


class Replay:
    """One replay of a recorded table for a viewer."""

    def __init__(self, record: Record, viewer: int, chance: Random) -> None:
        self.viewer, self.chance = viewer, chance
        self.answers = record.answers[:-1] if record.answers[-1].after.outcome else record.answers
        told = [*record.told, *(event for answer in self.answers for event in answer.told)]
        heard = [event.fact for event in told if event.audience in (PUBLIC, viewer)]
        dealt = own(record.dealt)
        self.names = loose_names({name for fact in heard for name in named_in(fact)}, chance)
        self.dealt = renamed_deal(dealt, self.names)
        self.laid = dict(other_lays(self.answers, heard, viewer, chance))
        self.idle: set[int] = set()

    def run(self) -> Replayed:
        """The table as far as this deal leads."""
        state, replayed = self.dealt, Told()
        for number, answer in enumerate(self.answers):
            found = self._next(state, number, answer)
            if found is None:
                return Replayed(replayed, is_whole=False)
            state = self._with_an_order(counted(found[0], number + 1), number)
            replayed.append((state, found[1]))
        return Replayed(replayed, is_whole=True)

    def _next(self, state: State, number: int, answer: Answer) -> tuple[State, tuple[Event, ...]] | None:
        """The table after the same answer, or one that shows the viewer the same; None if there is none."""
        before, after, action = own(answer.before), own(answer.after), answer.action
        if action.seat != self.viewer and isinstance(before.question, LayCallings) and action.question != AT_ANY_TIME:
            return self._lay(state, after, action)
        if self._is_left_out(number, answer):
            return state, ()
        key = action.option if action.seat == self.viewer else renamed_key(action.option, self.names)
        if key != action.option and action.option.startswith(f"{PLAY}:"):
            return self._begun_in_vain(state, number, answer)
        try:
            found, told = rules.apply(state, replace(action, option=key))
        except Illegal:
            return self._begun_in_vain(state, number, answer)
        return own(found), told

    def _lay(self, state: State, after: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """With the answer that completed the recorded lay of another, the other one is laid."""
        is_complete = action.seat not in waiting(after)
        if not is_complete:
            return state, ()
        told: tuple[Event, ...] = ()
        for calling in self.laid[action.seat]:
            if action.seat not in waiting(state):
                break
            state, told = rules.apply(state, replace(action, option=f"lay:{calling}"))
            state = own(state)
        return state, told

    # --- what is begun and taken back ---

    def _is_left_out(self, number: int, answer: Answer) -> bool:
        """Whether the answer is part of something that another begins at any time and takes back, and is left out."""
        if number in self.idle:
            return True
        is_aside = answer.action.question == AT_ANY_TIME and answer.action.seat != self.viewer
        if not is_aside or own(answer.before).drafts[answer.action.seat] is not None:
            return False
        vain = self._vain_answers(number)
        if not vain or self.chance.random() >= LEFT_OUT:
            return False
        self.idle.update(vain)
        return True

    def _begun_in_vain(self, state: State, number: int, answer: Answer) -> tuple[State, tuple[Event, ...]] | None:
        """The table as it is: with another card there would have been nothing to begin, and it came to nothing."""
        vain = self._vain_answers(number) if answer.action.seat != self.viewer else ()
        self.idle.update(vain)
        return (state, ()) if vain else None

    def _vain_answers(self, number: int) -> tuple[int, ...]:
        """The answers of one who begins something here, up to that which takes it back; none if it comes to something.

        What was begun in a question and never taken back, because the question was over, came to nothing too.
        """
        first = self.answers[number].action
        found = []
        for at in range(number, len(self.answers)):
            answer = self.answers[at]
            action = answer.action
            if action.seat != first.seat or (action.question == AT_ANY_TIME) != (first.question == AT_ANY_TIME):
                continue
            found.append(at)
            if any(event.audience in (PUBLIC, self.viewer) for event in answer.told):
                return ()
            if draft_of(own(answer.after), first) is None:
                return tuple(found)
        return tuple(found)

    def _with_an_order(self, state: State, number: int) -> State:
        """Perhaps another gives an order, or takes one back."""
        if self.chance.random() >= ORDERED:
            return state
        ordering = [
            Action(decision.seat, decision.question, option.key)
            for decision in rules.decisions(state)
            for option in decision.options
            if decision.seat != self.viewer and is_order(option.value)
        ]
        if not ordering:
            return state
        return counted(own(rules.apply(state, self.chance.choice(ordering))[0]), number + 1)


def is_order(value: object) -> bool:
    """Whether it is a standing order that ends nothing."""
    return isinstance(value, choices.StandingOrder) and value.order != CONCEDE


def draft_of(state: State, action: Action) -> Draft | None:
    """What the seat has begun there."""
    if action.question == AT_ANY_TIME:
        return state.drafts[action.seat]
    return draft_begun(state.question, action.seat)


def waiting(state: State) -> tuple[int, ...]:
    """Who has still to lay Callings."""
    return state.question.waiting if isinstance(state.question, LayCallings) else ()


def renamed_deal(dealt: State, names: dict[str, str]) -> State:
    """The table dealt with other cards."""
    return replace(
        dealt,
        spots=renamed(dealt.spots, names),
        tracker=renamed(dealt.tracker, names),
        city=renamed(dealt.city, names),
        arsenal=renamed(dealt.arsenal, names),
        hardships=renamed(dealt.hardships, names),
        influence=renamed(dealt.influence, names),
    )


def replayed(record: Record, viewer: int, chance: Random) -> Replayed:
    """The table replayed from another deal for this viewer."""
    return Replay(record, viewer, chance).run()
