"""The week: seven days and nights, dawn and dusk in their order (Turn Structure; DP-18, DP-25).

| step | who is asked | what follows |
|---|---|---|
| NextHalf | nobody | what has ended is gone; dawn or dusk; Placement and Resolution; the next half-day |
| Dawn | nobody | tracker, Willpower, Hardships, DawnWindow, Initiative, draws |
| DawnWindow | all hunters in the week, together, sealed | burnt cards, the Hardship for two, in seat order |
| Initiative | nobody | the standing of the turn, then the Arsenal draws |
| Dusk | nobody | the monster's card and chip, FeedChip (feeding.py), its power, AskNight |
| AskNight | each hunter in standing | acts tonight, or not |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.agenda import AskingOne, AskingTogether, Running
from rules.core.questions import Option
from rules.deadly_prey import bag, choices, events, hardships
from rules.deadly_prey.cards import ARSENAL, HARDSHIPS, MONSTERS
from rules.deadly_prey.choices import BACK, CLOSE, HARDSHIP, REST
from rules.deadly_prey.feeding import ask_to_feed
from rules.deadly_prey.forces import HARDSHIP_RANK, allows, is_barred, tax
from rules.deadly_prey.moments import UsePower
from rules.deadly_prey.playing import Moment, use
from rules.deadly_prey.rotating import BeginPhase
from rules.deadly_prey.state import (
    HALVES,
    Draft,
    Hunter,
    Position,
    State,
    hunter_of,
    hunter_seats,
    in_week,
    is_day,
    is_in_week,
    turn_of,
)
from rules.deadly_prey.tricks import PLAY, is_complete, next_picks, picked, playable, taken_back
from rules.deadly_prey.verbs import ESCAPED, Table

FOR_TWO = 2


@dataclass(frozen=True, slots=True)
class NextHalf(Running[Table]):
    """The bottom of the agenda: the next day or night begins, or the week is over and the monster has won (DP-69)."""

    kind: Literal["next_half"] = "next_half"

    def run(self, table: Table) -> None:
        table.half += 1
        if table.half > HALVES:
            table.half = HALVES
            table.end(ESCAPED, (table.mo,))
            return
        end_what_is_over(table)
        table.tell(events.HalfBegan(table.half))
        if table.end_if_nobody_is_left():
            return
        beginning = Dawn() if is_day(table.half) else Dusk()
        table.push(beginning, BeginPhase("placement"), BeginPhase("resolution"), self)


def end_what_is_over(table: Table) -> None:
    """Setbacks, Hardships and what else lasted until now are gone; locked cards may be played again (DP-14b, DP-18)."""
    for setback in [each for each in table.setbacks if each.ends and each.ends <= table.half]:
        table.setbacks.remove(setback)
        table.tell(events.SetbackEnded(setback.card))
        table.to_arsenal_discards(setback.card)
    hardships.expire(table)
    table.lasting = [each for each in table.lasting if each.until == "half_day" and each.ends > table.half]
    table.monster = replace(table.monster, locked=(), powers=0)
    for seat in hunter_seats(table):
        table.change_hunter(seat, locked=(), took_hardship=False, acts=is_day(table.half))


# --- dawn ---


@dataclass(frozen=True, slots=True)
class Dawn(Running[Table]):
    """From the second turn on: the tracker's card, one Willpower each, Hardships of the dawn; then the window."""

    kind: Literal["dawn"] = "dawn"

    def run(self, table: Table) -> None:
        table.phase = "dawn"
        table.push(AskDawn())
        if turn_of(table.half) == 1:
            return
        flip_tracker(table, turn_of(table.half) - 1)
        for seat in in_week(table):
            if not is_barred(table, "dawn_will", seat):
                table.gain(seat, 1, "dawn")
        hardships.wake(table, "next_dawn")


def flip_tracker(table: Table, space: int) -> None:
    """The card of the day is face up, if it is still there (After the First Turn)."""
    there = table.tracker[space]
    if there.card:
        table.tracker[space] = replace(there, is_up=True)
        table.tell(events.TrackerFlipped(space + 1, there.card))


@dataclass(frozen=True, slots=True)
class AskDawn(Running[Table]):
    """All hunters in the week are asked together what they do before reserves are counted (DP-19b)."""

    kind: Literal["ask_dawn"] = "ask_dawn"

    def run(self, table: Table) -> None:
        table.push(DawnWindow(in_week(table), table.next_question()), Initiative())


@dataclass(frozen=True, slots=True)
class DawnWindow(AskingTogether[State, Table]):
    """Cards burnt, the day's Hardship for two, a way out paid: sealed, carried out in seat order (DP-19b).

    `drafts`: by seat what it has put down; `done`: who has closed.
    """

    drafts: tuple[tuple[int, tuple[str, ...]], ...] = ()
    done: tuple[int, ...] = ()
    kind: Literal["dawn_window"] = "dawn_window"

    @property
    def is_covered(self) -> bool:
        return True

    def chosen(self, seat: int) -> tuple[str, ...]:
        """The keys that the seat has put down."""
        return dict(self.drafts).get(seat, ())

    def given(self, state: State, seat: int) -> tuple[Option, ...]:
        return tuple(map(_put_down, self.chosen(seat)))

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        chosen = self.chosen(seat)
        return (*dawn_options(state, seat, chosen), CLOSE, *((BACK,) if chosen else ()))

    def default(self, state: State, seat: int) -> str:
        return CLOSE.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        chosen = self.chosen(seat)
        match option.value:
            case choices.Close():
                step = replace(self, done=(*self.done, seat))
                if step.waiting:
                    table.push(step)
                else:
                    step.carry_out(table)
                return
            case choices.Back():
                chosen = chosen[:-1]
            case _:
                chosen = (*chosen, option.key)
        others = tuple(each for each in self.drafts if each[0] != seat)
        table.push(replace(self, drafts=(*others, (seat, chosen))))

    def carry_out(self, table: Table) -> None:
        """What everybody put down is done and told, in seat order (DP-19b)."""
        table.push(*(DawnDeed(seat, key) for seat in sorted(self.seats) for key in in_order(self.chosen(seat))))


def in_order(chosen: tuple[str, ...]) -> list[str]:
    """What one hunter put down, as it is carried out: cards burnt, then the Hardship for two, then ways out paid."""
    return sorted(chosen, key=lambda key: (not key.startswith("burn:"), key != HARDSHIP.key))


def dawn_options(position: Position, seat: int, chosen: tuple[str, ...]) -> Iterator[Option]:
    """What may still be put down beside what was."""
    hunter = hunter_of(position, seat)
    if not is_barred(position, "burning", seat):
        left = Counter(hunter.hand) - Counter(key.partition(":")[2] for key in chosen if key.startswith("burn:"))
        yield from (_put_down(f"burn:{card}") for card in left)
    if HARDSHIP.key not in chosen and can_take_for_two(position, seat):
        yield HARDSHIP
    reserve = _reserve_after(hunter, chosen)
    for burden in hunter.burdens:
        way_out = HARDSHIPS[burden.card].way_out
        key = f"pay_off:{burden.card}"
        if way_out is not None and key not in chosen and reserve >= way_out.willpower:
            yield _put_down(key)


def _put_down(key: str) -> Option:
    """The option of this key: what is done at dawn follows from it alone."""
    verb, _, card = key.partition(":")
    match verb:
        case "burn":
            return Option(key, choices.Burn(card, ARSENAL[card].value))
        case "pay_off":
            way_out = HARDSHIPS[card].way_out
            return Option(key, choices.PayOff(card, way_out.willpower if way_out else 0))
        case _:
            return HARDSHIP


def _reserve_after(hunter: Hunter, chosen: tuple[str, ...]) -> int:
    """The reserve once burnt cards and the Hardship's two have come in, as far as there is supply, less ways out."""
    paid = 0
    gained = FOR_TWO if HARDSHIP.key in chosen else 0
    for key in chosen:
        verb, _, card = key.partition(":")
        way_out = HARDSHIPS[card].way_out if verb == "pay_off" else None
        gained += ARSENAL[card].value if verb == "burn" else 0
        paid += way_out.willpower if way_out is not None else 0
    return hunter.reserve + min(gained, hunter.supply) - paid


def can_take_for_two(position: Position, seat: int) -> bool:
    """Whether the half-day's Hardship for two Willpower can be had (Gaining Willpower)."""
    return not hunter_of(position, seat).took_hardship and bool(position.hardships or position.hardship_discards)


def take_for_two(table: Table, seat: int) -> None:
    """The hunter has two Willpower more and a Hardship."""
    if can_take_for_two(table, seat):
        table.change_hunter(seat, took_hardship=True)
        table.gain(seat, FOR_TWO, "hardship")
        hardships.suffer(table, seat, "willpower")


@dataclass(frozen=True, slots=True)
class DawnDeed(Running[Table]):
    """One of the things put down at dawn is done; an older release stored the Hardship for two alone, without a key."""

    seat: int
    key: str = HARDSHIP.key
    kind: Literal["take_for_two"] = "take_for_two"

    def run(self, table: Table) -> None:
        verb, _, card = self.key.partition(":")
        match verb:
            case "burn":
                table.burn(self.seat, card)
            case "pay_off":
                pay_off(table, self.seat, card)
            case _:
                take_for_two(table, self.seat)


def pay_off(table: Table, seat: int, card: str) -> None:
    """The way out of a Hardship is paid, if it can be."""
    way_out = HARDSHIPS[card].way_out
    if way_out is not None and table.hunter(seat).reserve >= way_out.willpower:
        table.spend(seat, way_out.willpower, "way_out")
        table.end_hardship(seat, card)


@dataclass(frozen=True, slots=True)
class Initiative(Running[Table]):
    """Most Willpower in reserve, ties rolled off; then everybody draws in standing (Initiative; DP-17 to DP-19)."""

    kind: Literal["initiative"] = "initiative"

    def run(self, table: Table) -> None:
        there = in_week(table)
        if not there:
            return
        able = [seat for seat in there if not is_barred(table, "initiative", seat)] or list(there)
        most = max(table.hunter(seat).reserve for seat in able)
        winner = roll_off(table, [seat for seat in able if table.hunter(seat).reserve == most])
        seats = len(table.hunters)
        table.standing = tuple(sorted(there, key=lambda seat: (seat - winner) % seats))
        table.tell(events.InitiativeWon(winner, table.standing))
        if turn_of(table.half) > 1:
            for seat in table.standing:
                table.draw_arsenal(seat, 1)


def roll_off(table: Table, tied: list[int]) -> int:
    """The one who rolls highest; equals roll again."""
    while len(tied) > 1:
        rolls = tuple((seat, table.roll(1)[0]) for seat in tied)
        table.tell(events.InitiativeRolled(rolls))
        highest = max(die for _, die in rolls)
        tied = [seat for seat, die in rolls if die == highest]
    return tied[0]


# --- dusk ---


@dataclass(frozen=True, slots=True)
class Dusk(Running[Table]):
    """From the second night on the monster draws a card and a chip; then its power; then the night's question."""

    kind: Literal["dusk"] = "dusk"

    def run(self, table: Table) -> None:
        table.phase = "dusk"
        table.push(AskNight(tuple(seat for seat in table.standing if is_in_week(table, seat))))
        hardships.wake(table, "next_dusk")
        if turn_of(table.half) > 1:
            table.draw_influence(1)
            chip, table.luck = bag.draw_in_secret(table, table.luck)
            if chip is not None:
                table.bag = bag.take_out(table.bag, (chip,))
                table.monster = replace(table.monster, drawn=bag.put_in(table.monster.drawn, (chip,)))
                table.tell_seat(table.mo, events.ChipDrawn(chip))
                ask_to_feed(table, chip)


@dataclass(frozen=True, slots=True)
class AskNight(Running[Table]):
    """Each hunter in standing is asked once, openly, whether he acts tonight (DP-25). `left`: who is to be asked."""

    left: tuple[int, ...]
    kind: Literal["ask_night"] = "ask_night"

    def run(self, table: Table) -> None:
        if self.left:
            table.push(Night(self.left[0], table.next_question()), AskNight(self.left[1:]))
        elif "dusk" in MONSTERS[table.monster.name].trick.when:
            table.push(UsePower(table.mo, table.next_question(), "dusk"))


@dataclass(frozen=True, slots=True)
class Night(AskingOne[State, Table]):
    """A Hardship to act tonight, or without one where a card allows it; silence is rest. `draft`: a play."""

    draft: Draft | None = None
    kind: Literal["night"] = "night"

    def options(self, state: State, seat: int) -> tuple[Option, ...]:
        if self.draft is not None:
            return next_picks(state, seat, self.draft, "dusk")
        return (*night_options(state, seat), *playable(state, seat, "dusk"), REST)

    def default(self, state: State, seat: int) -> str:
        return REST.key if self.draft is None else BACK.key

    def answer(self, table: Table, seat: int, option: Option) -> None:
        match option.value:
            case choices.ActTonight(is_free, willpower):
                act_tonight(table, seat, willpower, is_free=is_free)
            case choices.Rest():
                table.tell(events.NightAnswered(seat, acts=False, price=""))
            case choices.Back() if self.draft is not None:
                table.push(replace(self, draft=taken_back(self.draft)))
            case _:
                draft = Draft(option.key) if self.draft is None else picked(self.draft, option)
                if draft.key.startswith(f"{PLAY}:") and is_complete(draft):
                    table.push(Night(seat, table.next_question()))
                    use(table, seat, draft, Moment("dusk"))
                else:
                    table.push(replace(self, draft=draft))


def night_options(position: Position, seat: int) -> Iterator[Option]:
    """How the hunter could come to act tonight: a Setback that allows it beats a Hardship that forbids it (DP-72)."""
    price = tax(position, "acting_at_night", seat)
    if price > hunter_of(position, seat).reserve:
        return
    is_forbidden = is_barred(position, "acting_at_night", seat)
    free = [text.rank for text in allows(position, "night_without_hardship", seat)]
    if free and (not is_forbidden or max(free) > HARDSHIP_RANK):
        yield Option("act:free", choices.ActTonight(is_free=True, willpower=price))
    elif not is_forbidden and (position.hardships or position.hardship_discards):
        yield Option("act:hardship", choices.ActTonight(is_free=False, willpower=price))


def act_tonight(table: Table, seat: int, willpower: int, *, is_free: bool) -> None:
    """The hunter acts in both phases of the night; the Hardship drawn for it may still stop him."""
    table.spend(seat, willpower, "tax")
    table.change_hunter(seat, acts=True)
    table.tell(events.NightAnswered(seat, acts=True, price="free" if is_free else "hardship"))
    if not is_free:
        hardships.suffer(table, seat, "night")
