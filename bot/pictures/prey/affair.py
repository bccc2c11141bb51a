"""What goes on: an attempt, an attack, a confrontation; else who comes after whom; at the end what was secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import fitted, lettered
from bot.pictures.prey.people import people
from bot.pictures.prey.plan import AFFAIR, AFFAIR_HEIGHT, LEFT, RIGHT
from bot.pictures.prey.signs import chip, dice, goal, suit_sign, symbol, willpower
from bot.pictures.sprites import row
from bot.words.prey import names as words
from rules.deadly_prey.city import CALLINGS, SPOTS
from rules.deadly_prey.state import Attack
from rules.deadly_prey.view import AttemptView, Opened, View

_LINES = (AFFAIR + 24, AFFAIR + 61)
_NAMES_ROOM = 400


def affair(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """The panel below the city."""
    ImageDraw.Draw(image).rounded_rectangle((LEFT, AFFAIR, RIGHT, AFFAIR + AFFAIR_HEIGHT), 10, fill=PANEL)
    if view.opened is not None:
        _end(image, view, view.opened)
    elif view.attack is not None:
        _attack(image, view, view.attack, names)
    elif view.attempt is not None and not view.fighters:
        _attempt(image, view, view.attempt, names)
    elif view.fighters:
        _confrontation(image, view, names)
    else:
        _rotation(image, view, names)


def _line(image: Image.Image, line: int, sprites: Iterable[Image.Image]) -> None:
    row(image, sprites, LEFT + 14, _LINES[line], 7)


def _said(text: str, colour: str = FAINT, pixels: int = 21) -> Image.Image:
    return lettered(text, pixels, colour, 0 if colour == FAINT else 0.4)


def _group(view: View, seats: Sequence[int], names: Sequence[str]) -> Iterator[Image.Image]:
    return people(view, seats, names, _NAMES_ROOM // max(1, len(seats)) - 33)


def _where(view: View, target: str) -> str:
    """The card in question as everybody may know it."""
    if target.isdecimal():
        return words.target(target)
    there = view.spots[SPOTS.index(target)]
    return words.at_spot(target, there.card if there.is_up or there.is_seen else "")


# --- attempts ---


def _attempt(image: Image.Image, view: View, attempt: AttemptView, names: Sequence[str]) -> None:
    group = (attempt.leader, *attempt.partners)
    deed = _said(_deed(attempt, is_many=len(group) > 1))
    place = _said(fitted(_where(view, attempt.spot), 22, 250), PALE, 22)
    _line(image, 0, (*_group(view, group, names), deed, place))
    _line(image, 1, _measures(attempt))


def _deed(attempt: AttemptView, *, is_many: bool) -> str:
    ending = "" if is_many else "s"
    if attempt.sort == "force":
        return f"intrude{ending} on"
    if attempt.sort == "minion":
        return f"fight{ending}"
    return f"aim{ending} at"


def _measures(attempt: AttemptView) -> Iterator[Image.Image]:
    """The number to reach, what the monster added, points or dice."""
    number = attempt.number
    yield goal(number)
    yield _said("to reach")
    if attempt.meddled:
        yield symbol("claws", 24)
        yield _said(f"+{attempt.meddled} meddled", ALARM)
    if attempt.points:
        yield _said(words.points(attempt.points), GOLD)
    elif attempt.method and not attempt.rolled:
        yield _said(f"by {attempt.method}", PALE)
    yield from dice(attempt.rolled, number)


# --- attacks and confrontations ---


def _attack(image: Image.Image, view: View, attack: Attack, names: Sequence[str]) -> None:
    where = _said(fitted(_where(view, attack.target), 22, 260), PALE, 22)
    owners = _group(view, attack.owners, names) if attack.owners else ()
    of = (_said("of"),) if attack.owners else ()
    _line(image, 0, (symbol("claws", 26), _said("attack on", ALARM), where, *of, *owners))
    thrown = dice(attack.rolled, attack.number) or [_said(words.dice(attack.dice), PALE)]
    _line(image, 1, (goal(attack.number), _said("to reach"), *thrown))


def _confrontation(image: Image.Image, view: View, names: Sequence[str]) -> None:
    verb = "confront" if len(view.fighters) > 1 else "confronts"
    monster = words.MONSTER_TITLES[view.monster.name]
    _line(image, 0, (*_group(view, view.fighters, names), _said(verb), _said(f"the {monster}", ALARM, 22)))
    suit = view.spots[-1].suit
    sign = (suit_sign(suit, 30), _said(words.SUIT_TITLES[suit], PALE)) if suit else ()
    _line(image, 1, (_said("by"), *sign))


# --- between, and at the end ---


def _rotation(image: Image.Image, view: View, names: Sequence[str]) -> None:
    if not view.rotation:
        _line(image, 0, (_said("Nothing is under way"),))
        _line(image, 1, legend())
        return
    _line(image, 0, (_said(f"{words.PHASE_TITLES[view.phase]}, in this order"),))
    _line(image, 1, people(view, view.rotation, names, 820 // len(view.rotation) - 62, between=">"))


def legend() -> Iterator[Image.Image]:
    """What the signs on the cards mean, while there is nothing else to tell."""
    signs = (
        (chip(2), "chip"),
        (goal(5), "to reach"),
        (willpower(0, 2, 1), "red controls, white is ready"),
        (symbol("eye", 24), "seen by all"),
        (symbol("skull", 24), "Minion"),
    )
    for sign, meaning in signs:
        yield sign
        yield _said(meaning)


def _end(image: Image.Image, view: View, opened: Opened) -> None:
    """The monster's chips, by Calling."""
    _line(image, 0, (_said(f"The {words.MONSTER_TITLES[view.monster.name]}'s Callings at the end"),))
    _line(image, 1, _callings(opened.callings[view.mo]))


def _callings(chips: Sequence[Sequence[int]]) -> Iterator[Image.Image]:
    for calling, values in zip(CALLINGS, chips, strict=True):
        yield suit_sign(calling, 30)
        yield _said(f"{sum(values)}   ", PALE, 24)
