"""What each effect of the vocabulary does at once: one small function an effect; the others are in force."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from rules.deadly_prey import asking, events
from rules.deadly_prey.cards import effects as words
from rules.deadly_prey.cards.effects import (
    CITY_DECK,
    FIGHTERS,
    HAND,
    HUNTERS,
    MONSTER,
    PLACED,
    RESERVE,
    TROPHIES,
    YOU,
    Barred,
)
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.forces import is_barred, pips_of_plays
from rules.deadly_prey.state import Known, Position, hunter_of, in_week, is_in_week
from rules.deadly_prey.verbs import Table

MOST_ON_A_CHIP = 3


@dataclass(frozen=True, slots=True)
class Work:
    """A card at work: the table, whose it is (YOU), its rank, and its picks by the names of its choices."""

    table: Table
    seat: int
    card: str
    rank: int
    picks: dict[str, str]
    placed: str = ""
    owner: int = -1
    """Who has just laid white Willpower on PLACED."""

    def seats(self, name: str) -> tuple[int, ...]:
        """The hunters that a name means."""
        table = self.table
        match name:
            case "you":
                return (self.seat,)
            case "fighters":
                return table.fighters
            case "hunters":
                return in_week(table)
            case "actor":
                return table.attempt.group if table.attempt else ()
            case _:
                return (int(self.picks[name]),)

    def spot(self, name: str) -> str:
        """The spot that a name means: a choice's, or PLACED."""
        return self.placed if name == PLACED else self.picks.get(name, name)


assert (YOU, FIGHTERS, HUNTERS) == ("you", "fighters", "hunters")


def carry_out_all(work: Work, effects: tuple[words.Effect, ...]) -> None:
    """Every effect has happened that happens at once, in the printed order."""
    for effect in effects:
        carry_out(effect, work)


@singledispatch
def carry_out(effect: words.Effect, work: Work) -> None:
    """The effect has happened. Those without a function of their own are in force while their card is: forces.py."""


# --- Willpower ---


@carry_out.register
def _(effect: words.Will, work: Work) -> None:
    for seat in work.seats(effect.who):
        if is_stopped(work.table, "reserve_and_hand", seat, work.rank):
            continue
        if effect.count > 0:
            work.table.gain(seat, effect.count, "card", card=work.card)
        else:
            work.table.spend(seat, -effect.count, "card", card=work.card)


@carry_out.register
def _(effect: words.Strip, work: Work) -> None:
    for seat in work.seats(effect.who):
        if effect.at:
            name = work.spot(effect.at)
            work.table.lose(seat, name, effect.colour, effect.count, "card", card=work.card)
            work.table.drop_uncontrolled(name)
        else:
            asking.ask_to_strip(work.table, seat, effect.count)


@carry_out.register
def _(effect: words.Shift, work: Work) -> None:
    if effect.source == RESERVE and is_stopped(work.table, "reserve_and_hand", work.seat, work.rank):
        return
    count = int(work.picks[effect.count])
    source = "" if effect.source == RESERVE else work.spot(effect.source)
    seat = work.owner if effect.source == PLACED else work.seat
    work.table.shift_white(seat, source, work.spot(effect.to), count)


@carry_out.register
def _(effect: words.Redden, work: Work) -> None:
    name = work.spot(effect.at)
    if work.seat in work.table.spot(name).controllers:
        work.table.redden(work.seat, name, effect.count)


# --- chips and Callings ---


@carry_out.register
def _(effect: words.Chip, work: Work) -> None:
    name = work.spot(effect.spot)
    there = work.table.spot(name)
    if not there.card:
        return
    chip = min(MOST_ON_A_CHIP, max(effect.floor, there.chip + effect.count))
    work.table.set_chip(name, chip)
    if chip == 0:
        work.table.exhaust(name)


@carry_out.register
def _(effect: words.CallingPoints, work: Work) -> None:
    calling = work.picks[effect.calling]
    if effect.count > 0:
        work.table.gain_points(calling, effect.count)
    else:
        work.table.lose_points(calling, -effect.count)


@carry_out.register
def _(effect: words.Swap, work: Work) -> None:
    first, second = work.spot(effect.first), work.spot(effect.second)
    work.table.swap_chips(first, second)


# --- cards ---


@carry_out.register
def _(effect: words.Draw, work: Work) -> None:
    work.table.draw_arsenal(work.seat, effect.cards)


@carry_out.register
def _(effect: words.Drop, work: Work) -> None:
    table = work.table
    for seat in work.seats(effect.who):
        if effect.where == HAND:
            _drop_from_hand(effect, work, seat)
        elif effect.where == TROPHIES:
            if table.hunter(seat).trophies:
                asking.ask_to_drop_trophy(table, seat)
            else:
                carry_out_all(work, effect.otherwise)
        else:
            table.end_hardship(seat, work.picks[effect.where])


def _drop_from_hand(effect: words.Drop, work: Work, seat: int) -> None:
    table = work.table
    hand = table.hunter(seat).hand
    if not hand:
        carry_out_all(work, effect.otherwise)
    elif is_stopped(table, "reserve_and_hand", seat, work.rank):
        return
    elif effect.is_by_luck:
        table.drop_card(seat, hand[table.draw(len(hand))])
    else:
        asking.ask_to_drop(table, seat, min(effect.count, len(hand)))


@carry_out.register
def _(effect: words.Fetch, work: Work) -> None:
    table, card = work.table, work.picks[effect.card]
    table.arsenal_discards.remove(card)
    table.tell(events.CardFetched(work.seat, card))
    table.take_in(work.seat, (card,))


@carry_out.register
def _(effect: words.Peek, work: Work) -> None:
    table, where = work.table, effect.where
    if where == CITY_DECK:
        table.peek_deck(work.seat, effect.cards)
    elif effect.calling:
        _peek_score(effect, work)
    elif work.picks[where].isdecimal():
        table.peek_hand(work.seat, int(work.picks[where]))
    else:
        table.peek_spot(work.seat, work.picks[where])


def _peek_score(effect: words.Peek, work: Work) -> None:
    table, calling = work.table, work.picks[effect.calling]
    names = [*CALLINGS]
    number = next(at for at, name in enumerate(names) if name == calling)
    if effect.where == MONSTER:
        other, score = table.mo, sum(table.chips_on(calling))
    else:
        other = int(work.picks[effect.where])
        score = table.hunter(other).callings[number]
    table.tell(events.StackPeeked(work.seat, "score", f"{other}.{calling}"))
    table.learn(work.seat, Known("score", str(other), calling=calling, score=score))
    table.tell_seat(work.seat, events.ScorePeeked(other, calling, score))


@carry_out.register
def _(effect: words.Refill, work: Work) -> None:
    work.table.replace_card(work.spot(effect.spot), "power", keeps_white=True)


@carry_out.register
def _(effect: words.Restore, work: Work) -> None:
    name = work.spot(effect.spot)
    if work.table.spot(name).is_vacant:
        work.table.restore(work.seat, name)


# --- dice, chance, and what one card alone does ---


@carry_out.register
def _(effect: words.Reroll, work: Work) -> None:
    table = work.table
    if not is_stopped(table, "reroll_and_pips", work.seat, work.rank):
        lift = pips_of_plays(table) if table.attack is not None else 0
        table.reroll(work.seat, effect.dice, lift=lift)


@carry_out.register
def _(effect: words.Pips, work: Work) -> None:
    table = work.table
    if not is_stopped(table, "reroll_and_pips", work.seat, work.rank):
        table.lift_dice(work.seat, effect.count)


@carry_out.register
def _(effect: words.Chance, work: Work) -> None:
    (number,) = work.table.roll(1)
    work.table.tell(events.TestRolled(work.seat, work.card, number))
    carry_out_all(work, effect.then if number >= effect.least else effect.otherwise)


@carry_out.register
def _(effect: words.OwnStep, work: Work) -> None:
    table = work.table
    match effect.step:
        case "lay_back":
            asking.ask_to_lay_back(table, work.seat)
        case "decoy":
            table.turn_attack_to(work.spot(effect.spot))
        case "lay_minion":
            table.lay_minion(work.spot(effect.spot), work.picks[effect.card])


def is_stopped(position: Position, what: Barred, seat: int, rank: int) -> bool:
    """Whether a text stops what acts now: one of a higher rank, or, since it was played before, of the same (DP-72)."""
    return is_barred(position, what, seat, above=rank - 1)


def can_strike(position: Position, seat: int, effects: tuple[words.Effect, ...], rank: int) -> bool:
    """Whether effects that are all about this hunter would take anything from him, as everybody can see."""
    return any(_can_strike(position, seat, effect, rank) for effect in effects)


def _can_strike(position: Position, seat: int, effect: words.Effect, rank: int) -> bool:
    hunter = hunter_of(position, seat)
    match effect:
        case words.Will(count=count) if count < 0:
            there = hunter.reserve
        case words.Drop(where="hand"):
            there = len(hunter.hand)
        case _:
            return True
    return there > 0 and not is_stopped(position, "reserve_and_hand", seat, rank)


def is_void(table: Table, seat: int, effects: tuple[words.Effect, ...], picks: dict[str, str], rank: int) -> bool:
    """Whether all that a play would do is forbidden by texts of a higher rank (DP-72)."""
    counted = [effect for effect in effects if not _is_sequel(effect, effects)]
    return bool(counted) and all(_is_forbidden(table, seat, effect, picks, rank) for effect in counted)


def _is_sequel(effect: words.Effect, effects: tuple[words.Effect, ...]) -> bool:
    """Whether the effect only follows on another: what the card has moved there turns red, and falls with the move."""
    return isinstance(effect, words.Redden) and any(isinstance(other, words.Shift) for other in effects)


def _is_forbidden(table: Table, seat: int, effect: words.Effect, picks: dict[str, str], rank: int) -> bool:
    match effect:
        case words.Will(who=who) | words.Drop(where="hand", who=who):
            struck = seat if who == YOU else int(picks[who]) if picks.get(who, "").isdecimal() else seat
            return is_in_week(table, struck) and is_stopped(table, "reserve_and_hand", struck, rank)
        case words.Draw() | words.Fetch() | words.Shift(source="reserve"):
            return is_stopped(table, "reserve_and_hand", seat, rank)
        case words.Reroll() | words.Pips():
            return seat != table.mo and is_stopped(table, "reroll_and_pips", seat, rank)
        case words.Allow(what="night_without_hardship"):
            return is_stopped(table, "acting_at_night", seat, rank)
        case _:
            return False
