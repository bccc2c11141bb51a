"""A table of Hunting Party that a test plays at: whoever is named answers, and every answer is checked."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rules
from rules import PUBLIC, Action, Decision, Event, Illegal, Setup
from rules.hunting_party.state import STACKS, Member, State, stack
from rules.hunting_party.view import View
from rules.robots.chance import choose_evenly
from rules.robots.luck import Stream
from tests.kit.party import checks, notation
from tests.kit.party.deeds import NAMES
from tests.kit.party.person import Person
from tests.kit.quarry.seeing import names_in

TOGETHER = ("respond", "fight")
"""The kinds of questions that are over when all pass."""
DENIALS = ("deny", "ask_oracle")


class Play:
    """The table as it stands (`state`), how it came so (`history`), and its people by name (`game.alice`).

    `dealt`: what was told at set-up, if the table was dealt. `is_watched`: secrecy is checked after every answer; of
    many tables that differ in a card or a number only, it need not be.
    """

    def __init__(self, state: State, names: tuple[str, ...], dealt: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.names = names
        self.dealt = dealt
        self.history: list[checks.Answered] = []
        self.is_watched = True
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

    def answer(self, seat: int, question: int, option: str) -> None:
        """The seat gives this answer to this question; raises Illegal."""
        self.carry_out(Action(seat, question, option))
        if self.is_watched:
            checks.check_secrecy(self.history)

    def carry_out(self, action: Action) -> None:
        """The action is done and checked, secrecy excepted; raises Illegal."""
        before = self.state
        self.state, told = rules.apply(before, action)
        self.history.append((before, action, told, self.state))
        checks.check_stored_form(self.state, told)
        checks.check_conservation(self.state)

    def rig(self, *draws: int) -> None:
        """The next draws of the table's luck come out so, counted from 0."""
        self.state = replace(self.state, luck=replace(self.state.luck, rigged=draws))

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

    def plays_on(self, seed: bytes, answers: int) -> None:
        """So many answers are given at random, fewer if the table ends; their secrecy has a test of its own.

        One in four goes to any question that is open, mostly to what may be done at any time.
        """
        stream = Stream(seed)
        for _ in range(answers):
            if not self.forced:
                return
            open_now = self.forced if stream.below(4) else rules.decisions(self.state)
            decision = open_now[stream.below(len(open_now))]
            self.carry_out(Action(decision.seat, decision.question, choose_evenly(decision, stream)))

    def refusal(self, action: Action) -> Illegal:
        """How this action is refused; nothing at the table has changed."""
        before = rules.dump(self.state)
        with pytest.raises(Illegal) as refused:
            rules.apply(self.state, action)
        assert rules.dump(self.state) == before
        return refused.value

    # --- what stands on the table ---

    @property
    def forced(self) -> tuple[Decision, ...]:
        """What is asked now, without what may be done at any time."""
        return tuple(asked for asked in rules.decisions(self.state) if asked.forced)

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
        return tuple("oracle" if seat == rules.TABLE else self.names[seat] for seat in rules.awaited(self.state))

    @property
    def active(self) -> str:
        """Whose turn it is, by name."""
        return self.names[self.state.turn.seat]

    @property
    def red_shares(self) -> int | None:
        """The Shadow's shares; None without that option."""
        return self.state.red_shares

    @property
    def public(self) -> View:
        """What everybody sees."""
        return rules.view(self.state, PUBLIC)

    @property
    def views(self) -> dict[str, View]:
        """What each person sees, and "public"."""
        return {"public": self.public} | {person.name: person.view for person in self.people}

    def seers(self, card: str) -> set[str]:
        """In whose views this name of a card stands anywhere; "public" is one of the views."""
        return {viewer for viewer, view in self.views.items() if notation.name(card) in names_in(view)}

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

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won, by name; None while the table goes on."""
        return self.state.outcome and tuple(self.names[seat] for seat in self.state.outcome.winners)

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
        return [fact.kind for fact in self.told]

    def was_told(self, fact: object) -> bool:
        """Whether this very fact was told to the whole table."""
        return fact in self.told


def deal(seats: int = 3, seed: bytes = b"a deal", **options: str | int | bool) -> Play:
    """A table that was dealt with this seed; the heroes are still to be chosen."""
    state, told = rules.start("party", Setup(seats, options), seed)
    return Play(state, NAMES[:seats], told)
