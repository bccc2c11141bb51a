"""The Shadow's card: its bounty, the red shares, and its three skills once it was found."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from bot.pictures.colours import FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import lettered
from bot.pictures.party.colours import BLOOD, DUSK, TIRED
from bot.pictures.party.plan import AFFAIR, AFFAIR_HEIGHT, RIGHT, SHADOW_WIDTH
from bot.pictures.party.signs import chip, pie, symbol
from bot.pictures.sprites import SCALE, Area, Round, Stroke, large_canvas, paint, put, reduced, row
from rules.hunting_party.state import RED_SHARES, SHADOW_BOUNTY
from rules.hunting_party.view import View

_TEXT = 76
_FIGURE = (
    Round(DUSK, (0, 8, 80, 88)),
    Area(TIRED, (2, 120, 8, 70, 24, 50, 22, 24, 40, 4, 58, 24, 56, 50, 72, 70, 78, 120), 2, FAINT),
    Area("#000000", (28, 44, 30, 24, 40, 14, 50, 24, 52, 44, 40, 54)),
    Round(BLOOD, (31, 28, 38, 34)),
    Round(BLOOD, (42, 28, 49, 34)),
    Stroke(FAINT, (40, 58, 38, 90, 42, 118), 1.5),
)


def shadow(image: Image.Image, view: View) -> None:
    """The card stands to the right of what goes on."""
    left, middle = RIGHT - SHADOW_WIDTH, AFFAIR + AFFAIR_HEIGHT // 2
    box = (left, AFFAIR, RIGHT, AFFAIR + AFFAIR_HEIGHT)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, fill=PANEL)
    figure, canvas = large_canvas(62, 96)
    paint(canvas, _FIGURE, 0.77 * SCALE)
    put(image, reduced(figure), left + 8, middle - 50)
    title = "Shadow found" if view.found else "The Shadow"
    row(image, (lettered(title, 23, PALE, 0.5),), left + _TEXT, AFFAIR + 23)
    row(image, _worth(view), left + _TEXT, AFFAIR + 63)
    row(image, _known(view), left + _TEXT, AFFAIR + 104, 3)


def _worth(view: View) -> Iterator[Image.Image]:
    yield symbol("gold", 26)
    yield lettered(f"{SHADOW_BOUNTY} ", 23, GOLD, 0.5)
    if view.red_shares is not None:
        yield pie(view.red_shares, BLOOD)
        yield lettered(f"of {RED_SHARES}", 21, PALE)


def _known(view: View) -> Iterator[Image.Image]:
    skills = view.opened.destined if view.opened is not None else view.found
    if skills is None:
        yield lettered("not found yet", 20, FAINT)
        return
    yield from (chip(skill) for skill in skills)
