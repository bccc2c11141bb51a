"""A finished picture: a small PNG, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

COLOURS = 96
ALT_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alternative text, at most 1,000 characters long."""

    png: bytes
    alt: str


def png_of(image: Image.Image) -> bytes:
    """The image as a PNG with a palette; equal images give equal bytes."""
    stored = BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(stored, "PNG", compress_level=6)
    return stored.getvalue()
