"""A table of Hunting Party that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

import rules
from rules import Event, Setup
from rules.hunting_party.state import STACKS, Member, State, stack
from tests.kit.party import checks, notation
from tests.kit.party.deeds import NAMES
from tests.kit.party.person import Person
from tests.kit.played import Played

TOGETHER = ("respond", "fight")
"""The kinds of questions that are over when all pass."""
DENIALS = ("deny", "ask_oracle")


class Play(Played):
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`game.alice`).

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

    def answer(self, seat: int, question: int, option: str) -> None:
        """The seat gives this answer to this question; raises Illegal."""
        super().answer(seat, question, option)
        if self.is_watched:
            checks.check_secrecy(self.history)

    def everybody_passes(self) -> None:
        """Whoever is asked passes, as long as a response window or the pause of a fight is open."""
        while decision := next((asked for asked in self.forced if asked.kind in TOGETHER), None):
            self.answer(decision.seat, decision.question, "pass")

    def nobody_denies(self) -> None:
        """Everybody who is asked to deny a hunt holds none of the three; the Oracle looks into the third hand."""
        while decision := next((asked for asked in self.forced if asked.kind in DENIALS), None):
            self.answer(decision.seat, decision.question, "none" if decision.kind == "deny" else decision.default)

    def denials_run(self) -> None:
        """Everybody who is asked to deny a hunt answers by default: a card that fits, else none."""
        while decision := next((asked for asked in self.forced if asked.kind in DENIALS), None):
            self.answer(decision.seat, decision.question, decision.default)

    def oracle(self) -> None:
        """The table itself answers: the Oracle looks into the third hand."""
        decision = next(asked for asked in self.forced if asked.seat == rules.TABLE)
        self.answer(decision.seat, decision.question, decision.options[0].key)

    def hire(self, location: str, **bids: int) -> None:
        """The active person turns a hunter up and bids first; everybody asked bids so, or passes."""
        self[self.active](f"hire {location}")
        self[self.active]("first")
        self.everybody_bids(**bids)

    def everybody_bids(self, **bids: int) -> None:
        """Whoever is still to bid for the hunter bids so, or passes."""
        while self.kind == "bid":
            bidder = self.asked[0]
            self[bidder](f"bid {bids[bidder]}" if bidder in bids else "pass")

    def bids_open_to(self, name: str, location: str) -> set[int]:
        """A hunter is turned up and nobody has bid yet when this person is asked: what the person can bid."""
        self[self.active](f"hire {location}")
        self[self.active]("first")
        while self.asked != (name,):
            self[self.asked[0]]("pass")
        return {int(key.removeprefix("bid:")) for key in self[name].offered("bid:")}

    def time_out(self) -> None:
        """Whoever is asked gives the defaults, until the open question is gone."""
        question = self.question
        while self.question == question:
            decision = self.forced[0]
            self.answer(decision.seat, decision.question, decision.default)

    def turn_of(self, name: str) -> None:
        """The turns of all others are over, by defaults, and it is this person's."""
        while self.active != name:
            self.time_out()

    # --- what stands on the table ---

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is asked now as everybody sees it, by name."""
        return tuple("oracle" if seat == rules.TABLE else self.names[seat] for seat in rules.awaited(self.state))

    def seers(self, name: str) -> set[str]:
        return super().seers(notation.name(name))

    @property
    def active(self) -> str:
        """Whose turn it is, by name."""
        return self.names[self.state.turn.seat]

    @property
    def red_shares(self) -> int | None:
        """The Shadow's shares; None without that option."""
        return self.state.red_shares

    def owner(self, hunter: str) -> str | None:
        """In whose party this hunter is, by name."""
        return next((person.name for person in self.people if notation.name(hunter) in person.party), None)

    def member(self, hunter: str) -> Member:
        """The hunter as he stands in a party; raises StopIteration if he is in none."""
        parties = (member for seat in self.state.seats for member in seat.party)
        return next(member for member in parties if member.hunter == notation.name(hunter))

    def where(self, card: str) -> str:
        """The key by which a hunter in play, or an item worn, is picked; the name itself if it is neither."""
        for person in self.people:
            for member in person.seat.party:
                if card == member.hunter:
                    return f"{person.number}.{card}"
                if card in member.items:
                    return f"{person.number}.{member.hunter}.{card}"
        return str(self.names.index(card)) if card in self.names else card

    def stack(self, name: str) -> tuple[str, ...]:
        """The cards of a stack, the top one first."""
        return stack(self.state, notation.name(name))

    def bottom(self, name: str, cards: int = 1) -> tuple[str, ...]:
        """The last so many cards of a stack, the bottom one last."""
        return self.stack(name)[-cards:]

    def size(self, name: str) -> int:
        """How many cards everybody sees in a stack."""
        return self.public.stack_sizes[STACKS.index(notation.name(name))]


def deal(seats: int = 3, seed: bytes = b"a deal", **options: str | int | bool) -> Play:
    """A table that was dealt with this seed; the heroes are still to be chosen."""
    state, told = rules.start("party", Setup(seats, options), seed)
    return Play(state, NAMES[:seats], told)
