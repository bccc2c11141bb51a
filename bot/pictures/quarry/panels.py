"""What stands around the house: the turn and the roll above it, and below it everybody at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from bot.pictures.colours import ACTIVE_PANEL, ALARM, FAINT, GOLD, PALE, PANEL
from bot.pictures.lettering import drawable, fitted, font
from bot.pictures.quarry.pawns import pawn
from bot.pictures.quarry.plan import LEFT, LEGEND, RIGHT
from bot.pictures.quarry.tokens import bolt
from bot.pictures.sprites import card_back, put
from bot.words.quarry.names import CHARACTER_TITLES
from bot.words.quarry.names import pawn as letter_of
from rules.unknown_quarry.state import FULL_ENERGY
from rules.unknown_quarry.view import View

PANEL_HEIGHT = 84
_GAP = 10
_COLUMNS = 2
_COLUMN = (RIGHT - LEFT + _GAP) // _COLUMNS
REMARKS_ROOM = _COLUMN - 196
_HEIGHTS = (21, 19, 17)
"""What everybody knows of a seat is written smaller before anything of it is cut."""


def height_of(seats: int) -> int:
    """The height of the whole picture for so many seats."""
    return LEGEND + -(-seats // _COLUMNS) * (PANEL_HEIGHT + _GAP) + 4


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


def legend(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """A panel for each seat: pawn, name, energy, hand, and what everybody knows besides."""
    canvas = ImageDraw.Draw(image)
    for seat in range(len(view.seats)):
        left = LEFT + seat % _COLUMNS * _COLUMN
        top = LEGEND + seat // _COLUMNS * (PANEL_HEIGHT + _GAP)
        _panel(image, canvas, view, seat, (left, top))
        name = fitted(legible(view, names, seat), 27, _COLUMN - 92)
        canvas.text((left + 74, top + 22), name, fill=PALE, font=font(27), anchor="lm")


def _panel(image: Image.Image, canvas: ImageDraw.ImageDraw, view: View, seat: int, corner: tuple[int, int]) -> None:
    (left, top), there = corner, view.seats[seat]
    is_active = seat == view.active and view.outcome is None
    box = (left, top, left + _COLUMN - _GAP, top + PANEL_HEIGHT)
    fill, outline = (ACTIVE_PANEL, GOLD) if is_active else (PANEL, None)
    canvas.rounded_rectangle(box, 10, fill=fill, outline=outline, width=3)
    put(image, pawn(there.character, letter_of(there.character), is_active=is_active), left + 12, top + 15)
    for charge in range(FULL_ENERGY):
        put(image, bolt(is_full=charge < there.energy), left + 72 + charge * 24, top + 43)
    put(image, card_back(there.hand_size), left + 134, top + 39)
    remarks = ", ".join(remarks_on(view, seat))
    height = height_for(remarks)
    colour, shown = ALARM if there.has_declared else FAINT, fitted(remarks, height, REMARKS_ROOM)
    canvas.text((left + 182, top + 60), shown, fill=colour, font=font(height), anchor="lm")


def height_for(remarks: str) -> int:
    """The largest height at which nothing of the remarks is cut, or the smallest that can be read."""
    return next((height for height in _HEIGHTS if font(height).getlength(remarks) <= REMARKS_ROOM), _HEIGHTS[-1])


def remarks_on(view: View, seat: int) -> Iterator[str]:
    """What everybody knows of a seat besides its energy and its hand."""
    there = view.seats[seat]
    if there.has_declared:
        yield "CRIPPLED"
    if seat in view.waiting and seat != view.active:
        yield "asked"
    if there.harassers:
        yield f"harassed by {''.join(letter_of(view.seats[other].character) for other in there.harassers)}"
