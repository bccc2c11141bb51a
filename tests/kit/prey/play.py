"""A table of Deadly Prey that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from rules import PUBLIC, Action, Decision, Event, Illegal
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import Bag, Space, Spot, State
from rules.deadly_prey.view import View
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from tests.kit.party import names_in
from tests.kit.prey import checks, notation
from tests.kit.prey.checks import GAME
from tests.kit.prey.made import suit_of
from tests.kit.prey.person import Person

QUIET = frozenset({"window", "after_roll", "strike", "use_power", "turn_red", "rotation_order"})
"""Questions that run on by their defaults unless the test stops at them: nobody plays, nothing is struck, red as many
as possible, the winner of Initiative goes first."""

ANSWERS_A_LOOK = 6
"""After so many answers, once a deed is done, secrecy is looked at: it costs more than all the rest."""


class Play:
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`game.ana`).

    `before`: what was told on the way to the position. `stops`: the kinds of QUIET questions that wait all the same.
    `is_watched`: secrecy is checked now and then; of many tables that differ in a number only, it need not be.
    """

    def __init__(self, state: State, names: tuple[str, ...], before: Iterable[Event] = (), stops: str = "") -> None:
        self.state = state
        self.names = names
        self.before = tuple(before)
        self.history: list[checks.Answered] = []
        self.stops = frozenset(stops.split())
        self.box = checks.box_of(state)
        self.is_watched = True
        self._next_look = ANSWERS_A_LOOK
        self._silent_before = 0
        self._check(())

    def __getattr__(self, name: str) -> Person:
        if name.startswith("_") or name not in self.names:
            raise AttributeError(f"nobody called {name} sits here")
        return self[name]

    def __getitem__(self, name: str) -> Person:
        return Person(self, name, self.seat_of(name))

    def seat_of(self, name: str) -> int:
        """The seat of a person by name."""
        return self.names.index(name)

    def names_of(self, seats: Iterable[int]) -> tuple[str, ...]:
        """The people of these seats."""
        return tuple(self.names[seat] for seat in seats)

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table, clockwise, the monster last."""
        return tuple(self[name] for name in self.names)

    def copied(self) -> Play:
        """A table that stands as this one does and goes its own way."""
        copy = Play.__new__(Play)
        copy.__dict__.update(self.__dict__, history=list(self.history), is_watched=False)
        return copy

    # --- answers ---

    def answer(self, seat: int, question: int, option: str) -> None:
        """The seat gives this answer to this question; raises Illegal."""
        self.carry_out(Action(seat, question, option))

    def carry_out(self, action: Action) -> None:
        """The action is done and checked, secrecy excepted; raises Illegal."""
        before = self.state
        self.state, told = GAME.apply(before, action)
        self.history.append((before, action, told, self.state))
        self._check(told)

    def _check(self, told: tuple[Event, ...]) -> None:
        checks.check_stored_form(self.state, told)
        checks.check_conservation(self.state, self.box)
        checks.check_seen(self.state)

    def refusal(self, action: Action) -> Illegal:
        """How this action is refused; nothing at the table has changed."""
        before = GAME.dump(self.state)
        with pytest.raises(Illegal) as refused:
            GAME.apply(self.state, action)
        assert GAME.dump(self.state) == before
        return refused.value

    def dice(self, *dice: int) -> None:
        """The next dice come up so."""
        self.rig(*(die - 1 for die in dice))

    def rig(self, *draws: int) -> None:
        """The next draws of the table's luck come out so, counted from 0."""
        self.state = replace(self.state, luck=replace(self.state.luck, rigged=draws))

    def stops_at(self, *kinds: str) -> None:
        """From now on the table waits at these questions and at no other quiet ones; with none it runs on at once."""
        self.stops = frozenset(kinds)
        self.runs_on()

    def runs_on(self) -> None:
        """Quiet questions at which the test does not stop are answered by their defaults."""
        while self.kind in QUIET - self.stops:
            self._default()
        if self.is_watched and len(self.history) >= self._next_look:
            self._next_look = len(self.history) + ANSWERS_A_LOOK
            checks.check_secrecy(self.history)

    def everybody_passes(self) -> None:
        """The open window closes: whoever is asked passes, round after round; then the table runs on."""
        while self.kind == "window":
            self._default()
        self.runs_on()

    def time_out(self) -> None:
        """Whoever is asked gives the defaults, until the open question is gone; then the table runs on."""
        question = self.question
        while self.question == question:
            self._default()
        self.runs_on()

    def _default(self) -> None:
        decision = self.forced[0]
        self.answer(decision.seat, decision.question, decision.default)

    def until(self, *names: str) -> None:
        """All others give the defaults (a hunter in a slot skips) until one of these is asked."""
        while not set(self.asked) & set(names):
            self.time_out()

    def comes_to(self, half: str, phase: str = "", *, acting: str = "") -> None:
        """Everybody is done in every slot until this half-day, and the phase of it; `acting`: who acts at night."""
        wanted = notation.half(half)
        while self.state.outcome is None and (self.state.half, phase or self.state.phase) != (wanted, self.state.phase):
            decision = self.forced[0]
            if decision.kind == "night" and self.names[decision.seat] in acting.split():
                self[self.names[decision.seat]]("act")
            elif decision.kind in ("place_slot", "resolve_slot"):
                keys = [option.key for option in decision.options]
                self.answer(decision.seat, decision.question, "done" if "done" in keys else decision.default)
                self.runs_on()
            else:
                self.time_out()

    def plays_on(self, seed: bytes, answers: int) -> None:
        """So many answers are given at random, fewer if the table ends; one in four to any question that is open."""
        stream = Stream(seed)
        for _ in range(answers):
            if not self.forced:
                return
            open_now = self.forced if stream.below(4) else GAME.decisions(self.state)
            decision = open_now[stream.below(len(open_now))]
            self.carry_out(Action(decision.seat, decision.question, choose_evenly(decision, stream)))

    # --- what stands on the table ---

    @property
    def forced(self) -> tuple[Decision, ...]:
        """What is asked now, without what may be done at any time."""
        return tuple(asked for asked in GAME.decisions(self.state) if asked.forced)

    @property
    def question(self) -> int | None:
        """The number of the open question; None once the table has ended."""
        return self.forced[0].question if self.forced else None

    @property
    def kind(self) -> str | None:
        """The kind of the open question; None once the table has ended."""
        return self.forced[0].kind if self.forced else None

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is asked now as everybody sees it, by name."""
        return self.names_of(GAME.awaited(self.state))

    @property
    def now(self) -> str:
        """The half-day: "day 3"."""
        return notation.in_words(self.state.half)

    @property
    def phase(self) -> str:
        """The phase of the half-day."""
        return self.state.phase

    @property
    def rotation(self) -> tuple[str, ...]:
        """Who takes slots in this phase, who starts first."""
        return self.names_of(self.state.rotation)

    @property
    def standing(self) -> tuple[str, ...]:
        """The hunters in Initiative order."""
        return self.names_of(self.state.standing)

    @property
    def number(self) -> int:
        """What the attempt that runs must reach, as everybody sees it."""
        attempt = self.public.attempt
        assert attempt is not None
        return attempt.number

    @property
    def bag(self) -> Bag:
        """The chips in the box lid by value; below 0 it owes them."""
        return self.state.bag

    def spot(self, name: str) -> Spot:
        """A spot of the pyramid, secrets included."""
        return self.state.spots[SPOTS.index(name)]

    def chip(self, name: str) -> int:
        """The chip on a spot."""
        return self.spot(name).chip

    def card(self, name: str) -> str:
        """The name of the card on a spot, face down or up; "" if it is vacant."""
        return self.spot(name).card

    def red(self, name: str) -> dict[str, int]:
        """Red Willpower on a spot by its owners' names."""
        return {self.names[seat]: count for seat, count in enumerate(self.spot(name).red) if count}

    def white(self, name: str) -> dict[str, int]:
        """White Willpower on a spot by its owners' names."""
        return {self.names[seat]: count for seat, count in enumerate(self.spot(name).white) if count}

    def space(self, number: int) -> Space:
        """A space of the turn tracker, 1 to 7."""
        return self.state.tracker[number - 1]

    def suit(self, name: str) -> str:
        """The suit that the card on a spot shows, by its full name; "" if it is vacant."""
        return self.public.spots[SPOTS.index(name)].suit

    def is_suit(self, name: str, word: str) -> bool:
        """Whether the card on a spot is of this suit, by its short name."""
        return self.suit(name) == suit_of(word)

    @property
    def public(self) -> View:
        """What everybody sees."""
        return GAME.view(self.state, PUBLIC)

    @property
    def views(self) -> dict[str, View]:
        """What each person sees, and "public"."""
        return {"public": self.public} | {person.name: person.view for person in self.people}

    def seers(self, card: str) -> set[str]:
        """In whose views this name of a card stands anywhere; "public" is one of the views."""
        return {viewer for viewer, view in self.views.items() if card in names_in(view)}

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, by name; None while the table goes on."""
        return self.names_of(self.state.outcome.winners) if self.state.outcome else None

    @property
    def label(self) -> str | None:
        """How the table ended; None while it goes on."""
        return self.state.outcome.label if self.state.outcome else None

    @property
    def scores(self) -> dict[str, int]:
        """The final scores by name, once the table has ended."""
        assert self.public.opened is not None
        return dict(zip(self.names, map(sum, self.public.opened.scores), strict=True))

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
        return [fact.kind for fact in self.told]  # type: ignore[attr-defined]

    def told_of(self, kind: type) -> list[object]:
        """The facts of this kind told to the whole table, in order."""
        return [fact for fact in self.told if isinstance(fact, kind)]

    def was_told(self, fact: object) -> bool:
        """Whether this very fact was told to the whole table."""
        return fact in self.told
