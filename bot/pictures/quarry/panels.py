"""What stands around the house: the turn and the roll above it, and below it everybody at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.lettering import drawable, fitted, font
from bot.pictures.quarry.colours import ACTIVE_PANEL, ALARM, BACK, BACK_EDGE, FAINT, GOLD, NIGHT, PALE, PANEL
from bot.pictures.quarry.pawns import PAWN, pawn
from bot.pictures.quarry.plan import LEFT, LEGEND, RIGHT
from bot.words.quarry.names import CHARACTER_TITLES
from bot.words.quarry.names import pawn as letter_of
from rules.unknown_quarry.state import FULL_ENERGY
from rules.unknown_quarry.view import SeatView, View

PANEL_HEIGHT = 72
_COLUMNS = 2
_COLUMN = (RIGHT - LEFT + 10) // _COLUMNS


def height_of(seats: int) -> int:
    """The height of the whole picture for so many seats."""
    return LEGEND + -(-seats // _COLUMNS) * (PANEL_HEIGHT + 8) + 6


def legible(view: View, names: Sequence[str], seat: int) -> str:
    """A player's name in the letters of the font, or the character's name if it has none of them."""
    return drawable(names[seat], CHARACTER_TITLES[view.seats[seat].character])


def header(canvas: ImageDraw.ImageDraw, view: View, names: Sequence[str]) -> None:
    """The round, whose turn it is, and what is going on, at the top."""
    rounds = f"round {view.round} of {view.round_limit}"
    width = RIGHT - LEFT
    canvas.text((RIGHT, 34), rounds, fill=FAINT, font=font(26), anchor="rm")
    room = width - int(font(26).getlength(rounds)) - 24
    canvas.text(
        (LEFT, 34), fitted(_headline(view, names), 34, room), fill=PALE, font=font(34), anchor="lm", stroke_width=0.5
    )
    canvas.text((LEFT, 73), fitted(_second_line(view, names), 27, width), fill=GOLD, font=font(27), anchor="lm")


def _headline(view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        return "The hunt is over"
    actions = "1 action left" if view.actions == 1 else f"{view.actions} actions left"
    return f"{fitted(legible(view, names, view.active), 34, 330)}: {actions}"


def _second_line(view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        winners = " and ".join(legible(view, names, seat) for seat in view.outcome.winners)
        return f"{winners} wins" if winners else "Nobody wins"
    if view.attack is None:
        return "waiting for " + ", ".join(fitted(legible(view, names, seat), 27, 500) for seat in view.waiting)
    attacker, target = (
        fitted(legible(view, names, seat), 27, 260) for seat in (view.attack.attacker, view.attack.target)
    )
    numbers = " > ".join(str(number) for number in view.attack.numbers)
    return f"{attacker} > {target}: {f'rolled {numbers}' if numbers else 'cards have gone over'}"


def legend(image: Image.Image, canvas: ImageDraw.ImageDraw, view: View, names: Sequence[str]) -> None:
    """A panel for each seat: pawn, name, energy, hand, and what everybody knows besides."""
    for seat, there in enumerate(view.seats):
        left = LEFT + seat % _COLUMNS * _COLUMN
        top = LEGEND + seat // _COLUMNS * (PANEL_HEIGHT + 8)
        is_active = seat == view.active and view.outcome is None
        box = (left, top, left + _COLUMN - 10, top + PANEL_HEIGHT)
        canvas.rounded_rectangle(
            box, 10, fill=ACTIVE_PANEL if is_active else PANEL, outline=GOLD if is_active else None, width=3
        )
        sprite = pawn(there.character, letter_of(there.character), is_active=is_active)
        image.paste(sprite, (left + 10, top + (PANEL_HEIGHT - PAWN) // 2), sprite)
        name = fitted(legible(view, names, seat), 26, _COLUMN - 84)
        canvas.text((left + 66, top + 20), name, fill=PALE, font=font(26), anchor="lm", stroke_width=0.3)
        _status(canvas, view, seat, there, left + 66, top + 51)


def _status(canvas: ImageDraw.ImageDraw, view: View, seat: int, there: SeatView, left: int, middle: int) -> None:
    for charge in range(FULL_ENERGY):
        bolt(canvas, left + charge * 22, middle, is_full=charge < there.energy)
    card_back(canvas, left + 60, middle - 15, there.hand_size)
    remarks = ["CRIPPLED"] if there.has_declared else []
    remarks += ["asked now"] if seat in view.waiting and seat != view.active else []
    remarks += (
        [f"harassed by {''.join(letter_of(view.seats[other].character) for other in there.harassers)}"]
        if there.harassers
        else []
    )
    text = fitted(", ".join(remarks), 22, _COLUMN - 190)
    canvas.text((left + 104, middle), text, fill=ALARM if there.has_declared else FAINT, font=font(22), anchor="lm")


def bolt(canvas: ImageDraw.ImageDraw, left: int, middle: int, *, is_full: bool) -> None:
    """A charge of energy: a solid bolt, or the outline of a spent one."""
    shape = ((11, -14), (1, 3), (8, 3), (4, 15), (17, -4), (9, -4), (14, -14))
    corners = [(left + x, middle + y) for x, y in shape]
    canvas.polygon(corners, fill=GOLD if is_full else NIGHT, outline=GOLD, width=1)


def card_back(canvas: ImageDraw.ImageDraw, left: int, top: int, count: int) -> None:
    """The back of a card with a number on it, 30 pixels high; all cards look the same."""
    if count > 1:
        canvas.rounded_rectangle((left + 4, top - 3, left + 30, top + 27), 4, fill=BACK, outline=BACK_EDGE, width=2)
    canvas.rounded_rectangle(
        (left, top, left + 26, top + 30), 4, fill=BACK if count else NIGHT, outline=BACK_EDGE, width=2
    )
    canvas.text((left + 13, top + 15), str(count), fill="#ffffff", font=font(22), anchor="mm", stroke_width=0.5)
