"""A finished picture: a small PNG, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageColor

ALT_LIMIT = 1000
_STEPS = 4


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alternative text, at most 1,000 characters long."""

    png: bytes
    alt: str


def palette_of(colours: Sequence[str], blends: Sequence[tuple[str, str]]) -> Image.Image:
    """A palette of these colours, with the steps that soft edges need between those of a pair; 256 at most."""
    steps = [_between(one, other, step) for one, other in blends for step in range(1, _STEPS)]
    entries = dict.fromkeys([*(ImageColor.getrgb(colour)[:3] for colour in colours), *steps])
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for entry in entries for part in entry])
    return palette


def _between(one: str, other: str, step: int) -> tuple[int, ...]:
    pairs = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return tuple(start + (end - start) * step // _STEPS for start, end in pairs)


def png_of(image: Image.Image, palette: Image.Image) -> bytes:
    """The image as a PNG in the colours of the palette; equal images give equal bytes."""
    stored = BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(stored, "PNG", compress_level=4)
    return stored.getvalue()
