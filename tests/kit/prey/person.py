"""A person at a table under test: what one does, is offered, is refused, has and is told."""

from __future__ import annotations

from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.state import Hunter, hunter_of, is_in_week
from rules.deadly_prey.view import HunterView, OwnView
from tests.kit.played import Speaking
from tests.kit.prey.deeds import AnyPress, presses
from tests.kit.prey.made import suit_of
from tests.kit.walk import Walk

AT_ANY_TIME_VERBS = ("burn", "hardship", "pay_off", "exchange", "into", "order")


class Person(Speaking):
    """Somebody by name, at a seat; deeds.py has the words of the deeds."""

    walk = Walk(lambda key, _: key.partition(":")[0] in AT_ANY_TIME_VERBS)

    def presses(self, words: str) -> list[AnyPress]:
        return presses(words, self.play.seat_of, self.play.state.monster.name)

    # --- what one may do ---

    def offered_after(self, words: str, start: str = "") -> set[str]:
        """The same once this is done on a copy of the table: "attempt B1 then keep"."""
        copy = self.play.copied()
        copy[self.name](words)
        return copy[self.name].offered(start)

    @property
    def attempts(self) -> set[str]:
        """The spots at which an attempt is offered in the open slot."""
        return {spot for spot in SPOTS if self.is_offered(f"attempt {spot}")}

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
