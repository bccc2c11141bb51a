"""The small signs of the kingdom in shapes, each on 24 by 24 units: skills, gear, coins, what befell a hunter."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pictures.colours import ALARM, GOLD, INK, PALE, WHITE
from bot.pictures.party.colours import SILVER
from bot.pictures.sprites import Area, Round, Shape, Stroke, dot
from bot.pictures.symbols import ASKED, CROWN, TIRED, skull

SKILL_SYMBOLS: Mapping[str, tuple[Shape, ...]] = {
    "palace": (
        Area(WHITE, (3, 22, 3, 6, 7, 6, 7, 9, 10, 9, 10, 6, 14, 6, 14, 9, 17, 9, 17, 6, 21, 6, 21, 22, 15, 22, 15, 16)),
        Area(WHITE, (3, 22, 9, 22, 9, 16, 15, 16, 15, 10, 3, 10)),
    ),
    "catacomb": skull(WHITE),
    "darkwoods": (
        Area(WHITE, (9, 23, 11, 10, 13, 10, 15, 23)),
        Stroke(WHITE, (12, 12, 12, 2), 2),
        Stroke(WHITE, (12, 15, 5, 9, 4, 4), 2),
        Stroke(WHITE, (12, 13, 19, 8, 20, 3), 2),
        Stroke(WHITE, (7, 10.5, 2, 10), 1.6),
        Stroke(WHITE, (17, 9.5, 22, 10), 1.6),
    ),
    "mystic_vale": (
        Area(WHITE, (1, 16, 8, 3, 12, 10, 16, 5, 23, 16)),
        Stroke(WHITE, (2, 19, 6, 17.8, 10, 19.4, 14, 17.8, 18, 19.4, 22, 18), 1.8),
        Stroke(WHITE, (4, 22.6, 8, 21.4, 12, 23, 16, 21.4, 20, 22.6), 1.6),
    ),
    "bait": (
        Stroke(WHITE, (13, 1, 13, 15, 11.6, 19, 8.6, 20.4, 5.4, 18.6, 4.6, 14.5), 2.6),
        Area(WHITE, (1.6, 16, 4.6, 9.6, 8.4, 15.2)),
        Round(WHITE, (9.4, 0, 16.6, 7)),
        dot(INK, 13, 3.4, 1.4),
        Area(WHITE, (16, 9, 22, 12, 19, 16, 22, 20, 16.4, 19, 17.6, 14)),
    ),
    "sorcery": (
        dot(WHITE, 12, 9.5, 8.5),
        Area(WHITE, (6, 22.5, 8, 17, 16, 17, 18, 22.5)),
        Stroke(INK, (7.6, 9, 9, 6.2, 12, 5), 1.6),
    ),
    "tracks": (
        Round(WHITE, (6, 11, 18, 22)),
        *(Round(WHITE, (x - 2.5, y - 3.2, x + 2.5, y + 3.2)) for x, y in ((3.4, 10), (9, 5), (15, 5), (20.6, 10))),
    ),
    "knowledge": (
        Area(WHITE, (1, 5, 7, 3.4, 11.4, 5.4, 11.4, 21.4, 7, 19.4, 1, 20.6)),
        Area(WHITE, (23, 5, 17, 3.4, 12.6, 5.4, 12.6, 21.4, 17, 19.4, 23, 20.6)),
        *(Stroke(INK, (3.4, y, 9, y), 1) for y in (8.4, 12, 15.6)),
        *(Stroke(INK, (15, y, 20.6, y), 1) for y in (8.4, 12, 15.6)),
    ),
    "subdue": (
        *(Round(WHITE, box) for box in ((1, 9, 12, 20), (12, 4, 23, 15))),
        *(Round(INK, box) for box in ((4, 12, 9, 17), (15, 7, 20, 12))),
        Stroke(WHITE, (10.4, 13.4, 13.8, 10.8), 3),
    ),
    "melee": (
        Area(WHITE, (22, 1, 22, 6, 10.6, 17, 7.4, 13.6, 18, 1.4)),
        Stroke(WHITE, (4.4, 11.6, 12.4, 19.4), 2.6),
        Stroke(WHITE, (7.6, 16.4, 2.4, 21.6), 3.4),
    ),
    "range": (
        Stroke(WHITE, (6, 1.6, 11.5, 3.6, 15, 7.4, 16.2, 12, 15, 16.6, 11.5, 20.4, 6, 22.4), 2.4),
        Stroke(WHITE, (6, 1.6, 6, 22.4), 1.2),
        Stroke(WHITE, (1, 12, 20, 12), 1.8),
        Area(WHITE, (18, 8.4, 23.6, 12, 18, 15.6)),
    ),
    "magic": (
        Area(WHITE, (12, 0, 14.6, 9, 23.6, 12, 14.6, 15, 12, 24, 9.4, 15, 0.4, 12, 9.4, 9)),
        dot(WHITE, 19.5, 4.5, 2),
        dot(WHITE, 4.5, 19.5, 2),
    ),
}

GEAR_SYMBOLS: Mapping[str, tuple[Shape, ...]] = {
    "body": (Area(PALE, (7, 3, 10, 5, 14, 5, 17, 3, 23, 8, 20, 12, 17, 10, 17, 22, 7, 22, 7, 10, 4, 12, 1, 8)),),
    "hand": (
        Area(
            PALE,
            (6, 22, 6, 14, 3, 10, 5, 8, 8, 11, 8, 4, 11, 4, 11, 2, 14, 2, 14, 4, 17, 4, 17, 6, 20, 6, 20, 15, 18, 22),
        ),
    ),
    "head": (
        Area(PALE, (6, 17, 7, 9, 12, 4, 17, 9, 18, 17)),
        Round(PALE, (1, 14, 23, 21)),
        Stroke(INK, (6, 15.6, 18, 15.6), 1.4),
    ),
    "foot": (Area(PALE, (7, 2, 14, 2, 14, 13, 22, 16, 22, 21, 6, 21)), Stroke(INK, (6, 18.6, 22, 18.6), 1)),
    "potion": (
        Area(PALE, (10, 2, 14, 2, 14, 9, 20, 19, 18, 22, 6, 22, 4, 19, 10, 9)),
        Area(INK, (8.4, 14, 15.6, 14, 17.6, 18, 6.4, 18)),
    ),
}

SYMBOLS: Mapping[str, tuple[Shape, ...]] = {
    "crown": CROWN,
    "gold": (Round(GOLD, (1, 1, 23, 23)), Round(GOLD, (4, 4, 20, 20), 1.8)),
    "silver": (Round(SILVER, (3, 3, 21, 21)), Round(SILVER, (5.6, 5.6, 18.4, 18.4), 1.5)),
    "tired": TIRED,
    "guarded": (Area(PALE, (2.4, 3, 12, 1, 21.6, 3, 20, 14, 12, 23, 4, 14)), Stroke(INK, (12, 6, 12, 17), 2.2)),
    "used": (
        Area(PALE, (4, 2, 20, 2, 20, 5, 13.4, 12, 20, 19, 20, 22, 4, 22, 4, 19, 10.6, 12, 4, 5)),
        Stroke(INK, (3, 4.4, 21, 4.4), 1.2),
        Stroke(INK, (3, 19.6, 21, 19.6), 1.2),
    ),
    "sent": (Stroke(GOLD, (5, 1, 5, 23), 2.4), Area(GOLD, (6, 2, 22, 7, 6, 13))),
    "chest": (
        Area(GOLD, (2, 11, 4, 4, 20, 4, 22, 11)),
        Area(GOLD, (2, 12.4, 22, 12.4, 22, 21, 2, 21)),
        Area(INK, (10, 10, 14, 10, 14, 15, 10, 15)),
    ),
    "prophecy": (
        Area(PALE, (3, 2, 21, 2, 21, 22, 3, 22)),
        Round(PALE, (0, 0, 24, 5)),
        Round(PALE, (0, 19, 24, 24)),
    ),
    "asked": ASKED,
    "death": skull(ALARM),
}
