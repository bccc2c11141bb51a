"""The colours of the city by day and by night. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.pictures.colours import ACTIVE_PANEL, ALARM, BACK, FAINT, GOLD, INK, NIGHT, PALE, PANEL, WHITE
from bot.pictures.picture import palette_of

RED = "#cf2f2b"
"""Red Willpower; the white is WHITE."""
PAPER, CREASE = "#f0e6cf", "#cdbf9f"
CHIP, CHIP_EDGE = "#f0cf7d", "#a8772a"
CARD = "#3a3348"
GONE = "#231f2d"
DUSK = "#4a3b66"
BONE, FUR, FLESH, CLOTH, SLIME, ICE = "#e6ddc6", "#6d5a4c", "#d9a98a", "#2a2438", "#8ba66f", "#b9d3e0"
DARK_FUR, VELVET, LINEN, SCARLET = "#54453a", "#5a3a8c", "#b9ad90", "#a52a22"
CRATER = "#dcd4b4"

SUIT_COLOURS: Mapping[str, str] = {
    "destruction": "#b23a2a",
    "absolution": "#a87414",
    "science": "#23745a",
    "occult": "#6a3fa3",
    "general": "#55606e",
}
SUIT_SHADES: Mapping[str, str] = {
    "destruction": "#96301f",
    "absolution": "#8d600d",
    "science": "#1b614a",
    "occult": "#58338a",
    "general": "#46505c",
}
"""The pattern on the backs."""
HUNTER_COLOURS = ("#f28c3a", "#55c3ea", "#f193c6", "#a3d957")
"""In seat order, the monster left out."""


@dataclass(frozen=True, slots=True)
class Sky:
    """The colours of the city at one time: bands of sky from the top down, what shines, houses, windows."""

    bands: tuple[str, ...]
    light: str
    halo: str
    far: str
    near: str
    windows: str


DAY = Sky(
    ("#8cc0e2", "#a3cde6", "#bbd9e6", "#d3e2dd", "#e9e3c9", "#f3dcae"),
    "#fff1b8",
    "#f8e3a0",
    "#a9b8c4",
    "#7f90a3",
    "#c9d8e2",
)
DARK = Sky(
    ("#0b0d24", "#10122e", "#171739", "#1f1b45", "#2a2050", "#38265a"),
    "#f1ecd2",
    "#2b2a5a",
    "#232048",
    "#0e0d20",
    "#f0c55c",
)


@cache
def palette() -> Image.Image:
    """All colours of the picture, with the soft edges between those that meet in it."""
    suits, hunters = tuple(SUIT_COLOURS.values()), HUNTER_COLOURS
    panels = (NIGHT, PANEL, ACTIVE_PANEL, CARD, GONE)
    blends = (
        *((PALE, ground) for ground in (*panels, BACK)),
        *((FAINT, ground) for ground in panels),
        *((GOLD, ground) for ground in (NIGHT, PANEL, CARD, INK)),
        *((WHITE, ground) for ground in (*suits, *SUIT_SHADES.values(), RED, BACK, INK)),
        *((INK, ground) for ground in (*hunters, WHITE, PAPER, CHIP)),
        (ALARM, PANEL),
        (ALARM, CARD),
        (RED, PAPER),
    )
    skies = (part for sky in (DAY, DARK) for part in (*sky.bands, sky.light, sky.halo, sky.far, sky.near, sky.windows))
    plain = (WHITE, INK, BACK, PALE, FAINT, GOLD, ALARM, RED, PAPER, CREASE, CHIP, CHIP_EDGE, DUSK)
    faces = (BONE, FUR, FLESH, CLOTH, SLIME, ICE, DARK_FUR, VELVET, LINEN, SCARLET, CRATER)
    return palette_of((*plain, *faces, *panels, *suits, *SUIT_SHADES.values(), *hunters, *skies), blends, softness=1)
