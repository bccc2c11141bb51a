"""What can be chosen for a card, a Hardship or a power: the picks of each of its choices, in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core.questions import Option
from rules.deadly_prey import choices
from rules.deadly_prey.cards import ARSENAL, CITY
from rules.deadly_prey.cards.effects import (
    PLACED,
    YOU,
    Callings,
    Cards,
    Choose,
    Hunters,
    Numbers,
    Plays,
    Spots,
    Ways,
)
from rules.deadly_prey.city import CALLINGS, SPOTS, touching
from rules.deadly_prey.forces import names_of
from rules.deadly_prey.paths import spot
from rules.deadly_prey.state import WILLPOWER, Position, Spot, hunter_of, hunter_seats, in_week


@dataclass(frozen=True, slots=True)
class Chooser:
    """Who chooses, for which choices; `placed`, `laid`: where a hunter has just laid white Willpower, and how many."""

    seat: int
    choices: tuple[Choose, ...]
    placed: str = ""
    laid: int = WILLPOWER


def own_choices(printed: Sequence[Choose]) -> tuple[Choose, ...]:
    """Those of the choices that are made by who plays the card, before it is played."""
    return tuple(choice for choice in printed if choice.who == YOU)


def picks_for(position: Position, chooser: Chooser, picked: tuple[str, ...]) -> Iterator[Option]:
    """The picks of the next choice, after those picked, that lead on to a complete play."""
    is_last = len(picked) + 1 == len(chooser.choices)
    for option in _options(position, chooser, picked):
        if is_last or any(True for _ in picks_for(position, chooser, (*picked, key_of(option)))):
            yield option


def has_picks(position: Position, chooser: Chooser) -> bool:
    """Whether everything that is to be chosen can be chosen now."""
    return not chooser.choices or any(True for _ in picks_for(position, chooser, ()))


def key_of(option: Option) -> str:
    """A pick as a play keeps it: the key without its verb."""
    return option.key.partition(":")[2]


def _options(position: Position, chooser: Chooser, picked: tuple[str, ...]) -> Iterator[Option]:
    names = dict(zip((choice.name for choice in chooser.choices), picked, strict=False))
    match chooser.choices[len(picked)].among:
        case Hunters() as among:
            for seat in _hunters(position, chooser.seat, among, names):
                yield Option(f"pick:{seat}", choices.PickHunter(seat))
        case Spots() as among:
            for name in spots_meant(position, chooser, among, picked):
                yield Option(f"pick:{name}", choices.PickSpot(name))
        case Callings():
            yield from (Option(f"pick:{calling}", choices.PickCalling(calling)) for calling in CALLINGS)
        case Cards() as among:
            for card in _cards(position, chooser.seat, among):
                yield Option(f"pick:{card}", choices.PickCard(card))
        case Plays():
            for number, name in _plays(position):
                play = position.plays[number]
                yield Option(f"pick:{name}", choices.PickPlay(number, play.seat, play.card))
        case Numbers() as among:
            numbers = range(1, min(among.most, _at_hand(position, chooser, among, names)) + 1)
            yield from (Option(f"pick:{number}", choices.PickNumber(number)) for number in numbers)
        case Ways(ways):
            yield from (Option(f"pick:{way}", choices.PickWay(way)) for way in range(len(ways)))


def _at_hand(position: Position, chooser: Chooser, among: Numbers, names: dict[str, str]) -> int:
    """How much Willpower there is to choose a number of."""
    if among.is_of_reserve:
        return hunter_of(position, chooser.seat).reserve
    return spot(position, names[among.at]).white[chooser.seat] if among.at else chooser.laid


def _plays(position: Position) -> Iterator[tuple[int, str]]:
    """Number and name of each Arsenal Card just played; of copies that do the same the first to act."""
    found: set[tuple[str, int, tuple[str, ...]]] = set()
    for number, name in enumerate(names_of(position.plays)):
        play = position.plays[number]
        does = play.card, play.seat, play.picks
        if play.sort == "arsenal" and not play.is_void and does not in found:
            found.add(does)
            yield number, name


def _hunters(position: Position, seat: int, among: Hunters, names: dict[str, str]) -> Iterator[int]:
    for other in hunter_seats(position) if among.has else in_week(position):
        hunter = hunter_of(position, other)
        if among.whose == "others" and other == seat:
            continue
        if among.whose == "acting" and not hunter.acts:
            continue
        if among.whose == "fighting" and other not in position.fighters:
            continue
        if among.whose == "had_red" and (position.attack is None or other not in position.attack.owners):
            continue
        if len(hunter.hand) < among.least_cards:
            continue
        if among.has:
            there = spot(position, names[among.at])
            if not (there.white if among.has == "white" else there.red)[other]:
                continue
        yield other


def spots_meant(position: Position, chooser: Chooser, among: Spots, picked: tuple[str, ...]) -> tuple[str, ...]:
    """The spots that fit a choice."""
    found = [
        name
        for name, there in zip(SPOTS, position.spots, strict=True)
        if _is_meant(there, chooser.seat, among)
        and not (among.is_other and name in picked)
        and not (among.touching == PLACED and name not in touching(chooser.placed))
    ]
    if not among.is_highest:
        return tuple(found)
    highest = max((spot(position, name).chip for name in found), default=0)
    return tuple(name for name in found if spot(position, name).chip == highest)


def _is_meant(there: Spot, seat: int, among: Spots) -> bool:
    if there.is_vacant != (among.state == "vacant"):
        return False
    if among.state in ("face_down", "face_up") and there.is_up != (among.state == "face_up"):
        return False
    own = seat in there.controllers
    if (among.whose == "own" and not own) or (among.whose == "others" and (own or not there.controllers)):
        return False
    if not _has_white(there, seat, among) or there.chip < among.least_chip:
        return False
    if among.is_shared and there.controllers == (seat,):
        return False
    return not (among.is_unseen and (there.is_seen or there.known))


def _has_white(there: Spot, seat: int, among: Spots) -> bool:
    match among.white:
        case "own":
            return there.white[seat] > 0
        case "others":
            return any(count for other, count in enumerate(there.white) if other != seat)
        case "none":
            return not any(there.white)
        case "":
            return True


def _cards(position: Position, seat: int, among: Cards) -> tuple[str, ...]:
    match among.of:
        case "arsenal_discards":
            return tuple(
                dict.fromkeys(
                    card
                    for card in position.arsenal_discards
                    if card in ARSENAL and ARSENAL[card].value in among.values
                )
            )
        case "hardships":
            return tuple(dict.fromkeys(burden.card for burden in hunter_of(position, seat).burdens))
        case "city_minions":
            return tuple(card for card in position.city_discards if CITY[card].is_minion)
