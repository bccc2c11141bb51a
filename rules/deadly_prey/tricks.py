"""Which cards and powers a seat can play at a moment, and how a play is put together (DP-36b, DP-36c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.cards import ARSENAL, INFLUENCE, MONSTERS
from rules.deadly_prey.cards.effects import Trick, When
from rules.deadly_prey.choices import BACK
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.forces import is_in, row_of_what_runs, trick_of
from rules.deadly_prey.paths import suit_at
from rules.deadly_prey.picks import Chooser, has_picks, key_of, own_choices, picks_for
from rules.deadly_prey.spending import are_payable, can_pay, spend_options
from rules.deadly_prey.state import WILLPOWER, Draft, Position, Sort, hunter_of, is_day, is_in_week

PLAY = "play"


def playable(position: Position, seat: int, when: When, placed: str = "", *, laid: int = WILLPOWER) -> Iterator[Option]:
    """The option with which each card or power begins that the seat can play at this moment."""
    for sort, card, trick in _at_hand(position, seat):
        if when in trick.when and is_fitting(position, seat, trick, when):
            chooser = Chooser(seat, own_choices(trick.choices), placed, laid)
            if has_picks(position, chooser):
                picks = len(chooser.choices) + (cost_of(card) if sort == "power" else 0)
                yield Option(f"{PLAY}:{sort}:{card}", choices.Play(sort, card, picks))


def _at_hand(position: Position, seat: int) -> Iterator[tuple[Sort, str, Trick]]:
    if seat != position.mo:
        if not is_in_week(position, seat):
            return
        hunter = hunter_of(position, seat)
        for card in unlocked(hunter.hand, hunter.locked):
            yield "arsenal", card, ARSENAL[card].trick
        return
    monster = position.monster
    for card in unlocked(monster.hand, monster.locked):
        yield "influence", card, INFLUENCE[card].trick
    if not monster.powers and can_pay(position, CALLINGS, MONSTERS[monster.name].cost):
        yield "power", monster.name, MONSTERS[monster.name].trick


def power_bites(position: Position, when: When) -> bool:
    """Whether the monster's power could do something at this moment if it can be paid: everybody knows that."""
    trick = MONSTERS[position.monster.name].trick
    if position.monster.powers or when not in trick.when or not is_fitting(position, position.mo, trick, when):
        return False
    return has_picks(position, Chooser(position.mo, own_choices(trick.choices)))


@lru_cache(maxsize=1024)
def unlocked(hand: tuple[str, ...], locked: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in hand of which at least one copy may be played, each once."""
    return tuple(Counter(hand) - Counter(locked))


def cost_of(monster: str) -> int:
    """What a use of the monster's power costs, in points of any Callings."""
    return MONSTERS[monster].cost


def is_fitting(position: Position, seat: int, trick: Trick, when: When) -> bool:
    """Whether the moment is one for this card: whose effort it is, which suit and rows, day or night."""
    match trick.only:
        case "day" | "night":
            if is_day(position.half) != (trick.only == "day"):
                return False
        case "placement":
            if position.phase != "placement":
                return False
        case "":
            pass
    if when not in ("attempt", "force", "attack", "face", "rolled"):
        return True
    if not is_in(trick.rows, row_of_what_runs(position)):
        return False
    if trick.suit is not None and (position.attempt is None or suit_at(position, position.attempt.spot) != trick.suit):
        return False
    if trick.is_after_a_miss and not _has_missed(position):
        return False
    return trick.scope == "any" or (trick.scope == "own") == is_own(position, seat, when)


def is_own(position: Position, seat: int, when: When) -> bool:
    """Whether the attempt, the roll, the attacked card or the fight is the seat's own."""
    if seat == position.mo:
        return when == "face" or position.attack is not None
    if when == "face":
        return seat in position.fighters
    if position.attack is not None:
        return when == "attack" and seat in position.attack.owners
    return position.attempt is not None and seat in position.attempt.group


def _has_missed(position: Position) -> bool:
    """Whether no die of the attack has hit, be it that none was left."""
    attack = position.attack
    return attack is not None and all(die < attack.number for die in attack.rolled)


# --- putting a play together ---


def source_of(key: str) -> tuple[Sort, str]:
    """What a key plays. Raises ValueError if it plays nothing."""
    verb, sort, card = key.split(":")
    if verb == PLAY:
        match sort:
            case "arsenal" | "influence" | "power":
                return sort, card
    raise ValueError(f"{key} plays nothing")


def next_picks(
    position: Position, seat: int, draft: Draft, when: When, placed: str = "", *, laid: int = WILLPOWER
) -> tuple[Option, ...]:
    """The small choices that come next in a play, a power's points last; Back alone if it can be played no more."""
    if draft.key not in {option.key for option in playable(position, seat, when, placed, laid=laid)}:
        return (BACK,)
    sort, card = source_of(draft.key)
    chooser = Chooser(seat, own_choices(trick_of(sort, card).choices), placed, laid)
    made = len(chooser.choices)
    if not all(_is_pick(position, chooser, draft.picks[: at + 1]) for at in range(min(made, len(draft.picks)))):
        return (BACK,)
    if len(draft.picks) < made:
        return (*picks_for(position, chooser, draft.picks), BACK)
    if not are_payable(position, draft.picks[made:]):
        return (BACK,)
    return (*spend_options(position, CALLINGS, draft.picks[made:]), BACK)


def _is_pick(position: Position, chooser: Chooser, picks: tuple[str, ...]) -> bool:
    """Whether the last of the picks can still be made after the others."""
    return picks[-1] in {key_of(option) for option in picks_for(position, chooser, picks[:-1])}


def is_complete(draft: Draft) -> bool:
    """Whether every small choice of a play was made."""
    sort, card = source_of(draft.key)
    made = len(own_choices(trick_of(sort, card).choices))
    return len(draft.picks) == made + (cost_of(card) if sort == "power" else 0)


def picked(draft: Draft, option: Option) -> Draft:
    """The draft with one pick more."""
    return replace(draft, picks=(*draft.picks, key_of(option)))


def taken_back(draft: Draft) -> Draft | None:
    """The draft with one pick less, or None when there was none to take back."""
    return replace(draft, picks=draft.picks[:-1]) if draft.picks else None
