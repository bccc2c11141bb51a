"""A table of Unknown Quarry that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

import rules
from rules import Action, Event, Setup
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from rules.unknown_quarry import events
from rules.unknown_quarry.house import ROOM_NUMBER
from rules.unknown_quarry.state import State
from tests.kit.played import Played
from tests.kit.quarry import checks, notation
from tests.kit.quarry.person import Person

NAMES = ("ana", "bo", "cy", "dee", "eve", "fay")


class Play(Played):
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`play.ana`).

    `dealt`: what was told at set-up, if the table was dealt.
    """

    sitting = Person

    def __init__(self, state: State, names: tuple[str, ...], dealt: tuple[Event, ...] = ()) -> None:
        super().__init__(state, names)
        self.dealt = dealt
        checks.check_conservation(state)

    def check(self, told: tuple[Event, ...]) -> None:
        super().check(told)
        checks.check_conservation(self.state)

    # --- answers ---

    def answer(self, seat: int, option: str) -> None:
        """The seat gives this answer to the open question; raises Illegal."""
        self.carry_out(Action(seat, self.question, option))
        checks.check_secrecy(self.history)

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
            self.carry_out(Action(decision.seat, decision.question, choose_evenly(decision, stream)))

    # --- what stands on the table ---

    @property
    def question(self) -> int:
        """The number of the open question; of the last one, once the table has ended."""
        return self.state.question.number if self.state.question else self.state.questions

    @property
    def asked(self) -> str | None:
        """Who is asked now, by name."""
        return self.names[self.state.question.waiting[0]] if self.state.question else None

    def seers(self, name: str) -> set[str]:
        return super().seers(notation.name(name))

    @property
    def active(self) -> str:
        """Whose turn it is, by name."""
        return self.names[self.state.turn.seat]

    @property
    def actions(self) -> int:
        """The actions that are left in the turn."""
        return self.state.turn.actions

    def lying_in(self, room: str) -> tuple[str, ...]:
        """The cards in a room."""
        return self.state.rooms[ROOM_NUMBER[notation.name(room)]]

    def count_in(self, room: str) -> int:
        """How many cards everybody sees lying in a room."""
        return self.public.card_counts[ROOM_NUMBER[notation.name(room)]]

    # --- what was told ---

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
