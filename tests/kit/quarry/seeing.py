"""What names stand anywhere in a view or a fact: by this a test sees that a secret is not in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass


def names_in(thing: object) -> set[str]:
    """All strings in a value, however deep they stand in it."""
    return set(_strings(thing))


def _strings(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield str(thing)
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from _strings(getattr(thing, part.name))
    elif isinstance(thing, Mapping):
        yield from _strings((*thing.keys(), *thing.values()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from _strings(part)
