"""Whole tables replayed from another deal, so that one viewer is told the same: the same public deeds and results.

What the others do unseen is free: what they show and throw, what they begin and take back, offer one another, want done
later, and which orders they give.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import rules
from rules import PUBLIC, Action, Event, Illegal
from rules.hunting_party import choices
from rules.hunting_party.handling import ThrowCards
from rules.hunting_party.state import State
from rules.inspection.party import own
from tests.kit.secrecy.party.episodes import without_consequence
from tests.kit.secrecy.party.exchange import dealt_again
from tests.kit.secrecy.party.naming import cards, named_in, renamed, renamed_key, renamed_state, shuffled_names
from tests.kit.secrecy.party.prophecies import other_deal
from tests.kit.secrecy.party.sent import Sent
from tests.kit.secrecy.party.shown import must_be_shown
from tests.kit.secrecy.record import Answer, Record, counted
from tests.kit.secrecy.trial import Replayed, Told

LEFT_OUT = (0.5, 0.0)
"""How often an unseen deed is left out, deal after deal until one leads through the whole table."""
ORDERED = 0.1
"""How often somebody gives an order between two answers."""
MOST_DRAWS = 8
USES = ("potion", "gear", "equip", "respond", "power")
"""Verbs of keys with cards that cannot be just any card of the same stack."""
OF_TRADES = ("accept", "refuse", "confirm", "withdraw")
"""Verbs of keys that end with what the trade is about, of whatever cards."""


class Replay:
    """One replay of a recorded table for a viewer."""

    def __init__(self, record: Record, viewer: int, chance: Random, left_out: float) -> None:
        self.viewer, self.chance = viewer, chance
        self.answers = record.answers[:-1]
        idle = without_consequence(self.answers, viewer)
        self.idle = {number for episode in idle for number in episode}
        left = [
            episode for episode in idle if not is_taking_back(self.answers[episode[0]]) and chance.random() < left_out
        ]
        self.left_out = {number for episode in left for number in episode}
        sent = Sent(viewer)
        sent.hear(record.told)
        for answer in self.answers:
            sent.hear(answer.told)
        self.loose = loose_all_along(record, viewer)
        self.names = {card: card for card in cards()} | shuffled_names(sorted(self.loose), chance)
        dealt = renamed_state(own(record.dealt), viewer, self.names)
        self.dealt = dealt_again(dealt, other_deal(sent.told, chance), viewer)

    def run(self) -> Replayed:
        """The table as far as this deal leads: at most to the last answer but one, since the last opens everything."""
        state, replayed = self.dealt, Told()
        for number, answer in enumerate(self.answers):
            found = self._next(state, number, answer)
            if found is None:
                return Replayed(replayed, is_whole=False)
            state = self._with_an_order(found[0], number)
            replayed.append((state, found[1]))
        return Replayed(replayed, is_whole=True)

    def _next(self, state: State, number: int, answer: Answer) -> tuple[State, tuple[Event, ...]] | None:
        """The table after the same answer, or one that shows the viewer the same; None if there is none."""
        before, after = own(answer.before), own(answer.after)
        if number in self.left_out:
            return counted(state, number + 1), ()
        self._swap(before, answer.action)
        shown = must_be_shown(after, self.viewer)
        for action, draws in self._candidates(state, answer.action):
            luck = replace(state.luck, rigged=draws)
            try:
                found, told = rules.apply(replace(state, luck=luck), action)
            except (Illegal, ValueError):
                continue
            found = own(found)
            if must_be_shown(found, self.viewer) == shown and self._lies_right(found, after):
                return counted(found, number + 1), told
        return (counted(state, number + 1), ()) if number in self.idle else None

    def _swap(self, before: State, action: Action) -> None:
        """Perhaps another throws another card than recorded; the viewer never hears of either."""
        verb, _, card = action.option.partition(":")
        if verb != "throw" or card not in self.loose or action.seat == self.viewer:
            return
        chosen = before.question.chosen if isinstance(before.question, ThrowCards) else ()
        hand = before.seats[action.seat].hand
        other = self.chance.choice([item for item in hand if item in self.loose and item not in chosen])
        self.names[card], self.names[other] = self.names[other], self.names[card]

    def _candidates(self, state: State, action: Action) -> Iterator[tuple[Action, tuple[int, ...]]]:
        """The answers that may show the viewer the same, each with draws to be rigged: as recorded, then any."""
        for key in self._keys(state, action):
            answer = Action(action.seat, action.question, key)
            yield answer, ()
            yield from ((answer, (draw,)) for draw in range(MOST_DRAWS))

    def _keys(self, state: State, action: Action) -> Sequence[str]:
        verb = action.option.partition(":")[0]
        if action.seat == self.viewer:
            return (action.option,)
        if verb == "show" and (state.hunt is None or state.hunt.seat != self.viewer):
            return [option.key for option in offered(state, action) if isinstance(option.value, choices.Show)]
        if verb in OF_TRADES:
            head = ":".join(action.option.split(":")[:2])
            return [option.key for option in offered(state, action) if f"{option.key}:".startswith(f"{head}:")]
        return (renamed_key(action.option, self.names),)

    def _lies_right(self, found: State, recorded: State) -> bool:
        """Whether the cards lie as recorded, under their other names."""
        if found.stacks != renamed(recorded.stacks, self.names):
            return False
        return all(
            Counter(seat.hand) == Counter(renamed(other.hand, self.names))
            for seat, other in zip(found.seats, recorded.seats, strict=True)
        )

    def _with_an_order(self, state: State, number: int) -> State:
        """Perhaps another passes ahead from now on, or no longer."""
        if self.chance.random() >= ORDERED:
            return state
        ordering = [
            Action(decision.seat, decision.question, option.key)
            for decision in rules.decisions(state)
            for option in decision.options
            if decision.seat != self.viewer and isinstance(option.value, choices.PassAhead)
        ]
        if not ordering:
            return state
        return counted(own(rules.apply(state, self.chance.choice(ordering))[0]), number + 1)


def is_taking_back(answer: Answer) -> bool:
    """Whether a wish is taken back, which leaving out would bring about."""
    return answer.action.option.startswith("take_back:")


def heard(told: Sequence[Event], viewer: int) -> list[object]:
    """What the viewer was told."""
    return [event.fact for event in told if event.audience in (PUBLIC, viewer)]


def loose_all_along(record: Record, viewer: int) -> set[str]:
    """The cards that the viewer was never told of, and that nobody used for what they are."""
    told = [*record.told, *(event for answer in record.answers[:-1] for event in answer.told)]
    named = {name for fact in heard(told, viewer) for name in named_in(fact)}
    for answer in record.answers:
        verb, *parts = answer.action.option.replace(".", ":").split(":")
        named.update(parts if verb in USES else ())
    dealt = {card for stack in own(record.dealt).stacks for card in stack}
    return dealt - named


def offered(state: State, action: Action) -> list[choices.Option]:
    """The options of the question that the action answers."""
    return [
        option
        for decision in rules.decisions(state)
        if (decision.seat, decision.question) == (action.seat, action.question)
        for option in decision.options
    ]


def replayed(record: Record, viewer: int, chance: Random) -> Replayed:
    """The table replayed from another deal for this viewer: the first that is whole, or the last that was tried."""
    for left_out in LEFT_OUT:
        replay = Replay(record, viewer, chance, left_out).run()
        if replay.is_whole:
            break
    return replay
