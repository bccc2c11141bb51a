"""A person at a table under test: what one does, is offered, is refused, has and is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import PUBLIC, Action, Decision, Illegal
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.state import Hunter, hunter_of, is_in_week
from rules.deadly_prey.view import HunterView, OwnView, View
from tests.kit.prey import walk
from tests.kit.prey.checks import GAME
from tests.kit.prey.deeds import AnyPress, presses
from tests.kit.prey.made import suit_of

if TYPE_CHECKING:
    from tests.kit.prey.play import Play


class Person:
    """Somebody by name, at a seat. To call one is to do a deed in words, however many presses it takes."""

    def __init__(self, play: Play, name: str, number: int) -> None:
        self.play = play
        self.name = name
        self.number = number

    def __call__(self, words: str) -> None:
        """The deed is done (deeds.py), or several joined by " then "; after each, what nobody is to decide runs on.

        Raises Illegal at the first press that is refused.
        """
        for deed in words.split(" then "):
            walk.run(lambda: self.play.state, self.number, self._presses(deed), self._answer)
            self.play.runs_on()

    def answers(self, option: str) -> None:
        """The option is answered by its key."""
        self._answer(walk.action(self.play.state, self.number, option))

    def _answer(self, action: Action) -> None:
        self.play.answer(action.seat, action.question, action.option)

    def _presses(self, words: str) -> list[AnyPress]:
        return presses(words, self.play.seat_of, self.play.state.monster.name)

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

    def offered_after(self, words: str, start: str = "") -> set[str]:
        """The same once this is done on a copy of the table: "attempt B1 then keep"."""
        copy = self.play.copied()
        copy[self.name](words)
        return copy[self.name].offered(start)

    def is_offered(self, words: str) -> bool:
        """Whether the whole deed can be done."""
        *before, last = words.split(" then ")
        copy = self.play.copied()
        try:
            for deed in before:
                copy[self.name](deed)
            state, keys = walk.before_the_last(copy.state, self.number, self._presses(last))
        except Illegal:
            return False
        return bool(keys) and set(keys) <= set(walk.offered(state, self.number))

    @property
    def attempts(self) -> set[str]:
        """The spots at which an attempt is offered in the open slot."""
        return {spot for spot in SPOTS if self.is_offered(f"attempt {spot}")}

    def refused(self, words: str, *, rule: str = "", reason: str = "") -> Illegal:
        """The refusal of this deed, at whichever press it comes; afterwards the table is as before.

        It rests on this rule (or part of one), for this reason, where they are given.
        """
        *before, last = words.split(" then ")
        play = self.play.copied()
        for deed in before:
            play[self.name](deed)
        refusals: list[Illegal] = []
        for press in self._presses(last):
            for key in press.keys(walk.offered(play.state, self.number)):
                step = walk.action(play.state, self.number, key)
                if key in walk.offered(play.state, self.number):
                    play.carry_out(step)
                else:
                    refusals.append(play.refusal(step))
            if refusals:
                break
        assert refusals, f"{words} is not refused"
        assert rule in refusals[0].rule, refusals[0].rule
        assert reason in refusals[0].reason, refusals[0].reason
        return refusals[0]

    # --- how one stands ---

    @property
    def hunter(self) -> Hunter:
        """All of the hunter, secrets included."""
        return hunter_of(self.play.state, self.number)

    @property
    def public(self) -> HunterView:
        """What everybody sees of the hunter."""
        seen = self.play.public.hunters[self.number]
        assert seen is not None
        return seen

    @property
    def view(self) -> View:
        """What the person sees."""
        return GAME.view(self.play.state, self.number)

    @property
    def own(self) -> OwnView:
        """What the person sees of itself."""
        own = self.view.own
        assert own is not None
        return own

    @property
    def rsv(self) -> int:
        """The reserve."""
        return self.hunter.reserve

    @property
    def supply(self) -> int:
        """The supply."""
        return self.hunter.supply

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand, the oldest first, the monster's too."""
        return self.own.hand

    @property
    def locked(self) -> tuple[str, ...]:
        """Those in hand that may not be played in this half-day."""
        return self.own.locked

    @property
    def markers(self) -> int:
        """Willpower on the week."""
        return self.hunter.markers

    @property
    def burdens(self) -> tuple[str, ...]:
        """The names of the Hardships before the hunter."""
        return tuple(burden.card for burden in self.hunter.burdens)

    @property
    def trophies(self) -> tuple[int, ...]:
        """The chips of the trophies."""
        return tuple(trophy.chip for trophy in self.hunter.trophies)

    @property
    def is_in(self) -> bool:
        """Whether the hunter lives and his week goes on."""
        return is_in_week(self.play.state, self.number)

    @property
    def owns(self) -> set[str]:
        """The spots that the hunter controls."""
        return {name for name in SPOTS if self.red(name)}

    def red(self, spot: str) -> int:
        """Red Willpower of the hunter there."""
        return self.play.spot(spot).red[self.number]

    def white(self, spot: str) -> int:
        """White Willpower of the hunter there."""
        return self.play.spot(spot).white[self.number]

    def chips(self, calling: str) -> tuple[int, ...]:
        """The monster's chips on a Calling, in falling order."""
        piles = self.play.state.monster.callings
        return tuple(sorted(piles[[*CALLINGS].index(suit_of(calling))], reverse=True))  # type: ignore[arg-type]

    def score(self, calling: str) -> int:
        """The monster's score in a Calling."""
        return sum(self.chips(calling))

    # --- what one is told ---

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
