"""A topic of the rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the rules that is read at once: its key, its title, and its text in markdown."""

    key: str
    title: str
    text: str
