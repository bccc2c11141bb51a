"""The monster's panel: who plays which monster, how many chips lie on each Calling, its hand, what it has done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import fitted, lettered
from bot.pictures.people import short
from bot.pictures.prey.faces import face
from bot.pictures.prey.plan import CORNER_HEIGHT, CORNER_TOP, CORNER_WIDTH, LEFT
from bot.pictures.prey.signs import chip_stack, suit_sign, symbol
from bot.pictures.sprites import card_back, put, row
from bot.words.prey.names import MONSTER_TITLES, SUIT_SHORT
from rules.deadly_prey.city import CALLINGS
from rules.deadly_prey.view import MonsterView, View

_LEFT = LEFT + 8
_TEXT = _LEFT + 98
_CELL = 66
FACE = 86


def monster(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """In the sky to the left of the top of the pyramid."""
    box = (_LEFT, CORNER_TOP, _LEFT + CORNER_WIDTH, CORNER_TOP + CORNER_HEIGHT)
    has_won = view.outcome is not None and view.mo in view.outcome.winners
    is_lit = has_won or view.waiting == (view.mo,)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, fill=PANEL, outline=GOLD if is_lit else None, width=3)
    put(image, face(view.monster.name, FACE), _LEFT + 7, CORNER_TOP + 8)
    title = fitted(MONSTER_TITLES[view.monster.name], 22, CORNER_WIDTH - 104)
    row(image, (lettered(title, 22, PALE, 0.5),), _TEXT, CORNER_TOP + 22)
    row(image, (lettered(short(names, view.mo, 20, 140), 20, FAINT),), _TEXT, CORNER_TOP + 49)
    if has_won or view.mo in view.waiting:
        put(image, symbol("crown" if has_won else "asked"), _LEFT + CORNER_WIDTH - 30, CORNER_TOP + 39)
    row(image, _state(view.monster), _TEXT, CORNER_TOP + 82, 4)
    for place, (calling, count) in enumerate(zip(CALLINGS, view.monster.chips, strict=True)):
        left = _LEFT + 8 + place * _CELL
        put(image, suit_sign(calling, 30), left - 2, CORNER_TOP + 112)
        row(image, (lettered(SUIT_SHORT[calling], 20, PALE),), left + 32, CORNER_TOP + 127)
        put(image, chip_stack(count), left, CORNER_TOP + 152)


def _state(monster: MonsterView) -> Iterator[Image.Image]:
    """Its hand, and what is used up: the attack of the phase, the power of the half-day."""
    yield card_back(monster.hand_size)
    if monster.has_hit:
        yield symbol("claws", 22)
        yield lettered("hit", 18, ALARM)
    if monster.powers:
        yield symbol("power", 22)
        yield lettered("used", 18, FAINT)
