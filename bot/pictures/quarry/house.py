"""The house without its people: rooms, walls, doorways and stairs, as the sides that lie up have them."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from bot.pictures.colours import FAINT, INK, NIGHT, PALE
from bot.pictures.lettering import font
from bot.pictures.quarry.colours import DOOR, FLOOR_COLOURS, ROOM_COLOURS
from bot.pictures.quarry.plan import FLOOR_TITLE, LEFT, RIGHT, WIDTH, Box, boxes, edges, floor_box, floor_top
from bot.pictures.sprites import CARD_WIDTH
from bot.words.quarry.names import FLOOR_TITLES, ROOM_TITLES
from rules.unknown_quarry.house import FLOORS, ROOMS, STAIRS, Sides, open_sides

WALL_WIDTH = 9
_DOORWAY = 80
_STEPS = 4
_STAIR_LETTERS = {room: letter for pair, letter in zip(STAIRS, "PQRT", strict=True) for room in pair}
_STAIR_WIDTH = 52


@cache
def empty_house(sides: Sides, height: int) -> Image.Image:
    """The house with nobody in it and no card, on a ground of this height. Copy it before drawing on it."""
    image = Image.new("RGB", (WIDTH, height), NIGHT)
    canvas = ImageDraw.Draw(image)
    for floor, side in zip(FLOORS, sides, strict=True):
        _floor_title(canvas, floor, side)
    for room, box in boxes().items():
        canvas.rectangle(box, fill=ROOM_COLOURS.get(room, FLOOR_COLOURS[ROOMS[room].floor]))
    _walls(canvas, open_sides(sides))
    for room, box in boxes().items():
        canvas.text((box[0] + 16, box[1] + 14), ROOM_TITLES[room], fill=INK, font=font(27), stroke_width=0.4)
    for room, letter in _STAIR_LETTERS.items():
        _stair(canvas, boxes()[room], letter)
    return image


def _floor_title(canvas: ImageDraw.ImageDraw, floor: str, side: str) -> None:
    middle = floor_top(floor) + FLOOR_TITLE / 2
    canvas.text((LEFT, middle), FLOOR_TITLES[floor], fill=PALE, font=font(25), anchor="lm", stroke_width=0.4)
    canvas.text((RIGHT, middle), f"side {side}", fill=FAINT, font=font(22), anchor="rm")


def _walls(canvas: ImageDraw.ImageDraw, opened: tuple[tuple[str, str], ...]) -> None:
    for line in edges().values():
        canvas.line(line, fill=INK, width=WALL_WIDTH)
    for floor in FLOORS:
        left, top, right, bottom = floor_box(floor)
        half = WALL_WIDTH // 2
        canvas.rectangle((left - half, top - half, right + half, bottom + half), outline=INK, width=WALL_WIDTH)
    for pair in opened:
        _doorway(canvas, edges()[frozenset(pair)])


def _doorway(canvas: ImageDraw.ImageDraw, line: Box) -> None:
    """A wide opening in the middle of the wall, with a wooden sill."""
    x, y = (line[0] + line[2]) / 2, (line[1] + line[3]) / 2
    along, across = _DOORWAY / 2, WALL_WIDTH / 2
    is_upright = line[0] == line[2]
    reach_x, reach_y = (across, along) if is_upright else (along, across)
    canvas.rectangle((x - reach_x, y - reach_y, x + reach_x, y + reach_y), fill=DOOR)


def _stair(canvas: ImageDraw.ImageDraw, box: Box, letter: str) -> None:
    """A flight of steps with its letter, beside the cards."""
    right, bottom = box[2] - CARD_WIDTH - 20, box[1] + 43
    left = right - _STAIR_WIDTH
    run, rise = 7, 7
    corners: list[tuple[int, int]] = [(left, bottom)]
    for step in range(_STEPS):
        corners += [
            (left + step * run, bottom - (step + 1) * rise),
            (left + (step + 1) * run, bottom - (step + 1) * rise),
        ]
    corners.append((left + _STEPS * run, bottom))
    canvas.polygon(corners, fill=INK)
    canvas.text((right, bottom), letter, fill=INK, font=font(27), anchor="rs", stroke_width=0.6)
