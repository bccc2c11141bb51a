"""What stands at each place of the kingdom, in shapes: 160 by 120 units, the ground at the bottom."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pictures.colours import GOLD, INK
from bot.pictures.party.colours import (
    BLUE_ROOF,
    CLIFF,
    DARK_LEAF,
    DARK_SAND,
    DARK_STONE,
    DEAD,
    LEAF,
    LIGHT_WOOD,
    MAGIC,
    PLASTER,
    RED_ROOF,
    SAND,
    STONE,
    WATER,
    WOOD,
)
from bot.pictures.sprites import Area, Round, Shape, Stroke

LANDMARK_WIDTH, LANDMARK_HEIGHT = 160, 120
_EDGE = 2.5


def _block(fill: str, left: float, top: float, right: float, bottom: float) -> Area:
    return Area(fill, (left, top, right, top, right, bottom, left, bottom), _EDGE)


def _roof(fill: str, left: float, eaves: float, right: float, ridge: float) -> Area:
    return Area(fill, (left, eaves, (left + right) / 2, ridge, right, eaves), _EDGE)


def _window(left: float, top: float, width: float = 7, height: float = 11) -> Area:
    return Area(GOLD, (left, top, left + width, top, left + width, top + height, left, top + height), 1.5)


def _gate(left: float, top: float, right: float, bottom: float) -> tuple[Shape, ...]:
    width = right - left
    door = Area(INK, (left, top + width / 2, right, top + width / 2, right, bottom, left, bottom))
    return Round(INK, (left, top, right, top + width)), door


def _fir(fill: str, middle: float, foot: float, size: float) -> tuple[Shape, ...]:
    trunk = Area(WOOD, (middle - 3, foot - 8, middle + 3, foot - 8, middle + 3, foot, middle - 3, foot), 1.5)
    tiers = (
        Area(
            fill,
            (
                *(middle - width * size, foot - base * size),
                *(middle, foot - (base + 34) * size),
                *(middle + width * size, foot - base * size),
            ),
            _EDGE,
        )
        for width, base in ((22, 7), (18, 25), (13, 43))
    )
    return trunk, *tiers


def _dead_tree(middle: float, foot: float, size: float) -> tuple[Shape, ...]:
    def at(*points: float) -> tuple[float, ...]:
        return tuple(
            (foot - point * size) if place % 2 else (middle + point * size) for place, point in enumerate(points)
        )

    return (
        Area(DEAD, at(-9, 0, -4, 20, -3, 50, 3, 50, 4, 20, 10, 0)),
        Stroke(DEAD, at(0, 42, -14, 62, -12, 78), 5 * size),
        Stroke(DEAD, at(-12, 58, -26, 66), 4 * size),
        Stroke(DEAD, at(1, 44, 9, 66, 4, 90), 5 * size),
        Stroke(DEAD, at(7, 60, 24, 70, 26, 82), 4 * size),
        Stroke(DEAD, at(2, 30, 18, 44, 32, 46), 4 * size),
        Stroke(DEAD, at(-2, 30, -18, 40), 4 * size),
    )


def _flag(fill: str, foot: float, top: float, bottom: float) -> tuple[Shape, ...]:
    return Stroke(INK, (foot, bottom, foot, top), 2.5), Area(fill, (foot, top, foot + 16, top + 5, foot, top + 11), 1.5)


def _star(fill: str, middle: float, height: float, reach: float) -> Area:
    thin = reach * 0.28
    points = (
        (0, -reach),
        (thin, -thin),
        (reach, 0),
        (thin, thin),
        (0, reach),
        (-thin, thin),
        (-reach, 0),
        (-thin, -thin),
    )
    return Area(fill, tuple(part for x, y in points for part in (middle + x, height + y)))


_PALACE = (
    *_flag(RED_ROOF, 80, 0, 20),
    _block(STONE, 62, 30, 98, 112),
    _roof(BLUE_ROOF, 56, 32, 104, 8),
    _block(STONE, 36, 66, 124, 112),
    *(_block(STONE, left, 58, left + 10, 70) for left in (50, 66, 84, 100)),
    *(_block(STONE, left, 48, left + 24, 112) for left in (22, 114)),
    *(_roof(BLUE_ROOF, left, 50, left + 34, 18) for left in (17, 109)),
    *(_window(left, 62) for left in (30, 122)),
    *(_window(left, 40) for left in (68, 84)),
    *_gate(70, 80, 90, 112),
)
_TOWER = (
    Area(DARK_STONE, (40, 112, 54, 96, 70, 100, 92, 94, 112, 102, 122, 112), _EDGE),
    Area(STONE, (66, 104, 70, 40, 90, 40, 94, 104), _EDGE),
    Area(STONE, (60, 30, 100, 30, 94, 46, 66, 46), _EDGE),
    _roof(MAGIC, 56, 32, 104, -2),
    _window(76, 54, 8),
    _window(76, 76, 8),
    *(_window(left, 33, 6, 8) for left in (69, 77, 85)),
    *_gate(73, 92, 87, 106),
    _star(MAGIC, 30, 34, 12),
    _star(MAGIC, 132, 52, 10),
    _star(GOLD, 122, 20, 8),
    _star(GOLD, 44, 66, 7),
)
_FOREST = (
    *_fir(DARK_LEAF, 50, 94, 0.95),
    *_fir(DARK_LEAF, 112, 94, 0.95),
    *_fir(LEAF, 80, 104, 1.15),
    *_fir(LEAF, 28, 108, 0.85),
    *_fir(LEAF, 134, 108, 0.85),
    Round(LEAF, (44, 96, 70, 114), _EDGE),
    Round(DARK_LEAF, (92, 98, 116, 114), _EDGE),
)
_ARENA = (
    *_flag(RED_ROOF, 34, 14, 50),
    *_flag(BLUE_ROOF, 78, 6, 50),
    *_flag(RED_ROOF, 122, 14, 50),
    Round(SAND, (12, 58, 148, 114), _EDGE),
    Area(SAND, (12, 56, 148, 56, 148, 86, 12, 86)),
    Stroke(INK, (13, 56, 13, 88), _EDGE),
    Stroke(INK, (147, 56, 147, 88), _EDGE),
    Round(SAND, (12, 32, 148, 82), _EDGE),
    Round(DARK_SAND, (26, 39, 134, 76), _EDGE),
    Round(SAND, (40, 50, 120, 76), 1.5),
    *(
        shape
        for left, top in ((18, 72), (38, 82), (60, 87), (82, 87), (104, 83), (126, 73))
        for shape in _gate(left, top, left + 14, top + 20)
    ),
)
_TEMPLE = (
    _block(PLASTER, 102, 62, 144, 112),
    Area(RED_ROOF, (96, 64, 108, 42, 140, 42, 150, 64), _EDGE),
    _window(112, 76, 8, 16),
    _window(127, 76, 8, 16),
    Stroke(INK, (62, 2, 62, 24), 3.5),
    Stroke(INK, (55, 8, 69, 8), 3.5),
    _block(PLASTER, 48, 44, 76, 112),
    _roof(RED_ROOF, 42, 46, 82, 14),
    _block(PLASTER, 28, 76, 96, 112),
    _roof(RED_ROOF, 20, 78, 104, 46),
    Round(BLUE_ROOF, (54, 58, 70, 74), 2),
    *_gate(52, 84, 72, 112),
    _window(36, 88, 8, 14),
    _window(80, 88, 8, 14),
)
_TAVERN = (
    _block(PLASTER, 92, 66, 146, 112),
    _roof(BLUE_ROOF, 84, 68, 154, 34),
    Stroke(WOOD, (119, 68, 119, 110), 3),
    _window(100, 76, 10, 12),
    _window(127, 76, 10, 12),
    _block(DARK_STONE, 62, 20, 74, 44),
    _block(PLASTER, 22, 58, 90, 112),
    _roof(RED_ROOF, 12, 60, 100, 16),
    *(Stroke(WOOD, points, 3) for points in ((24, 84, 88, 84), (38, 60, 38, 84), (74, 60, 74, 84))),
    _window(46, 64, 9, 13),
    _window(59, 64, 9, 13),
    _window(28, 92, 9, 12),
    *_gate(44, 88, 62, 112),
    Stroke(WOOD, (88, 72, 106, 72), 3),
    Round(GOLD, (94, 75, 112, 93), 2),
    Area(WOOD, (99, 79, 107, 79, 107, 89, 99, 89)),
)
_MARKET: tuple[Shape, ...] = (
    Round(WATER, (2, 88, 158, 120)),
    Stroke(WOOD, (38, 20, 38, 88), 4),
    Area(PLASTER, (41, 22, 70, 44, 41, 76), _EDGE),
    Area(PLASTER, (35, 30, 14, 72, 35, 76), _EDGE),
    Area(WOOD, (8, 82, 72, 82, 62, 100, 18, 100), _EDGE),
    _block(LIGHT_WOOD, 74, 88, 154, 98),
    *(_block(WOOD, left, 96, left + 6, 116) for left in (82, 112, 142)),
    _block(PLASTER, 92, 60, 148, 88),
    _block(WOOD, 92, 74, 148, 88),
    *(
        Area(fill, (left, 60, left + 3, 40, left + 17, 40, left + 14, 60), 2)
        for left, fill in ((85, RED_ROOF), (99, PLASTER), (113, RED_ROOF), (127, PLASTER), (141, RED_ROOF))
    ),
    Round(GOLD, (100, 64, 110, 74), 1.5),
    Round(LEAF, (113, 64, 123, 74), 1.5),
    Round(RED_ROOF, (126, 64, 136, 74), 1.5),
)
_CATACOMB = (
    Area(DARK_STONE, (10, 112, 18, 72, 40, 44, 66, 30, 98, 32, 126, 50, 144, 78, 152, 112), _EDGE),
    Area(STONE, (22, 112, 28, 84, 42, 66, 36, 96), 0),
    Area(STONE, (136, 112, 132, 86, 120, 66, 126, 98), 0),
    *_gate(52, 70, 108, 114),
    Round(PLASTER, (54, 36, 106, 82), _EDGE),
    Area(PLASTER, (64, 76, 96, 76, 94, 94, 66, 94), _EDGE),
    Area(PLASTER, (65, 70, 95, 70, 95, 80, 65, 80)),
    Round(INK, (61, 52, 77, 70)),
    Round(INK, (83, 52, 99, 70)),
    Area(INK, (80, 68, 75, 78, 85, 78)),
    *(Stroke(INK, (left, 84, left, 94), 2.5) for left in (73, 80, 87)),
)
_DARKWOODS = (
    Round(PLASTER, (92, 6, 126, 40), _EDGE),
    *_dead_tree(40, 108, 0.9),
    *_dead_tree(124, 106, 0.8),
    *_dead_tree(82, 114, 1.05),
    Stroke(DEAD, (10, 112, 150, 112), 3),
)
_VALE = (
    _star(GOLD, 82, 16, 10),
    _star(MAGIC, 104, 30, 7),
    Area(CLIFF, (4, 112, 44, 22, 92, 112), _EDGE),
    Area(PLASTER, (44, 22, 31, 52, 40, 46, 46, 56, 58, 48), 1.5),
    Area(CLIFF, (78, 112, 122, 30, 158, 112), _EDGE),
    Area(PLASTER, (122, 30, 110, 53, 119, 49, 126, 58, 135, 52), 1.5),
    Area(LEAF, (4, 112, 40, 84, 78, 96, 118, 84, 158, 112), _EDGE),
    Area(WATER, (76, 74, 86, 74, 82, 86, 94, 94, 84, 103, 100, 114, 62, 114, 70, 104, 76, 95, 70, 86), 2),
)

LANDMARKS: Mapping[str, tuple[Shape, ...]] = {
    "palace": _PALACE,
    "tower": _TOWER,
    "forest": _FOREST,
    "arena": _ARENA,
    "temple": _TEMPLE,
    "tavern": _TAVERN,
    "market": _MARKET,
    "catacomb": _CATACOMB,
    "darkwoods": _DARKWOODS,
    "mystic_vale": _VALE,
}
"""By stack, as the rulebook's map shows them."""
