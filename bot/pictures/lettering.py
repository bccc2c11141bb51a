"""Letters in pictures: Pillow's built-in scalable font, and texts that it can draw in the room there is."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from PIL import Image, ImageColor, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

_MISSING = "\U000f0000"
_HALF_CLEAR = [round(opacity / 255 * 2) * 255 // 2 for opacity in range(256)]
_PLAIN = dict(zip("ßøØłŁđĐðþıæÆœŒ", "soOlLdDdtiaAoO", strict=True))


@cache
def font(pixels: int) -> FreeTypeFont:
    """The font at this height in pixels."""
    loaded = ImageFont.load_default(pixels)
    if not isinstance(loaded, FreeTypeFont):
        raise TypeError("Pillow was built without FreeType")
    return loaded


@lru_cache(1024)
def drawable(text: str, otherwise: str) -> str:
    """The text without what the font lacks: symbols are left out, unknown letters are "?".

    `otherwise` is the text if most of its letters could not be drawn.
    """
    known = "".join(_known(character) for character in unicodedata.normalize("NFC", text))
    words = " ".join(known.split())
    legible = sum(1 for character in words if character.isalnum())
    return words if legible > words.count("?") else otherwise


@lru_cache(1024)
def fitted(text: str, pixels: int, width: int) -> str:
    """The text, or as much of it as the width in pixels allows, with an ellipsis at the end."""
    letters = font(pixels)
    if letters.getlength(text) <= width:
        return text
    while text and letters.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


@lru_cache(1024)
def wrapped(text: str, pixels: int, width: int, lines: int) -> tuple[str, ...]:
    """The text in so many lines at most, broken between words; what does not fit ends in an ellipsis."""
    letters, first, *words = font(pixels), *text.split()
    found = [first]
    for word in words:
        longer = f"{found[-1]} {word}"
        if len(found) == lines or letters.getlength(longer) <= width:
            found[-1] = longer
        else:
            found.append(word)
    return tuple(fitted(line, pixels, width) for line in found)


@lru_cache(1024)
def lettered(text: str, pixels: int, colour: str, weight: float = 0) -> Image.Image:
    """The text on a clear ground, a third higher than its letters; `weight` makes it bolder. Not to be drawn on.

    Its edges are half clear and nothing between, so that a picture has few colours, and few bytes.
    """
    letters = font(pixels)
    image = Image.new("RGBA", (int(letters.getlength(text)) + 3, pixels * 4 // 3), (*ImageColor.getrgb(colour), 0))
    ink = ImageDraw.Draw(image)
    ink.text((1, image.height / 2), text, fill=colour, font=letters, anchor="lm", stroke_width=weight)
    image.putalpha(image.getchannel("A").point(_HALF_CLEAR))
    return image


@cache
def _known(character: str) -> str:
    if _is_in_font(character):
        return character
    plain = _PLAIN.get(character, unicodedata.normalize("NFKD", character)[0])
    if plain != character and _is_in_font(plain):
        return plain
    return "?" if character.isalnum() else ""


@cache
def _is_in_font(character: str) -> bool:
    letters = font(32)
    return character.isspace() or bytes(letters.getmask(character)) != bytes(letters.getmask(_MISSING))
