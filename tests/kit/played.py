"""A table of any game that a test plays at, and a person there: what is done, offered, seen, told and refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Self

import pytest

import rules
from rules import PUBLIC, Action, Decision, Event, Illegal
from rules.core.agenda import GameState
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from tests.kit.walk import Press, Walk, offered


class Seated:
    """Somebody by name, at a seat."""

    def __init__(self, play: Played, name: str, number: int) -> None:
        self.play = play
        self.name = name
        self.number = number

    # --- what one may do ---

    @property
    def decision(self) -> Decision | None:
        """What the person is asked, if at all."""
        return next((asked for asked in self._asked if asked.forced), None)

    @property
    def aside(self) -> Decision | None:
        """What the person may do at any time, if that is open."""
        return next((asked for asked in self._asked if not asked.forced), None)

    @property
    def _asked(self) -> tuple[Decision, ...]:
        return tuple(asked for asked in rules.decisions(self.play.state) if asked.seat == self.number)

    @property
    def kind(self) -> str | None:
        """The kind of what the person is asked."""
        return self.decision.kind if self.decision else None

    def offered(self, start: str = "") -> set[str]:
        """The keys of all that can be answered, in either question, or of those that begin so."""
        return {option.key for asked in self._asked for option in asked.options if option.key.startswith(start)}

    # --- what one sees and is told ---

    @property
    def view(self) -> object:
        """What the person sees: a view of the game's own."""
        return rules.view(self.play.state, self.number)

    @property
    def told(self) -> tuple[object, ...]:
        """The facts told to this person alone."""
        return self.play.heard_by(self.number)

    @property
    def heard(self) -> tuple[object, ...]:
        """All facts that reached this person, private and public, in order."""
        return self.play.heard_by(self.number, PUBLIC)

    def was_told(self, fact: object) -> bool:
        """Whether this very fact was told to the person in private."""
        return fact in self.told


class Speaking(Seated, ABC):
    """Somebody whose deeds are done by words, however many presses they take.

    `walk`: the way of the game from a press to its question.
    """

    walk: Walk

    @abstractmethod
    def presses(self, words: str) -> Sequence[Press]:
        """The presses that one deed takes. Raises ValueError for words that name no deed."""

    def __call__(self, words: str) -> None:
        """The deed is done, or several joined by " then "; after each, what nobody is to decide runs on.

        Raises Illegal at the first press that is refused.
        """
        for deed in words.split(" then "):
            self.walk.run(lambda: self.play.state, self.number, self.presses(deed), self._answer)
            self.play.runs_on()

    def answers(self, option: str) -> None:
        """The option is answered by its key."""
        self._answer(self.walk.action(self.play.state, self.number, option))

    def _answer(self, action: Action) -> None:
        self.play.answer(action.seat, action.question, action.option)

    def is_offered(self, words: str) -> bool:
        """Whether the whole deed can be done."""
        *before, last = words.split(" then ")
        copy = self.play.copied()
        try:
            for deed in before:
                copy[self.name](deed)
            state, keys = self.walk.before_the_last(copy.state, self.number, self.presses(last))
        except Illegal:
            return False
        return bool(keys) and set(keys) <= set(offered(state, self.number))

    def refused(self, words: str, *, rule: str = "", reason: str = "") -> Illegal:
        """The refusal of this deed, at whichever press it comes, after those before it; the table stays as it is.

        It rests on this rule (or part of one), for this reason, where they are given.
        """
        *before, last = words.split(" then ")
        copy = self.play.copied()
        for deed in before:
            copy[self.name](deed)
        refusal = next(self._refusals(copy, self.presses(last)), None)
        assert refusal is not None, f"{words} is not refused"
        assert rule in refusal.rule, refusal.rule
        assert reason in refusal.reason, refusal.reason
        return refusal

    def _refusals(self, play: Played, presses: Sequence[Press]) -> Iterator[Illegal]:
        for press in presses:
            for key in press.keys(offered(play.state, self.number)):
                action = self.walk.action(play.state, self.number, key)
                if key in offered(play.state, self.number):
                    play.carry_out(action)
                else:
                    yield play.refusal(action)


class Played:
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`game.ana`).

    `sitting`: the class of its people. `history`: of each answer the state before, the action, what was told, the state
    after. `is_watched`: secrecy is checked; of many tables that differ in a card or a number only, it need not be.
    """

    sitting: type[Seated]

    def __init__(self, state: GameState, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names
        self.history: list[tuple[GameState, Action, tuple[Event, ...], GameState]] = []
        self.is_watched = True
        self._silent_before = 0

    def __getattr__(self, name: str) -> Seated:
        if name.startswith("_") or name not in self.names:
            raise AttributeError(f"nobody called {name} sits here")
        return self[name]

    def __getitem__(self, name: str) -> Seated:
        return self.sitting(self, name, self.seat_of(name))

    def seat_of(self, name: str) -> int:
        """The seat of a person by name."""
        return self.names.index(name)

    def names_of(self, seats: Iterable[int]) -> tuple[str, ...]:
        """The people of these seats."""
        return tuple(self.names[seat] for seat in seats)

    @property
    def people(self) -> tuple[Seated, ...]:
        """Everybody at the table, clockwise."""
        return tuple(self[name] for name in self.names)

    def copied(self) -> Self:
        """A table that stands as this one does and goes its own way, unwatched."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__, history=list(self.history), is_watched=False)
        return copy

    # --- answers ---

    def answer(self, seat: int, question: int, option: str) -> None:
        """The seat gives this answer to this question; raises Illegal."""
        self.carry_out(Action(seat, question, option))

    def carry_out(self, action: Action) -> None:
        """The action is done and checked, secrecy excepted; raises Illegal."""
        before = self.state
        self.state, told = rules.apply(before, action)
        self.history.append((before, action, told, self.state))
        self.check(told)

    def check(self, told: tuple[Event, ...]) -> None:
        """The table is as it must be after this was told: each game adds what it conserves."""
        check_stored_form(self.state, told)

    def runs_on(self) -> None:
        """What nobody at this table is to decide is decided."""

    def plays_on(self, seed: bytes, answers: int) -> None:
        """So many answers are given at random, fewer if the table ends; their secrecy has a test of its own.

        One in four goes to any question that is open, mostly to what may be done at any time.
        """
        stream = Stream(seed)
        for _ in range(answers):
            if not self.forced:
                return
            open_now = self.forced if stream.below(4) else rules.decisions(self.state)
            decision = open_now[stream.below(len(open_now))]
            self.carry_out(Action(decision.seat, decision.question, choose_evenly(decision, stream)))

    def refusal(self, action: Action) -> Illegal:
        """How this action is refused; nothing at the table has changed."""
        before = rules.dump(self.state)
        with pytest.raises(Illegal) as refused:
            rules.apply(self.state, action)
        assert rules.dump(self.state) == before
        return refused.value

    def rig(self, *draws: int) -> None:
        """The next draws of the table's luck come out so, counted from 0."""
        self.state = replace(self.state, luck=replace(self.state.luck, rigged=draws))

    # --- what stands on the table ---

    @property
    def forced(self) -> tuple[Decision, ...]:
        """What is asked now, without what may be done at any time."""
        return tuple(asked for asked in rules.decisions(self.state) if asked.forced)

    @property
    def question(self) -> int | None:
        """The number of the open question; None once the table has ended."""
        return self.forced[0].question if self.forced else None

    @property
    def kind(self) -> str | None:
        """The kind of the open question; None once the table has ended."""
        return self.forced[0].kind if self.forced else None

    @property
    def public(self) -> object:
        """What everybody sees: a view of the game's own."""
        return rules.view(self.state, PUBLIC)

    @property
    def views(self) -> dict[str, object]:
        """What each person sees, and "public"."""
        return {"public": self.public} | {person.name: person.view for person in self.people}

    def seers(self, name: str) -> set[str]:
        """In whose views this name of a card stands anywhere; "public" is one of the views."""
        return {viewer for viewer, view in self.views.items() if name in names_in(view)}

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, by name; None while the table goes on."""
        return self.names_of(self.state.outcome.winners) if self.state.outcome else None

    # --- what was told ---

    def hush(self) -> None:
        """What was told so far is left out of `told` and `heard` from now on."""
        self._silent_before = len(self.history)

    def heard_by(self, *audiences: int) -> tuple[object, ...]:
        """The facts told to any of these audiences since the beginning, or since it was hushed."""
        answered = self.history[self._silent_before :]
        return tuple(event.fact for _, _, told, _ in answered for event in told if event.audience in audiences)

    @property
    def told(self) -> tuple[object, ...]:
        """The facts told to the whole table."""
        return self.heard_by(PUBLIC)

    @property
    def kinds_told(self) -> list[str]:
        """The kinds of the facts told to the whole table, in order."""
        return [fact.kind for fact in self.told]

    def told_of(self, kind: type) -> list[object]:
        """The facts of this kind told to the whole table, in order."""
        return [fact for fact in self.told if isinstance(fact, kind)]

    def was_told(self, fact: object) -> bool:
        """Whether this very fact was told to the whole table."""
        return fact in self.told


def check_stored_form(state: GameState, told: tuple[Event, ...]) -> None:
    """The state and what was told come back from their bytes as they were, and give the same bytes again."""
    stored = rules.dump(state)
    again = rules.load(stored)
    assert again == state
    assert rules.dump(again) == stored
    game = rules.GAMES[state.game]
    for event in told:
        assert game.load_fact(game.dump_fact(event.fact)) == event.fact


def names_in(thing: object) -> set[str]:
    """All strings in a value, however deep they stand in it: by this a test sees that a secret is not in it."""
    return set(_strings(thing))


def _strings(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield str(thing)
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from _strings(getattr(thing, part.name))
    elif isinstance(thing, Mapping):
        yield from _strings((*thing.keys(), *thing.values()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from _strings(part)
