"""A person at a table under test: what one does, is offered, is refused, has and is told."""

from __future__ import annotations

from rules.hunting_party.notes import Mark, Row, Tablet
from rules.hunting_party.state import Draft, Seat
from rules.hunting_party.view import MemberView, SeatView
from tests.kit.party import notation
from tests.kit.party.deeds import AnyPress, ending, presses
from tests.kit.party.walk import WALK, hunts
from tests.kit.played import Speaking
from tests.kit.walk import offered


class Person(Speaking):
    """Somebody by name, at a seat; deeds.py has the words of the deeds."""

    walk = WALK

    def presses(self, words: str) -> list[AnyPress]:
        return presses(words, self.play.where)

    # --- what one may do ---

    def targets(self, words: str) -> set[str]:
        """Once the deed is begun so ("equip with bard lute"): the names of all that can be picked next."""
        began = [*self.presses(words), *self.presses("pass")]
        state, _ = self.walk.before_the_last(self.play.state, self.number, began)
        return {ending(key) for key in offered(state, self.number) if key.startswith("pick:")}

    @property
    def hunts(self) -> set[tuple[str, ...]]:
        """Every hunt that can be declared now: guiding, seeking, fighting."""
        return set(hunts(self.play.state, self.number))

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
