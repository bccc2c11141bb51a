"""What one viewer of a table of Hunting Party was sent, worked out from nothing but the events told to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules import PUBLIC, Event
from rules.hunting_party import events
from rules.hunting_party.state import ORACLE, State
from tests.kit.secrecy.party.belongings import Belongings
from tests.kit.secrecy.party.prophecies import DESTINED, Told

HANDS = 3


class Sent(Belongings):
    """What a viewer, a seat or PUBLIC, can know of a table.

    `told`: of the prophecies. `shown`: each (who, card) that it was shown; `read`: each (where, cards) it looked at.
    """

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer)
        self.told = Told()
        self.prophecies: tuple[str, ...] = ()
        self.shown: Counter[tuple[int, str]] = Counter()
        self.read: Counter[tuple[str, tuple[str, ...]]] = Counter()
        self.hand_of: dict[int, int] = {}
        self.skills: tuple[str, ...] = ()

    @classmethod
    def before(cls, state: State, viewer: int) -> Sent:
        """What a position built by hand takes for granted: the viewer's own things, and what it says was shown."""
        sent = cls(viewer)
        sent._set_out(state)
        sent._hear_of_hands(state.hands)
        for denial in state.denials:
            sent._heard_denial(denial.skills, denial.passed, denial.denied_by)
        if state.found:
            sent.told.held(DESTINED, state.found)
        if state.hunt:
            sent.skills = state.hunt.skills
            sent._heard_passes(state.hunt.passed)
        if viewer != PUBLIC:
            sent._own_things(state)
        return sent

    def _own_things(self, state: State) -> None:
        me = state.seats[self.viewer]
        self._dealt(me.prophecies)
        self.hand = list(me.hand)
        for shown in me.shown:
            self._shown(shown.by, shown.card)
        self.read.update((seen.where, seen.cards) for seen in me.seen)

    def hear(self, told: Iterable[Event]) -> None:
        """The viewer has heard those of the events that are told to it or to everybody."""
        for event in told:
            if event.audience in (PUBLIC, self.viewer):
                self._hear_of_prophecies(event.fact)
                self.hear_of_belongings(event.fact)
        self.sees_offers()

    def _hear_of_prophecies(self, fact: object) -> None:
        match fact:
            case events.Dealt(hands=hands):
                self._hear_of_hands(hands)
            case events.PropheciesDealt(cards=cards):
                self._dealt(cards)
            case events.ProphecyShown(by=by, card=card):
                self._shown(by, card)
            case events.HuntDeclared(skills=skills):
                self.skills = skills
            case events.HuntPassed(seat=seat):
                self._heard_passes((seat,))
            case events.HuntDenied(seat=seat) | events.OwnDenial(seat=seat):
                self.told.one_of.append((self.hand_of[seat], self.skills))
            case events.ShadowFound(skills=skills):
                self.told.held(DESTINED, skills)
            case events.CardsSeen(stack=where, cards=cards):
                self.read[where, cards] += 1

    def _hear_of_hands(self, hands: tuple[int, ...]) -> None:
        self.hand_of = dict(enumerate(hands))
        (*_, free) = sorted({*range(HANDS)} - {*hands}) or (None,)
        if free is not None:
            self.hand_of[ORACLE] = free

    def _dealt(self, cards: tuple[str, ...]) -> None:
        self.prophecies = cards
        self.told.held(self.hand_of[self.viewer], cards)

    def _shown(self, by: int, card: str) -> None:
        self.shown[by, card] += 1
        self.told.held(self.hand_of[by], (card,))

    def _heard_passes(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.told.lacking(self.hand_of[seat], self.skills)

    def _heard_denial(self, skills: tuple[str, ...], passed: tuple[int, ...], denied_by: int) -> None:
        self.skills = skills
        self._heard_passes(passed)
        if denied_by in self.hand_of:
            self.told.one_of.append((self.hand_of[denied_by], skills))
