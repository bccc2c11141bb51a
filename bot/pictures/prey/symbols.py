"""The small signs of the city in shapes, each on UNITS by UNITS: suits, hunters, day and night, what befell them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pictures.colours import ALARM, GOLD, INK, PALE, WHITE
from bot.pictures.prey.colours import PAPER, RED
from bot.pictures.sprites import Area, Round, Shape, Stroke, dot
from bot.pictures.symbols import ASKED, CROWN, TIRED, skull

SUIT_SYMBOLS: Mapping[str, tuple[Shape, ...]] = {
    "destruction": (
        Area(
            WHITE,
            (11, 0, 13.6, 4.6, 18.4, 9, 20.4, 15, 18.6, 20.4, 12, 24, 5.4, 20.4, 3.6, 15, 5.4, 9.6, 8, 12, 10.6, 7),
        ),
        Area(INK, (12.4, 12, 15.6, 16.4, 15, 20, 12, 21.6, 9, 20, 8.6, 17)),
    ),
    "absolution": (
        Area(
            WHITE,
            (0, 13.6, 4, 9, 8, 9, 10, 1, 14, 6, 15.6, 11, 20, 8.4, 24, 9, 20, 15, 15, 18.6, 10, 19.4, 6, 16, 4, 12.4),
        ),
        Area(WHITE, (9, 16, 13, 17.6, 10.6, 23.4, 5, 23)),
        dot(INK, 4.6, 11.6, 1),
    ),
    "science": (
        Area(WHITE, (8.4, 2.6, 13, 0, 17, 8, 12.4, 10.6)),
        Stroke(WHITE, (16, 6.6, 20, 11, 19.4, 17, 15, 20.4), 3),
        Area(WHITE, (3, 20, 21, 20, 22.6, 24, 1.4, 24)),
        Area(WHITE, (3, 14, 14, 14, 14, 17, 3, 17)),
        Area(WHITE, (11.6, 11.6, 15, 9.6, 15.8, 11.2, 12.4, 13)),
    ),
    "occult": (
        dot(WHITE, 12, 9.6, 9.4),
        Area(WHITE, (5, 24, 7.6, 18, 16.4, 18, 19, 24)),
        Stroke(INK, (6.6, 9, 8, 5.8, 11, 4.4), 1.8),
        Area(INK, (14, 8, 15, 10.6, 17.6, 11.6, 15, 12.6, 14, 15.2, 13, 12.6, 10.4, 11.6, 13, 10.6)),
    ),
    "general": (
        Area(WHITE, (1, 24, 1, 11, 8, 11, 8, 1, 18, 1, 18, 7, 23, 7, 23, 24)),
        *(Area(INK, (x, y, x + 2.6, y, x + 2.6, y + 3, x, y + 3)) for x in (10, 14) for y in (4, 9.4, 14.8)),
        *(Area(INK, (3.4, y, 6, y, 6, y + 3, 3.4, y + 3)) for y in (13.6, 18.4)),
    ),
}
"""The four Callings, and General."""

HUNTER_SYMBOLS: tuple[tuple[Shape, ...], ...] = (
    (Area(INK, (12, 1, 15, 9, 23.4, 9.4, 16.8, 14.6, 19, 23, 12, 18.2, 5, 23, 7.2, 14.6, 0.6, 9.4, 9, 9)),),
    (
        Area(INK, (8.4, 1, 15.6, 1, 15.6, 8.4, 23, 8.4, 23, 15.6, 15.6, 15.6, 15.6, 23, 8.4, 23)),
        Area(INK, (1, 8.4, 15, 8.4, 15, 15.6, 1, 15.6)),
    ),
    (Round(INK, (1.4, 1.4, 22.6, 22.6)), Round(WHITE, (7.6, 7.6, 16.4, 16.4))),
    (Area(INK, (14.6, 0, 3, 13.6, 10.4, 13.6, 7.6, 24, 21, 9.4, 13.2, 9.4)),),
)
"""Each hunter's own sign on his Willpower: star, cross, ring, bolt."""


def _sun(fill: str) -> tuple[Shape, ...]:
    rays = ((12, 0, 12, 24), (0, 12, 24, 12), (3.6, 3.6, 20.4, 20.4), (3.6, 20.4, 20.4, 3.6))
    return (*(Stroke(fill, ray, 2.4) for ray in rays), dot(fill, 12, 12, 7))


def _moon(fill: str) -> tuple[Shape, ...]:
    outer = (14.6, 1, 9, 2, 4.4, 6, 2.8, 12, 4.4, 18, 9, 22, 15, 23, 20.6, 20)
    return (Area(fill, (*outer, 15, 19, 11.4, 15.6, 10.4, 11, 11.6, 6)),)


SYMBOLS: Mapping[str, tuple[Shape, ...]] = {
    "sun": _sun(GOLD),
    "sun_now": _sun(INK),
    "moon": _moon(PALE),
    "moon_now": _moon(INK),
    "power": (Area(GOLD, (12, 0, 14.6, 9, 23.6, 12, 14.6, 15, 12, 24, 9.4, 15, 0.4, 12, 9.4, 9)),),
    "tired": TIRED,
    "skull": skull(PALE),
    "skull_on_paper": skull(INK, PAPER),
    "eye": (
        Area(PALE, (0, 12, 5, 6.6, 12, 4, 19, 6.6, 24, 12, 19, 17.4, 12, 20, 5, 17.4)),
        dot(INK, 12, 12, 5),
    ),
    "claws": tuple(Area(ALARM, (x + 5, 1, x + 8.6, 2, x + 5.6, 13, x, 23.4, x + 2.4, 12)) for x in (-1, 6.6, 14.2)),
    "hardship": (
        Area(RED, (12, 23, 2, 12, 1.4, 7, 4, 3, 8, 2.6, 12, 6, 16, 2.6, 20, 3, 22.6, 7, 22, 12)),
        Stroke(INK, (12.6, 5, 9.6, 10.4, 14, 13, 11.4, 18.4, 12.4, 23), 2),
    ),
    "storm": (
        dot(PALE, 7, 9.4, 5.6),
        dot(PALE, 13.6, 7.4, 6.6),
        dot(PALE, 18.6, 10.4, 5),
        Area(PALE, (6, 10, 19, 10, 19, 15.2, 6, 15.2)),
        Area(GOLD, (13, 12, 8, 19, 11.4, 19, 9.6, 24, 16, 16.6, 12.8, 16.6)),
    ),
    "crown": CROWN,
    "asked": ASKED,
}
