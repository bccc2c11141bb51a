"""The picture of Deadly Prey's board: the week, the city with its pyramid, the monster, what goes on, the hunters."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.pictures.colours import NIGHT
from bot.pictures.picture import Picture, png_of
from bot.pictures.prey.affair import affair
from bot.pictures.prey.alt import alt_text
from bot.pictures.prey.colours import palette
from bot.pictures.prey.heading import heading
from bot.pictures.prey.hunters import hunters
from bot.pictures.prey.monster import monster
from bot.pictures.prey.people import hunters_of
from bot.pictures.prey.plan import WIDTH, height_of
from bot.pictures.prey.pyramid import pyramid
from bot.pictures.prey.sides import initiative, setbacks
from bot.pictures.prey.tracker import tracker
from rules.deadly_prey.view import View


def draw(view: View, names: Sequence[str]) -> Picture:
    """The board as everybody sees it: equal public parts of a view give equal bytes, whoever's view it is."""
    image = Image.new("RGB", (WIDTH, height_of(len(hunters_of(view)))), NIGHT)
    heading(image, view, names)
    tracker(image, view)
    pyramid(image, view)
    monster(image, view, names)
    initiative(image, view, names)
    setbacks(image, view)
    affair(image, view, names)
    hunters(image, view, names)
    return Picture(png_of(image, palette(), effort=6), alt_text(view, names))
