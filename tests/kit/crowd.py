"""Many people, or one very quick one, at the same moment: what is pressed or typed reaches the bot all at once."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.kit.shown import Shown
from tests.kit.world import Result, World


async def at_once(world: World, *deeds: Awaitable[Result]) -> list[Result]:
    """All the deeds were done before the bot could do anything about the first; then it did whatever it does."""
    # The simulator waits after each deed until the bot is idle. It has no public way to leave that out.
    world.env._settle_internal = _no_settling  # type: ignore[method-assign]
    try:
        results = [await deed for deed in deeds]
    finally:
        del world.env._settle_internal
    await world.env.settle()
    return results


async def _no_settling(**_: Any) -> None:
    """Nothing has happened yet."""


@contextmanager
def delivered_twice(world: World) -> Iterator[None]:
    """Discord hands every interaction to the bot twice, as it may after a broken connection."""
    backend, once = world.env.backend, world.env.backend.emit

    def twice(event: str, payload: dict[str, Any], *rest: Any, **named: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            once(event, payload, *rest, **named)

    backend.emit = twice  # type: ignore[method-assign]
    try:
        yield
    finally:
        backend.emit = once  # type: ignore[method-assign]


def told_privately(result: Result) -> Shown | None:
    """The message for this person alone that came beside what was pressed, or None."""
    notes = result.followups
    assert all(note.ephemeral for note in notes), "a refusal that others can see"
    return notes[0] if notes else None
