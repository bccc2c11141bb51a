"""The faces of the twelve monsters, each on 24 by 24 units, before a dusky sky."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image

from bot.pictures.colours import ALARM, FAINT, GOLD, INK, WHITE
from bot.pictures.prey.colours import BONE, CLOTH, DARK_FUR, DUSK, FLESH, FUR, ICE, LINEN, RED, SCARLET, SLIME, VELVET
from bot.pictures.sprites import Area, Round, Shape, Stroke, dot, emblem


def _eyes(fill: str, left: float, right: float, height: float, reach: float = 1.3) -> tuple[Shape, ...]:
    return (dot(fill, left, height, reach), dot(fill, right, height, reach))


def _hood(fill: str) -> Area:
    return Area(fill, (3, 24, 4, 12, 7, 5, 12, 2, 17, 5, 20, 12, 21, 24), 0.5, FAINT)


def _ghoul(x: float, y: float, scale: float) -> tuple[Shape, ...]:
    return (
        Round(SLIME, (x - 3.6 * scale, y - 4.6 * scale, x + 3.6 * scale, y + 4.6 * scale), 0.4),
        *_eyes(INK, x - 1.4 * scale, x + 1.4 * scale, y - 1 * scale, 1.1 * scale),
        *_eyes(ALARM, x - 1.4 * scale, x + 1.4 * scale, y - 1 * scale, 0.5 * scale),
        Stroke(INK, (x - 1.8 * scale, y + 2.4 * scale, x + 1.8 * scale, y + 2.4 * scale), 0.9),
    )


FACES: Mapping[str, tuple[Shape, ...]] = {
    "avenging_spirit": (
        Area(
            ICE,
            (5, 23, 5, 10, 7.6, 4.6, 12, 3, 16.4, 4.6, 19, 10, 19, 23, 16.6, 20, 14.4, 23, 12, 20, 9.6, 23, 7.4, 20),
        ),
        *(Round(INK, box) for box in ((7.6, 8, 10.8, 12.6), (13.2, 8, 16.4, 12.6), (10.4, 14, 13.6, 18.6))),
    ),
    "mad_scientist": (
        Area(WHITE, (2, 13, 1, 7, 5, 7.6, 4.6, 2.6, 9, 4.6, 12, 1, 15, 4.6, 19.4, 2.6, 19, 7.6, 23, 7, 22, 13)),
        Round(FLESH, (5.6, 5, 18.4, 21.6)),
        Stroke(INK, (4, 11, 20, 11), 1.4),
        *(Round(INK, box) for box in ((5.6, 8, 11.6, 14), (12.4, 8, 18.4, 14))),
        *(Round(GOLD, box) for box in ((6.6, 9, 10.6, 13), (13.4, 9, 17.4, 13))),
        Stroke(INK, (8.6, 17, 12, 18.6, 15.4, 17), 1.1),
    ),
    "werewolf": (
        Area(FUR, (3, 2, 8, 6, 16, 6, 21, 2, 21, 11, 18, 16, 14.6, 22.6, 9.4, 22.6, 6, 16, 3, 11)),
        Area(BONE, (9, 14, 15, 14, 14, 20, 10, 20)),
        Area(INK, (10, 13.4, 14, 13.4, 12, 16)),
        Area(GOLD, (5.4, 9.4, 10, 11, 7, 12.4)),
        Area(GOLD, (18.6, 9.4, 14, 11, 17, 12.4)),
        Area(WHITE, (9.6, 18, 11.4, 18, 10.4, 21.4)),
        Area(WHITE, (12.6, 18, 14.4, 18, 13.6, 21.4)),
    ),
    "night_stalker": (
        Area(CLOTH, (2, 24, 4, 17, 9, 14.6, 15, 14.6, 20, 17, 22, 24), 0.5, FAINT),
        Round(INK, (6.6, 5, 17.4, 18)),
        Area(CLOTH, (6.4, 9, 7.4, 2.6, 16.6, 2.6, 17.6, 9), 0.5, FAINT),
        Round(CLOTH, (1.6, 7.4, 22.4, 11), 0.5, FAINT),
        *_eyes(WHITE, 9.6, 14.4, 13, 1.1),
    ),
    "necromancer": (
        _hood(CLOTH),
        Round(BONE, (7.4, 6, 16.6, 16.6)),
        Area(BONE, (9, 14, 15, 14, 14.6, 20, 9.4, 20)),
        *_eyes(INK, 9.9, 14.1, 11.4, 1.7),
        *_eyes(SLIME, 9.9, 14.1, 11.4, 0.7),
        Area(INK, (11.2, 15.4, 12, 13.6, 12.8, 15.4)),
        *(Stroke(INK, (x, 17, x, 20), 0.6) for x in (10.6, 12, 13.4)),
    ),
    "body_snatcher": (
        Area(FUR, (8, 1, 16, 1, 20, 8, 16, 23.4, 8, 23.4, 4, 8), 0.8),
        Area(DARK_FUR, (10.6, 3, 17, 3, 20.4, 8.4, 17, 22.6, 12, 22.6), 0.6),
        *_eyes(WHITE, 8.2, 8.2, 9.4, 1.5),
        dot(INK, 8.4, 9.4, 0.7),
        *(Stroke(FLESH, (11.4, y, 9, y + 0.6), 1.3) for y in (14, 15.8, 17.6)),
    ),
    "vampire": (
        Area(RED, (1, 24, 2, 12, 7, 19, 12, 22, 17, 19, 22, 12, 23, 24)),
        Round(BONE, (5.6, 3.6, 18.4, 21.4)),
        Area(INK, (5, 11, 5.4, 5, 9, 2, 15, 2, 18.6, 5, 19, 11, 17, 7.4, 12, 10.4, 7, 7.4)),
        *_eyes(RED, 9.2, 14.8, 12.4, 1.3),
        Stroke(INK, (8.6, 16.6, 15.4, 16.6), 0.9),
        Area(WHITE, (9.4, 16.8, 11, 16.8, 10.2, 19.6)),
        Area(WHITE, (13, 16.8, 14.6, 16.8, 13.8, 19.6)),
    ),
    "warlock": (
        Area(BONE, (6, 13, 18, 13, 16, 20, 12, 24, 8, 20)),
        Round(FLESH, (7, 8.6, 17, 17)),
        Area(VELVET, (12.4, 0, 20, 10.4, 4, 10.4), 0.5, FAINT),
        Round(VELVET, (1.4, 8.6, 22.6, 12), 0.5, FAINT),
        dot(GOLD, 12.4, 6.4, 1.4),
        *_eyes(INK, 9.8, 14.2, 13.6, 0.9),
        Area(BONE, (8, 16, 16, 16, 14, 19, 10, 19)),
    ),
    "ghoul_pack": (*_ghoul(6, 9, 0.95), *_ghoul(18, 8.6, 0.95), *_ghoul(12, 15.6, 1.3)),
    "mummy": (
        Round(BONE, (5, 2.4, 19, 22)),
        Area(INK, (6, 9.6, 18, 8.6, 18, 12.4, 6, 12.8)),
        dot(GOLD, 14.4, 10.6, 1.3),
        *(Stroke(LINEN, (5.4, y, 18.6, y + lean), 0.7) for y, lean in ((5.6, 1.4), (15, -1), (18, 1.2))),
        Stroke(BONE, (17, 19, 21, 21, 22.4, 24), 1.4),
    ),
    "doppelganger": (
        Area(BONE, (12, 2, 7, 3, 4.4, 8, 4.4, 14, 7, 19.6, 12, 22)),
        Area(CLOTH, (12, 2, 17, 3, 19.6, 8, 19.6, 14, 17, 19.6, 12, 22), 0.5, FAINT),
        dot(INK, 8.6, 10.6, 1.4),
        dot(WHITE, 15.4, 10.6, 1.4),
        Stroke(INK, (8.4, 16, 12, 17.2), 1),
        Stroke(WHITE, (12, 17.2, 15.6, 16), 1),
    ),
    "demon": (
        Area(BONE, (2, 1, 6.4, 5, 8.4, 9, 4.6, 9.6)),
        Area(BONE, (22, 1, 17.6, 5, 15.6, 9, 19.4, 9.6)),
        Area(SCARLET, (5, 8, 12, 5, 19, 8, 19, 14, 15.6, 20, 12, 23, 8.4, 20, 5, 14)),
        Area(GOLD, (6.6, 10.6, 11, 12.6, 7.6, 13.8)),
        Area(GOLD, (17.4, 10.6, 13, 12.6, 16.4, 13.8)),
        Area(INK, (8, 16, 16, 16, 14, 19.2, 10, 19.2)),
        *(Area(WHITE, (x, 16, x + 1.6, 16, x + 0.8, 17.8)) for x in (8.6, 11.2, 13.8)),
    ),
}


@cache
def face(monster: str, side: int) -> Image.Image:
    """The face of a monster, so many pixels wide and high."""
    return emblem((dot(DUSK, 12, 12, 12), *FACES[monster]), side)
