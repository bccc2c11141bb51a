"""A person at a table under test: what one does, is offered, is refused, has and is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rules
from rules import PUBLIC, Action, Decision, Illegal
from rules.hunting_party.notes import Mark, Row, Tablet
from rules.hunting_party.state import Draft, Seat
from rules.hunting_party.view import MemberView, SeatView, View
from tests.kit.party import notation, walk
from tests.kit.party.deeds import AnyPress, ending, presses

if TYPE_CHECKING:
    from tests.kit.party.play import Play


class Person:
    """Somebody by name, at a seat. To call one is to do a deed in words, however many presses it takes."""

    def __init__(self, play: Play, name: str, number: int) -> None:
        self.play = play
        self.name = name
        self.number = number

    def __call__(self, words: str) -> None:
        """The deed is done (deeds.py); raises Illegal at the first press that is refused."""
        walk.run(lambda: self.play.state, self.number, self._presses(words), self._answer)

    def answers(self, option: str) -> None:
        """The option is answered by its key."""
        self._answer(walk.action(self.play.state, self.number, option))

    def _answer(self, action: Action) -> None:
        self.play.answer(action.seat, action.question, action.option)

    def _presses(self, words: str) -> list[AnyPress]:
        return presses(words, self.play.where)

    # --- what one may do ---

    @property
    def decision(self) -> Decision | None:
        """What the person is asked, if at all."""
        return next((asked for asked in walk.asked_of(self.play.state, self.number) if asked.forced), None)

    @property
    def aside(self) -> Decision | None:
        """What the person may do at any time, if that is open."""
        return next((asked for asked in walk.asked_of(self.play.state, self.number) if not asked.forced), None)

    @property
    def kind(self) -> str | None:
        """The kind of what the person is asked."""
        return self.decision.kind if self.decision else None

    def offered(self, start: str = "") -> set[str]:
        """The keys of all that can be answered, in either question, or of those that begin so."""
        return {key for key in walk.offered(self.play.state, self.number) if key.startswith(start)}

    def is_offered(self, words: str) -> bool:
        """Whether the whole deed can be done, or outside a pause wished for."""
        try:
            state, keys = walk.before_the_last(self.play.state, self.number, self._presses(words))
        except Illegal:
            return False
        return bool(keys) and set(keys) <= set(walk.offered(state, self.number))

    def targets(self, words: str) -> set[str]:
        """Once the deed is begun so ("equip with bard lute"): the names of all that can be picked next."""
        began = [*self._presses(words), *self._presses("pass")]
        state, _ = walk.before_the_last(self.play.state, self.number, began)
        return {ending(key) for key in walk.offered(state, self.number) if key.startswith("pick:")}

    @property
    def hunts(self) -> set[tuple[str, ...]]:
        """Every hunt that can be declared now: guiding, seeking, fighting."""
        return set(walk.hunts(self.play.state, self.number))

    def refused(self, words: str, *, rule: str = "", reason: str = "") -> Illegal:
        """The refusal of this deed, at whichever press it comes; afterwards the table is as before.

        It rests on this rule (or part of one), for this reason, where they are given.
        """
        play, before, told = self.play, self.play.state, len(self.play.history)
        refusals: list[Illegal] = []
        for press in self._presses(words):
            for key in press.keys(walk.offered(play.state, self.number)):
                self._try(walk.action(play.state, self.number, key), refusals)
            if refusals:
                break
        play.state = before
        del play.history[told:]
        assert refusals, f"{words} is not refused"
        assert rule in refusals[0].rule, refusals[0].rule
        assert reason in refusals[0].reason, refusals[0].reason
        return refusals[0]

    def _try(self, action: Action, refusals: list[Illegal]) -> None:
        if action.option in {
            option.key for asked in walk.asked_of(self.play.state, self.number) for option in asked.options
        }:
            self._answer(action)
        else:
            refusals.append(self.play.refusal(action))

    # --- how one stands ---

    @property
    def seat(self) -> Seat:
        """All of the seat, secrets included."""
        return self.play.state.seats[self.number]

    @property
    def public(self) -> SeatView:
        """What everybody sees of the seat."""
        return self.play.public.seats[self.number]

    @property
    def view(self) -> View:
        """What the person sees."""
        return rules.view(self.play.state, self.number)

    @property
    def silver(self) -> int:
        """All money, in silver."""
        return self.public.silver

    @property
    def money(self) -> str:
        """All money as it is written: "1g 2s"."""
        return notation.money(self.silver)

    @property
    def free(self) -> int:
        """The shares that lie on no member; below 0 in debt."""
        return self.public.free

    @property
    def hand(self) -> tuple[str, ...]:
        """The items in hand, the oldest first."""
        return self.seat.hand

    @property
    def hero(self) -> str | None:
        """The hero's name."""
        return self.seat.hero.hunter if self.seat.hero else None

    @property
    def members(self) -> tuple[str, ...]:
        """The members' names, in party order."""
        return tuple(member.hunter for member in self.seat.members)

    @property
    def party(self) -> tuple[str, ...]:
        """The names of the hero and the members."""
        return tuple(member.hunter for member in self.seat.party)

    @property
    def wishes(self) -> tuple[Draft, ...]:
        """What is kept for the next pause."""
        return self.seat.wishes

    def hunter(self, name: str) -> MemberView:
        """A hunter of the party as everybody sees him; raises StopIteration if there is none."""
        party = (self.public.hero, *self.public.members)
        return next(one for one in party if one is not None and one.hunter == notation.name(name))

    def shares(self, name: str) -> int:
        """The shares that lie on a hunter of the party."""
        return self.hunter(name).shares

    def agreed(self, name: str) -> int:
        """The winning bid for a hunter of the party."""
        return self.hunter(name).agreed

    def skills(self, name: str) -> list[str]:
        """The skills that a hunter of the party has now, as often as he has them, in the order of their names."""
        return sorted(self.hunter(name).skills)

    def items(self, name: str) -> tuple[str, ...]:
        """What lies under a hunter of the party."""
        return self.hunter(name).items

    def marks(self, name: str) -> tuple[str, ...]:
        """The once-per-round abilities that a hunter of the party has used."""
        return self.hunter(name).marks

    def is_tired(self, name: str) -> bool:
        """Whether a hunter of the party is tired."""
        return self.hunter(name).is_tired

    def is_champion(self, name: str) -> bool:
        """Whether a hunter of the party is a champion."""
        return self.hunter(name).is_champion

    # --- what one knows ---

    @property
    def tablet(self) -> Tablet:
        """The prophecy tablet."""
        own = self.view.own
        assert own is not None
        return own.tablet

    def row(self, skill: str) -> Row:
        """The tablet's row for one prophecy."""
        return next(row for row in self.tablet.rows if row.skill == notation.name(skill))

    def mark(self, skill: str, other: str) -> Mark:
        """What the tablet says of a prophecy in the hand that somebody holds."""
        return self.row(skill).hands[self.play.state.hands[self.play.names.index(other)]]

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
