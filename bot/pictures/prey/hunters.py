"""The hunters' panels: who they are, their reserves, hands and trophies, Callings as far as known, Hardships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import fitted, lettered
from bot.pictures.people import short
from bot.pictures.prey.colours import GONE
from bot.pictures.prey.people import hunters_of, number_of
from bot.pictures.prey.plan import GAP, HUNTER_HEIGHT, HUNTER_WIDTH, HUNTERS, LEFT
from bot.pictures.prey.signs import badge, chip, reserve, suit_sign, symbol
from bot.pictures.sprites import card_back, row
from bot.words.people import counted
from bot.words.prey.names import HARDSHIP_TITLES, IDENTITY_TITLES
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.view import HunterView, View

_LINES = (22, 58, 92, 122)
_MOST_TROPHIES = 3
_WHO_ROOM = HUNTER_WIDTH - 10 - 30 - 7 - 7 - 40
"""What the badge, the gaps and the sign of who is asked leave for name and identity."""
_LONGEST_NAME = 200


def hunters(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """A panel for each hunter, two beside each other."""
    for number, seat in enumerate(hunters_of(view)):
        left = LEFT + number % 2 * (HUNTER_WIDTH + GAP)
        top = HUNTERS + number // 2 * (HUNTER_HEIGHT + GAP)
        _panel(image, view, seat, left, top)
        _who(image, view, names, seat, (left, top + _LINES[0]))
        _has(image, view, seat, (left + 10, left + HUNTER_WIDTH - 12), top)


def _panel(image: Image.Image, view: View, seat: int, left: int, top: int) -> None:
    """A golden edge for the one for whom everybody waits, and for who has won."""
    there = hunters_of(view)[seat]
    is_lit = seat in view.outcome.winners if view.outcome is not None else view.waiting == (seat,)
    fill = GONE if there.is_dead or there.is_out else PANEL
    box = (left, top, left + HUNTER_WIDTH, top + HUNTER_HEIGHT)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, fill=fill, outline=GOLD if is_lit else None, width=3)


def _who(image: Image.Image, view: View, names: Sequence[str], seat: int, start: tuple[int, int]) -> None:
    """The hunter's sign, name and identity, and whether everybody waits for him, or he has won."""
    (left, middle), there = start, hunters_of(view)[seat]
    identity = lettered(IDENTITY_TITLES[there.identity], 18, FAINT)
    room = min(_LONGEST_NAME, _WHO_ROOM - identity.width)
    name = lettered(short(names, seat, 24, room), 24, PALE, 0.5)
    row(image, (badge(number_of(view, seat), 30), name, identity), left + 10, middle, 7)
    if view.outcome is None and seat in view.waiting:
        row(image, (symbol("asked"),), left + HUNTER_WIDTH - 32, middle)
    if view.outcome is not None and seat in view.outcome.winners:
        row(image, (symbol("crown", 24),), left + HUNTER_WIDTH - 33, middle)


def _has(image: Image.Image, view: View, seat: int, edges: tuple[int, int], top: int) -> None:
    """What the hunter has, and what keeps him from acting."""
    (left, right), there = edges, hunters_of(view)[seat]
    row(image, _stores(there, number_of(view, seat)), left, top + _LINES[1], 5)
    _right(image, _state(there), right, top + _LINES[1])
    row(image, _callings(view, seat), left, top + _LINES[2], 4)
    _right(image, [lettered(f"controls {len(there.controlled)}", 22, PALE)], right, top + _LINES[2])
    supply = lettered(f"supply {there.supply}", 20, PALE)
    row(image, _last(view, seat, right - left - supply.width - 16), left, top + _LINES[3], 6)
    if view.opened is None:
        _right(image, [supply], right, top + _LINES[3])


def _right(image: Image.Image, sprites: Sequence[Image.Image], right: int, middle: int) -> None:
    row(image, sprites, right - sum(sprite.width + 4 for sprite in sprites) + 4, middle, 4)


def _stores(there: HunterView, number: int) -> Iterator[Image.Image]:
    """Willpower in reserve, the hand, and Minions that were beaten, with their chips."""
    yield reserve(number, there.reserve)
    yield lettered("reserve", 18, FAINT)
    yield card_back(there.hand_size)
    if there.trophies:
        yield symbol("skull", 26)
    yield from (chip(trophy.chip) for trophy in there.trophies[:_MOST_TROPHIES])
    if len(there.trophies) > _MOST_TROPHIES:
        yield lettered(f"+{len(there.trophies) - _MOST_TROPHIES}", 18, PALE)


def _state(there: HunterView) -> list[Image.Image]:
    """What keeps a hunter from acting."""
    if there.is_dead:
        return [lettered("killed", 19, ALARM, 0.4)]
    if there.is_out:
        return [lettered("week over", 19, ALARM)]
    if not there.acts:
        return [lettered("rests", 19, FAINT), symbol("tired", 22)]
    if there.is_done:
        return [lettered("done", 19, FAINT)]
    return [lettered("skipped", 19, FAINT)] if there.skips else []


def _callings(view: View, seat: int) -> Iterator[Image.Image]:
    """The scores in the four Callings, as far as everybody knows them."""
    shown = hunters_of(view)[seat].shown
    if view.opened is not None:
        shown = tuple(sum(chips) for chips in view.opened.callings[seat]) or shown
    for calling, score in zip(CALLINGS, shown, strict=True):
        yield suit_sign(calling, 28)
        yield lettered("? " if score is None else f"{score} ", 22, FAINT if score is None else PALE, 0.4)


def _last(view: View, seat: int, room: int) -> Iterator[Image.Image]:
    """At the end the score, before that the Hardships, as many as the room in pixels allows."""
    there = hunters_of(view)[seat]
    if view.opened is not None:
        chips, prize, *bonuses = view.opened.scores[seat]
        whole = counted(chips + prize + sum(bonuses), "point")
        text = f"chips {chips}, prize {prize}, bonus {sum(bonuses)} = {whole}"
        yield lettered(text, 20, FAINT if there.is_dead else GOLD, 0.4)
    elif there.burdens:
        yield symbol("hardship", 24)
        titles = ", ".join(HARDSHIP_TITLES[burden.card] for burden in there.burdens)
        yield lettered(fitted(titles, 19, room - 30), 19, PALE)
