"""A slot of Resolution: one City Card and what can be done on it; or reclaiming, or restoring (DP-23b).

| step | who is asked | what follows |
|---|---|---|
| ResolveSlot | the hunter whose slot it is | what he does, then ResolveSlot again on the same card, or AfterSlot |
| SlotGoesOn | nobody | ResolveSlot if anything more is legal on the card by public facts |
| JoinAttempt | the invited, together | ResolveSlot with those who are willing |
| Contest | the controllers in the week, together | let in, or a roll |
| Restore | nobody | the vacancy filled, unless the Hardship forbids it |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, AskingSealed, Running
from rules.core.questions import Option
from rules.deadly_prey import choices, deeds, events
from rules.deadly_prey.attempting import Commit, begin_attempt
from rules.deadly_prey.choices import (
    ALLOW,
    BACK,
    CONTEST,
    DECLINE,
    DONE,
    END_SLOT,
    JOIN,
    RECLAIM,
)
from rules.deadly_prey.forces import is_barred
from rules.deadly_prey.hardships import suffer
from rules.deadly_prey.playing import Moment, use
from rules.deadly_prey.ratings import HIGHEST_ROLL, number_to_reach
from rules.deadly_prey.state import Attempt, Draft, Position, State, is_in_week
from rules.deadly_prey.striking import open_strike
from rules.deadly_prey.succeeding import TurnRed
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import Table
from rules.deadly_prey.windows import open_window


@dataclass(frozen=True, slots=True)
class ResolveSlot(AskingOne[State, Table]):
    """One hunter's slot. `spot`: the card it is on, once anything was done; `has_tried`: its one attempt is used.

    `willing`: who would join an attempt at `asked_for`, the spot of this slot's invitation; `partners`: who has taken
    part in its attempt. `draft`: small choices.
    """

    spot: str = ""
    has_tried: bool = False
    willing: tuple[int, ...] = ()
    asked_for: str = ""
    partners: tuple[int, ...] = ()
    draft: Draft | None = None
    kind: Literal["resolve_slot"] = "resolve_slot"

    @property
    def actors(self) -> tuple[int, ...]:
        """Who has acted in the slot, once anything was done."""
        return (self.seat, *self.partners)

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if is_barred(state, "slots", seat):
            return self._ways_out(state, seat)
        if self.draft is not None:
            return self._small_choices(state, seat, self.draft)
        tricks = tuple(playable(state, seat, "slot"))
        if self.spot:
            return (*self._on_card(state, seat, self.spot), *tricks, END_SLOT)
        at = tuple(Option(f"at:{name}", choices.ActAt(name)) for name in deeds.spots_to_act_on(state, seat))
        reclaim = (RECLAIM,) if deeds.can_reclaim(state, seat) else ()
        restoring = tuple(deeds.restore_options(state, seat))
        return (*at, *reclaim, *restoring, *tricks, deeds.skip_option(state, seat), DONE)

    def _ways_out(self, state: State, seat: int) -> tuple[Option, ...]:
        """What is left to a hunter whom a Hardship has stopped in the middle of his slot."""
        if self.draft is not None:
            return (BACK,)
        return (END_SLOT,) if self.spot else (deeds.skip_option(state, seat), DONE)

    def _on_card(self, state: State, seat: int, name: str) -> tuple[Option, ...]:
        return tuple(self.deeds_on(state, seat, name))

    def deeds_on(self, position: Position, seat: int, name: str) -> Iterator[Option]:
        """What the slot still allows on this card; those who are willing are so for the card they were asked for."""
        willing = self.willing if name == self.asked_for else ()
        return deeds.deeds_on(position, seat, name, willing, tried=self.has_tried, asked=bool(self.asked_for))

    def _small_choices(self, state: State, seat: int, draft: Draft) -> tuple[Option, ...]:
        verb, _, name = draft.key.partition(":")
        match verb:
            case "play":
                return next_picks(state, seat, draft, "slot")
            case "at":
                return (*self._on_card(state, seat, name), BACK)
            case _:
                return tuple(deeds.reclaim_options(state, seat, draft))

    def default(self, state: State, seat: int) -> str:
        if self.draft is not None:
            return BACK.key
        return END_SLOT.key if self.spot else deeds.skip_option(state, seat).key

    @property
    def orderable(self) -> str:
        return DONE.key

    def ordered(self, state: State, seat: int) -> str | None:
        wants_out = deeds.is_done_by_order(state, seat, deeds.DONE_RESOLUTION) and self.draft is None and not self.spot
        return DONE.key if wants_out else None

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Skip():
                deeds.skip(table, seat)
            case choices.Done():
                deeds.leave_phase(table, seat)
            case choices.EndSlot():
                table.push(AfterSlot(self.actors))
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
            case choices.ActAt() | choices.Reclaim() | choices.Play() | choices.TakeWillpower():
                self._draft(table, seat, option)
            case choices.Commit() if self.draft is not None:
                deeds.reclaim(table, seat, self.draft)
                table.push(AfterSlot((seat,)))
            case choices.Restore(name):
                suffer_and_restore(table, seat, name)
            case _ if self.draft is not None and self.draft.key.startswith(f"{PLAY}:"):
                self._draft(table, seat, option)
            case _:
                act_on_card(table, self, seat, option)

    def _draft(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.TakeWillpower() if self.draft is not None:
                draft = replace(self.draft, picks=(*self.draft.picks, option.key))
            case _:
                is_first = self.draft is None or self.draft.key.startswith("at:")
                draft = Draft(option.key) if is_first or self.draft is None else picked(self.draft, option)
        if draft.key.startswith(f"{PLAY}:") and is_complete(draft):
            table.push(replace(self, draft=None, question=table.next_question()))
            use(table, seat, draft, Moment("slot"))
        else:
            table.push(replace(self, draft=draft))


def act_on_card(table: Table, slot: ResolveSlot, seat: int, option: Option) -> None:
    """Something is done on the card of the slot, which stays on that card from now on."""
    match option.value:
        case choices.Attempt(name, partners):
            for partner in partners:
                table.change_hunter(partner, is_spent=True)
            table.push(AfterTry(replace(slot, spot=name, has_tried=True, partners=partners, draft=None)))
            begin_attempt(table, seat, name, partners)
        case choices.Invite(name, seats):
            table.tell(events.PartnersAsked(seat, name, seats))
            table.push(JoinAttempt(seats, table.next_question(), replace(slot, asked_for=name)))
        case choices.Intrude(name):
            table.tell(events.IntrusionAsked(seat, name))
            ask_controllers(table, slot, seat, name)
        case choices.Reinforce(name, number):
            table.redden(seat, name, number)
            go_on(table, slot, seat, name)
        case choices.EvictRed(name, _) | choices.EvictWhite(name, _):
            deeds.evict(table, seat, option.value)
            go_on(table, slot, seat, name)


def go_on(table: Table, slot: ResolveSlot, seat: int, name: str) -> None:
    """The slot goes on, on this card, as long as anything more is legal there by public facts."""
    table.push(SlotGoesOn(replace(slot, spot=name, draft=None), seat))


@dataclass(frozen=True, slots=True)
class SlotGoesOn(Running[Table]):
    """The slot is over when nothing more is legal on its card; a card in hand keeps no slot open (DP-24)."""

    slot: ResolveSlot
    seat: int
    kind: Literal["slot_goes_on"] = "slot_goes_on"

    def run(self, table: Table) -> None:
        slot = self.slot
        can_act = is_in_week(table, self.seat) and not is_barred(table, "slots", self.seat)
        if not can_act or not any(True for _ in slot.deeds_on(table, self.seat, slot.spot)):
            table.push(AfterSlot(slot.actors))
        else:
            table.push(replace(slot, question=table.next_question()))


@dataclass(frozen=True, slots=True)
class AfterSlot(Running[Table]):
    """The monster has its window against those who acted (DP-56)."""

    actors: tuple[int, ...]
    kind: Literal["after_slot"] = "after_slot"

    def run(self, table: Table) -> None:
        if not table.end_if_nobody_is_left():
            open_strike(table, "after_slot", self.actors)


# --- cooperation (DP-48) ---


@dataclass(frozen=True, slots=True)
class JoinAttempt(AskingSealed[State, Table]):
    """The invited say whether they join, sealed; silence is no. Then the slot goes on with the willing."""

    slot: ResolveSlot
    kind: Literal["join"] = "join"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (JOIN, DECLINE)

    def default(self, state: State, seat: int) -> str:
        return DECLINE.key

    def open_answers(self, table: Table) -> None:
        willing = self.who_said(JOIN.key)
        table.tell(events.PartnersAnswered(self.slot.seat, willing))
        table.push(replace(self.slot, willing=willing, question=table.next_question()))


# --- intrusion (DP-50, DP-51) ---


def ask_controllers(table: Table, slot: ResolveSlot, seat: int, name: str) -> None:
    """Every controller still in the week is asked; who is out always contests."""
    controllers = table.spot(name).controllers
    asked = tuple(other for other in controllers if is_in_week(table, other))
    if len(asked) < len(controllers):
        contest(table, slot, seat, name, tuple(other for other in controllers if other not in asked))
    else:
        table.push(Contest(asked, table.next_question(), slot, name))


@dataclass(frozen=True, slots=True)
class Contest(AskingSealed[State, Table]):
    """The controllers let the intruder in, or contest, sealed; one is enough, and silence contests (DP-50)."""

    slot: ResolveSlot
    spot: str
    kind: Literal["contest"] = "contest"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (ALLOW, CONTEST)

    def default(self, state: State, seat: int) -> str:
        return CONTEST.key

    def open_answers(self, table: Table) -> None:
        intruder, there = self.slot.seat, table.spot(self.spot)
        contesting = tuple(seat for seat in self.who_said(CONTEST.key) if seat in there.controllers)
        slot = replace(self.slot, spot=self.spot, has_tried=True, draft=None)
        if not there.controllers or not there.white[intruder]:
            table.push(SlotGoesOn(slot, intruder))  # the card, or his white there, has gone meanwhile
        elif contesting:
            contest(table, self.slot, intruder, self.spot, contesting)
        else:
            table.tell(events.IntrusionAnswered(self.spot, ()))
            table.push(TurnRed(intruder, table.next_question(), self.spot), SlotGoesOn(slot, intruder))


def contest(table: Table, slot: ResolveSlot, seat: int, name: str, seats: tuple[int, ...]) -> None:
    """No way back: a window, then dice; at eleven the slot ends without loss, and the card is barred (DP-51)."""
    table.tell(events.IntrusionAnswered(name, seats))
    attempt = Attempt(name, seat, sort="force", method="dice")
    if number_to_reach(table, attempt) > HIGHEST_ROLL:
        table.change_hunter(seat, barred=(*table.hunter(seat).barred, name))
        table.push(AfterSlot((seat,)))
        return
    table.attempt = attempt
    open_window(table, "force", Commit(), AfterTry(replace(slot, spot=name, has_tried=True, draft=None)))


@dataclass(frozen=True, slots=True)
class AfterTry(Running[Table]):
    """Who has won control, or forced his way in, goes on with his slot; failures and Minions end it (DP-23b)."""

    slot: ResolveSlot
    kind: Literal["after_try"] = "after_try"

    def run(self, table: Table) -> None:
        seat = self.slot.seat
        if table.spot(self.slot.spot).red[seat]:
            table.push(SlotGoesOn(self.slot, seat))
        else:
            table.push(AfterSlot(self.slot.actors))


# --- restoring (DP-58b) ---


def suffer_and_restore(table: Table, seat: int, name: str) -> None:
    """A Hardship first; if it forbids the restoring, the slot is used up and the vacancy stays."""
    table.push(Restore(seat, name), AfterSlot((seat,)))
    suffer(table, seat, "restoring")


@dataclass(frozen=True, slots=True)
class Restore(Running[Table]):
    """The vacancy holds a face-down card with a new chip, unless his Hardship stops the hunter (OWN-52).

    It does if he may take no slot any more, or has lost to it the card that he would restore from.
    """

    seat: int
    spot: str
    kind: Literal["restore"] = "restore"

    def run(self, table: Table) -> None:
        if is_barred(table, "slots", self.seat) or not deeds.is_within_reach(table, self.seat, self.spot):
            table.tell(events.RestoringBarred(self.seat, self.spot))
        else:
            table.restore(self.seat, self.spot)
