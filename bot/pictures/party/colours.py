"""The colours of the kingdom. Nothing is told by colour alone."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.pictures.colours import ACTIVE_PANEL, ALARM, BACK, FAINT, GOLD, INK, NIGHT, PALE, PANEL, WHITE
from bot.pictures.picture import palette_of
from rules.hunting_party.kingdom import SkillType

PARCHMENT = "#ecdcb4"
ROAD = "#a88350"
STONE, DARK_STONE = "#c2bcae", "#8d867c"
PLASTER = "#f6ecd6"
RED_ROOF, BLUE_ROOF = "#b24f3d", "#4d6f9f"
WOOD, LIGHT_WOOD = "#855833", "#c08f56"
LEAF, DARK_LEAF = "#74a048", "#47733a"
DEAD = "#54483f"
WATER = "#79acc6"
SAND, DARK_SAND = "#e0bd78", "#b98e4c"
CLIFF, MAGIC = "#8f93b4", "#8a64b8"
GROUNDS = {"palace": "#e6d193", "catacomb": "#cfc3b4", "darkwoods": "#c3c39a", "mystic_vale": "#cdd3d0"}
"""How the land is tinted around each region."""

CARD = "#3a3348"
TIRED = "#242030"
DUSK = "#5b4a78"
SILVER = "#c9ced6"
BLOOD = "#c8332b"
"""The red shares of the Shadow."""

SKILL_COLOURS: dict[SkillType, str] = {"guiding": "#2f66b0", "seeking": "#2f7f42", "fighting": "#b3352f"}
SEAT_COLOURS = ("#f0c02e", "#5aa9f0", "#b07be0", "#5fc26a", "#f07a6a")
"""The shares of each seat. The red ones come last: with the Shadow's red shares there are four seats at most."""

_LAND = (PARCHMENT, *GROUNDS.values())
_ART = (
    *(ROAD, STONE, DARK_STONE, PLASTER, RED_ROOF, BLUE_ROOF, WOOD, LIGHT_WOOD, LEAF, DARK_LEAF),
    *(DEAD, WATER, SAND, DARK_SAND, CLIFF, MAGIC),
)
_PANELS = (NIGHT, PANEL, ACTIVE_PANEL, CARD, TIRED)


@cache
def palette() -> Image.Image:
    """All colours of the picture, with the soft edges between those that meet in it."""
    skills = tuple(SKILL_COLOURS.values())
    blends = (
        *((INK, other) for other in (PARCHMENT, PLASTER, STONE, GOLD, LEAF, WATER, SAND, *SEAT_COLOURS)),
        *((PALE, ground) for ground in (*_PANELS, BACK)),
        *((FAINT, ground) for ground in (PANEL, ACTIVE_PANEL, CARD, TIRED)),
        *((GOLD, ground) for ground in (NIGHT, PANEL, CARD)),
        *((WHITE, other) for other in (INK, BACK, *skills)),
        (BLOOD, PANEL),
    )
    plain = (WHITE, INK, BACK, PALE, FAINT, GOLD, ALARM, SILVER, BLOOD, DUSK)
    return palette_of((*plain, *_PANELS, *_LAND, *_ART, *skills, *SEAT_COLOURS), blends, softness=1)
