"""What is in force: texts of Setbacks, Hardships, Influence and Arsenal Cards, and which gives way (DP-72)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.core.remembering import OfLast
from rules.deadly_prey.cards import ARSENAL, HARDSHIPS, INFLUENCE, MONSTERS, SETBACKS
from rules.deadly_prey.cards.effects import (
    ACTOR,
    EVERYONE,
    FIGHTERS,
    HUNTERS,
    MONSTER,
    YOU,
    Allow,
    Allowed,
    Bar,
    Barred,
    Cancel,
    Dice,
    Effect,
    Pips,
    Points,
    Rating,
    Tally,
    Tax,
    Taxed,
    Trick,
    Ways,
)
from rules.deadly_prey.city import BANDS, ROW_OF, Rows
from rules.deadly_prey.state import NOBODY, Played, Position, Sort, State, is_in_week

ARSENAL_RANK, INFLUENCE_RANK, HARDSHIP_RANK, SETBACK_RANK = range(4)
"""Precedence, the highest last. A power of the monster ranks as its cards do."""

NO_PLAY = -1
"""The number of a text that is none of a play of the window."""


@dataclass(frozen=True, slots=True)
class Text:
    """One effect in force: of which rank and card, whose (YOU), with which picks; `play`: its number in the window."""

    rank: int
    card: str
    seat: int
    effect: Effect
    picks: tuple[tuple[str, str], ...] = ()
    play: int = NO_PLAY

    def pick(self, name: str) -> str:
        """What was picked for a choice, or "" for a name that is none."""
        return dict(self.picks).get(name, "")


def trick_of(sort: Sort, card: str) -> Trick:
    """What a card or a power does."""
    match sort:
        case "arsenal":
            return ARSENAL[card].trick
        case "influence":
            return INFLUENCE[card].trick
        case "power":
            return MONSTERS[card].trick


def rank_of(sort: Sort) -> int:
    """The precedence of a play."""
    return ARSENAL_RANK if sort == "arsenal" else INFLUENCE_RANK


def named_picks(trick: Trick, picks: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The picks by the names of the choices."""
    return tuple(zip((choice.name for choice in trick.choices), picks, strict=False))


def effects_of(trick: Trick, picks: tuple[str, ...]) -> tuple[Effect, ...]:
    """The effects of a trick, those of the way that was picked among them."""
    effects = list(trick.effects)
    for choice, pick in zip(trick.choices, picks, strict=False):
        if isinstance(choice.among, Ways):
            effects.extend(choice.among.ways[int(pick)])
    return tuple(effects)


def texts(position: Position) -> Iterable[Text]:
    """Every effect in force now, the highest rank first."""
    return _texts_of_state(position) if isinstance(position, State) else _texts(position)


def _texts(position: Position) -> Iterator[Text]:
    for setback in position.setbacks:
        yield from _of_setback(setback.card)
    for seat, hunter in enumerate(position.hunters):
        if hunter is None or not hunter.burdens or not is_in_week(position, seat):
            continue  # Hardships pass by who is out (DP-59b)
        for burden in hunter.burdens:
            if burden.is_acting:
                yield from _of_hardship(burden.card, seat)
    for lasting in position.lasting:
        yield from _of_play(lasting.sort, lasting.card, lasting.seat, lasting.picks, NO_PLAY)
    for number, play in enumerate(position.plays):
        if not play.is_void:
            yield from texts_of(play, number)


_texts_of_state: OfLast[State, tuple[Text, ...]] = OfLast(lambda state: tuple(_texts(state)))


def texts_of(play: Played, number: int) -> tuple[Text, ...]:
    """The effects of one play of the window."""
    return _of_play(play.sort, play.card, play.seat, play.picks, number)


def cancelled(plays: Sequence[Played]) -> tuple[int, ...]:
    """The numbers of the plays that others of the window cancel; of two that name one play, the second is in vain."""
    names, found = names_of(plays), list[int]()
    for target in _named_by_cancels(plays):
        meant = plays[names.index(target)] if target in names else None
        for number, play in enumerate(plays):
            if meant is not None and _does_the_same(play, meant) and not play.is_void and number not in found:
                found.append(number)
                break
    return tuple(found)


def _does_the_same(play: Played, other: Played) -> bool:
    """Whether both are copies of one card, by the same hunter, with the same picks."""
    return (play.card, play.seat, play.picks) == (other.card, other.seat, other.picks)


def names_of(plays: Sequence[Played]) -> tuple[str, ...]:
    """How each play is named by what cancels it: card and owner, and of further copies of his the number."""
    found: list[str] = []
    for play in plays:
        copies = sum(1 for other in plays[: len(found)] if (other.card, other.seat) == (play.card, play.seat))
        found.append(f"{play.card}@{play.seat}" + (f".{copies + 1}" if copies else ""))
    return tuple(found)


def _named_by_cancels(plays: Sequence[Played]) -> Iterator[str]:
    for play in plays:
        trick = trick_of(play.sort, play.card)
        for effect in trick.effects:
            if isinstance(effect, Cancel) and not play.is_void:
                yield dict(named_picks(trick, play.picks))[effect.play]


@cache
def _of_setback(card: str) -> tuple[Text, ...]:
    return tuple(Text(SETBACK_RANK, card, NOBODY, effect) for effect in SETBACKS[card].effects)


@cache
def _of_hardship(card: str, seat: int) -> tuple[Text, ...]:
    return tuple(Text(HARDSHIP_RANK, card, seat, effect) for effect in HARDSHIPS[card].effects)


@lru_cache(maxsize=4096)
def _of_play(sort: Sort, card: str, seat: int, picks: tuple[str, ...], number: int) -> tuple[Text, ...]:
    trick = trick_of(sort, card)
    named = named_picks(trick, picks)
    return tuple(Text(rank_of(sort), card, seat, effect, named, number) for effect in effects_of(trick, picks))


def is_about(position: Position, text: Text, who: str, seat: int) -> bool:
    """Whether the name that an effect uses means this seat."""
    is_hunter = seat != position.mo
    match who:
        case "you":
            return text.seat == seat
        case "hunters":
            return is_hunter
        case "everyone":
            return True
        case "monster":
            return not is_hunter
        case "actor":
            return position.attempt is not None and seat in position.attempt.group
        case "fighters":
            return seat in position.fighters
        case _:
            return text.pick(who) == str(seat)


assert (YOU, HUNTERS, EVERYONE, MONSTER, ACTOR, FIGHTERS) == (
    "you",
    "hunters",
    "everyone",
    "monster",
    "actor",
    "fighters",
)


def bars(position: Position, what: Barred, seat: int, *, row: int = 0, above: int = -1) -> Iterator[Bar]:
    """The bars in force of a rank higher than `above` that concern the seat, and the row where one is given."""
    for text in texts(position):
        effect = text.effect
        if not isinstance(effect, Bar) or effect.what != what or text.rank <= above:
            continue
        if is_about(position, text, effect.who, seat) and is_in(effect.rows, row):
            yield effect


def is_barred(position: Position, what: Barred, seat: int, *, row: int = 0, above: int = -1) -> bool:
    """Whether something cannot be done by the seat at all."""
    return any(bar.beyond == 0 for bar in bars(position, what, seat, row=row, above=above))


def most_allowed(position: Position, what: Barred, seat: int) -> int | None:
    """How many are free before the bar begins; None if there is no bar."""
    return min((bar.beyond for bar in bars(position, what, seat)), default=None)


def allows(position: Position, what: Allowed, seat: int, *, above: int = -1) -> Iterator[Text]:
    """The texts in force that allow something to the seat."""
    for text in texts(position):
        effect = text.effect
        if not isinstance(effect, Allow) or effect.what != what or text.rank <= above:
            continue
        if is_about(position, text, effect.who, seat):
            yield text


def is_allowed(position: Position, what: Allowed, seat: int) -> bool:
    """Whether something is allowed to the seat that else is not."""
    return any(True for _ in allows(position, what, seat))


def taxes(position: Position, what: Taxed, seat: int, *, row: int = 0) -> Iterator[Tax]:
    """The taxes in force on something that the seat does, on this row where one is given."""
    for text in texts(position):
        effect = text.effect
        if not isinstance(effect, Tax) or effect.what != what:
            continue
        if is_about(position, text, effect.who, seat) and is_in(effect.rows, row):
            yield effect


def tax(position: Position, what: Taxed, seat: int, *, times: int = 1, row: int = 0) -> int:
    """What the seat pays in Willpower for doing something so many times."""
    return sum(each.willpower * max(0, times - each.beyond) for each in taxes(position, what, seat, row=row))


def is_in(rows: Rows, row: int) -> bool:
    """Whether a row lies in the band; every row lies in no band at all."""
    return not rows or row in BANDS[rows]


# --- numbers of the attempt, the attack or the confrontation that runs ---


def rating_changes(position: Position, group: tuple[int, ...], on: str) -> int:
    """By how much texts raise or lower what is to be reached: here, and in `on` (attempts of, attacks on) the group."""
    return sum(text.effect.count for text in _counted(position, group, Rating, on) if isinstance(text.effect, Rating))


def dice_changes(position: Position, group: tuple[int, ...]) -> int:
    """By how many texts change the dice of what runs."""
    return sum(text.effect.count for text in _counted(position, group, Dice, "rolls") if isinstance(text.effect, Dice))


def point_changes(position: Position, seat: int) -> int:
    """The points that the seat's own plays add in the attempt that runs."""
    return sum(
        text.effect.count
        for text in texts(position)
        if isinstance(text.effect, Points) and text.seat == seat and text.play >= 0
    )


def tally_changes(position: Position, seat: int) -> int:
    """By how much texts change the seat's tally in a confrontation."""
    return sum(
        text.effect.count
        for text in texts(position)
        if isinstance(text.effect, Tally) and is_about(position, text, text.effect.who, seat)
    )


def pips_of_plays(position: Position) -> int:
    """By how much plays of the window lift every die of the roll."""
    found = (text.effect for text in texts(position) if text.play >= 0)
    return sum(effect.count for effect in found if isinstance(effect, Pips))


def _counted(position: Position, group: tuple[int, ...], kind: type[Rating] | type[Dice], on: str) -> Iterator[Text]:
    """The texts of this kind that count: they are about what runs, and nothing of a higher rank forbids them."""
    for text in texts(position):
        effect = text.effect
        if not isinstance(effect, kind) or not isinstance(effect, Rating | Dice):
            continue
        is_here = effect.on == "here" and text.play >= 0
        is_lasting = effect.on == on and any(is_about(position, text, effect.who, seat) for seat in group)
        if (is_here or is_lasting) and not is_overruled(position, text):
            yield text


def is_overruled(position: Position, text: Text) -> bool:
    """Whether a text of a higher rank forbids what this one does (DP-72)."""
    row = row_of_what_runs(position)
    return any(is_barred(position, what, text.seat, row=row, above=text.rank) for what in _what_it_does(text))


def _what_it_does(text: Text) -> Iterator[Barred]:
    match text.effect:
        case Dice(count=count):
            yield "dice_changed"
            if count > 0:
                yield "dice_added"
        case Rating(count=count):
            yield "rating_up" if count > 0 else "rating_down"
        case _:
            yield from ()


def row_of_what_runs(position: Position) -> int:
    """The row of the spot that the attempt or the attack is about; 0 if there is none."""
    if position.attack is not None:
        return ROW_OF.get(position.attack.target, 0)
    return ROW_OF[position.attempt.spot] if position.attempt is not None else 0
