"""A table of Deadly Prey that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

from collections.abc import Iterable

from rules import Event
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import Bag, Space, Spot, State
from tests.kit.played import Played
from tests.kit.prey import checks, notation
from tests.kit.prey.checks import GAME
from tests.kit.prey.made import suit_of
from tests.kit.prey.person import Person

QUIET = frozenset({"window", "after_roll", "strike", "use_power", "turn_red", "rotation_order"})
"""Questions that run on by their defaults unless the test stops at them: nobody plays, nothing is struck, red as many
as possible, the winner of Initiative goes first."""

ANSWERS_A_LOOK = 6
"""After so many answers, once a deed is done, secrecy is looked at: it costs more than all the rest."""


class Play(Played):
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`game.ana`).

    `before`: what was told on the way to the position. `stops`: the kinds of QUIET questions that wait all the same.
    """

    sitting = Person

    def __init__(self, state: State, names: tuple[str, ...], before: Iterable[Event] = (), stops: str = "") -> None:
        super().__init__(state, names)
        self.before = tuple(before)
        self.stops = frozenset(stops.split())
        self.box = checks.box_of(state)
        self._next_look = ANSWERS_A_LOOK
        self.check(())

    # --- answers ---

    def check(self, told: tuple[Event, ...]) -> None:
        super().check(told)
        checks.check_conservation(self.state, self.box)
        checks.check_seen(self.state)

    def dice(self, *dice: int) -> None:
        """The next dice come up so."""
        self.rig(*(die - 1 for die in dice))

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

    # --- what stands on the table ---

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
    def label(self) -> str | None:
        """How the table ended; None while it goes on."""
        return self.state.outcome.label if self.state.outcome else None

    @property
    def scores(self) -> dict[str, int]:
        """The final scores by name, once the table has ended."""
        assert self.public.opened is not None
        return dict(zip(self.names, map(sum, self.public.opened.scores), strict=True))
