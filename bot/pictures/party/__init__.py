"""The picture of Hunting Party's board: the kingdom, what goes on, the Shadow, and everybody's party."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.pictures.colours import NIGHT
from bot.pictures.party.affair import affair
from bot.pictures.party.alt import alt_text
from bot.pictures.party.colours import palette
from bot.pictures.party.heading import heading
from bot.pictures.party.kingdom import kingdom
from bot.pictures.party.parties import height_of, parties
from bot.pictures.party.plan import HEADER, LEFT, WIDTH
from bot.pictures.party.shadow import shadow
from bot.pictures.picture import Picture, png_of
from rules.hunting_party.view import View


def draw(view: View, names: Sequence[str]) -> Picture:
    """The board as everybody sees it: equal public parts of a view give equal bytes, whoever's view it is."""
    image = Image.new("RGB", (WIDTH, height_of(view)), NIGHT)
    image.paste(kingdom(view.stack_sizes, frozenset(_lit(view))), (LEFT, HEADER))
    heading(image, view, names)
    affair(image, view, names)
    shadow(image, view)
    parties(image, view, names)
    return Picture(png_of(image, palette(), effort=6), alt_text(view, names))


def _lit(view: View) -> Iterator[str]:
    """The places where something goes on."""
    if view.outcome is not None:
        return
    if view.hire is not None:
        yield view.hire.location
    if view.hunt is not None:
        yield view.hunt.guiding
    if view.asked in {"purchase", "chest"}:
        yield "market"
