"""The stored form of states and events: JSON bytes, checked when they are opened again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

V = TypeVar("V")

MOST_FAULTS = 5
"""So many of the faults in a stored value are named."""
TAGGED = Field(discriminator="kind")
"""Marks a union whose members are told apart by their `kind`."""


class Codec(Generic[V]):
    """Turns values of one type into bytes and back; equal values give equal bytes on every machine."""

    def __init__(self, of: object, names: Mapping[str, object]) -> None:
        """`of` is the type, a union perhaps; `names` are types that its fields mention and its module does not hold."""
        self._adapter: TypeAdapter[V] = TypeAdapter(of)  # type: ignore[arg-type]  # no type stands for "a type form"
        self._adapter.rebuild(force=True, _types_namespace=dict(names))

    def dump(self, value: V) -> bytes:
        """The value as JSON bytes."""
        return self._adapter.dump_json(value)

    def load(self, stored: bytes) -> V:
        """The value that was dumped. Raises ValueError if the bytes are not one; it tells nothing of what they hold."""
        try:
            return self._adapter.validate_json(stored)
        except ValidationError as error:
            raise ValueError("; ".join(_faults(error)[:MOST_FAULTS])) from None


def _faults(error: ValidationError) -> list[str]:
    """What is wrong, and where. Pydantic's own sentences may repeat a value, which is a secret of somebody's."""
    told = error.errors(include_url=False, include_context=False, include_input=False)
    return [f"{fault['type']} at {'.'.join(map(str, fault['loc'])) or 'the top'}" for fault in told]
