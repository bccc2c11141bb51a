"""A finished picture: a small PNG, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from math import floor

from PIL import Image, ImageColor

ALT_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alternative text, at most 1,000 characters long."""

    png: bytes
    alt: str


def palette_of(colours: Sequence[str], blends: Sequence[tuple[str, str]], *, softness: int = 3) -> Image.Image:
    """A palette of these colours, with so many steps for soft edges between those of a pair; 256 colours at most."""
    steps = [_between(one, other, step / (softness + 1)) for one, other in blends for step in range(1, softness + 1)]
    entries = dict.fromkeys([*(ImageColor.getrgb(colour)[:3] for colour in colours), *steps])
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for entry in entries for part in entry])
    return palette


def _between(one: str, other: str, part: float) -> tuple[int, ...]:
    pairs = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return tuple(start + floor((end - start) * part) for start, end in pairs)


def png_of(image: Image.Image, palette: Image.Image, *, effort: int = 4) -> bytes:
    """The image as a PNG in the colours of the palette; equal images give equal bytes. More effort, fewer bytes."""
    stored = BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(stored, "PNG", compress_level=effort)
    return stored.getvalue()
