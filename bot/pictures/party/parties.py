"""The parties below the map: for each seat what is its own, then its hero and members as cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from PIL import Image, ImageDraw

from bot.pictures.colours import ACTIVE_PANEL, ALARM, GOLD, PALE, PANEL
from bot.pictures.lettering import lettered
from bot.pictures.party.colours import SEAT_COLOURS
from bot.pictures.party.hunters import Mark, tile
from bot.pictures.party.people import hand_letter, short
from bot.pictures.party.plan import (
    GAP,
    LEFT,
    PARTIES,
    RIGHT,
    SEAT_WIDTH,
    TILE_GAP,
    TILE_HEIGHT,
    TILE_STEP,
    TILES_IN_ROW,
    panel_height,
)
from bot.pictures.party.signs import pie, scroll, symbol
from bot.pictures.sprites import card_back, put, row
from rules.hunting_party.kingdom import SILVER_PER_GOLD
from rules.hunting_party.view import MemberView, SeatView, View


def height_of(view: View) -> int:
    """The height of the whole picture."""
    return PARTIES + sum(panel_height(len(_party(there))) + GAP for there in view.seats) + 4


def parties(image: Image.Image, view: View, names: Sequence[str]) -> None:
    """A panel for each seat, one below the other."""
    heights = (panel_height(len(_party(there))) + GAP for there in view.seats)
    for seat, top in enumerate(list(accumulate(heights, initial=PARTIES))[:-1]):
        _panel(image, view, names, seat, top)


def _party(there: SeatView) -> tuple[MemberView, ...]:
    return there.members if there.hero is None else (there.hero, *there.members)


def _panel(image: Image.Image, view: View, names: Sequence[str], seat: int, top: int) -> None:
    there = view.seats[seat]
    is_active = seat == view.turn.seat and view.outcome is None
    box = (LEFT, top, RIGHT, top + panel_height(len(_party(there))))
    canvas = ImageDraw.Draw(image)
    fill, outline = (ACTIVE_PANEL, GOLD) if is_active else (PANEL, None)
    canvas.rounded_rectangle(box, 10, fill=fill, outline=outline, width=3)
    canvas.rounded_rectangle((LEFT + 6, top + 7, LEFT + 11, box[3] - 7), 2, fill=SEAT_COLOURS[seat])
    _own(image, view, names, seat, top)
    for place, member in enumerate(_party(there)):
        left = LEFT + SEAT_WIDTH + place % TILES_IN_ROW * TILE_STEP
        card = tile(member, SEAT_COLOURS[seat], _mark(view, seat, member), is_hero=member is there.hero)
        put(image, card, left, top + 7 + place // TILES_IN_ROW * (TILE_HEIGHT + TILE_GAP))


def _mark(view: View, seat: int, member: MemberView) -> Mark:
    if view.outcome is not None:
        return ""
    aimed = [] if view.playing is None else [pick.split(".")[:2] for pick in view.playing.picks]
    if [str(seat), member.hunter] in aimed:
        return "aimed"
    return "sent" if view.hunt is not None and view.hunt.seat == seat and member.hunter in view.hunt.sent else ""


def _own(image: Image.Image, view: View, names: Sequence[str], seat: int, top: int) -> None:
    """Name, money, free shares, hand, and the letter of a hand of prophecies that is shared."""
    there, left = view.seats[seat], LEFT + 18
    is_asked = seat in view.waiting and view.outcome is None
    name = lettered(short(names, seat, 24, SEAT_WIDTH - (50 if is_asked else 26)), 24, PALE, 0.5)
    row(image, (name,), left, top + 20)
    if is_asked:
        put(image, symbol("asked", 22), LEFT + SEAT_WIDTH - 30, top + 9)
    row(image, _money(there.silver), left, top + 48, 4)
    free = lettered("free", 18, ALARM if there.free < 0 else PALE)
    end = row(image, (pie(there.free, SEAT_COLOURS[seat]), free, card_back(there.hand_size)), left, top + 77, 1)
    if letter := hand_letter(view, seat):
        put(image, scroll(letter), end, top + 63)


def _money(silver: int) -> Iterator[Image.Image]:
    gold, rest = divmod(silver, SILVER_PER_GOLD)
    yield symbol("gold", 23)
    yield lettered(str(gold), 22, PALE, 0.4)
    yield symbol("silver", 23)
    yield lettered(str(rest), 22, PALE, 0.4)
