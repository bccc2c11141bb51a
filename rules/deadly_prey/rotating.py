"""The phases of a half-day and their rotation: who starts, whose slot comes, Placement (DP-20 to DP-24).

| step | who is asked | what follows |
|---|---|---|
| BeginPhase | nobody | AskOrder, Rotate; the monster's first window in Resolution |
| AskOrder | the winner of Initiative, if he takes part with others | the rotation's order |
| Rotate | nobody | PlaceSlot or ResolveSlot of the next who is neither done nor dormant; else the phase is over |
| PlaceSlot | one hunter | white Willpower laid on one card, a skip, or done |
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, Running, settle
from rules.core.questions import Option
from rules.deadly_prey import choices, deeds, events
from rules.deadly_prey.cards import MONSTERS
from rules.deadly_prey.choices import BACK, DONE, FIRST, LAST
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.forces import is_barred, most_allowed
from rules.deadly_prey.moments import UsePower
from rules.deadly_prey.paths import is_worth_white, own_spots, spot
from rules.deadly_prey.playing import Moment, use
from rules.deadly_prey.slots import AfterSlot, ResolveSlot
from rules.deadly_prey.state import Draft, Position, State, hunter_of, hunter_seats, in_week
from rules.deadly_prey.striking import open_strike
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import Table

PhaseName = Literal["placement", "resolution"]


@dataclass(frozen=True, slots=True)
class BeginPhase(Running[Table]):
    """Counts of the phase start afresh; with nobody acting at night there is only the monster's window (DP-27)."""

    phase: PhaseName
    kind: Literal["begin_phase"] = "begin_phase"

    def run(self, table: Table) -> None:
        table.phase = self.phase
        table.lasting = [lasting for lasting in table.lasting if lasting.until == "half_day"]
        table.monster = replace(table.monster, has_hit=False)
        for seat in hunter_seats(table):
            table.change_hunter(
                seat, skips=0, is_done=False, is_spent=False, placed=(), barred=(), controls=0, generals=0
            )
        actors = [seat for seat in table.standing if seat in in_week(table) and table.hunter(seat).acts]
        if self.phase == "placement" and not actors:
            return
        table.push(EndPhase())
        if actors:
            self._ask_order(table, actors)
        if self.phase == "resolution":
            open_strike(table, "start_of_resolution", ())

    def _ask_order(self, table: Table, actors: list[int]) -> None:
        winner = table.standing[0]
        able = [seat for seat in actors if deeds.takes_slots(table, seat)]
        if winner in able and len(able) > 1:
            table.push(AskOrder(winner, table.next_question()))
        else:
            start_rotation(table, first_of(table, actors, winner))


def first_of(table: Table, actors: list[int], after: int) -> int:
    """The first of the actors clockwise, from this seat on (DP-21)."""
    seats = len(table.hunters)
    return min(actors, key=lambda seat: (seat - after) % seats)


def start_rotation(table: Table, first: int) -> None:
    """The rotation goes clockwise from this hunter, over all who act."""
    seats = len(table.hunters)
    actors = [seat for seat in in_week(table) if table.hunter(seat).acts]
    table.rotation = tuple(sorted(actors, key=lambda seat: (seat - first) % seats))
    table.tell(events.PhaseBegan(table.phase, table.rotation))
    table.push(Rotate(0))


@dataclass(frozen=True, slots=True)
class AskOrder(AskingOne[State, Table]):
    """The winner of Initiative acts first or last in this phase (DP-20)."""

    kind: Literal["rotation_order"] = "rotation_order"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        return (FIRST, LAST)

    def default(self, state: State, seat: int) -> str:
        return FIRST.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.RotationOrder(is_first):
                table.tell(events.OrderChosen(seat, is_first))
                actors = [other for other in in_week(table) if table.hunter(other).acts]
                others = [other for other in actors if other != seat]
                start_rotation(table, seat if is_first else first_of(table, others, seat))


@dataclass(frozen=True, slots=True)
class Rotate(Running[Table]):
    """The next slot of the rotation, from this place in it; a full round without one ends the phase (DP-23)."""

    place: int
    kind: Literal["rotate"] = "rotate"

    def run(self, table: Table) -> None:
        rotation = table.rotation
        table.lasting = [lasting for lasting in table.lasting if lasting.until != "slot"]
        for place in range(self.place, len(rotation)):
            seat = rotation[place]
            if can_have_slot(table, seat) and not table.hunter(seat).is_spent:
                table.push(_slot(table, seat), Rotate(place + 1))
                return
        if not any(can_have_slot(table, seat) for seat in rotation):
            return
        for seat in rotation:
            table.change_hunter(seat, is_spent=False)
        table.push(Rotate(0))


def can_have_slot(table: Table, seat: int) -> bool:
    """Whether the hunter is to be asked: he acts, is not done, and not dormant."""
    return deeds.takes_slots(table, seat) and not deeds.is_dormant(table, seat)


def _slot(table: Table, seat: int) -> PlaceSlot | ResolveSlot:
    table.change_hunter(seat, is_spent=True)
    if table.phase == "placement":
        return PlaceSlot(seat, table.next_question())
    return ResolveSlot(seat, table.next_question())


def close_idle_slot(table: Table) -> None:
    """A slot on top in which nothing is legal any more, by public facts, is over and costs no skip (DP-23b, DP-24).

    A card in hand keeps none open, nor does a deed that is being put together: nobody else knows of either.
    """
    match table.agenda[-1] if table.agenda else None:
        case ResolveSlot(seat=seat, spot=name) as slot if name:
            if not any(True for _ in slot.deeds_on(table, seat, name)):
                table.agenda[-1] = AfterSlot(slot.actors)
        case PlaceSlot(seat=seat) | ResolveSlot(seat=seat) if deeds.is_dormant(table, seat):
            table.agenda.pop()
    settle(table)


@dataclass(frozen=True, slots=True)
class EndPhase(Running[Table]):
    """Everybody is done or dormant; orders for this phase are over."""

    kind: Literal["end_phase"] = "end_phase"

    def run(self, table: Table) -> None:
        table.rotation = ()
        for seat, orders in enumerate(table.orders):
            if deeds.DONE_NOW in orders:
                table.set_order(seat, deeds.DONE_NOW, is_on=False)


# --- Placement ---


@dataclass(frozen=True, slots=True)
class PlaceSlot(AskingOne[State, Table]):
    """Any number of Willpower from the reserve goes, white, on one card (Placement Phase). `draft`: small choices."""

    draft: Draft | None = None
    kind: Literal["place_slot"] = "place_slot"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if is_barred(state, "slots", seat):
            return (deeds.skip_option(state, seat), DONE) if self.draft is None else (BACK,)
        if self.draft is None:
            tricks = playable(state, seat, "place")
            return (*placings(state, seat), *tricks, deeds.skip_option(state, seat), DONE)
        if self.draft.key.startswith(f"{PLAY}:"):
            return next_picks(state, seat, self.draft, "place")
        if all(option.key != self.draft.key for option in placings(state, seat)):
            return (BACK,)
        reserve = hunter_of(state, seat).reserve
        counts = (Option(f"count:{number}", choices.Count(number)) for number in range(1, reserve + 1))
        return (*counts, BACK)

    def default(self, state: State, seat: int) -> str:
        return deeds.skip_option(state, seat).key if self.draft is None else BACK.key

    @property
    def orderable(self) -> str:
        return DONE.key

    def ordered(self, state: State, seat: int) -> str | None:
        is_done = deeds.is_done_by_order(state, seat, deeds.DONE_PLACEMENT) and self.draft is None
        return DONE.key if is_done else None

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.Skip():
                deeds.skip(table, seat)
            case choices.Done():
                deeds.leave_phase(table, seat)
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
            case choices.Count(number) if self.draft is not None:
                place(table, seat, self.draft.key.partition(":")[2], number)
            case _:
                self._draft(table, seat, Draft(option.key) if self.draft is None else picked(self.draft, option))

    def _draft(self, table: Table, seat: int, draft: Draft) -> None:
        if draft.key.startswith(f"{PLAY}:") and is_complete(draft):
            table.push(replace(self, draft=None, question=table.next_question()))
            use(table, seat, draft, Moment("place"))
        else:
            table.push(replace(self, draft=draft))


def placings(position: Position, seat: int) -> Iterator[Option]:
    """The cards of the pyramid that white can be laid on, unless a Setback leaves only those laid on before."""
    hunter = hunter_of(position, seat)
    most = most_allowed(position, "placing", seat)
    if not hunter.reserve:
        return
    own = own_spots(position, seat)
    for name in SPOTS:
        is_new = name not in hunter.placed
        if not spot(position, name).is_vacant and not (is_new and most is not None and len(hunter.placed) >= most):
            yield Option(f"place:{name}", choices.Place(name, is_worth_white(position, own, name)))


def place(table: Table, seat: int, name: str, count: int) -> None:
    """The Willpower lies there; a monster whose power moves it is asked."""
    if "after_placement_slot" in MONSTERS[table.monster.name].trick.when:
        table.push(UsePower(table.mo, table.next_question(), "after_placement_slot", name, seat, count))
    table.place(seat, name, count)
