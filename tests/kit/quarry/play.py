"""A table of Unknown Quarry that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rules
from rules import PUBLIC, Action, Event, Illegal, Setup
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from rules.unknown_quarry import events
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.state import State
from rules.unknown_quarry.view import View
from tests.kit.quarry import checks, notation
from tests.kit.quarry.person import Person
from tests.kit.quarry.seeing import names_in

NAMES = ("ana", "bo", "cy", "dee", "eve", "fay")


class Play:
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`play.ana`).

    `dealt`: what was told at set-up, if the table was dealt.
    """

    def __init__(self, state: State, names: tuple[str, ...], dealt: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.names = names
        self.dealt = dealt
        self.history: list[checks.Answered] = []
        self._silent_before = 0
        checks.check_conservation(state)

    def __getattr__(self, name: str) -> Person:
        if name.startswith("_") or name not in self.names:
            raise AttributeError(f"nobody called {name} sits here")
        return self[name]

    def __getitem__(self, name: str) -> Person:
        return Person(self, name, self.names.index(name))

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody at the table, clockwise."""
        return tuple(self[name] for name in self.names)

    # --- answers ---

    def answer(self, seat: int, option: str) -> None:
        """The seat gives this answer to the open question; raises Illegal."""
        self._carry_out(seat, option)
        checks.check_secrecy(self.history)

    def _carry_out(self, seat: int, option: str) -> None:
        action = Action(seat, self.question, option)
        before = self.state
        self.state, told = rules.apply(before, action)
        self.history.append((before, action, told, self.state))
        checks.check_stored_form(self.state)
        checks.check_conservation(self.state)

    def rig(self, *draws: int) -> None:
        """The next draws of the table's luck come out so, counted from 0."""
        self.state = replace(self.state, luck=replace(self.state.luck, rigged=draws))

    def attack(self, attacker: str, target: str, card: str, roll: int, *surges: int, withdrawn: bool = False) -> None:
        """The attacker uses the card on the target, the die shows the roll; applied, unless withdrawn."""
        self[attacker].uses(card, on=target, rolls=roll)
        for step in surges:
            self[attacker].surges(step)
        if withdrawn:
            self[attacker].withdraws()
        else:
            self[attacker].applies()

    def time_out(self) -> None:
        """Whoever is asked gives the defaults, until the open question is gone."""
        question = self.question
        while self.state.question and self.question == question:
            decision = rules.decisions(self.state)[0]
            self.answer(decision.seat, decision.default)

    def skip_to(self, name: str) -> None:
        """The turns of all others are ended unplayed, until it is this person's."""
        while self.active != name:
            self[self.active].ends_turn()

    def plays_on(self, seed: bytes, answers: int) -> None:
        """So many answers are given at random, fewer if the table ends; secrecy has a test of its own for these."""
        stream = Stream(seed)
        for _ in range(answers):
            if not self.state.question:
                return
            decision = rules.decisions(self.state)[0]
            self._carry_out(decision.seat, choose_evenly(decision, stream))

    def refusal(self, seat: int, option: str) -> Illegal:
        """How the seat is refused this answer; nothing at the table has changed."""
        before = rules.dump(self.state)
        with pytest.raises(Illegal) as refused:
            rules.apply(self.state, Action(seat, self.question, option))
        assert rules.dump(self.state) == before
        return refused.value

    # --- what stands on the table ---

    @property
    def question(self) -> int:
        """The number of the open question; of the last one, once the table has ended."""
        return self.state.question.number if self.state.question else self.state.questions

    @property
    def asked(self) -> str | None:
        """Who is asked now, by name."""
        return self.names[self.state.question.waiting[0]] if self.state.question else None

    @property
    def active(self) -> str:
        """Whose turn it is, by name."""
        return self.names[self.state.turn.seat]

    @property
    def actions(self) -> int:
        """The actions that are left in the turn."""
        return self.state.turn.actions

    @property
    def public(self) -> View:
        """What everybody sees."""
        return rules.view(self.state, PUBLIC)

    @property
    def views(self) -> dict[str, View]:
        """What each person sees, and "public"."""
        return {"public": self.public} | {person.name: person.view for person in self.people}

    def seers(self, name: str) -> set[str]:
        """In whose views this name of a card or a monster stands anywhere; "public" is one of the views."""
        return {viewer for viewer, view in self.views.items() if notation.name(name) in names_in(view)}

    def lying_in(self, room: str) -> tuple[str, ...]:
        """The cards in a room."""
        return self.state.rooms[ROOM_NUMBER[notation.name(room)]]

    def count_in(self, room: str) -> int:
        """How many cards everybody sees lying in a room."""
        return self.public.card_counts[ROOM_NUMBER[notation.name(room)]]

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, by name; None while the table goes on."""
        return self.state.outcome and tuple(self.names[seat] for seat in self.state.outcome.winners)

    # --- what was told ---

    def hush(self) -> None:
        """What was told so far is left out of `told`, `heard` and `readers` from now on."""
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

    def readers(self, card: str) -> set[str]:
        """Who was shown this card by somebody, or found it lying in a room."""
        return {person.name for person in self.people if notation.name(card) in cards_read(person.told)}


def cards_read(facts: tuple[object, ...]) -> set[str]:
    """The names of cards that became known to one to whom these facts were told."""
    read: set[str] = set()
    for fact in facts:
        match fact:
            case events.RoomSearched(cards=cards) | events.CardsSeen(cards=cards) | events.HandDealt(cards=cards):
                read.update(cards)
            case events.CardApplied(card=card):
                read.add(card)
    return read


def deal(seats: int = 4, seed: bytes = b"a deal", *, rounds: int | None = None) -> Play:
    """A table that was dealt with this seed."""
    options = {} if rounds is None else {"rounds": rounds}
    state, told = rules.start("quarry", Setup(seats, options), seed)
    return Play(state, NAMES[:seats], told)
