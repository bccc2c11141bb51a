"""A hunter in a party as a card: name, skills, shares, what he wears, what befell him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, FAINT, GOLD, PALE
from bot.pictures.lettering import fitted, lettered
from bot.pictures.party.colours import CARD, TIRED
from bot.pictures.party.plan import TILE_HEIGHT, TILE_WIDTH
from bot.pictures.party.signs import CHIP_GAP, chips, pie, symbol
from bot.pictures.sprites import CLEAR, put, row
from bot.words.party.names import HUNTER_TITLES
from rules.hunting_party.cards import ITEMS
from rules.hunting_party.view import MemberView

Mark = Literal["", "sent", "aimed"]
"""A hunter that was sent on the hunt that runs, or at whom the effect under way is aimed."""
_SHORT = {"timmy": "Timmy"}
_MIDDLES = (16, 45, 72)
_ABOUT = 19
"""The height of the letters below the skills."""


@lru_cache(256)
def tile(member: MemberView, colour: str, mark: Mark, *, is_hero: bool) -> Image.Image:
    """The hunter's card, not to be drawn on. `colour`: that of his party's shares.

    A hero has no shares, and needs no crown: every hero is a champion.
    """
    image = Image.new("RGBA", (TILE_WIDTH, TILE_HEIGHT), CLEAR)
    outline = {"": None, "sent": GOLD, "aimed": ALARM}[mark]
    fill = TIRED if member.is_tired else CARD
    box = (0, 0, TILE_WIDTH - 1, TILE_HEIGHT - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, 8, fill=fill, outline=outline, width=3)
    _name(image, member, has_crown=member.is_champion and not is_hero)
    shares = () if is_hero else (pie(member.shares, colour),)
    left = row(image, shares, 6, _MIDDLES[1], 4)
    row(image, chips(member.skills, TILE_WIDTH - left - 5), left, _MIDDLES[1], CHIP_GAP)
    row(image, _left_below(member, is_hero=is_hero), 7, _MIDDLES[2], 3)
    befallen = list(_befallen(member, mark))
    width = sum(sprite.width + 3 for sprite in befallen)
    row(image, befallen, TILE_WIDTH - width - 4, _MIDDLES[2], 3)
    return image


def _name(image: Image.Image, member: MemberView, *, has_crown: bool) -> None:
    title = _SHORT.get(member.hunter, HUNTER_TITLES[member.hunter])
    room = TILE_WIDTH - (38 if has_crown else 12)
    words = lettered(fitted(title, 21, room), 21, FAINT if member.is_tired else PALE, 0.4)
    row(image, (words,), 7, _MIDDLES[0])
    if has_crown:
        put(image, symbol("crown", 24), TILE_WIDTH - 30, 4)


def _left_below(member: MemberView, *, is_hero: bool) -> Iterator[Image.Image]:
    """Whether he is the hero, and what he wears."""
    if is_hero:
        yield lettered("hero", _ABOUT, GOLD)
    for kind, count in sorted(Counter(ITEMS[item].type for item in member.items).items()):
        yield symbol(kind)
        if count > 1:
            yield lettered(f"x{count}", _ABOUT, PALE)


def _befallen(member: MemberView, mark: Mark) -> Iterator[Image.Image]:
    if member.guards:
        yield symbol("guarded")
    if member.marks:
        yield symbol("used")
    if mark == "sent":
        yield symbol("sent")
    if member.is_tired:
        yield lettered("tired", _ABOUT, PALE)
        yield symbol("tired")
